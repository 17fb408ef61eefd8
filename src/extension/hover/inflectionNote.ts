import type { Immutable } from '../../client/client.ts';
import type { LemmasBody } from '../../contract/lemmas.ts';

/** Puts a sentence into the language of the editor; `{0}`, `{1}` … stand for what is given. */
export type Translate = (text: string, ...values: string[]) => string;

/** A form's grammar as a reader says it: "past tense of run". */
export interface InflectionNote {
  readonly headword: string;
  readonly lexicalCategory: string;
  readonly text: string;
}

/** What a form is of each of its lemmas; nothing for lemmas that are the form itself. */
export function inflectionNotes(lemmas: Immutable<LemmasBody>, t: Translate): InflectionNote[] {
  return lemmas.results.flatMap(result =>
    result.lexicalEntries.flatMap(entry => {
      const headword = entry.inflectionOf[0]?.text ?? entry.text;
      const features = (entry.grammaticalFeatures ?? []).map(feature => feature.id);
      return sameLetters.compare(headword, entry.text) === 0
        ? []
        : [{ headword, lexicalCategory: entry.lexicalCategory.id, text: grammarOf(features, headword, t) }];
    }),
  );
}

/** Case and diacritics make no inflection: *café* is no form of *cafe*. */
const sameLetters = new Intl.Collator('en', { sensitivity: 'base' });

function grammarOf(features: readonly string[], headword: string, t: Translate): string {
  const has = (...wanted: string[]) => wanted.every(feature => features.includes(feature));
  if (has('past', 'pastParticiple')) {
    return t('past tense and past participle of {0}', headword);
  }
  if (has('pastParticiple')) {
    return t('past participle of {0}', headword);
  }
  if (has('past')) {
    return t('past tense of {0}', headword);
  }
  if (has('presentParticiple')) {
    return t('present participle of {0}', headword);
  }
  if (has('present', 'singular')) {
    return t('third person singular of {0}', headword);
  }
  if (has('present')) {
    return t('present tense of {0}', headword);
  }
  if (has('plural')) {
    return t('plural of {0}', headword);
  }
  if (has('comparative')) {
    return t('comparative of {0}', headword);
  }
  if (has('superlative')) {
    return t('superlative of {0}', headword);
  }
  return t('form of {0}', headword);
}
