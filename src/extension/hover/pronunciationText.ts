import type { Immutable } from '../../client/client.ts';
import type { HeadwordEntry, LexicalEntry } from '../../contract/entries.ts';

/** Short names of the accents that dictionaries name most. */
const accentNames: Readonly<Record<string, string>> = {
  'American English': 'US',
  'Australian English': 'AU',
  'British English': 'UK',
  'Indian English': 'IN',
};

const mostTranscriptions = 2;

/**
 * The IPA of a word in the first accent that is given, with the accent's name: `/ˈaɪ.ðɚ/, /ˈi.ðɚ/ US`. Empty
 * where there is none.
 */
export function pronunciationText(
  headword: Immutable<HeadwordEntry>,
  entry: Immutable<LexicalEntry>,
): string {
  const all = [
    ...(entry.entries ?? []).flatMap(({ pronunciations }) => pronunciations ?? []),
    ...(entry.pronunciations ?? []),
    ...(headword.pronunciations ?? []),
  ].filter(({ phoneticNotation, phoneticSpelling }) => phoneticNotation === 'IPA' && phoneticSpelling);
  const dialect = all[0]?.dialects?.[0];
  const transcriptions = all
    .filter(({ dialects }) => dialects?.[0] === dialect)
    .map(({ phoneticSpelling = '' }) => `/${phoneticSpelling.replace(/^\/|\/$/g, '')}/`);
  if (transcriptions.length === 0) {
    return '';
  }
  const accent = dialect === undefined ? '' : ` ${accentNames[dialect] ?? dialect}`;
  return [...new Set(transcriptions)].slice(0, mostTranscriptions).join(', ') + accent;
}
