import { readFileSync } from 'node:fs';

/** A line of a text file, with its number from 1. */
export interface TextLine {
  readonly number: number;
  readonly text: string;
}

/** The lines of a UTF-8 file, without their ends. */
export function* textLines(file: string): Generator<TextLine> {
  const text = readFileSync(file, 'utf8');
  let number = 0;
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    const stop = end === -1 ? text.length : end;
    number += 1;
    yield { number, text: text.slice(start, text[stop - 1] === '\r' ? stop - 1 : stop) };
    start = stop + 1;
  }
}
