import { findIn, type InlineRule, inlineRules, matchAt, runEnd, type Stretch } from './inline.ts';
import { textRoles } from './restructuredTextDirectives.ts';
import { isSpaceAt, isWordAt } from './words.ts';

const rolePrefix = /:([A-Za-z][\w.+:-]{0,60}):(?=`)/y;
const roleSuffix = /:([A-Za-z][\w.+:-]{0,60}):/y;
const footnote = /\[(?:\d{1,9}|[#*]|#?[A-Za-z][\w.:+-]{0,100})\]_(?!\w)/y;
const substitution = /\|(?! )[^|\r\n]{1,200}\|_{0,2}/y;

/** ` ``literal`` ` or interpreted text; what is not closed is text. */
const backquoteRule: InlineRule = (stretch, at) => {
  if (stretch.text[at + 1] === '`') {
    const close = stretch.finder.nextWhere('end of literal', '``', at + 2, found => found > at + 2);
    if (close + 2 > stretch.to) {
      return at + 2;
    }
    const end = runEnd(stretch, close);
    stretch.marks.mark(at, end, 'inlineCode');
    return end;
  }
  return readInterpreted(stretch, at, undefined);
};

const roleRule: InlineRule = (stretch, at) => {
  const match = isWordAt(stretch.text, at - 1) ? undefined : matchAt(stretch, at, rolePrefix);
  if (match === undefined) {
    return at;
  }
  const start = at + match[0].length;
  const next = readInterpreted(stretch, start, match[1]);
  if (next > start) {
    stretch.marks.mark(at, start, 'syntax');
  }
  return next;
};

/**
 * `` `text` ``, `` `text <target>`_ ``, `` `text`:role: ``. Text is read where there is a target after
 * it, or the role is one of text; without any role it is a reference or the title of something.
 */
function readInterpreted(stretch: Stretch, at: number, prefixRole: string | undefined): number {
  const { text, marks } = stretch;
  const close = findIn(stretch, '`', at + 1);
  if (close === undefined || close === at + 1 || isSpaceAt(text, at + 1)) {
    return at + 1;
  }
  const suffix = matchAt(stretch, close + 1, roleSuffix);
  const role = prefixRole ?? suffix?.[1];
  let end = close + 1 + (suffix?.[0].length ?? 0);
  while (end < stretch.to && text[end] === '_' && end < close + 3) {
    end += 1;
  }
  const target = text[close - 1] === '>' ? at + text.slice(at, close).lastIndexOf('<') : -1;
  if (target > at) {
    marks.mark(at, at + 1, 'markup');
    marks.mark(target, end, 'link');
    return at + 1;
  }
  if (role === undefined || textRoles.has(role)) {
    marks.mark(at, at + 1, 'markup');
    marks.mark(close, close + 1, 'markup');
    marks.mark(close + 1, end, role === undefined ? 'markup' : 'syntax');
    return at + 1;
  }
  marks.mark(at, end, kindOfRole(role));
  return end;
}

function kindOfRole(role: string): 'math' | 'inlineCode' | 'link' {
  if (role === 'math') {
    return 'math';
  }
  return /^(?:code|literal|samp|kbd|file|command|program|option|envvar|regexp|raw|makevar)$/.test(role)
    ? 'inlineCode'
    : 'link';
}

const starRule: InlineRule = (stretch, at) => {
  const end = runEnd(stretch, at);
  if (!(isSpaceAt(stretch.text, at - 1) && isSpaceAt(stretch.text, end))) {
    stretch.marks.mark(at, end, 'markup');
  }
  return end;
};

/** The underscore of `word_`, and of an inline target. */
const underscoreRule: InlineRule = (stretch, at) => {
  const { text, marks } = stretch;
  const end = runEnd(stretch, at);
  const isReference = isWordAt(text, at - 1) && end - at <= 2 && !isWordAt(text, end);
  if (isReference || text[end] === '`') {
    marks.mark(at, end, 'markup');
  }
  return end;
};

function marked(pattern: RegExp, kind: 'link' | 'syntax'): InlineRule {
  return (stretch, at) => {
    const end = at + (matchAt(stretch, at, pattern)?.[0].length ?? 0);
    stretch.marks.mark(at, end, kind);
    return end;
  };
}

const substitutionRule = marked(substitution, 'syntax');

/** `|name|`, or a bar between the cells of a table. */
const barRule: InlineRule = (stretch, at) => {
  const next = substitutionRule(stretch, at);
  if (next === at && isSpaceAt(stretch.text, at - 1) && isSpaceAt(stretch.text, at + 1)) {
    stretch.marks.mark(at, at + 1, 'syntax');
    return at + 1;
  }
  return next;
};

/** A backslash joins or escapes; before a space both vanish. */
const backslashRule: InlineRule = (stretch, at) => {
  stretch.marks.mark(at, at + 1, 'markup');
  return at + 2;
};

/** reStructuredText inside a paragraph. */
export const restructuredTextRules = inlineRules({
  '`': backquoteRule,
  ':': roleRule,
  '*': starRule,
  _: underscoreRule,
  '[': marked(footnote, 'link'),
  '|': barRule,
  '\\': backslashRule,
});
