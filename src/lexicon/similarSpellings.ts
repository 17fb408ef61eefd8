import { GrowingArray } from './growingArray.ts';

/**
 * Spellings within a few edits of another, found in a sorted list. One edit is a letter too many, too few or
 * wrong, or two neighbours in the wrong order (optimal string alignment). Words that begin alike share the
 * work on their beginning, and where a beginning is too far away already, all words with it are passed over.
 */

export interface SimilarSpelling {
  /** Position in the list. */
  readonly index: number;
  /** Number of edits. */
  readonly edits: number;
}

/** A list of spellings as one text, and how many letters each shares with the one before. */
export interface SpellingList {
  readonly letters: Uint16Array;
  /** Where each spelling begins; one more than there are spellings. */
  readonly starts: Uint32Array;
  readonly shared: Uint8Array;
}

/**
 * Makes a list of spellings that come in the order of their UTF-8 bytes, as a database sorts them. No more than
 * 255 shared letters are told.
 */
export class SpellingListMaker {
  readonly #letters = new GrowingArray(length => new Uint16Array(length));
  readonly #starts = new GrowingArray(length => new Uint32Array(length));
  readonly #shared = new GrowingArray(length => new Uint8Array(length));
  #last = '';

  push(spelling: string): void {
    this.#starts.push(this.#letters.length);
    this.#shared.push(Math.min(255, commonPrefix(this.#last, spelling)));
    for (let at = 0; at < spelling.length; at += 1) {
      this.#letters.push(spelling.charCodeAt(at));
    }
    this.#last = spelling;
  }

  /** The list of all that was pushed; nothing more may be. */
  finish(): SpellingList {
    this.#starts.push(this.#letters.length);
    return {
      letters: this.#letters.trimmed(),
      starts: this.#starts.trimmed(),
      shared: this.#shared.trimmed(),
    };
  }
}

/** A spelling of a list. */
export function spellingAt({ letters, starts }: SpellingList, index: number): string {
  return String.fromCharCode(...letters.subarray(starts[index], starts[index + 1]));
}

/** Whether there is a spelling at a position, and it begins with a text. */
export function beginsWith({ letters, starts, shared }: SpellingList, index: number, text: string): boolean {
  const start = starts[index] ?? 0;
  if (index >= shared.length || start + text.length > (starts[index + 1] ?? 0)) {
    return false;
  }
  for (let at = 0; at < text.length; at += 1) {
    if (letters[start + at] !== text.charCodeAt(at)) {
      return false;
    }
  }
  return true;
}

/** Position of the first spelling of a list that is not before a text. */
export function firstNotBefore(list: SpellingList, text: string): number {
  let low = 0;
  let high = list.shared.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(list, middle, text)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

function isBefore({ letters, starts }: SpellingList, index: number, text: string): boolean {
  const start = starts[index] ?? 0;
  const length = (starts[index + 1] ?? 0) - start;
  for (let at = 0; at < Math.min(length, text.length); at += 1) {
    const difference = utf8Rank(letters[start + at] ?? 0) - utf8Rank(text.charCodeAt(at));
    if (difference !== 0) {
      return difference < 0;
    }
  }
  return length < text.length;
}

/** Orders UTF-16 units as UTF-8 orders their characters: halves of characters beyond U+FFFF come last. */
function utf8Rank(unit: number): number {
  if (unit < 0xd800) {
    return unit;
  }
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

function commonPrefix(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) {
    length += 1;
  }
  return length;
}

/** The spellings of a list that lie within `limit` edits of `wanted`, in the order of the list. */
export function similarSpellings(list: SpellingList, wanted: string, limit: number): SimilarSpelling[] {
  const { letters, starts, shared } = list;
  const table = new EditTable(wanted, limit);
  const found: SimilarSpelling[] = [];
  /** How many letters of the word before the table is good for. */
  let filled = 0;
  /** Words that share so many letters with the word before are too far away. */
  let dead = Number.POSITIVE_INFINITY;
  for (let index = 0; index < shared.length; index += 1) {
    const common = shared[index] ?? 0;
    if (common >= dead) {
      continue;
    }
    const start = starts[index] ?? 0;
    const length = (starts[index + 1] ?? 0) - start;
    filled = Math.min(filled, common);
    dead = Number.POSITIVE_INFINITY;
    while (filled < length) {
      if (!table.fill(letters, start, filled + 1)) {
        dead = filled + 1;
        break;
      }
      filled += 1;
    }
    if (filled === length && table.edits(length) <= limit) {
      found.push({ index, edits: table.edits(length) });
    }
  }
  return found;
}

/** The table of edit distances between the beginnings of two words, a row for each letter of the first. */
class EditTable {
  readonly #wanted: Uint16Array;
  readonly #limit: number;
  readonly #width: number;
  readonly #cells: Uint8Array;

  constructor(wanted: string, limit: number) {
    this.#wanted = Uint16Array.from({ length: wanted.length }, (_, at) => wanted.charCodeAt(at));
    this.#limit = limit;
    this.#width = wanted.length + 1;
    // cells that are never filled are too far from the diagonal to matter
    this.#cells = new Uint8Array((wanted.length + limit + 1) * this.#width).fill(limit + 1);
    for (let column = 0; column < Math.min(this.#width, limit + 1); column += 1) {
      this.#cells[column] = column;
    }
  }

  /** The distance of a whole word of so many letters. */
  edits(length: number): number {
    return this.#cells[(length + 1) * this.#width - 1] ?? this.#limit + 1;
  }

  /** Fills the row of the first `depth` letters of a word; false where no word so begun can be near enough. */
  fill(letters: Uint16Array, start: number, depth: number): boolean {
    const wanted = this.#wanted;
    const cells = this.#cells;
    const limit = this.#limit;
    const row = depth * this.#width;
    if (row >= cells.length) {
      return false;
    }
    const above = row - this.#width;
    const letter = letters[start + depth - 1];
    const before = depth > 1 ? letters[start + depth - 2] : undefined;
    const from = Math.max(1, depth - limit);
    cells[row + from - 1] = from === 1 ? depth : limit + 1;
    let near = from === 1 && depth <= limit;
    for (let column = from; column < Math.min(this.#width, depth + limit + 1); column += 1) {
      const replaced = (cells[above + column - 1] ?? 0) + (letter === wanted[column - 1] ? 0 : 1);
      const added = (cells[above + column] ?? 0) + 1;
      const left = (cells[row + column - 1] ?? 0) + 1;
      let cost = replaced < added ? (replaced < left ? replaced : left) : added < left ? added : left;
      if (
        before !== undefined &&
        column > 1 &&
        letter === wanted[column - 2] &&
        before === wanted[column - 1]
      ) {
        cost = Math.min(cost, (cells[above - this.#width + column - 2] ?? 0) + 1);
        near ||= (cells[above - this.#width + column - 2] ?? limit) < limit;
      }
      cells[row + column] = cost;
      near ||= cost <= limit;
      // two letters in the wrong order are paid for by the second: until then the first seems one edit worse
      near ||= letter === wanted[column] && (cells[above + column - 1] ?? limit) < limit;
    }
    return near;
  }
}
