import { endpoints } from '../../contract/endpoints.ts';
import { noLemma } from '../../contract/errors.ts';
import type { Lemma, LemmaLexicalEntry } from '../../contract/lemmas.ts';
import { fromWordId, toWordId } from '../../contract/wordIds.ts';
import type { Dataset } from '../../lexicon/dataset.ts';
import { featuresOf } from '../entryResults.ts';
import { checkFilters, matches } from '../filters.ts';
import { grammaticalFeatures, lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';

/** The lemmas of a form, one for each headword and lexical category. A headword is its own lemma. */
export const lemmas = route(endpoints.lemmas, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  checkFilters(dataset, query);
  const form = fromWordId(path.word_id) ?? '';
  const found = findLemmas(dataset, form).filter(
    lemma =>
      matches(query.lexicalCategory, [lemma.lexicalCategory]) &&
      matches(query.grammaticalFeatures, lemma.grammaticalFeatures),
  );
  if (found.length === 0) {
    throw noLemma(path.source_lang, form);
  }
  const result: Lemma = {
    id: toWordId(form),
    language: dataset.id,
    lexicalEntries: found.map(lemma => lexicalEntry(dataset, form, lemma)),
    type: found.some(lemma => lemma.own) ? 'headword' : 'inflection',
    word: form.toLowerCase(),
  };
  return { metadata: metadataOf(dataset), results: [result] };
});

interface FoundLemma {
  readonly headword: string;
  readonly lexicalCategory: string;
  readonly grammaticalFeatures: readonly string[];
  readonly frequency: number;
  /** Whether the form is the headword itself. */
  readonly own: boolean;
}

/** The most frequent lemma first. */
function findLemmas(dataset: Dataset, form: string): FoundLemma[] {
  const found = new Map<string, FoundLemma>();
  for (const headword of dataset.headwords(form)) {
    for (const entry of dataset.entries(headword)) {
      found.set(`${headword.text} ${entry.lexicalCategory}`, {
        headword: headword.text,
        lexicalCategory: entry.lexicalCategory,
        grammaticalFeatures: featuresOf(entry),
        frequency: entry.frequency ?? 0,
        own: true,
      });
    }
  }
  for (const lemma of dataset.lemmas(form)) {
    const key = `${lemma.headword} ${lemma.lexicalCategory}`;
    const earlier = found.get(key);
    if (!earlier?.own) {
      const features = new Set([...(earlier?.grammaticalFeatures ?? []), ...lemma.grammaticalFeatures]);
      found.set(key, {
        headword: lemma.headword,
        lexicalCategory: lemma.lexicalCategory,
        grammaticalFeatures: [...features],
        frequency: earlier?.frequency ?? frequencyOf(dataset, lemma.headword, lemma.lexicalCategory),
        own: false,
      });
    }
  }
  return [...found.values()].sort((one, other) => other.frequency - one.frequency);
}

function frequencyOf(dataset: Dataset, headword: string, category: string): number {
  const entries = dataset.headwords(headword, { strict: true }).flatMap(found => dataset.entries(found));
  return entries.find(entry => entry.lexicalCategory === category)?.frequency ?? 0;
}

function lexicalEntry(dataset: Dataset, form: string, lemma: FoundLemma): LemmaLexicalEntry {
  return {
    language: dataset.id,
    text: form,
    lexicalCategory: lexicalCategory(dataset, lemma.lexicalCategory),
    inflectionOf: [{ id: toWordId(lemma.headword), text: lemma.headword }],
    grammaticalFeatures: grammaticalFeatures(dataset, lemma.grammaticalFeatures),
  };
}
