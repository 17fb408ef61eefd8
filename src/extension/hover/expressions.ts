/** A word or an expression of several words in a text; offsets are UTF-16 code units. */
export interface Expression {
  /** As it is looked up: white space folded into single spaces, soft hyphens gone. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** How many words it is made of. */
  readonly words: number;
  /** Whether a sentence, heading or list item begins with it, so that its first capital says nothing. */
  readonly opensSentence: boolean;
}

interface Token {
  readonly start: number;
  readonly end: number;
}

/** The longest expression that is looked for, in words. */
const longestExpression = 5;

/** How far around the offset words are looked for. */
const reach = 400;

/** Longer than any headword; such a word is left alone. */
const longestWord = 128;

/**
 * The expressions around an offset of a text, the longest first, the word itself last; of equally long ones
 * those that begin at the word come first. In place of everything that is no prose the text holds U+FFFC,
 * over which no expression reaches, and neither does one reach over punctuation or an empty line. Words are
 * found by the rules of Unicode for the language; hyphens join words, apostrophes belong to them.
 */
export function expressionsAt(prose: string, offset: number, segmenter: Intl.Segmenter): Expression[] {
  const from = windowStart(prose, offset);
  const tokens = tokenize(prose.slice(from, offset + reach), from, segmenter);
  const at = tokens.findIndex(token => token.start <= offset && offset <= token.end);
  const token = tokens[at];
  if (!token || !/\p{L}/u.test(prose.slice(token.start, token.end))) {
    return [];
  }
  const expressions: Expression[] = [];
  for (let length = longestExpression; length >= 1; length -= 1) {
    for (let first = at; first > at - length; first -= 1) {
      const span = tokens.slice(Math.max(first, 0), first + length);
      if (first >= 0 && span.length === length && isConnected(prose, span)) {
        expressions.push(...spellings(prose, span));
      }
    }
  }
  return expressions;
}

function windowStart(prose: string, offset: number): number {
  const start = Math.max(0, offset - reach);
  // a window that begins within a word would cut it
  const space = start === 0 ? -1 : prose.slice(start, offset).search(/\s/);
  return space === -1 ? start : start + space;
}

function tokenize(text: string, base: number, segmenter: Intl.Segmenter): Token[] {
  const tokens: Token[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    // Unicode counts the underscore as part of a word; prose uses it to emphasize, and code within names
    if (isWordLike && !/[^_]_[^_]/.test(segment)) {
      for (const match of segment.matchAll(/[^_]+/g)) {
        const start = base + index + match.index;
        tokens.push({ start, end: start + match[0].length });
      }
    }
  }
  return tokens;
}

/** White space within a paragraph or a hyphen joins words, and nothing at all joins those of scripts without spaces. */
function isConnected(prose: string, tokens: readonly Token[]): boolean {
  return tokens.every((token, position) => {
    const previous = tokens[position - 1];
    return previous === undefined || joint.test(prose.slice(previous.end, token.start));
  });
}

const joint = /^(?:[^\S\n]*\r?\n?[^\S\n]*|[-\u2010\u2011])$/u;

/**
 * An expression as it is written; where it may be an abbreviation, with its full stop; where it ends in a
 * possessive, without that.
 */
function spellings(prose: string, tokens: readonly Token[]): Expression[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || last.end - first.start > longestWord * 2) {
    return [];
  }
  const { start } = first;
  const words = tokens.length;
  if (words > 1 && cutsWord(prose, start, last.end)) {
    return [];
  }
  const opensSentence = sentenceStart.test(prose.slice(Math.max(0, start - 20), start)) || start === 0;
  const upTo = (end: number) => expression(prose, { start, end, words, opensSentence });
  const possessive = /['\u2019]s?$/iu.exec(prose.slice(start, last.end));
  return [
    ...(words === 1 && abbreviation.test(prose.slice(start, last.end + 1)) ? [upTo(last.end + 1)] : []),
    upTo(last.end),
    ...(possessive ? [upTo(last.end - possessive[0].length)] : []),
  ].filter(({ text }) => text.length <= longestWord && !isSingleLetter(text));
}

/** Few letters, perhaps with stops between them, and a stop: `etc.`, `Dr.`, `e.g.` */
const abbreviation = /^\p{L}(?:\.?\p{L}){0,4}\.$/u;

/** What stands before a word that opens a sentence: an end, a gap, or what is no prose; perhaps a quotation mark. */
const sentenceStart = /(?:[.!?…:]["'”’)\]]*\s+|\n[^\S\n]*\n\s*|\n[^\S\n]{2,}|\uFFFC\s*|^\s+)["'“‘([]*\s*$/u;

/** Whether a stretch begins or ends within a hyphenated word, as in *them is / well-known*. */
function cutsWord(prose: string, start: number, end: number): boolean {
  return (
    /\p{L}[-\u2010\u2011]$/u.test(prose.slice(Math.max(0, start - 2), start)) ||
    /^[-\u2010\u2011]\p{L}/u.test(prose.slice(end, end + 2))
  );
}

function expression(prose: string, place: Omit<Expression, 'text'>): Expression {
  const text = prose.slice(place.start, place.end).replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
  return { text, ...place };
}

/** A letter of an alphabet stands for nothing; a single ideograph is a word. */
function isSingleLetter(text: string): boolean {
  return [...text].length === 1 && !/\p{Ideographic}/u.test(text);
}
