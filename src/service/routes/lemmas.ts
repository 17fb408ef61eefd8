import { endpoints } from '../../contract/endpoints.ts';
import { noLemma } from '../../contract/errors.ts';
import type { Lemma, LemmaLexicalEntry } from '../../contract/lemmas.ts';
import { toWordId } from '../../contract/wordIds.ts';
import type { Dataset } from '../../lexicon/dataset.ts';
import { distance } from '../../lexicon/headwordList.ts';
import { featuresOf } from '../features.ts';
import { checkFilters, type Filters, matches } from '../filters.ts';
import { grammaticalFeatures, lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';
import { lookUpAsked } from '../wordAsked.ts';

/** The lemmas of a form, one for each headword and lexical category. A headword is its own lemma. */
export const lemmas = route(endpoints.lemmas, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  checkFilters(dataset, query);
  const result = lookUpAsked(path.word_id, form => findLemma(dataset, form, query));
  if (!result) {
    throw noLemma(path.source_lang, path.word_id);
  }
  return { metadata: metadataOf(dataset), results: [result] };
});

function findLemma(dataset: Dataset, form: string, filters: Filters): Lemma | undefined {
  const found = mergeReadings(readingsOf(dataset, form)).filter(
    ({ lexicalCategory: category, features }) =>
      matches(filters.lexicalCategory, [category]) && matches(filters.grammaticalFeatures, [...features]),
  );
  return found.length === 0
    ? undefined
    : {
        id: toWordId(form),
        language: dataset.id,
        lexicalEntries: found.map(reading => lexicalEntry(dataset, form, reading)),
        type: found.some(reading => reading.own) ? 'headword' : 'inflection',
        word: form.toLowerCase(),
      };
}

/** One way to read a form: as this headword in this category. */
interface Reading {
  readonly headword: string;
  readonly lexicalCategory: string;
  readonly features: ReadonlySet<string>;
  readonly frequency: number;
  /** How far the spelling that was found is from the form. */
  readonly distance: number;
  /** Whether the form is the headword itself. */
  readonly own: boolean;
}

function readingsOf(dataset: Dataset, form: string): Reading[] {
  const own = dataset.headwords(form).flatMap(headword =>
    dataset.entries(headword).map(entry => ({
      headword: headword.text,
      lexicalCategory: entry.lexicalCategory,
      features: new Set(featuresOf(entry)),
      frequency: entry.frequency ?? 0,
      distance: distance(headword.text, form),
      own: true,
    })),
  );
  const groups = Map.groupBy(dataset.lemmas(form), lemma => lemma.headword);
  const inflected = [...groups].flatMap(([headword, forms]) =>
    entriesOf(dataset, headword).flatMap(entry =>
      forms
        .filter(lemma => lemma.lexicalCategory === '' || lemma.lexicalCategory === entry.lexicalCategory)
        .map(lemma => ({
          headword,
          lexicalCategory: entry.lexicalCategory,
          features: new Set(lemma.grammaticalFeatures),
          frequency: entry.frequency ?? 0,
          distance: distance(lemma.form, form),
          own: false,
        })),
    ),
  );
  return [...own, ...inflected];
}

/** A lemma without an entry in the dataset is none: Words and Entries would not find it. */
function entriesOf(dataset: Dataset, headword: string) {
  return dataset.headwords(headword, { strict: true }).flatMap(found => dataset.entries(found));
}

/** One reading for each headword and category; the closest spelling first, then the most frequent. */
function mergeReadings(readings: readonly Reading[]): Reading[] {
  const groups = Map.groupBy(readings, reading => `${reading.headword} ${reading.lexicalCategory}`);
  return [...groups.values()]
    .flatMap(group => {
      // a headword that is spelled like the form is not also its inflection
      const own = group.filter(reading => reading.own);
      const [first, ...others] = own.length > 0 ? own : group;
      return first ? [others.reduce(mergeTwo, first)] : [];
    })
    .sort((one, other) => one.distance - other.distance || other.frequency - one.frequency);
}

function mergeTwo(one: Reading, other: Reading): Reading {
  return {
    ...one,
    features: one.features.union(other.features),
    frequency: Math.max(one.frequency, other.frequency),
    distance: Math.min(one.distance, other.distance),
  };
}

function lexicalEntry(dataset: Dataset, form: string, reading: Reading): LemmaLexicalEntry {
  return {
    ...(reading.features.size === 0
      ? {}
      : { grammaticalFeatures: grammaticalFeatures([...reading.features], dataset) }),
    inflectionOf: [{ id: toWordId(reading.headword), text: reading.headword }],
    language: dataset.id,
    lexicalCategory: lexicalCategory(reading.lexicalCategory, dataset),
    text: form,
  };
}
