import type { Region } from './region.ts';

const silent = '\uFFFC';

/**
 * The text as a word finder should read it, of the same length, so that offsets agree: prose as it
 * is, markup as spaces, everything silent as U+FFFC, which is part of no word. Line breaks stay.
 */
export function maskProse(text: string, regions: readonly Region[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const region of regions) {
    parts.push(text.slice(at, region.start));
    const filler = region.kind === 'markup' ? ' ' : silent;
    parts.push(text.slice(region.start, region.end).replace(/[^\r\n]/g, filler));
    at = region.end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
