import { readFileSync } from 'node:fs';
import type { Report } from '../source.ts';

/** One line of CC-CEDICT: a spelling with one reading. */
export interface CedictLine {
  readonly traditional: string;
  readonly simplified: string;
  /** Numbered, for example `Bei3 jing1`. */
  readonly pinyin: string;
  /** At least one. */
  readonly english: readonly string[];
}

/**
 * The lines of a dictionary in JSON, in its order. What is no line is reported with its number in the list,
 * from 1. Throws when the file is no JSON list.
 */
export function* readDictionary(file: string, report: Report): Generator<CedictLine> {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list)) {
    throw new Error(`${file} is not a list of entries`);
  }
  for (const [index, value] of list.entries()) {
    const problem = problemOf(value);
    if (problem === undefined) {
      yield value as CedictLine;
    } else {
      report({ file, line: index + 1, reason: problem });
    }
  }
}

function problemOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) {
    return 'not an entry';
  }
  const line: Partial<Record<keyof CedictLine, unknown>> = value;
  for (const name of ['traditional', 'simplified', 'pinyin'] as const) {
    const text = line[name];
    if (typeof text !== 'string' || text.trim() === '') {
      return `without ${name}`;
    }
  }
  const { english } = line;
  return Array.isArray(english) && english.length > 0 && english.every(isGloss)
    ? undefined
    : 'without English';
}

function isGloss(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
