import type {
  EntryRecord,
  LexicalRecord,
  LinkedWord,
  Sense,
  ThesaurusRecord,
} from '../../lexicon/records.ts';
import { isAmericanSpelling } from '../english/americanSpelling.ts';
import type { Exceptions } from '../english/inflectedForms.ts';
import { englishInflections } from '../english/inflections.ts';
import { categories, examplesOf } from './examples.ts';
import { type IndexEntry, type SenseCounts, senseCountKey } from './index.ts';
import { definitionWithoutLabels, labelsOf, semanticClass, subcategorization } from './labels.ts';
import type { Synset, Synsets } from './synsets.ts';

/** From synsets to headwords: each spelling of a lemma becomes one entry and one thesaurus entry. */

export interface WordNet {
  readonly synsets: Synsets;
  readonly counts: SenseCounts;
  readonly exceptions: Exceptions;
}

/** A spelling in a synset. */
interface Member {
  readonly key: string;
  readonly synset: Synset;
  /** From 1. */
  readonly wordNumber: number;
}

/** The records of the index's lemmas. Entries are numbered in the order of the index; their sense ids follow from it. */
export function* wordNetRecords(index: Iterable<IndexEntry>, wordNet: WordNet): Generator<LexicalRecord> {
  let number = 0;
  for (const entry of index) {
    for (const [spelling, members] of membersBySpelling(entry, wordNet.synsets)) {
      number += 1;
      yield* recordsOf(spelling, entry, members, number, wordNet);
    }
  }
}

/** The index writes in lower case; case is that of the words in the synsets (*Polish* beside *polish*). */
function membersBySpelling(entry: IndexEntry, synsets: Synsets): ReadonlyMap<string, readonly Member[]> {
  const spellings = new Map<string, Member[]>();
  for (const key of entry.synsets) {
    const synset = synsets.get(key);
    const position = synset?.words.findIndex(word => word.toLowerCase() === entry.lemma) ?? -1;
    const spelling = synset?.words[position];
    if (synset && spelling !== undefined) {
      const members = spellings.get(spelling) ?? [];
      members.push({ key, synset, wordNumber: position + 1 });
      spellings.set(spelling, members);
    }
  }
  return spellings;
}

function* recordsOf(
  headword: string,
  { lemma, partOfSpeech }: IndexEntry,
  indexed: readonly Member[],
  number: number,
  wordNet: WordNet,
): Generator<LexicalRecord> {
  const counts = tagCounts(lemma, indexed, wordNet.counts);
  const countOf = new Map(indexed.map((member, position) => [member, counts[position] ?? 0]));
  // the index has the senses in this order already, but for spellings without counts of their own
  const members = indexed.toSorted((one, other) => (countOf.get(other) ?? 0) - (countOf.get(one) ?? 0));
  const digits = String(number).padStart(7, '0');
  const senses = members.map((member, order) => {
    const suffix = `${digits}.${String(order + 1).padStart(3, '0')}`;
    return makeSense(
      headword,
      member,
      { sense: `m_en_gbus${suffix}`, thesaurus: `t_en_gb${suffix}` },
      wordNet,
    );
  });
  const category = categories[partOfSpeech];
  const frequency = counts.reduce((one, other) => one + other, 0);
  const head = { headword, language: 'en', lexicalCategory: category } as const;
  const isName = members.every(member => member.synset.pointers.some(pointer => pointer.symbol === '@i'));
  const inflections =
    isName || members.every(member => isUncounted(headword, member.synset, wordNet.synsets))
      ? []
      : englishInflections(category, headword, wordNet.exceptions);
  yield withoutEmpty<EntryRecord>({
    kind: 'entry',
    ...head,
    frequency,
    grammaticalFeatures: isName ? ['proper'] : [],
    inflections,
    senses: senses.map(({ sense }) => sense),
  });
  const thesaurus = senses.flatMap(sense => sense.thesaurus ?? []);
  if (thesaurus.length > 0) {
    yield { kind: 'thesaurus', ...head, senses: thesaurus };
  }
}

/**
 * How often each sense of a lemma was tagged. The tagged texts are American: a British spelling that they do not
 * have counts as its American one.
 */
function tagCounts(lemma: string, members: readonly Member[], counts: SenseCounts): readonly number[] {
  const countOf = (word: string, { key }: Member) => counts.get(senseCountKey(word, key)) ?? 0;
  const own = members.map(member => countOf(lemma, member));
  return own.some(count => count > 0)
    ? own
    : members.map(member => {
        const american = member.synset.words
          .map(word => word.toLowerCase())
          .find(word => isAmericanSpelling(word, lemma));
        return american === undefined ? 0 : countOf(american, member);
      });
}

/** Scientific names (*Canis*, *family Canidae*) and languages stand below a group or a language and have no plural. */
function isUncounted(headword: string, synset: Synset, synsets: Synsets): boolean {
  const parents = synset.pointers
    .filter(pointer => pointer.symbol === '@')
    .flatMap(pointer => synsets.get(pointer.target) ?? []);
  return parents.some(
    ({ words }) =>
      taxonomicGroup.test(words[0] ?? '') ||
      (/^\p{Lu}/u.test(headword) && words.some(parent => parent.endsWith(' language'))),
  );
}

const taxonomicGroup =
  /(genus|family|order|class|phylum|division|kingdom|tribe|species|subphylum|taxonomic group)$/;

type ThesaurusSense = ThesaurusRecord['senses'][number];

function makeSense(
  headword: string,
  { synset, wordNumber }: Member,
  ids: { readonly sense: string; readonly thesaurus: string },
  { synsets, exceptions }: WordNet,
): { readonly sense: Sense; readonly thesaurus: ThesaurusSense | undefined } {
  const { grammaticalFeatures, ...labels } = labelsOf(synset, wordNumber, synsets);
  const synonyms = synset.words.flatMap((word, position) =>
    word === headword ? [] : [linkedWord(synset, position + 1, synsets)],
  );
  const antonyms = synset.pointers
    .filter(pointer => pointer.symbol === '!' && pointer.fromWord === wordNumber)
    .flatMap(pointer => {
      const other = synsets.get(pointer.target);
      return other ? [linkedWord(other, pointer.toWord, synsets)] : [];
    });
  const linked = synonyms.length + antonyms.length > 0;
  const semantic = semanticClass(synset);
  const sense = withoutEmpty<Sense>({
    id: ids.sense,
    definitions: [definitionWithoutLabels(synset, synsets)],
    ...labels,
    semanticClasses: semantic ? [semantic] : [],
    grammaticalFeatures: [...grammaticalFeatures, ...subcategorization(synset, wordNumber)],
    examples: examplesOf(headword, synset, exceptions),
    synonyms,
    thesaurusLinks: linked ? [{ headword, senseId: ids.thesaurus }] : [],
  });
  const thesaurus = withoutEmpty<ThesaurusSense>({ id: ids.thesaurus, ...labels, synonyms, antonyms });
  return { sense, thesaurus: linked ? thesaurus : undefined };
}

function linkedWord(synset: Synset, wordNumber: number, synsets: Synsets): LinkedWord {
  const { registers } = labelsOf(synset, wordNumber, synsets);
  return withoutEmpty<LinkedWord>({ text: synset.words[wordNumber - 1] ?? '', registers });
}

/** Without fields that hold an empty list or nothing. */
function withoutEmpty<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, field]) => field !== undefined && !(Array.isArray(field) && field.length === 0),
    ),
  ) as T;
}
