import { labelId } from '../../lexicon/labelText.ts';
import type { Synset, Synsets } from './synsets.ts';

/** Labels that WordNet gives by pointers: `;c` topic, `;r` region, `;u` usage; and by lexicographer file. */

export interface SynsetLabels {
  readonly domains: readonly string[];
  readonly regions: readonly string[];
  readonly registers: readonly string[];
  readonly grammaticalFeatures: readonly string[];
}

/** Registers for the words by which WordNet names a usage. Usages that are no register are left out. */
const registerOfUsage: Readonly<Record<string, string>> = {
  archaism: 'archaic',
  colloquialism: 'informal',
  dialect: 'dialect',
  disparagement: 'derogatory',
  'ethnic slur': 'offensive',
  euphemism: 'euphemistic',
  formality: 'formal',
  irony: 'ironic',
  obscenity: 'vulgar_slang',
  regionalism: 'dialect',
  slang: 'slang',
  'street name': 'slang',
  'trade name': 'trademark',
  trademark: 'trademark',
  trope: 'figurative',
  wit: 'humorous',
};

const featureOfUsage: Readonly<Record<string, string>> = {
  abbreviation: 'abbreviation',
  acronym: 'abbreviation',
  comparative: 'comparative',
  plural: 'plural',
  superlative: 'superlative',
};

/** English-speaking regions are named by their adjective, as dictionaries label usage. */
const regionNames: Readonly<Record<string, string>> = {
  Australia: 'australian',
  Canada: 'canadian',
  England: 'english',
  India: 'indian',
  Ireland: 'irish',
  'New Zealand': 'new_zealand',
  'North America': 'north_american',
  'Northern Ireland': 'northern_irish',
  Scotland: 'scottish',
  'South Africa': 'south_african',
  'United Kingdom': 'british',
  'United States': 'us',
  Wales: 'welsh',
};

/** The labels of one word of a synset: those of the whole synset and those of the word. */
export function labelsOf(synset: Synset, wordNumber: number, synsets: Synsets): SynsetLabels {
  const named = (symbol: string) =>
    synset.pointers
      .filter(
        pointer => pointer.symbol === symbol && (pointer.fromWord === 0 || pointer.fromWord === wordNumber),
      )
      .map(pointer => synsets.get(pointer.target)?.words[0] ?? '')
      .filter(Boolean);
  const usages = named(';u');
  return {
    domains: unique(named(';c').map(labelId)),
    regions: unique(named(';r').map(region => regionNames[region] ?? labelId(region))),
    registers: unique(usages.map(usage => registerOfUsage[usage])),
    grammaticalFeatures: unique(usages.map(usage => featureOfUsage[usage])),
  };
}

function unique(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids.filter(id => id !== undefined))];
}

/** Words of a remark before a definition that only say again what the labels say. */
const labelWords =
  /^(British|Scottish|Irish|American|Australian|Canadian|chiefly|mainly|often|usually|informal|formal|slang|archaic|dialect|dialectal|obscene|vulgar|derogatory|disparaging|offensive|ethnic slur|trademark|trade name|euphemism|literary|plural|used in the plural|and|or|,|\s)+$/i;

/** The definition without its remark, where the remark says what a label of the synset says. */
export function definitionWithoutLabels(synset: Synset, synsets: Synsets): string {
  const { remark, definition } = synset;
  if (remark === undefined) {
    return definition;
  }
  const topics = synset.pointers
    .filter(pointer => pointer.symbol === ';c')
    .flatMap(pointer => synsets.get(pointer.target)?.words ?? []);
  const labelled = synset.pointers.some(pointer => pointer.symbol === ';u' || pointer.symbol === ';r');
  const repeats = topics.some(topic => sameTopic(topic, remark)) || (labelled && labelWords.test(remark));
  return repeats ? definition.replace(/^\([^()]*\)\s*/, '') : definition;
}

function sameTopic(topic: string, remark: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/ church$|s$/, '');
  return plain(topic) === plain(remark);
}

/** Semantic classes by the number of the lexicographer file (lexnames(5WN)); adjectives and adverbs have none of their own. */
const semanticClasses: readonly (string | undefined)[] = [
  undefined,
  undefined,
  undefined,
  undefined,
  'act',
  'animal',
  'artifact',
  'attribute',
  'body',
  'cognition',
  'communication',
  'event',
  'feeling',
  'food',
  'group',
  'location',
  'motive',
  'object',
  'person',
  'phenomenon',
  'plant',
  'possession',
  'process',
  'quantity',
  'relation',
  'shape',
  'state',
  'substance',
  'time',
  'bodily_care',
  'change',
  'thinking',
  'communication',
  'competition',
  'consumption',
  'contact',
  'creation',
  'emotion',
  'motion',
  'perception',
  'possession',
  'social',
  'stative',
  'weather',
];

/** The semantic class of a synset; undefined where its lexicographer file says nothing but the part of speech. */
export function semanticClass(synset: Synset): string | undefined {
  return semanticClasses[synset.lexicographerFile];
}

/** Verb frames with an object and without (wninput(5WN), "Verb Frames"). */
const transitiveFrames = new Set([8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 30, 31]);
const intransitiveFrames = new Set([1, 2, 3, 4, 12, 13, 22, 23, 27]);

/** `transitive` and `intransitive`, as the frames of a word of a verb synset show. */
export function subcategorization(synset: Synset, wordNumber: number): string[] {
  const frames = synset.frames.filter(frame => frame.word === 0 || frame.word === wordNumber);
  return [
    ...(frames.some(frame => transitiveFrames.has(frame.number)) ? ['transitive'] : []),
    ...(frames.some(frame => intransitiveFrames.has(frame.number)) ? ['intransitive'] : []),
  ];
}
