import { type Draft, runEnd, type Stretch, stretchOf } from './inline.ts';
import { isBlank, type Line, linesOf } from './lines.ts';
import type { RegionKind } from './region.ts';

/** A stretch of JavaScript or JSX in an MDX document; `name` is a tag's. */
export interface MdxSyntax {
  readonly start: number;
  readonly end: number;
  readonly kind: RegionKind;
  readonly name?: string;
}

const fence = /^[ \t>]*(`{3,}|~{3,})/;
const moduleLine = /^(?:import|export)[ \t{*"']/;
const tagStart = /<\/?([a-zA-Z_$][\w$.:-]*)?/y;

/**
 * The import and export blocks, JSX tags and `{expressions}` of an MDX document (mdxjs.com, "What is
 * MDX?"), outside of code. A bracket that is never closed is an error in MDX; from the first one on,
 * brackets are expected to close on their line.
 */
export function mdxSyntaxOf(draft: Draft, from: number): MdxSyntax[] {
  const found: MdxSyntax[] = [];
  const reader: Reader = { stretch: stretchOf(draft, from, draft.text.length), oneLine: false };
  const lines = linesOf(draft.text, from);
  let fenced = '';
  let inModule = false;
  let at = from;
  for (const [index, line] of lines.entries()) {
    const marker = fence.exec(line.text)?.[1];
    const previous = lines[index - 1];
    inModule = !isBlank(line) && (inModule || (startsBlock(previous) && moduleLine.test(line.text)));
    if (fenced !== '') {
      fenced = marker?.startsWith(fenced) ? '' : fenced;
    } else if (marker !== undefined && at <= line.start) {
      fenced = marker;
    } else if (inModule && at <= line.start) {
      found.push({ start: line.start, end: line.end, kind: 'syntax' });
    } else {
      at = readLine(reader, Math.max(at, line.start), line, found);
      continue;
    }
    at = line.next;
  }
  return found;
}

interface Reader {
  readonly stretch: Stretch;
  /** Whether something was never closed. */
  oneLine: boolean;
}

function startsBlock(previous: Line | undefined): boolean {
  return previous === undefined || isBlank(previous);
}

/** Reads a line from an offset on; a tag or an expression may lead beyond its end. */
function readLine(reader: Reader, from: number, line: Line, found: MdxSyntax[]): number {
  const { text } = reader.stretch;
  let at = from;
  while (at < line.end) {
    const character = text[at];
    if (character === '\\') {
      at += 2;
    } else if (character === '`') {
      at = codeSpanEnd(reader.stretch, at, line.end);
    } else if (character === '{' || character === '<') {
      const syntax = syntaxAt(reader, at, line.end);
      if (syntax !== undefined) {
        found.push(syntax);
      }
      at = syntax?.end ?? at + 1;
    } else {
      at += 1;
    }
  }
  return at;
}

function codeSpanEnd(stretch: Stretch, at: number, lineEnd: number): number {
  const start = runEnd(stretch, at);
  const run = stretch.text.slice(at, start);
  const close = stretch.finder.nextWhere(
    `mdx ${run}`,
    run,
    start,
    found => stretch.text[found - 1] !== '`' && stretch.text[found + run.length] !== '`',
  );
  return close < lineEnd ? close + run.length : start;
}

function syntaxAt(reader: Reader, at: number, lineEnd: number): MdxSyntax | undefined {
  const { text } = reader.stretch;
  let name = '';
  if (text[at] === '<') {
    tagStart.lastIndex = at;
    const tag = tagStart.exec(text);
    name = tag?.[1] ?? '';
    if (tag === null || (name === '' && text[at + tag[0].length] !== '>')) {
      return undefined;
    }
  }
  const end = closeOf(reader, at, lineEnd);
  if (end === undefined) {
    return undefined;
  }
  const kind = text.startsWith('{/*', at) ? 'comment' : 'syntax';
  return text[at] === '<' ? { start: at, end, kind, name } : { start: at, end, kind };
}

/** After the bracket that closes the one at an offset. */
function closeOf(reader: Reader, at: number, lineEnd: number): number | undefined {
  if (!reader.oneLine) {
    const end = balancedEnd(reader.stretch, at);
    reader.oneLine = end === undefined;
    if (end !== undefined) {
      return end;
    }
  }
  const { text, finder } = reader.stretch;
  const opener = text.charAt(at);
  const close = finder.next(opener === '{' ? '}' : '>', at);
  return close < lineEnd && finder.next(opener, at + 1) > close ? close + 1 : undefined;
}

/** Skips strings and nested braces; a `>` counts outside of braces only. */
function balancedEnd(stretch: Stretch, from: number): number | undefined {
  const { text, to } = stretch;
  const isTag = text[from] === '<';
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    const character = text.charAt(at);
    if (character === '{') {
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0 && !isTag) {
        return at + 1;
      }
    } else if (character === '>' && isTag && depth <= 0) {
      return at + 1;
    } else if (character === '"' || character === "'" || character === '`') {
      const close = stretch.finder.next(character, at + 1);
      at = close < to ? close : at;
    }
  }
  return undefined;
}
