import { markAddresses } from './addresses.ts';
import { documentKinds } from './documentKinds.ts';
import { draftOf, scanInline, stretchOf } from './inline.ts';
import { latexBrackets } from './latexBrackets.ts';
import { latexRules } from './latexInline.ts';
import { lineEnd } from './lines.ts';
import type { ProseFormat } from './region.ts';

const textOfPreamble =
  /\\(?:title|subtitle|author|date|institute|publishers|subject)(?:\[[^[\]{}]{0,300}\])?\{/y;
const beginDocument = '\\begin{document}';
const endDocument = '\\end{document}';

/**
 * LaTeX, by the LaTeX2e reference manual (latexref.xyz). Before `\begin{document}`, where there is one,
 * only the title, the authors and the date are prose; after it everything but comments, commands with
 * their technical arguments, verbatim text and maths. latexCommands.ts knows which argument is text.
 */
export const latex: ProseFormat = {
  ...documentKinds.latex,
  regions(text) {
    const draft = draftOf(text);
    const brackets = latexBrackets(text);
    const rules = latexRules(brackets);
    const body = bodyStart(text);
    draft.marks.mark(0, body, 'syntax');
    for (const [start, end] of preambleProse(text, body, brackets)) {
      draft.marks.clear(start, end);
      scanInline(stretchOf(draft, start, end), rules);
    }
    const found = text.indexOf(endDocument, body);
    const end = text.startsWith(beginDocument, body) && found >= 0 ? found + endDocument.length : text.length;
    scanInline(stretchOf(draft, body, end), rules);
    draft.marks.mark(end, text.length, 'comment');
    markAddresses(draft.marks, 0, text.length);
    return draft.marks.regions();
  },
};

/** Where the document itself begins: 0 for a file that is included in another. */
function bodyStart(text: string): number {
  let at = text.indexOf(beginDocument);
  while (at >= 0 && isCommentedOut(text, at)) {
    at = text.indexOf(beginDocument, at + 1);
  }
  return Math.max(0, at);
}

function isCommentedOut(text: string, at: number): boolean {
  const start = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at), at - 1000) + 1;
  return /(?:^|[^\\])%/.test(text.slice(start, at));
}

/** The arguments before the document begins that are text. */
function preambleProse(text: string, to: number, brackets: Int32Array): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < to; at += 1) {
    if (text[at] === '%') {
      at = lineEnd(text, at);
    } else if (text[at] === '\\') {
      textOfPreamble.lastIndex = at;
      const start = at + (textOfPreamble.exec(text)?.[0].length ?? 0);
      const end = start > at ? (brackets[start - 1] ?? 0) : 0;
      if (end > 0 && end < to) {
        found.push([start, end]);
      }
      at = Math.max(end, at + 1);
    }
  }
  return found;
}
