import type { Draft } from './inline.ts';
import { lineEnd } from './lines.ts';
import type { RegionKind } from './region.ts';
import { isSpaceAt, isWordAt } from './words.ts';

const address = /https?:\/\/[^\s<>"{}|\\^`[\]]+/y;
const label = /<[\p{L}_][\p{L}\p{N}_.:-]*>/uy;
const reference = /@[\p{L}\p{N}_](?:[\p{L}\p{N}_-]|[.:](?=[\p{L}\p{N}_]))*/uy;
const escaped = /\\(?:u\{[\da-fA-F]{1,6}\}|[^\s])?/uy;
const lineHead = /(?:={1,6}|[-+]|\d{1,9}\.|\/)(?=[ \t])/y;

interface Read {
  readonly end: number;
  /** Whether this was `@reference`, which may be followed by content. */
  readonly isReference?: boolean;
}

/** Reads one construct of markup that involves no code; an ordinary character ends where it starts. */
export function readTypstMarkup(draft: Draft, at: number): Read {
  const { text } = draft;
  switch (text[at]) {
    case '`':
    case '/':
      return { end: readTypstTrivia(draft, at) ?? readLineHead(draft, at) };
    case '$':
      return { end: readMath(draft, at) };
    case '<':
      return { end: markMatch(draft, at, label, 'link') };
    case '@': {
      const end = isWordAt(text, at - 1) ? at : markMatch(draft, at, reference, 'link');
      return { end, isReference: end > at };
    }
    case 'h':
      return { end: isWordAt(text, at - 1) ? at : markMatch(draft, at, address, 'link') };
    case '\\':
      return { end: readEscape(draft, at) };
    case '*':
    case '_':
      return { end: readEmphasis(draft, at) };
    case '~':
      draft.marks.mark(at, at + 1, 'markup');
      return { end: at + 1 };
    default:
      return { end: readLineHead(draft, at) };
  }
}

/** Raw text and comments, which stand in markup and in code alike. */
export function readTypstTrivia(draft: Draft, at: number): number | undefined {
  const { text, marks } = draft;
  let end: number | undefined;
  if (text[at] === '`') {
    end = rawEnd(draft, at);
    marks.mark(at, end, text.startsWith('```', at) ? 'code' : 'inlineCode');
  } else if (text.startsWith('//', at)) {
    end = lineEnd(text, at);
    marks.mark(at, end, 'comment');
  } else if (text.startsWith('/*', at)) {
    end = commentEnd(text, at);
    marks.mark(at, end, 'comment');
  }
  return end;
}

/** Three backquotes or more are closed by as many; two are empty raw text. What is not closed is no raw text. */
function rawEnd(draft: Draft, at: number): number {
  let start = at;
  while (draft.text[start] === '`') {
    start += 1;
  }
  const length = start - at;
  if (length === 2) {
    return start;
  }
  const close = draft.finder.next('`'.repeat(length), start);
  return Number.isFinite(close) ? close + length : start;
}

/** Block comments nest. */
function commentEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '/' && text[at + 1] === '*') {
      depth += 1;
      at += 1;
    } else if (text[at] === '*' && text[at + 1] === '/') {
      depth -= 1;
      at += 1;
      if (depth === 0) {
        return at + 1;
      }
    }
  }
  return text.length;
}

function readMath(draft: Draft, at: number): number {
  const { text, finder, marks } = draft;
  const close = finder.nextWhere('unescaped $', '$', at + 1, found => text[found - 1] !== '\\');
  const end = Number.isFinite(close) ? close + 1 : at + 1;
  marks.mark(at, end, 'math');
  return end;
}

function readEscape(draft: Draft, at: number): number {
  escaped.lastIndex = at;
  const length = escaped.exec(draft.text)?.[0].length ?? 1;
  draft.marks.mark(at, length > 3 ? at + length : at + 1, length > 3 ? 'syntax' : 'markup');
  return at + length;
}

/** Inside a word neither sign is emphasis. */
function readEmphasis(draft: Draft, at: number): number {
  const isInWord = isWordAt(draft.text, at - 1) && isWordAt(draft.text, at + 1);
  const isLoose = isSpaceAt(draft.text, at - 1) && isSpaceAt(draft.text, at + 1);
  if (!isInWord && !isLoose) {
    draft.marks.mark(at, at + 1, 'markup');
  }
  return at + 1;
}

/** The sign of a heading, of an item of a list, of a term. */
function readLineHead(draft: Draft, at: number): number {
  const { text } = draft;
  if (!'=-+/0123456789'.includes(text.charAt(at))) {
    return at;
  }
  let start = at;
  while (text[start - 1] === ' ' || text[start - 1] === '\t') {
    start -= 1;
  }
  const startsLine = start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
  return startsLine ? markMatch(draft, at, lineHead, 'markup') : at;
}

function markMatch(draft: Draft, at: number, pattern: RegExp, kind: RegionKind): number {
  pattern.lastIndex = at;
  const end = at + (pattern.exec(draft.text)?.[0].length ?? 0);
  draft.marks.mark(at, end, kind);
  return end;
}
