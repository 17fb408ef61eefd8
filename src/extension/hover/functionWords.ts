import type { Expression } from './expressions.ts';

/**
 * English function words of which the dictionary knows only namesakes: WordNet has no prepositions, pronouns
 * and auxiliaries, so that its *at* is a coin, its *can* a tin and its *he* a letter. Nothing is better said
 * of them than something wrong.
 */
const namesakes: ReadonlySet<string> = new Set([
  'an',
  'at',
  'can',
  'he',
  'it',
  'may',
  'me',
  'might',
  'mine',
  'must',
  'or',
  'shall',
  'us',
  'who',
  'will',
]);

/** Expressions that are hardly ever meant where these words meet: *go to* church, *do it*, *out of* spite. */
const chance: ReadonlySet<string> = new Set([
  'do it',
  'does it',
  'did it',
  'done it',
  'go to',
  'goes to',
  'going to',
  'gone to',
  'went to',
  'out of',
]);

/** The expressions without those of which the English dictionary would say something that is not meant. */
export function withoutFunctionWords(expressions: readonly Expression[]): readonly Expression[] {
  return expressions.filter(({ text }) => {
    const lower = text.toLowerCase();
    // in capitals it is an abbreviation: IT, OR, US, WHO
    const isAbbreviation = text.length > 1 && text === text.toUpperCase();
    return isAbbreviation || !(namesakes.has(lower) || chance.has(lower));
  });
}
