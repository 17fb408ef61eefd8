import { GrowingArray } from './growingArray.ts';
import { kindFlags, type MonolingualKind } from './packFormat.ts';
import {
  beginsWith,
  firstNotBefore,
  type SpellingList,
  SpellingListMaker,
  similarSpellings,
  spellingAt,
} from './similarSpellings.ts';

/** Records that a headword must have: of a kind, or translations into a language. */
export type Having =
  | { readonly kind: MonolingualKind }
  | { readonly kind: 'translation'; readonly target: string };

/** A headword as an index has it. */
export interface IndexedHeadword {
  readonly text: string;
  readonly folded: string;
  readonly frequency: number;
  /** Datasets that have its entries; undefined for all of the pack. */
  readonly datasets: readonly string[] | undefined;
}

/** A row of the table of headwords. */
export interface HeadwordRow {
  readonly text: string;
  /** Null where it is the text. */
  readonly folded: string | null;
  readonly frequency: number;
  readonly kinds: number;
  /** Separated by commas; null for all of the pack. */
  readonly datasets: string | null;
}

/** All headwords of one language of a pack in memory, in few objects: some sixty bytes each. */
export class PackIndex {
  readonly #list: SpellingList;
  readonly #frequencies: Uint32Array;
  readonly #kinds: Uint8Array;
  /** The spellings that are not as they fold. */
  readonly #texts: ReadonlyMap<number, string>;
  readonly #datasets: ReadonlyMap<number, readonly string[]>;
  readonly #readTranslated: (target: string) => Iterable<number>;
  readonly #translated = new Map<string, Uint8Array>();

  /**
   * Reads the rows, which come in the order of their folded spellings as UTF-8. `translated` names the headwords
   * with translations into a language by their positions among the rows.
   */
  constructor(rows: Iterable<HeadwordRow>, translated: (target: string) => Iterable<number>) {
    const spellings = new SpellingListMaker();
    const frequencies = new GrowingArray(length => new Uint32Array(length));
    const kinds = new GrowingArray(length => new Uint8Array(length));
    const texts = new Map<number, string>();
    const datasets = new Map<number, readonly string[]>();
    for (const row of rows) {
      if (row.folded !== null) {
        texts.set(kinds.length, row.text);
      }
      if (row.datasets !== null) {
        datasets.set(kinds.length, row.datasets.split(','));
      }
      spellings.push(row.folded ?? row.text);
      frequencies.push(row.frequency);
      kinds.push(row.kinds);
    }
    this.#list = spellings.finish();
    this.#frequencies = frequencies.trimmed();
    this.#kinds = kinds.trimmed();
    this.#texts = texts;
    this.#datasets = datasets;
    this.#readTranslated = translated;
  }

  /** The headwords that fold to a spelling. */
  spelled(folded: string, having: Having): IndexedHeadword[] {
    return this.#from(folded, having, length => length === folded.length);
  }

  /** The headwords whose folded spelling begins with a text. */
  startingWith(folded: string, having: Having): IndexedHeadword[] {
    return this.#from(folded, having, () => true);
  }

  /** The headwords within some edits of a folded spelling, with their edits. */
  similarTo(folded: string, limit: number, having: Having): (readonly [IndexedHeadword, number])[] {
    const has = this.#has(having);
    const found: (readonly [IndexedHeadword, number])[] = [];
    for (const { index, edits } of similarSpellings(this.#list, folded, limit)) {
      if (has(index)) {
        found.push([this.#headword(index), edits]);
      }
    }
    return found;
  }

  #from(folded: string, having: Having, fits: (length: number) => boolean): IndexedHeadword[] {
    const { starts } = this.#list;
    const has = this.#has(having);
    const found: IndexedHeadword[] = [];
    for (let index = firstNotBefore(this.#list, folded); beginsWith(this.#list, index, folded); index += 1) {
      if (!fits((starts[index + 1] ?? 0) - (starts[index] ?? 0))) {
        break; // those that are as long stand before those that go on
      }
      if (has(index)) {
        found.push(this.#headword(index));
      }
    }
    return found;
  }

  #headword(index: number): IndexedHeadword {
    const folded = spellingAt(this.#list, index);
    return {
      text: this.#texts.get(index) ?? folded,
      folded,
      frequency: this.#frequencies[index] ?? 0,
      datasets: this.#datasets.get(index),
    };
  }

  #has(having: Having): (index: number) => boolean {
    if (having.kind !== 'translation') {
      const flag = kindFlags[having.kind];
      return index => ((this.#kinds[index] ?? 0) & flag) !== 0;
    }
    const translated = this.#translatedInto(having.target);
    return index => translated[index] === 1;
  }

  #translatedInto(target: string): Uint8Array {
    const known = this.#translated.get(target);
    if (known) {
      return known;
    }
    const translated = new Uint8Array(this.#kinds.length);
    for (const index of this.#readTranslated(target)) {
      translated[index] = 1;
    }
    this.#translated.set(target, translated);
    return translated;
  }
}
