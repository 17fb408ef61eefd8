interface Found {
  readonly from: number;
  readonly at: number;
}

/**
 * Looks forward in a text and remembers the answer, so that thousands of openers whose closer is far
 * away, or missing, cost one search together instead of one each.
 */
export class Finder {
  readonly #text: string;
  readonly #found = new Map<string, Found>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Where `needle` next occurs at or after `from`; Infinity when it does not. */
  next(needle: string, from: number): number {
    return this.nextWhere(needle, needle, from, () => true);
  }

  /** As `next`, of the occurrences that `accept`; `name` must stand for this needle and this test. */
  nextWhere(name: string, needle: string, from: number, accept: (at: number) => boolean): number {
    const known = this.#found.get(name);
    if (known !== undefined && known.from <= from && from <= known.at) {
      return known.at;
    }
    let at = this.#text.indexOf(needle, from);
    while (at >= 0 && !accept(at)) {
      at = this.#text.indexOf(needle, at + 1);
    }
    const found = at < 0 ? Number.POSITIVE_INFINITY : at;
    this.#found.set(name, { from, at: found });
    return found;
  }

  /** Where a pattern, which must have the flag `g`, next matches at or after `from`. */
  nextMatch(pattern: RegExp, from: number): number {
    const known = this.#found.get(pattern.source);
    if (known !== undefined && known.from <= from && from <= known.at) {
      return known.at;
    }
    pattern.lastIndex = from;
    const at = pattern.exec(this.#text)?.index ?? Number.POSITIVE_INFINITY;
    this.#found.set(pattern.source, { from, at });
    return at;
  }
}
