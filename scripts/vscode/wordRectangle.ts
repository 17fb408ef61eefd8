/** A place on the page, in CSS pixels. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// The few parts of the DOM that are used below; the rest of the program is to know no `document`.
interface TextPiece {
  readonly data: string;
}
interface TextRange {
  setStart(piece: TextPiece, offset: number): void;
  setEnd(piece: TextPiece, offset: number): void;
  getBoundingClientRect(): Rectangle;
}
interface Line {
  getBoundingClientRect(): Rectangle;
}
declare const NodeFilter: { readonly SHOW_TEXT: number };
declare const document: {
  querySelectorAll(selector: string): Iterable<Line>;
  createTreeWalker(root: Line, what: number): { nextNode(): TextPiece | null };
  createRange(): TextRange;
};

/**
 * Where a word or phrase stands on screen, at its topmost occurrence between word boundaries, or
 * nothing when no line on screen has it. It runs in the page, so it may call nothing outside itself. The editor
 * has no element for a word, and one word may be spread over several elements.
 */
export function wordRectangle(word: string): Rectangle | undefined {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'u');
  // After scrolling, the order of the elements is not that of the lines.
  const lines = [...document.querySelectorAll('.monaco-editor .view-line')].sort(
    (one, other) => one.getBoundingClientRect().y - other.getBoundingClientRect().y,
  );
  for (const line of lines) {
    const pieces: TextPiece[] = [];
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let piece = walker.nextNode(); piece; piece = walker.nextNode()) {
      pieces.push(piece);
    }
    const text = pieces.map(piece => piece.data).join('');
    const start = text.replaceAll('\u00a0', ' ').search(pattern);
    if (start >= 0) {
      const range = document.createRange();
      let offset = 0;
      for (const piece of pieces) {
        const [from, to] = [start - offset, start + word.length - offset];
        if (from >= 0 && from < piece.data.length) {
          range.setStart(piece, from);
        }
        if (to > 0 && to <= piece.data.length) {
          range.setEnd(piece, to);
        }
        offset += piece.data.length;
      }
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    }
  }
  return undefined;
}
