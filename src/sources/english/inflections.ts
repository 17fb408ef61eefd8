import type { Inflection } from '../../lexicon/records.ts';
import { comparison } from './comparison.ts';
import type { Exceptions, InflectingCategory } from './inflectedForms.ts';
import { pluralForms } from './plurals.ts';
import { verbForms } from './verbs.ts';

/**
 * The inflected forms of an English headword. Exceptions and irregular words come as they are listed; the
 * rest is made by rule and marked as derived. In an expression the word that inflects does so: the verb of
 * *give up*, the first noun of *mother-in-law*, the last of *hot dog*.
 */
export function englishInflections(
  category: InflectingCategory,
  headword: string,
  exceptions: Exceptions,
): readonly Inflection[] {
  switch (category) {
    case 'verb':
      return verbForms(headword, exceptions);
    case 'noun':
      return pluralForms(headword, exceptions);
    case 'adjective':
    case 'adverb':
      return comparison(headword, category, exceptions(category, headword));
  }
}
