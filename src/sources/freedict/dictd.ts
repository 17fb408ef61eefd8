import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Report } from '../source.ts';
import { textLines } from '../textLines.ts';

/** An article of a dictionary in the format of dictd. */
export interface Article {
  /** Line of the index that names it first, from 1. */
  readonly line: number;
  /** Its place in the text; articles come in this order. */
  readonly offset: number;
  readonly text: string;
}

interface IndexLine {
  readonly line: number;
  readonly headword: string;
  readonly offset: number;
  readonly length: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A number of a dictd index (dictd(8): base 64, the most significant digit first); undefined where it is none. */
export function dictdNumber(text: string): number | undefined {
  let value = 0;
  for (const digit of text) {
    const worth = digits.indexOf(digit);
    if (worth === -1) {
      return undefined;
    }
    value = value * 64 + worth;
  }
  return text === '' ? undefined : value;
}

/**
 * The articles of a dictionary, each once, in the order of the text; `name` is the path of its two files
 * without `.index` and `.dict.dz`. Articles about the dictionary itself are left out, bad lines reported.
 */
export function* readDictd(name: string, report: Report): Generator<Article> {
  const { lines, articleOf } = openDictd(name, report);
  let last = -1;
  for (const line of lines.sort(byOffset)) {
    if (line.offset !== last) {
      last = line.offset;
      yield articleOf(line);
    }
  }
}

/** The articles under one key of the index, which is a headword in lower case and without punctuation. */
export interface ArticlesOfKey {
  readonly key: string;
  readonly articles: readonly Article[];
}

/** The articles of a dictionary by the keys of its index, in the order of the index; otherwise like `readDictd`. */
export function* readDictdByKey(name: string, report: Report): Generator<ArticlesOfKey> {
  const { lines, articleOf } = openDictd(name, report);
  for (const [key, ofKey] of Map.groupBy(lines, line => line.headword)) {
    yield { key, articles: ofKey.map(articleOf) };
  }
}

/** How many articles each key of an index has. */
export function countArticles(name: string, report: Report): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { headword } of indexLines(`${name}.index`, report)) {
    counts.set(headword, (counts.get(headword) ?? 0) + 1);
  }
  return counts;
}

function openDictd(name: string, report: Report) {
  const file = `${name}.index`;
  const text = gunzipSync(readFileSync(`${name}.dict.dz`));
  const lines = [...indexLines(file, report)].filter(({ line, headword, offset, length }) => {
    const sound = offset + length <= text.length;
    if (!sound) {
      report({ file, line, reason: `the article '${headword}' lies beyond the end of the text` });
    }
    return sound;
  });
  const articleOf = ({ line, offset, length }: IndexLine): Article => ({
    line,
    offset,
    text: text.toString('utf8', offset, offset + length),
  });
  return { lines, articleOf };
}

function byOffset(one: IndexLine, other: IndexLine): number {
  return one.offset - other.offset || one.line - other.line;
}

function* indexLines(file: string, report: Report): Generator<IndexLine> {
  for (const { number: line, text } of textLines(file)) {
    const [headword, start, size, ...rest] = text.split('\t');
    const offset = dictdNumber(start ?? '');
    const length = dictdNumber(size ?? '');
    if (headword === undefined || offset === undefined || length === undefined || rest.length > 0) {
      report({ file, line, reason: 'not a headword, offset and length' });
    } else if (!/^00-?database/.test(headword)) {
      yield { line, headword, offset, length };
    }
  }
}
