import { entityRule } from './entities.ts';
import { findIn, type InlineRule, inlineRules, matchAt, runEnd, type Stretch } from './inline.ts';
import type { RegionKind } from './region.ts';
import { isSpaceAt, isWordAt } from './words.ts';

const macroName = /([a-z]\w{0,30}):(?=\S)/y;
const targetEnd = /[\s[\]]/g;
const attributeReference = /\{(?:[\w][\w-]{0,60}|(?:counter2?|set):[^{}\r\n]{1,100})\}/y;
const role = /\[[.#%\w][^[\]\r\n]{0,100}\](?=[#*_`])/y;
const crossReference = /<<[^<>,]{1,300}(,\s*)?/y;
const cell = /(?:\d{0,3}(?:\.\d{1,3})?[+*])?(?:[<^>]?(?:\.[<^>])?)[a-z]?\|/y;

const textMacros = new Set('link mailto xref footnote indexterm2'.split(' '));
const mathMacros = new Set(['stem', 'latexmath', 'asciimath']);

/** Marks of emphasis: single ones touch a word on one side only (constrained), double ones stand anywhere. */
const emphasisRule: InlineRule = (stretch, at) => {
  const end = runEnd(stretch, at);
  const before = isWordAt(stretch.text, at - 1);
  const after = isWordAt(stretch.text, end);
  const isLoose = isSpaceAt(stretch.text, at - 1) && isSpaceAt(stretch.text, end);
  if (!isLoose && (end - at === 2 || !(before && after))) {
    stretch.marks.mark(at, end, 'markup');
  }
  return end;
};

/** Literal text between two marks: constrained between single ones, anywhere between longer ones. */
function literalRule(kind: RegionKind): InlineRule {
  return (stretch, at) => {
    const { text, marks, finder } = stretch;
    const start = runEnd(stretch, at);
    const mark = text.slice(at, start);
    if (mark.length > 3 || (mark.length === 1 && (isWordAt(text, at - 1) || isSpaceAt(text, start)))) {
      return start;
    }
    const close = finder.nextWhere(
      mark,
      mark,
      start,
      found => mark.length > 1 || (!isSpaceAt(text, found - 1) && !isWordAt(text, found + 1)),
    );
    if (close + mark.length > stretch.to) {
      return start;
    }
    marks.mark(at, close + mark.length, kind);
    return close + mark.length;
  };
}

const monospaceRule = literalRule('inlineCode');

/** `"` or `'` inside backquotes are curved quotation marks, around prose; elsewhere this is code. */
const backquoteRule: InlineRule = (stretch, at) => {
  const { text } = stretch;
  const isQuote = (mark: string | undefined) => mark === '"' || mark === "'";
  if (isQuote(text[at + 1]) || (isQuote(text[at - 1]) && !isSpaceAt(text, at + 1))) {
    stretch.marks.mark(at, at + 1, 'markup');
    return at + 1;
  }
  return monospaceRule(stretch, at);
};

/** `name:target[text]`: prose is the text of links and of footnotes, which are glued to a word. */
const macroRule: InlineRule = (stretch, at) => {
  const { text, marks } = stretch;
  const match = isWordAt(text, at - 1) ? undefined : matchAt(stretch, at, macroName);
  const bracket = match === undefined ? at : stretch.finder.nextMatch(targetEnd, at + match[0].length);
  const close = text[bracket] === '[' ? findIn(stretch, ']', bracket) : undefined;
  if (match === undefined || close === undefined) {
    return at;
  }
  const start = bracket + 1;
  const name = match[1] ?? '';
  const glued = name.endsWith('footnote') ? name.length - 'footnote'.length : 0;
  if (textMacros.has(name.slice(glued))) {
    return markLinkText(stretch, at + glued, start, close);
  }
  marks.mark(at, close + 1, mathMacros.has(name) ? 'math' : name === 'pass' ? 'code' : 'syntax');
  return close + 1;
};

/** Marks everything of a link but its text: the target before it, named attributes and the bracket after it. */
function markLinkText(stretch: Stretch, at: number, start: number, close: number): number {
  const named = /(?:^|,\s{0,9})[a-z]{1,30}=/.exec(stretch.text.slice(start, close));
  const end = named === null ? close : start + named.index;
  stretch.marks.mark(at, start, 'link');
  stretch.marks.mark(end, close + 1, 'link');
  return start;
}

/** The text in brackets after a bare address. */
const bracketRule: InlineRule = (stretch, at) => {
  const { text, marks } = stretch;
  const close = findIn(stretch, ']', at);
  if (close !== undefined && at > stretch.from && !isSpaceAt(text, at - 1) && !marks.isProse(at - 1)) {
    return markLinkText(stretch, at, at + 1, close);
  }
  const attributes = matchAt(stretch, at, role)?.[0];
  const isAnchor = text[at + 1] === '[' && close !== undefined && text[close + 1] === ']';
  const end = isAnchor ? close + 2 : at + (attributes?.length ?? 0);
  marks.mark(at, end, isAnchor ? 'link' : 'syntax');
  return end;
};

/** `<<id,text>>`. */
const crossReferenceRule: InlineRule = (stretch, at) => {
  const match = matchAt(stretch, at, crossReference);
  const close = match === undefined ? undefined : findIn(stretch, '>>', at);
  if (match === undefined || close === undefined) {
    return at;
  }
  const hasText = match[1] !== undefined;
  stretch.marks.mark(at, hasText ? at + match[0].length : close, 'link');
  stretch.marks.mark(close, close + 2, 'link');
  return hasText ? at + match[0].length : close + 2;
};

/** `(((a, b)))` is an entry of the index only, `((a))` also text. */
const indexRule: InlineRule = (stretch, at) => {
  const isHidden = stretch.text.startsWith('(((', at);
  const closer = isHidden ? ')))' : '))';
  const close = stretch.text.startsWith('((', at) ? findIn(stretch, closer, at) : undefined;
  if (close === undefined) {
    return at;
  }
  stretch.marks.mark(at, isHidden ? close + 3 : at + 2, isHidden ? 'syntax' : 'markup');
  stretch.marks.mark(close, close + closer.length, isHidden ? 'syntax' : 'markup');
  return isHidden ? close + 3 : at + 2;
};

/** A cell's separator, with the digits and signs before it that say how to set the cell. */
const cellRule: InlineRule = (stretch, at) => {
  const match = isSpaceAt(stretch.text, at - 1) ? matchAt(stretch, at, cell) : undefined;
  const end = at + (match?.[0].length ?? (stretch.text[at] === '|' ? 1 : 0));
  stretch.marks.mark(at, end, 'syntax');
  return end;
};

const attributeRule: InlineRule = (stretch, at) => {
  const match = matchAt(stretch, at, attributeReference);
  const end = at + (match?.[0].length ?? 0);
  stretch.marks.mark(at, end, 'syntax');
  return end;
};

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const cellSigns = [...'0123456789.<^>|'];

/** `<<` is a cross-reference before it can be part of a cell's specification. */
const cellOrReferenceRule: InlineRule = (stretch, at) => {
  const next = crossReferenceRule(stretch, at);
  return next === at ? cellRule(stretch, at) : next;
};

const macroOrCellRule: InlineRule = (stretch, at) => {
  const next = macroRule(stretch, at);
  return next === at ? cellRule(stretch, at) : next;
};

/** AsciiDoc inside a paragraph or a table cell. */
export const asciidocRules = inlineRules({
  ...Object.fromEntries(letters.map(letter => [letter, macroOrCellRule])),
  ...Object.fromEntries(cellSigns.map(sign => [sign, cellRule])),
  '<': cellOrReferenceRule,
  '*': emphasisRule,
  _: emphasisRule,
  '#': emphasisRule,
  '`': backquoteRule,
  '+': literalRule('code'),
  '{': attributeRule,
  '[': bracketRule,
  '(': indexRule,
  '&': entityRule,
});
