import { findIn, type InlineRule, matchAt, type Stretch } from './inline.ts';
import { isSpaceAt } from './words.ts';

const footnote = /\[\^[^\s[\]]{1,200}\](?::(?=\s))?/y;
const callout = /\[![A-Za-z]{1,30}\][-+]?/y;
const label = /\]\[[^[\]]{0,999}\]/y;
const wikiLink = /\[\[([^[\]|\r\n]{1,500})(\|?)([^[\]\r\n]{0,500})\]\]/y;

/** `[`: a wiki link, a footnote's label, the name of a callout, or the start of a link's text. */
export const bracketRule: InlineRule = (stretch, at) => {
  const { marks } = stretch;
  const silent = matchAt(stretch, at, footnote) ?? matchAt(stretch, at, callout);
  if (silent !== undefined) {
    const end = at + silent[0].length;
    marks.mark(at, end, silent[0][1] === '!' ? 'syntax' : 'link');
    return end;
  }
  return markWikiLink(stretch, at) ?? markBracket(stretch, at);
};

function markBracket(stretch: Stretch, at: number): number {
  stretch.marks.mark(at, at + 1, 'markup');
  return at + 1;
}

/**
 * `[[target|shown]]`: only what is shown is prose. Without a bar that is the target itself, up to the
 * heading in it; embedded files (`![[…]]`) and paths show nothing to read.
 */
function markWikiLink(stretch: Stretch, at: number): number | undefined {
  const match = matchAt(stretch, at, wikiLink);
  if (match === undefined) {
    return undefined;
  }
  const { marks, text } = stretch;
  const [whole, target = '', bar = '', shown = ''] = match;
  const end = at + whole.length;
  const isEmbedded = text[at - 1] === '!';
  if (isEmbedded || (bar === '' && /[/\\]/.test(target))) {
    marks.mark(isEmbedded ? at - 1 : at, end, 'link');
    return end;
  }
  const targetEnd = at + 2 + target.length;
  const heading = target.indexOf('#');
  if (bar === '') {
    marks.mark(at, at + 2, 'markup');
    marks.mark(heading < 0 ? targetEnd : at + 2 + heading, targetEnd, 'link');
  } else {
    marks.mark(at, targetEnd + 1, 'link');
  }
  marks.mark(end - 2, end, 'markup');
  return bar === '' ? end : end - 2 - shown.length;
}

/** `]`: the end of a link's text, with the destination or the label after it. */
export const closingBracketRule: InlineRule = (stretch, at) => {
  const { marks } = stretch;
  const reference = matchAt(stretch, at, label);
  if (reference !== undefined) {
    const end = at + reference[0].length;
    marks.mark(at, end, reference[0] === '][]' ? 'markup' : 'link');
    return end;
  }
  const destinationEnd = stretch.text[at + 1] === '(' ? endOfDestination(stretch, at + 2) : undefined;
  const title = destinationEnd === undefined ? undefined : titleAfter(stretch, destinationEnd);
  if (title === undefined) {
    return markBracket(stretch, at);
  }
  marks.mark(at, title.end, 'link');
  return title.end;
};

/** Where a link's destination ends: at the `>` of `<…>`, or at a space or the unbalanced bracket. */
function endOfDestination(stretch: Stretch, from: number): number | undefined {
  const { text, to } = stretch;
  const start = skipSpace(stretch, from);
  if (text[start] === '<') {
    const close = findIn(stretch, '>', start);
    return close === undefined ? undefined : close + 1;
  }
  let depth = 0;
  for (let at = start; at < to; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') {
      at += 1;
    } else if (character === '(') {
      depth += 1;
    } else if (character === ')') {
      depth -= 1;
    }
    if (depth < 0 || isSpaceAt(text, at)) {
      return at;
    }
    if (depth > 32) {
      return undefined;
    }
  }
  return undefined;
}

/**
 * After a destination, either the end of the link, or a title, which is prose: then `end` is where the
 * title's text starts and its end is marked already.
 */
function titleAfter(stretch: Stretch, from: number): { readonly end: number } | undefined {
  const { text, marks } = stretch;
  const start = skipSpace(stretch, from);
  if (text[start] === ')' && start < stretch.to) {
    return { end: start + 1 };
  }
  const quote = text.charAt(start);
  if (quote !== '"' && quote !== "'") {
    return undefined;
  }
  const close = findIn(stretch, quote, start + 1);
  const end = close === undefined ? stretch.to : skipSpace(stretch, close + 1);
  if (close === undefined || text[end] !== ')' || end >= stretch.to) {
    return undefined;
  }
  marks.mark(close, end + 1, 'link');
  return { end: start + 1 };
}

function skipSpace(stretch: Stretch, from: number): number {
  let at = from;
  while (at < stretch.to && isSpaceAt(stretch.text, at)) {
    at += 1;
  }
  return at;
}
