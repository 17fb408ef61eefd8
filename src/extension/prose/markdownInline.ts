import { entityRule } from './entities.ts';
import { markTag, type Tag, tagAt } from './htmlTags.ts';
import {
  findIn,
  type InlineRule,
  type InlineRules,
  inlineRules,
  matchAt,
  runEnd,
  type Stretch,
} from './inline.ts';
import { bracketRule, closingBracketRule } from './markdownLinks.ts';
import { dollarMathRule, texMathEnd } from './markdownMath.ts';
import { isSpaceAt, isWordAt, markWordAround } from './words.ts';

const punctuation = /[!-/:-@[-`{-~]/;
const autolink = /<(?:[a-zA-Z][a-zA-Z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]{1,64}@[^\s<>@]{1,255})>/y;
const attributes = /\{(?:[#.:=-]|[\w-]{1,60}=)[^{}\r\n]{0,500}\}|\{[\w:-]{1,60}\}(?=`)/y;
const emoji = /:(?=[\d_+-]{0,60}[a-zA-Z])[\w+-]{1,60}:/y;
const citation = /@\w+(?:[:.#$%&+?~/-]\w+)*/y;

/**
 * Markdown inside a paragraph: CommonMark and GFM, and what pandoc, Quarto, Obsidian, Hugo and MyST
 * add to them. Tags go to `tags`, for the elements that reach over several of them.
 */
export function markdownRules(tags: Tag[]): InlineRules {
  return inlineRules({
    ...ruleTable,
    '<': (stretch, at) => {
      const link = matchAt(stretch, at, autolink);
      if (link !== undefined) {
        stretch.marks.mark(at, at + link[0].length, 'link');
        return at + link[0].length;
      }
      const tag = tagAt(stretch, at);
      if (tag === undefined) {
        return at;
      }
      tags.push(tag);
      markTag(stretch, tag);
      return tag.end;
    },
  });
}

const backslashRule: InlineRule = (stretch, at) => {
  const { text, marks } = stretch;
  const mathEnd = texMathEnd(stretch, at);
  if (mathEnd !== undefined) {
    marks.mark(at, mathEnd, 'math');
    return mathEnd;
  }
  const escaped = text.charAt(at + 1);
  if (escaped === "'") {
    return markWordAround(marks, at, at + 2, 'syntax');
  }
  if (punctuation.test(escaped) || escaped === '\n' || escaped === '\r') {
    marks.mark(at, at + 1, 'markup');
    return at + 2;
  }
  return at;
};

/** A run of backquotes up to the next run of the same length. */
export const codeSpanRule: InlineRule = (stretch, at) => {
  const { text } = stretch;
  const start = runEnd(stretch, at);
  const fence = text.slice(at, start);
  const close = stretch.finder.nextWhere(
    fence,
    fence,
    start,
    found => text[found - 1] !== '`' && text[found + fence.length] !== '`',
  );
  if (close + fence.length > stretch.to) {
    return start;
  }
  stretch.marks.mark(at, close + fence.length, 'inlineCode');
  return close + fence.length;
};

/** Emphasis: every run that touches a word; whether it finds a partner makes no difference to prose. */
const emphasisRule: InlineRule = (stretch, at) => {
  const { text } = stretch;
  const end = runEnd(stretch, at);
  const isLoose = isSpaceAt(text, at - 1) && isSpaceAt(text, end);
  const isInWord = text[at] === '_' && isWordAt(text, at - 1) && isWordAt(text, end);
  const isSingleTilde = text[at] === '~' && end - at !== 2;
  if (!isLoose && !isInWord && !isSingleTilde) {
    stretch.marks.mark(at, end, 'markup');
  }
  return end;
};

/** Attributes `{#id .class}`, MyST roles, and the templates of Jinja, Liquid, Hugo and Quarto. */
const braceRule: InlineRule = (stretch, at) => {
  const { text, marks } = stretch;
  const closer = text[at + 1] === '{' ? '}}' : text[at + 1] === '%' ? '%}' : undefined;
  const close = closer === undefined ? undefined : findIn(stretch, closer, at + 2);
  const length = matchAt(stretch, at, attributes)?.[0].length;
  const end = close !== undefined ? close + 2 : length !== undefined ? at + length : at;
  marks.mark(at, end, 'syntax');
  return end;
};

function markedBy(pattern: RegExp, kind: 'syntax' | 'link'): InlineRule {
  return (stretch: Stretch, at: number) => {
    const match = isWordAt(stretch.text, at - 1) ? undefined : matchAt(stretch, at, pattern);
    const end = at + (match?.[0].length ?? 0);
    stretch.marks.mark(at, end, kind);
    return end;
  };
}

const ruleTable: Readonly<Record<string, InlineRule>> = {
  '\\': backslashRule,
  '`': codeSpanRule,
  $: dollarMathRule,
  '*': emphasisRule,
  _: emphasisRule,
  '~': emphasisRule,
  '[': bracketRule,
  ']': closingBracketRule,
  '!': (stretch, at) => {
    if (stretch.text[at + 1] === '[' && stretch.text[at + 2] !== '[') {
      stretch.marks.mark(at, at + 1, 'markup');
    }
    return at;
  },
  '&': entityRule,
  '{': braceRule,
  ':': markedBy(emoji, 'syntax'),
  '@': markedBy(citation, 'link'),
};

/** The rules of MDX, which reads `<` and `{` before. */
export const mdxRules: InlineRules = inlineRules(ruleTable);
