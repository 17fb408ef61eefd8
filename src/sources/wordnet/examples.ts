import type { Example } from '../../lexicon/records.ts';
import type { Exceptions, InflectingCategory } from '../english/inflectedForms.ts';
import { englishInflections } from '../english/inflections.ts';
import type { PartOfSpeech, Synset } from './synsets.ts';

/** The lexical categories of the parts of speech. */
export const categories: Readonly<Record<PartOfSpeech, InflectingCategory>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
};

/**
 * The examples of a synset that show one of its words: those that contain a form of it (*fell* shows *fall*,
 * not its synonym *light*), and those in which no word of the synset is found.
 */
export function examplesOf(headword: string, synset: Synset, exceptions: Exceptions): readonly Example[] {
  if (synset.examples.length === 0 || synset.words.length === 1) {
    return synset.examples;
  }
  const category = categories[synset.partOfSpeech];
  const forms = new Map(synset.words.map(word => [word, formsOf(word, category, exceptions)]));
  return synset.examples.filter(example => {
    const text = spacedWords(example.text);
    const contains = (word: string) => forms.get(word)?.some(form => text.includes(form)) ?? false;
    return contains(headword) || !synset.words.some(contains);
  });
}

/** A text in lower case, with one space before and after each word. */
function spacedWords(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\d']+/gu, ' ')} `;
}

/**
 * The beginnings by which `spacedWords` show a word: its forms, and what most forms of a longer word share. Of
 * an expression they are those of its longest word, since others may come between.
 */
function formsOf(word: string, category: InflectingCategory, exceptions: Exceptions): readonly string[] {
  const parts = word.split(/[\s-]/);
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one));
  const inflected = englishInflections(category, longest, exceptions).map(({ form }) => form);
  const whole = [longest, ...inflected].map(form => spacedWords(form));
  return longest.length > 4 ? [...whole, ` ${longest.slice(0, -1).toLowerCase()}`] : whole;
}
