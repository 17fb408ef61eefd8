import { endpoints } from '../../contract/endpoints.ts';
import { noEntry } from '../../contract/errors.ts';
import type { Dataset, Entry, Lemma } from '../../lexicon/dataset.ts';
import { distance, type Headword } from '../../lexicon/headwordList.ts';
import { headwordResults } from '../entryResults.ts';
import { checkFilters, filterEntry } from '../filters.ts';
import { metadataOf, retrieveEntry } from '../metadata.ts';
import { project } from '../projection.ts';
import { requireDataset, route } from '../route.ts';
import { lookUpAsked } from '../wordAsked.ts';

/** The entries of a headword, and of the lemmas of an inflected form; the most useful headword first. */
export const words = route(endpoints.words, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  checkFilters(dataset, query);
  const asked = lookUpAsked(query.q, text => nonEmpty(findWords(dataset, text))) ?? [];
  const results = asked.flatMap(({ headword, entries, forms }) =>
    headwordResults(dataset, headword, entries, entry => {
      const meant = forms?.filter(form => isFormOf(form, entry));
      return meant?.length === 0
        ? undefined
        : filterEntry(
            entry,
            query,
            meant?.flatMap(form => form.grammaticalFeatures),
          );
    }),
  );
  if (results.length === 0) {
    throw noEntry();
  }
  return {
    metadata: metadataOf(dataset, retrieveEntry),
    query: query.q,
    results: project(results, query.fields),
  };
});

function nonEmpty<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

interface Found {
  readonly headword: Headword;
  readonly entries: readonly Entry[];
  /** The forms through which the headword was found; undefined where its own spelling was asked. */
  readonly forms: readonly Lemma[] | undefined;
  /** How far the spelling that was found is from the one that was asked. */
  readonly distance: number;
  readonly frequency: number;
}

/** The closest spelling first, then the most frequent. */
function findWords(dataset: Dataset, asked: string): Found[] {
  const own = dataset.headwords(asked);
  const forms = dataset.lemmas(asked).filter(form => own.every(({ text }) => text !== form.headword));
  const found = [
    ...own.map(headword => ownWord(dataset, asked, headword)),
    ...[...Map.groupBy(forms, form => form.headword)].flatMap(([lemma, group]) =>
      dataset
        .headwords(lemma, { strict: true })
        .map(headword => inflectedWord(dataset, asked, headword, group)),
    ),
  ];
  return found.sort((one, other) => one.distance - other.distance || other.frequency - one.frequency);
}

function ownWord(dataset: Dataset, asked: string, headword: Headword): Found {
  const entries = dataset.entries(headword);
  return {
    headword,
    entries,
    forms: undefined,
    distance: distance(headword.text, asked),
    frequency: frequency(entries),
  };
}

function inflectedWord(dataset: Dataset, asked: string, headword: Headword, forms: readonly Lemma[]): Found {
  const entries = dataset.entries(headword);
  return {
    headword,
    entries,
    forms,
    distance: Math.min(...forms.map(form => distance(form.form, asked))),
    frequency: frequency(entries.filter(entry => forms.some(form => isFormOf(form, entry)))),
  };
}

/** A form belongs to the categories that it inflects: *ran* is no noun. */
function isFormOf(form: Lemma, entry: Entry): boolean {
  return form.lexicalCategory === '' || form.lexicalCategory === entry.lexicalCategory;
}

function frequency(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + (entry.frequency ?? 0), 0);
}
