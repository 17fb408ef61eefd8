import { findIn, type InlineRule, type Stretch } from './inline.ts';
import { isSpaceAt } from './words.ts';

/**
 * `$$…$$`, and `$…$` by pandoc's rule: no space after the opening dollar, none before the closing one,
 * which is the next unescaped one, and no digit after it. So "$5 and $10" is prose.
 */
export const dollarMathRule: InlineRule = (stretch, at) => {
  const { text, marks } = stretch;
  if (text[at + 1] === '$') {
    const close = findIn(stretch, '$$', at + 2);
    const end = close === undefined ? at + 2 : close + 2;
    marks.mark(at, close === undefined ? at : end, 'math');
    return end;
  }
  const close = stretch.finder.nextWhere('unescaped $', '$', at + 1, found => text[found - 1] !== '\\');
  const isMath =
    close < stretch.to &&
    !isSpaceAt(text, at + 1) &&
    !isSpaceAt(text, close - 1) &&
    !/\d/.test(text.charAt(close + 1));
  if (!isMath) {
    return at;
  }
  marks.mark(at, close + 1, 'math');
  return close + 1;
};

/**
 * Where `\(…\)` or `\[…\]` that starts at a backslash ends. Where these hold words only, as in
 * `\[sic\]`, they are escaped brackets.
 */
export function texMathEnd(stretch: Stretch, at: number): number | undefined {
  const opener = stretch.text.slice(at, at + 2);
  const closer = opener === '\\(' ? '\\)' : opener === '\\[' ? '\\]' : undefined;
  if (closer === undefined) {
    return undefined;
  }
  const close = findIn(stretch, closer, at + 2);
  if (close === undefined || stretch.finder.next(opener, at + 2) < close) {
    return undefined;
  }
  return /^[\p{L}\p{M}\s,.;:'’]{2,}$/u.test(stretch.text.slice(at + 2, close)) ? undefined : close + 2;
}
