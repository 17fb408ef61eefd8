import { findIn, type InlineRule, type InlineRules, inlineRules, matchAt, type Stretch } from './inline.ts';
import { environmentArguments, latexCommand, silentEnvironments } from './latexCommands.ts';
import { lineEnd } from './lines.ts';
import type { RegionKind } from './region.ts';
import { isSpaceAt, markWordAround, wordEnd } from './words.ts';

const accent =
  /\\(?:['"`^~=.](?:\{\\?[A-Za-z]{0,2}\}|\\[ij](?![A-Za-z])|[A-Za-z])|[cvuHkrtbd]\{\\?[A-Za-z]{1,2}\}|[cvuHkrtbd] [A-Za-z](?![A-Za-z]))/y;
const letter =
  /\\(?:ss|SS|o|O|ae|AE|oe|OE|aa|AA|l|L|i|j|dh|DH|th|TH|ng|NG|dj|DJ)(?![A-Za-z])(?:\{\}| (?=[a-z]))?/y;
const name = /\\([A-Za-z@]+)\*?/y;
const environment = /\\(begin|end)[ \t]*\{([A-Za-z@]{1,40}\*?)\}/y;
const verb =
  /\\(?:verb\*?|lstinline(?:\[[^[\]]{0,200}\])?|mintinline(?:\[[^[\]]{0,200}\])?\{[^{}]{1,60}\})([^A-Za-z\s*[{])/y;

/** The rules of LaTeX text; `brackets` as latexBrackets finds them. */
export function latexRules(brackets: Int32Array): InlineRules {
  const one =
    (kind: RegionKind): InlineRule =>
    (stretch, at) => {
      stretch.marks.mark(at, at + 1, kind);
      return at + 1;
    };
  return inlineRules({
    '\\': (stretch, at) =>
      readLetter(stretch, at) ??
      readVerb(stretch, at) ??
      readEnvironment(stretch, at, brackets) ??
      readMath(stretch, at) ??
      readCommand(stretch, at, brackets),
    '%': (stretch, at) => {
      const end = lineEnd(stretch.text, at);
      stretch.marks.mark(at, end, 'comment');
      return end;
    },
    $: readDollar,
    '{': one('markup'),
    '}': one('markup'),
    '~': one('markup'),
    '&': one('syntax'),
  });
}

/** A letter spelled as a command silences its word: `caf\'e`, `Stra\ss e`. */
function readLetter(stretch: Stretch, at: number): number | undefined {
  const match = matchAt(stretch, at, accent) ?? matchAt(stretch, at, letter);
  if (match === undefined) {
    return undefined;
  }
  const { text, marks } = stretch;
  const start = text[at - 1] === '{' ? at - 1 : at;
  const end = at + match[0].length + (start < at && text[at + match[0].length] === '}' ? 1 : 0);
  const isBraced = start === at || text[end - 1] === '}';
  return markWordAround(marks, isBraced ? start : at, end, 'syntax');
}

function readVerb(stretch: Stretch, at: number): number | undefined {
  const match = matchAt(stretch, at, verb);
  const delimiter = match?.[1];
  if (match === undefined || delimiter === undefined) {
    return undefined;
  }
  const start = at + match[0].length;
  const close = findIn(stretch, delimiter, start);
  const end = close !== undefined && close < stretch.finder.nextMatch(/[\r\n]/g, start) ? close + 1 : start;
  stretch.marks.mark(at, end, 'inlineCode');
  return end;
}

function readEnvironment(stretch: Stretch, at: number, brackets: Int32Array): number | undefined {
  const match = matchAt(stretch, at, environment);
  const [whole, command, full = ''] = match ?? [];
  if (whole === undefined) {
    return undefined;
  }
  const { marks } = stretch;
  const bare = full.replace(/\*$/, '');
  const silent = silentEnvironments.get(bare);
  const closer = `\\end{${full}}`;
  const close = silent !== undefined && command === 'begin' ? findIn(stretch, closer, at) : undefined;
  if (silent !== undefined && close !== undefined) {
    marks.mark(at, close + closer.length, silent);
    return close + closer.length;
  }
  const technical = environmentArguments.get(full) ?? environmentArguments.get(bare) ?? 0;
  const end =
    command === 'begin' ? skipArguments(at + whole.length, technical, brackets, stretch) : at + whole.length;
  marks.mark(at, end, 'syntax');
  return end;
}

/** Options and technical arguments right after a command or the beginning of an environment. */
function skipArguments(from: number, technical: number, brackets: Int32Array, stretch: Stretch): number {
  const { text } = stretch;
  let left = technical;
  let at = from;
  for (;;) {
    const next = left > 0 && text[at] === ' ' ? at + 1 : at;
    const partner = brackets[next] ?? 0;
    if (partner === 0 || partner >= stretch.to || (text[next] === '{' && left === 0)) {
      return at;
    }
    left -= text[next] === '{' ? 1 : 0;
    at = partner + 1;
  }
}

function readMath(stretch: Stretch, at: number): number | undefined {
  const opener = stretch.text.slice(at, at + 2);
  const closer = opener === '\\(' ? '\\)' : opener === '\\[' ? '\\]' : undefined;
  const close = closer === undefined ? undefined : findIn(stretch, closer, at + 2);
  if (close === undefined || stretch.finder.next(opener, at + 2) < close) {
    return undefined;
  }
  stretch.marks.mark(at, close + 2, 'math');
  return close + 2;
}

/** `$…$` and `$$…$$`; maths does not go on after a blank line. */
function readDollar(stretch: Stretch, at: number): number {
  const { text, finder, marks } = stretch;
  const isDisplay = text[at + 1] === '$';
  const start = isDisplay ? at + 2 : at + 1;
  const close = isDisplay
    ? finder.next('$$', start)
    : finder.nextWhere('unescaped $', '$', start, found => text[found - 1] !== '\\');
  const blank = finder.nextWhere('blank line', '\n', start, found =>
    /^\r?\n/.test(text.slice(found + 1, found + 3)),
  );
  const end = close + (isDisplay ? 2 : 1);
  if (end > stretch.to || blank < close) {
    return start;
  }
  marks.mark(at, end, 'math');
  return end;
}

/** A command, its options and technical arguments; reading goes on in its text. */
function readCommand(stretch: Stretch, at: number, brackets: Int32Array): number {
  const { text, marks } = stretch;
  const match = matchAt(stretch, at, name);
  if (match === undefined) {
    return readControlSymbol(stretch, at, brackets);
  }
  const command = latexCommand(match[1] ?? '');
  let end = at + match[0].length;
  if (command.optionIsText && text[end] === '[') {
    marks.mark(brackets[end] ?? 0, (brackets[end] ?? 0) + 1, 'syntax');
    marks.mark(at, end + 1, 'syntax');
    return end + 1;
  }
  end = skipArguments(end, command.arguments.length, brackets, stretch);
  marks.mark(at, end, command.kind);
  return end;
}

/** `\\`, with its distance, ends a line; of `\%` and the like the backslash alone is markup. */
function readControlSymbol(stretch: Stretch, at: number, brackets: Int32Array): number {
  const { text, marks } = stretch;
  if (text[at + 1] === '\\') {
    const end = skipArguments(at + (text[at + 2] === '*' ? 3 : 2), 0, brackets, stretch);
    marks.mark(at, end, 'syntax');
    return end;
  }
  const isHyphen = text[at + 1] === '-' || text[at + 1] === '/';
  if (isHyphen && !isSpaceAt(text, at - 1) && wordEnd(text, at + 2) > at + 2) {
    return markWordAround(marks, at, at + 2, 'syntax');
  }
  marks.mark(at, at + (isHyphen ? 2 : 1), 'markup');
  return at + 2;
}
