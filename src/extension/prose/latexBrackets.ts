import { lineEnd } from './lines.ts';

const address = /\\(?:url|href|nolinkurl|path)\{[^{}\s]*\}/y;

/**
 * Where the `{` and `[` of a LaTeX text are closed: for each offset of an opening bracket that of its
 * partner, 0 for anything else. Escaped brackets and comments do not count (in an address, `%` begins
 * none); a `[` is closed in its own group and paragraph or not at all.
 */
export function latexBrackets(text: string): Int32Array {
  const partners = new Int32Array(text.length);
  const open: number[] = [];
  let lineHasText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') {
      address.lastIndex = at;
      const whole = address.exec(text)?.[0];
      if (whole !== undefined) {
        partners[at + whole.indexOf('{')] = at + whole.length - 1;
      }
      at += whole === undefined ? 1 : whole.length - 1;
    } else if (character === '%') {
      at = lineEnd(text, at) - 1;
    } else if (character === '{' || character === '[') {
      open.push(at);
    } else if (character === '}') {
      dropSquare(text, open);
      close(open, partners, at);
    } else if (character === ']' && text[open.at(-1) ?? -1] === '[') {
      close(open, partners, at);
    } else if (character === '\n' && !lineHasText) {
      dropSquare(text, open);
    }
    lineHasText = character !== '\n' && (lineHasText || character.trim() !== '');
  }
  return partners;
}

function close(open: number[], partners: Int32Array, at: number): void {
  const start = open.pop();
  if (start !== undefined) {
    partners[start] = at;
  }
}

function dropSquare(text: string, open: number[]): void {
  while (text[open.at(-1) ?? -1] === '[') {
    open.pop();
  }
}
