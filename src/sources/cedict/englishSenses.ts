import type { BilingualSense, Note, Translation, TranslationRecord } from '../../lexicon/records.ts';
import { senseId } from './entries.ts';
import type { Candidate, EnglishWord } from './inversion.ts';

/** At most so many translations in a sense and in an entry; those left out are the least useful. */
const maximum = { sense: 12, entry: 24 };

/** Chinese words that mean the same, as far as their other glosses tell. */
interface Group {
  /** Other glosses of its first word; a word that shares one belongs to it. */
  readonly tells: ReadonlySet<string>;
  readonly candidates: Candidate[];
}

/** The entry of an English word: a sense for each group of Chinese words, both in the order of their use. */
export function englishRecord(word: EnglishWord, number: number): TranslationRecord {
  const senses = group(
    word.candidates.toSorted((one, other) => one.cost - other.cost).slice(0, maximum.entry),
  );
  return {
    kind: 'translation',
    headword: word.headword,
    language: 'en',
    targetLanguage: 'zh',
    lexicalCategory: word.lexicalCategory,
    senses: senses.map((sense, position) =>
      senseOf(sense, senseId('b-en-zh', number, position), senses.length > 1),
    ),
  };
}

function group(candidates: readonly Candidate[]): readonly Group[] {
  const groups: Group[] = [];
  for (const candidate of candidates) {
    const { others } = candidate;
    const fitting = groups.find(({ tells }) =>
      others.length === 0 ? tells.size === 0 : others.some(other => tells.has(other)),
    );
    if (fitting === undefined) {
      groups.push({ tells: new Set(others), candidates: [candidate] });
    } else if (fitting.candidates.length < maximum.sense) {
      fitting.candidates.push(candidate);
    }
  }
  return groups;
}

function senseOf({ candidates }: Group, id: string, isOneOfSeveral: boolean): BilingualSense {
  const indicator = isOneOfSeveral ? indicatorOf(candidates) : undefined;
  return {
    id,
    ...(indicator === undefined ? {} : { notes: [{ type: 'indicator', text: indicator } satisfies Note] }),
    translations: candidates.map(candidate => translationOf(candidate, indicator)),
  };
}

/** The other gloss that most words of the group share, the nearest of the first word where none is shared. */
function indicatorOf(candidates: readonly Candidate[]): string | undefined {
  const [first] = candidates;
  const shared = (gloss: string) => candidates.filter(({ others }) => others.includes(gloss)).length;
  const [nearest] = (first?.others ?? []).toSorted((one, other) => shared(other) - shared(one));
  return candidates.length === 1 ? (first?.remark ?? nearest) : nearest;
}

function translationOf(
  { others: _, cost: __, remark, ...translation }: Candidate,
  indicator: string | undefined,
): Translation {
  return remark === undefined || remark === indicator
    ? translation
    : { ...translation, notes: [{ type: 'indicator', text: remark }] };
}
