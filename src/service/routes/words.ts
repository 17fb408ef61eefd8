import { endpoints } from '../../contract/endpoints.ts';
import { noEntry } from '../../contract/errors.ts';
import { type Dataset, distance, type Entry, type Headword, type Lemma } from '../../lexicon/dataset.ts';
import { headwordResults } from '../entryResults.ts';
import { checkFilters, filterEntry } from '../filters.ts';
import { metadataOf } from '../metadata.ts';
import { project } from '../projection.ts';
import { requireDataset, route } from '../route.ts';

/** The entries of a headword, and of the lemmas of an inflected form; the most useful headword first. */
export const words = route(endpoints.words, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  checkFilters(dataset, query);
  const results = findWords(dataset, query.q).flatMap(found => {
    const kept = found.entries.flatMap(entry => filterEntry(entry, query, found.features(entry)) ?? []);
    return headwordResults(dataset, found.headword, kept);
  });
  if (results.length === 0) {
    throw noEntry();
  }
  return {
    metadata: metadataOf(dataset, { operation: 'retrieve', schema: 'RetrieveEntry' }),
    query: query.q,
    results: project(results, query.fields),
  };
});

interface Found {
  readonly headword: Headword;
  readonly entries: readonly Entry[];
  /** Features of the form through which an entry was found. */
  readonly features: (entry: Entry) => readonly string[];
  /** How far the spelling that was found is from the one that was asked. */
  readonly distance: number;
}

function findWords(dataset: Dataset, asked: string): Found[] {
  const own = dataset.headwords(asked).map(headword => ({
    headword,
    entries: dataset.entries(headword),
    features: () => [],
    distance: distance(headword.text, asked),
  }));
  const known = new Set(own.map(found => found.headword.text));
  const lemmas = Map.groupBy(dataset.lemmas(asked), lemma => lemma.headword);
  const inflected = [...lemmas]
    .filter(([headword]) => !known.has(headword))
    .flatMap(([headword, forms]) => inflectedWord(dataset, asked, headword, forms));
  return [...own, ...inflected].sort(
    (one, other) => one.distance - other.distance || frequency(other.entries) - frequency(one.entries),
  );
}

/** Of a lemma only the categories to which the form belongs: *ran* is no noun. */
function inflectedWord(dataset: Dataset, asked: string, lemma: string, forms: readonly Lemma[]): Found[] {
  const [headword] = dataset.headwords(lemma, { strict: true });
  if (!headword) {
    return [];
  }
  const formsOf = (entry: Entry) =>
    forms.filter(form => form.lexicalCategory === '' || form.lexicalCategory === entry.lexicalCategory);
  return [
    {
      headword,
      entries: dataset.entries(headword).filter(entry => formsOf(entry).length > 0),
      features: entry => formsOf(entry).flatMap(form => form.grammaticalFeatures),
      distance: Math.min(...forms.map(form => distance(form.form, asked))),
    },
  ];
}

function frequency(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + (entry.frequency ?? 0), 0);
}
