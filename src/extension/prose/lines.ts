/** One line of a document: its text, where it starts and ends, and where the next one starts. */
export interface Line {
  readonly text: string;
  readonly start: number;
  /** Before the line break. */
  readonly end: number;
  /** After the line break. */
  readonly next: number;
}

/** The lines between two offsets of a text, broken at LF, CRLF or CR. */
export function linesOf(text: string, from = 0, to = text.length): Line[] {
  const lines: Line[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 10 && code !== 13) {
      continue;
    }
    const end = at;
    if (code === 13 && at + 1 < to && text.charCodeAt(at + 1) === 10) {
      at += 1;
    }
    lines.push({ text: text.slice(start, end), start, end, next: at + 1 });
    start = at + 1;
  }
  if (start < to) {
    lines.push({ text: text.slice(start, to), start, end: to, next: to });
  }
  return lines;
}

/** Whether a line holds white space only. */
export function isBlank(line: Line): boolean {
  return line.text.trim() === '';
}

/** How many spaces and tabs a line begins with. */
export function indentOf(line: Line): number {
  let indent = 0;
  while (line.text[indent] === ' ' || line.text[indent] === '\t') {
    indent += 1;
  }
  return indent;
}

/** Where the line that an offset is in ends, before the line break. */
export function lineEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') {
    end += 1;
  }
  return end;
}
