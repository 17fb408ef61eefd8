import { fromWordId } from '../contract/wordIds.ts';

/**
 * Looks a word up: as it was asked, and where that finds nothing as the id of a headword, for some clients encode
 * a word_id twice (conventions.md, section 2, "Tolerated"), and ask Words for the id that Search has answered.
 */
export function lookUpAsked<Found>(
  asked: string,
  find: (text: string) => Found | undefined,
): Found | undefined {
  const found = find(asked);
  const again = found === undefined && /[%_]/.test(asked) ? fromWordId(asked) : undefined;
  return again === undefined ? found : find(again);
}
