import type { BilingualSense, TranslationRecord } from '../../lexicon/records.ts';
import { kindsInOrder, type NameKind, nameKinds } from './names.ts';
import type { NamePair } from './pairs.ts';

/** A pair of languages, and which of the two names is the headword. */
export interface Direction {
  readonly source: string;
  readonly target: string;
}

/** One record for each headword and lexical category; within it one sense for each kind of name. */
export function* translationRecords(
  pairs: Iterable<NamePair>,
  direction: Direction,
): Generator<TranslationRecord> {
  const headwords = gather(pairs, direction.source === 'en');
  let number = firstNumber;
  for (const headword of [...headwords.keys()].sort()) {
    const kinds = headwords.get(headword) ?? new Map<NameKind, Set<string>>();
    for (const lexicalCategory of ['noun', 'adverb'] as const) {
      const own = kindsInOrder.filter(
        kind => kinds.has(kind) && nameKinds[kind].lexicalCategory === lexicalCategory,
      );
      if (own.length > 0) {
        const id = `b-${direction.source}-${direction.target}${number}`;
        number += 1;
        const senses = own.map((kind, index) =>
          sense(`${id}.${threeDigits(index + 1)}`, kind, kinds.get(kind)),
        );
        yield record({ headword, lexicalCategory, senses, kinds: own }, direction);
      }
    }
  }
}

/** Sense ids count from here, so that they never meet those of other packs of a pair. */
const firstNumber = 9_000_001;

function threeDigits(number: number): string {
  return String(number).padStart(3, '0');
}

function gather(pairs: Iterable<NamePair>, fromEnglish: boolean): Map<string, Map<NameKind, Set<string>>> {
  const headwords = new Map<string, Map<NameKind, Set<string>>>();
  for (const { kind, english, other } of pairs) {
    const [headword, translation] = fromEnglish ? [english, other] : [other, english];
    const kinds = headwords.get(headword) ?? new Map<NameKind, Set<string>>();
    headwords.set(headword, kinds.set(kind, (kinds.get(kind) ?? new Set()).add(translation)));
  }
  return headwords;
}

function sense(id: string, kind: NameKind, translations: Iterable<string> = []): BilingualSense {
  return {
    id,
    notes: [{ type: 'indicator', text: nameKinds[kind].indicator }],
    translations: [...translations].map(text => ({ text })),
  };
}

interface Described {
  readonly headword: string;
  readonly lexicalCategory: 'noun' | 'adverb';
  readonly senses: readonly BilingualSense[];
  readonly kinds: readonly NameKind[];
}

/** Names that are all proper make a proper noun; in a mixture each proper sense says it for itself. */
function record(
  { headword, lexicalCategory, senses, kinds }: Described,
  direction: Direction,
): TranslationRecord {
  const proper = kinds.map(kind => nameKinds[kind].proper);
  const allProper = proper.every(Boolean);
  return {
    kind: 'translation',
    headword,
    language: direction.source,
    targetLanguage: direction.target,
    lexicalCategory,
    ...(allProper ? { grammaticalFeatures: ['proper'] } : {}),
    senses: senses.map((one, index) =>
      proper[index] && !allProper ? { ...one, grammaticalFeatures: ['proper'] } : one,
    ),
  };
}
