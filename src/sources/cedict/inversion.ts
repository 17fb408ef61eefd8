import type { Register } from '../../lexicon/records.ts';
import { categoryOf, type PartsOfSpeech } from './category.ts';
import { type EnglishKey, englishKey } from './englishKeys.ts';
import { type Homograph, labelsOf, type SplitSense } from './entries.ts';
import type { Equivalent } from './equivalents.ts';
import type { Reading } from './readings.ts';

/** A Chinese word as the translation of an English one. */
export interface Candidate {
  readonly text: string;
  readonly transliteration?: string;
  readonly domains?: readonly string[];
  readonly regions?: readonly string[];
  readonly registers?: readonly Register[];
  /** What the gloss remarks, if anything. */
  readonly remark?: string;
  /** The other glosses near by, the nearest first: they tell which meaning it is. */
  readonly others: readonly string[];
  /** The smaller, the more useful. */
  readonly cost: number;
}

/** An English headword in one category with its candidates, in the order of the dictionary. */
export interface EnglishWord {
  readonly headword: string;
  readonly lexicalCategory: string;
  readonly candidates: Candidate[];
}

/** English words by headword and category, in the order in which the dictionary first has them. */
export type EnglishWords = Map<string, EnglishWord>;

interface Inverting {
  readonly parts: PartsOfSpeech;
  readonly compounds: ReadonlyMap<string, number>;
}

/** Adds every English word that translates a homograph. */
export function invert(homograph: Homograph, words: EnglishWords, { parts, compounds }: Inverting): void {
  const keys = homograph.senses.map(({ equivalents }) => equivalents.map(englishKey));
  const rarity = rarityOf(homograph.reading, compounds);
  let position = 0;
  for (const [index, split] of homograph.senses.entries()) {
    for (const [inner, equivalent] of split.equivalents.entries()) {
      const key = keys[index]?.[inner];
      if (key !== undefined) {
        const others = otherGlosses(homograph, keys, { index, key });
        const cost = rarity + costOf(homograph, split, position);
        addCandidate(words, key, candidateOf({ homograph, split, equivalent, others, cost }), parts);
      }
      position += 1;
    }
  }
}

/** The smaller, the commoner. What a single character is part of says little of its use as a word. */
function rarityOf({ headword, classifiers }: Reading, compounds: ReadonlyMap<string, number>): number {
  const common = (word: string) => Math.log2(1 + (compounds.get(word) ?? 0));
  const classified = classifiers === undefined ? 0 : 1.5;
  if (headword.length === 1) {
    return (common(headword) < 3 ? 3 : 0) - 0.65 * common(headword) - classified;
  }
  return -1.2 * common(headword) - 0.3 * Math.min(...[...headword].map(common)) - classified;
}

/** Whether a word has a place of its own: a phrase that WordNet lacks needs two translations. */
export function isEnglishHeadword({ headword, candidates }: EnglishWord, parts: PartsOfSpeech): boolean {
  return candidates.length > 1 || !headword.includes(' ') || parts.has(headword.toLowerCase());
}

function addCandidate(
  words: EnglishWords,
  key: EnglishKey,
  candidate: Candidate,
  parts: PartsOfSpeech,
): void {
  const lexicalCategory = key.isVerb ? 'verb' : nounIfName(key.headword, categoryOf([key.headword], parts));
  const id = `${key.headword}\t${lexicalCategory}`;
  const word = words.get(id);
  if (word === undefined) {
    words.set(id, { headword: key.headword, lexicalCategory, candidates: [candidate] });
    return;
  }
  const same = word.candidates.findIndex(
    ({ text, transliteration }) => text === candidate.text && transliteration === candidate.transliteration,
  );
  if (same === -1) {
    word.candidates.push(candidate);
  } else if ((word.candidates[same]?.cost ?? 0) > candidate.cost) {
    word.candidates[same] = candidate;
  }
}

/** A capitalised word that WordNet does not have is a name. */
function nounIfName(headword: string, category: string): string {
  return category === 'other' && /^\p{Lu}\p{Ll}/u.test(headword) ? 'noun' : category;
}

interface Found {
  readonly homograph: Homograph;
  readonly split: SplitSense;
  readonly equivalent: Equivalent;
  readonly others: readonly string[];
  readonly cost: number;
}

function candidateOf({ homograph: { reading }, split, equivalent, others, cost }: Found): Candidate {
  const { registers = [], ...labels } = labelsOf(split.sense, '');
  const said: readonly Register[] = equivalent.figurative ? [...registers, 'figurative'] : registers;
  const remark = equivalent.remarks.find(text => text.length <= 40);
  return {
    text: reading.headword,
    ...(reading.pinyin === undefined ? {} : { transliteration: reading.pinyin }),
    ...labels,
    ...(said.length === 0 ? {} : { registers: [...new Set(said)] }),
    ...(remark === undefined ? {} : { remark }),
    others,
    cost,
  };
}

/** The glosses beside one: of its sense first, then of the senses before and after it in the same line. */
function otherGlosses(
  { senses }: Homograph,
  keys: readonly (readonly (EnglishKey | undefined)[])[],
  { index, key }: { readonly index: number; readonly key: EnglishKey },
): readonly string[] {
  const others = new Set<string>();
  for (const near of [index, index - 1, index + 1, index - 2, index + 2]) {
    if (senses[near]?.sense.traditional[0] === senses[index]?.sense.traditional[0]) {
      for (const other of keys[near] ?? []) {
        if (other !== undefined && other.headword.toLowerCase() !== key.headword.toLowerCase()) {
          others.add(other.headword);
        }
      }
    }
  }
  return [...others].slice(0, 8);
}

const rareRegisters = new Set([
  'archaic',
  'dated',
  'literary',
  'vulgar',
  'internet_slang',
  'slang',
  'humble',
  'neologism',
  'historical',
]);

/**
 * A word with few glosses, this one first, serves best; a word of two characters is clearer than one of one,
 * and both than a phrase; regional and marked words come after plain ones.
 */
function costOf(
  { reading, senses, lexicalCategory }: Homograph,
  { sense }: SplitSense,
  position: number,
): number {
  const glosses = senses.reduce((sum, { equivalents }) => sum + equivalents.length, 0);
  const { length } = reading.headword;
  const marks =
    sense.regions.length +
    sense.registers.filter(register => typeof register !== 'string' || rareRegisters.has(register)).length +
    sense.notes.filter(({ text }) => text === 'bound form').length +
    (lexicalCategory === 'idiomatic' ? 1 : 0) +
    (sense.crossReferences.length > 0 ? 0.5 : 0);
  return (
    Math.min(position, 6) +
    0.4 * Math.min(glosses - 1, 10) +
    (length === 2 ? 0 : length === 1 ? 0.5 : length - 1.5) +
    4 * marks
  );
}
