import type { Equivalent } from './equivalents.ts';

/** The English headword under which a translation is looked up. */
export interface EnglishKey {
  readonly headword: string;
  /** Whether the translation has "to". */
  readonly isVerb: boolean;
}

const maximumWords = 4;

/**
 * The headword of a translation: without "to", article, "sb" and "sth" at its end. Undefined where it is too
 * long or no phrase: a list, a sentence, a formula.
 */
export function englishKey({ text, literal }: Equivalent): EnglishKey | undefined {
  if (literal) {
    return undefined;
  }
  const isVerb = /^to \p{L}/u.test(text);
  const plain = text
    .replace(/^to (?=\p{L})/u, '')
    .replace(/^(an?|the) (?=\p{Ll})/u, '')
    .replace(/(?<=\S) (sb|sth|sb or sth|sth or sb|etc)$/, '')
    .replace(/(?<=\p{L}{2})[!?.]$/u, '');
  const words = plain.split(' ');
  const isPhrase = /^[\p{L}\d][\p{L}\p{M}\d' .&-]*$/u.test(plain) && /\p{L}{2}|^[AaIO]$/u.test(plain);
  return isPhrase &&
    words.length <= maximumWords &&
    !words.some(word => /^(sb|sth|sb's|etc|oneself)$/.test(word))
    ? { headword: plain, isVerb }
    : undefined;
}
