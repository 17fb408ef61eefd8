import type { Inflection } from '../../lexicon/records.ts';

/** The lexical categories of English that inflect. */
export type InflectingCategory = 'noun' | 'verb' | 'adjective' | 'adverb';

/** Irregular forms of a headword, as an exception list has them; empty where it has none. */
export type Exceptions = (category: InflectingCategory, headword: string) => readonly string[];

/** A single word, with apostrophes and hyphens. */
export const word = /^\p{L}[\p{L}'-]*$/u;

/** A form that a source or a table of irregular words lists. */
export function listedForm(form: string, ...grammaticalFeatures: string[]): Inflection {
  return { form, grammaticalFeatures };
}

/** A form that a rule makes. */
export function derivedForm(form: string, ...grammaticalFeatures: string[]): Inflection {
  return { form, grammaticalFeatures, derived: true };
}

/** The words of a template literal, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
