import { wordSet } from './inflectedForms.ts';

/** Plurals that neither the spelling rules nor the exception lists of WordNet give. Written for Glossa. */

/** Nouns that are alike in both numbers. */
const unchanged = wordSet(`
  aircraft apparatus barracks bison chamois chassis cod corps crossroads deer elk gallows grouse headquarters
  hovercraft innings means moose offspring rendezvous reindeer salmon series sheep spacecraft species squid
  subspecies swine trout watercraft
`);

const others: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    alkali: ['alkalis', 'alkalies'],
    bacterium: ['bacteria'],
    brother: ['brothers', 'brethren'],
    bus: ['buses', 'busses'],
    camera: ['cameras'],
    cloth: ['cloths'],
    colon: ['colons'],
    criterion: ['criteria'],
    cry: ['cries'],
    datum: ['data'],
    die: ['dice', 'dies'],
    fish: ['fish', 'fishes'],
    gas: ['gases', 'gasses'],
    genius: ['geniuses', 'genii'],
    lure: ['lures'],
    opus: ['opuses', 'opera'],
    passerby: ['passersby'],
    pea: ['peas'],
    penny: ['pennies', 'pence'],
    person: ['people', 'persons'],
    phenomenon: ['phenomena'],
    scarf: ['scarves', 'scarfs'],
    swami: ['swamis'],
    taxi: ['taxis'],
    wharf: ['wharves', 'wharfs'],
  }),
);

/** Nouns in -man that are no compound of *man*. */
const notMan =
  /^(\p{Lu}.*|anglo-norman|caiman|cayman|ceriman|hanuman|human|ottoman|roman|shaman|soman|talisman|toman|saman|desman|dragoman|german|superhuman|subhuman|nonhuman|mussulman|hetman|ataman)$/u;

/** Capitalised nouns that are: *Frenchman*, *Irishman*, *Norseman*. */
const nationals = /(ish|nch|tch|lsh|ots|nx|rse)man$/;

/** Irregular nouns that keep their plural at the end of a compound: *schoolchildren*, *meatloaves*. */
const compounds: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(?<=.)child$/, 'children'],
  [/(?<=.)tooth$/, 'teeth'],
  [/(?<=^(?:claw|club|flat|fore|hind|splay|web))foot$/, 'feet'],
  [/(?<=.)wife$/, 'wives'],
  [/(?<=.)knife$/, 'knives'],
  [/(?<=..)loaf$/, 'loaves'],
  [/(?<=.)leaf$/, 'leaves'],
];

/** Nouns that are never counted, or are irregular plurals with an entry of their own. */
const mass = wordSet(`
  advice apparel bacteria baggage bedding chess courage criteria cutlery data dice equipment evidence feet
  footwear furniture garbage golf gratitude happiness hardware health homework honesty housework ignorance
  information jewellery jewelry knowledge laughter leisure lightning livestock luck luggage machinery media
  merchandise mice music nonsense patience phenomena poetry pollution rice rubbish scenery software
  stationery sunshine teeth tennis underwear weather wildlife wisdom
`);

/** A final ch that is said as k: *stomach*, *monarch*, *epoch*, *Czech*. */
const hardCh = /([^o]och|omach|(mon|tri|olig|er|tr|ex)arch|unuch|[tz]ech|Bach|Mach)$/;

/** The plurals of a noun as tables list them: those written down here, or else those of the exception list. */
export function listedPlurals(noun: string, exceptions: readonly string[]): readonly string[] {
  if (unchanged.has(noun)) {
    return [noun];
  }
  return others.get(noun) ?? exceptions;
}

/** Whether all plurals of a noun are written down here, so that no regular one stands beside them. */
export function isSettled(noun: string): boolean {
  return unchanged.has(noun) || others.has(noun);
}

/** A plural by a rule of few nouns: *firemen*, *Japanese*; undefined where the common rules serve. */
export function irregularPlural(noun: string): string | undefined {
  if (/^\p{Lu}.*ese$/u.test(noun) || noun === 'Swiss') {
    return noun;
  }
  const [ending, plural] = compounds.find(([pattern]) => pattern.test(noun)) ?? [];
  if (ending && plural && /^\p{Ll}/u.test(noun)) {
    return noun.replace(ending, plural);
  }
  const isMan = /.man$/.test(noun) && (!notMan.test(noun) || nationals.test(noun));
  return isMan ? noun.replace(/an$/, 'en') : undefined;
}

/** Whether a noun takes -s where its letters ask for -es. */
export function takesPlainS(noun: string): boolean {
  return hardCh.test(noun);
}

/** Nouns that are plural already or never counted: *trousers*, *physics*, *advice*. */
export function isUncountable(noun: string): boolean {
  if (mass.has(noun)) {
    return true;
  }
  return /^\S*[^suiaoy]s$/.test(noun) && !unchanged.has(noun) && !/^(lens|summons)$/.test(noun);
}
