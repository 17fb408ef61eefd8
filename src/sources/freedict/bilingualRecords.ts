import type { BilingualSense, Pronunciation, TranslationRecord } from '../../lexicon/records.ts';
import { senseIds } from './senseIds.ts';
import { translationsOnce } from './translationsOnce.ts';

/** From one language to another. */
export interface Direction {
  readonly language: string;
  readonly targetLanguage: string;
}

/** What is said of one word, before its senses have ids. */
export interface BilingualWord {
  readonly headword: string;
  readonly category: string | undefined;
  readonly pronunciations?: readonly Pronunciation[];
  readonly senses: readonly Omit<BilingualSense, 'id'>[];
}

/** Most senses that the three digits of an id can number. */
const maximumSenses = 999;

/**
 * A record for each word; words of equal headword and category must come as one (`mergeWords`). Words
 * without a category of their own are `other`: without one, a record would make no entry.
 */
export function* bilingualRecords(
  words: Iterable<BilingualWord>,
  direction: Direction,
): Generator<TranslationRecord> {
  const nextIds = senseIds(`b-${direction.language}-${direction.targetLanguage}`);
  for (const { headword, category, pronunciations = [], senses } of words) {
    if (senses.length === 0) {
      continue;
    }
    const nextId = nextIds();
    yield {
      kind: 'translation',
      headword,
      ...direction,
      lexicalCategory: category ?? 'other',
      ...(pronunciations.length > 0 && { pronunciations }),
      senses: senses.slice(0, maximumSenses).map(sense => ({
        id: nextId(),
        ...sense,
        ...(sense.translations && { translations: translationsOnce(sense.translations) }),
      })),
    };
  }
}

/** Words of equal headword and category as one, where the first stood: their senses in the order they came. */
export function mergeWords(words: Iterable<BilingualWord>): Iterable<BilingualWord> {
  const merged = new Map<string, BilingualWord>();
  for (const word of words) {
    const key = `${word.headword}\t${word.category}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? word : joined(known, word));
  }
  return merged.values();
}

function joined(one: BilingualWord, other: BilingualWord): BilingualWord {
  const spellings = new Map(
    [...(one.pronunciations ?? []), ...(other.pronunciations ?? [])].map(reading => [
      reading.spelling,
      reading,
    ]),
  );
  return { ...one, pronunciations: [...spellings.values()], senses: [...one.senses, ...other.senses] };
}
