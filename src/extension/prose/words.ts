import type { Marks } from './marks.ts';
import type { RegionKind } from './region.ts';

const wordCharacter = /[\p{L}\p{M}\p{N}'’\u00AD]/u;

/** Whether the code unit at an offset belongs to a word; half a surrogate pair counts as a letter. */
export function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) {
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  }
  return (code >= 0xd800 && code <= 0xdfff) || wordCharacter.test(text.charAt(at));
}

/** Whether the code unit at an offset is white space, or the offset lies outside the text. */
export function isSpaceAt(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character === '' || character.trim() === '';
}

/** Where the word, or part of one, that ends at an offset starts; apostrophes belong to it. */
export function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && (isWordAt(text, start - 1) || text[start - 1] === "'")) {
    start -= 1;
  }
  return start;
}

/** Where the word, or part of one, that starts at an offset ends. */
export function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && (isWordAt(text, end) || text[end] === "'")) {
    end += 1;
  }
  return end;
}

/**
 * Marks a stretch and the parts of a word on either side of it. For letters the source spells out
 * (`caf&eacute;`, `na\"ive`): the offsets of such a word are not those of its letters, and half a
 * word must not be looked up.
 */
export function markWordAround(marks: Marks, start: number, end: number, kind: RegionKind): number {
  const wordEnds = wordEnd(marks.text, end);
  marks.mark(wordStart(marks.text, start), wordEnds, kind);
  return wordEnds;
}
