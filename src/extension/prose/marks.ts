import type { Region, RegionKind } from './region.ts';

const kinds: readonly RegionKind[] = [
  'markup',
  'code',
  'inlineCode',
  'link',
  'frontMatter',
  'math',
  'comment',
  'syntax',
];

/**
 * What a format has found out about a text so far: one kind for each code unit, prose until marked.
 * Stretches may be marked in any order and more than once; the last mark wins. So a format can mark a
 * whole construct and then what is special inside it, and still hand out regions without overlaps.
 */
export class Marks {
  readonly text: string;
  readonly #codes: Uint8Array;

  constructor(text: string) {
    this.text = text;
    this.#codes = new Uint8Array(text.length);
  }

  mark(start: number, end: number, kind: RegionKind): void {
    this.#codes.fill(kinds.indexOf(kind) + 1, Math.max(0, start), Math.max(0, end));
  }

  /** Takes back what was marked. */
  clear(start: number, end: number): void {
    this.#codes.fill(0, Math.max(0, start), Math.max(0, end));
  }

  isProse(at: number): boolean {
    return this.#codes[at] === 0;
  }

  /** The first offset from `from` on, before `to`, that is (or is not) prose; `to` if there is none. */
  nextProse(from: number, to: number, prose = true): number {
    let at = from;
    while (at < to && this.isProse(at) !== prose) {
      at += 1;
    }
    return at;
  }

  regions(): Region[] {
    const regions: Region[] = [];
    const codes = this.#codes;
    let start = 0;
    while (start < codes.length) {
      const code = codes[start] ?? 0;
      let end = start + 1;
      while (end < codes.length && codes[end] === code) {
        end += 1;
      }
      const kind = kinds[code - 1];
      if (kind !== undefined) {
        regions.push({ start, end, kind });
      }
      start = end;
    }
    return regions;
  }
}
