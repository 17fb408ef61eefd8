import { findIn, type InlineRule, inlineRules, matchAt, type Stretch } from './inline.ts';
import type { RegionKind } from './region.ts';
import { isSpaceAt, isWordAt } from './words.ts';

const before = /[\s\-–—('"{]/;
const after = /[\s\-–—.,;:!?')}"\\[]/;
const timestamp =
  /[<[]\d{4}-\d{2}-\d{2}[^<>[\]\r\n]{0,60}[>\]](?:--[<[]\d{4}-\d{2}-\d{2}[^<>[\]\r\n]{0,60}[>\]])?/y;
const angleLink = /<[a-zA-Z][\w+.-]{1,30}:[^<>\r\n]{1,1000}>/y;
const target = /<<(?!<)[^<>\r\n]{1,200}>>|<<<|>>>/y;
const cookie = /\[(?:\d{0,6}%|\d{0,6}\/\d{0,6})\]/y;
const footnote = /\[fn:[\w-]{0,100}(?:\]|:[ \t]*)/y;
const bracketLink = /\[\[([^[\]\r\n]{1,2000})\](?:\[|\])/y;
const call =
  /(?:call_\w{1,60}|src_\w{1,60})(?:\[[^[\]\r\n]{0,200}\])?[({][^(){}\r\n]{0,1000}[)}](?:\[[^[\]\r\n]{0,200}\])?/y;
const entity = /\\(?:[a-zA-Z]{1,30}(?:\{\})?|\\(?=\s))/y;

function startsEmphasis(stretch: Stretch, at: number): boolean {
  const { text, from } = stretch;
  return (
    (at === from || before.test(text.charAt(at - 1)) || !stretch.marks.isProse(at - 1)) &&
    !isSpaceAt(text, at + 1)
  );
}

function endsEmphasis(text: string, at: number): boolean {
  const next = text.charAt(at + 1);
  return !isSpaceAt(text, at - 1) && (next === '' || after.test(next));
}

/** The signs of `*bold*`, `/italic/`, `_underlined_`, `+struck+`, each by itself. */
const emphasisRule: InlineRule = (stretch, at) => {
  if (startsEmphasis(stretch, at) || endsEmphasis(stretch.text, at)) {
    stretch.marks.mark(at, at + 1, 'markup');
  }
  return at + 1;
};

/** `=verbatim=` and `~code~`. */
const verbatimRule: InlineRule = (stretch, at) => {
  const { text, finder, marks } = stretch;
  const sign = text.charAt(at);
  if (!startsEmphasis(stretch, at)) {
    return at;
  }
  const close = finder.nextWhere(sign, sign, at + 2, found => endsEmphasis(text, found));
  if (close >= stretch.to) {
    return at;
  }
  marks.mark(at, close + 1, 'inlineCode');
  return close + 1;
};

/** The first pattern that matches is marked whole. */
function marked(kind: RegionKind, ...patterns: readonly RegExp[]): InlineRule {
  return (stretch, at) => {
    for (const pattern of patterns) {
      const match = matchAt(stretch, at, pattern);
      if (match !== undefined) {
        stretch.marks.mark(at, at + match[0].length, kind);
        return at + match[0].length;
      }
    }
    return at;
  };
}

const bracketSyntaxRule = marked('syntax', timestamp, cookie);

/** Links, footnotes, timestamps and counts of tasks. */
const bracketRule: InlineRule = (stretch, at) => {
  const { marks } = stretch;
  const link = matchAt(stretch, at, bracketLink)?.[0];
  if (link !== undefined) {
    const start = at + link.length;
    const close = link.endsWith('[') ? findIn(stretch, ']]', start) : undefined;
    marks.mark(at, start, 'link');
    marks.mark(close ?? start, close === undefined ? start : close + 2, 'link');
    return start;
  }
  const note = matchAt(stretch, at, footnote)?.[0];
  if (note !== undefined) {
    const close = note.endsWith(']') ? undefined : findIn(stretch, ']', at);
    marks.mark(at, at + note.length, 'link');
    marks.mark(close ?? at, close === undefined ? at : close + 1, 'link');
    return at + note.length;
  }
  return bracketSyntaxRule(stretch, at);
};

/** TeX's `\(…\)` and `\[…\]`, entities such as `\alpha`, and the forced line break. */
const backslashRule: InlineRule = (stretch, at) => {
  const opener = stretch.text.slice(at, at + 2);
  const closer = opener === '\\(' ? '\\)' : opener === '\\[' ? '\\]' : undefined;
  const close = closer === undefined ? undefined : findIn(stretch, closer, at + 2);
  if (close !== undefined && stretch.finder.next(opener, at + 2) >= close) {
    stretch.marks.mark(at, close + 2, 'math');
    return close + 2;
  }
  return isWordAt(stretch.text, at - 1) ? at : marked('syntax', entity)(stretch, at);
};

/** `$…$`: nothing but the formula touches the dollars inside, no letter or digit outside. */
const dollarRule: InlineRule = (stretch, at) => {
  const { text, finder, marks } = stretch;
  if (text[at + 1] === '$') {
    const close = findIn(stretch, '$$', at + 2);
    marks.mark(at, close === undefined ? at : close + 2, 'math');
    return close === undefined ? at + 2 : close + 2;
  }
  const close = finder.next('$', at + 1);
  const isMath =
    close < stretch.to &&
    !/[\s.,;$]/.test(text.charAt(at + 1)) &&
    !/[\s.,$]/.test(text.charAt(close - 1)) &&
    !isWordAt(text, close + 1);
  marks.mark(at, isMath ? close + 1 : at, 'math');
  return isMath ? close + 1 : at;
};

/** What stands between two marks, such as macros `{{{…}}}` and snippets `@@…@@`. */
function between(opener: string, closer: string): InlineRule {
  return (stretch, at) => {
    const { text } = stretch;
    const close = text.startsWith(opener, at) ? findIn(stretch, closer, at + opener.length) : undefined;
    const end = close === undefined ? at : close + closer.length;
    stretch.marks.mark(at, end, 'syntax');
    return end;
  };
}

const callRule: InlineRule = (stretch, at) =>
  isWordAt(stretch.text, at - 1) ? at : marked('inlineCode', call)(stretch, at);

const angleSyntaxRule = marked('syntax', timestamp, target);
const angleLinkRule = marked('link', angleLink);

/** Org inside a paragraph. */
export const orgRules = inlineRules({
  '*': emphasisRule,
  '/': emphasisRule,
  _: emphasisRule,
  '+': emphasisRule,
  '=': verbatimRule,
  '~': verbatimRule,
  '[': bracketRule,
  '<': (stretch, at) => {
    const next = angleLinkRule(stretch, at);
    return next === at ? angleSyntaxRule(stretch, at) : next;
  },
  '>': marked('syntax', target),
  '\\': backslashRule,
  $: dollarRule,
  '{': between('{{{', '}}}'),
  '@': between('@@', '@@'),
  '|': (stretch, at) => {
    stretch.marks.mark(at, at + 1, 'syntax');
    return at + 1;
  },
  c: callRule,
  s: callRule,
});
