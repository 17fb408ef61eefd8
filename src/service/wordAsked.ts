import { fromWordId } from '../contract/wordIds.ts';

/**
 * Looks a word of a path up: as it was asked, and where that finds nothing decoded once more, for some clients
 * encode it twice (conventions.md, section 2, "Tolerated").
 */
export function lookUpAsked<Found>(
  asked: string,
  find: (text: string) => Found | undefined,
): Found | undefined {
  const found = find(asked);
  const again = found === undefined && asked.includes('%') ? fromWordId(asked) : undefined;
  return again === undefined ? found : find(again);
}
