import { endpoints } from '../../contract/endpoints.ts';
import { noEntry } from '../../contract/errors.ts';
import { toWordId } from '../../contract/wordIds.ts';
import type { Dataset } from '../../lexicon/dataset.ts';
import { headwordResults } from '../entryResults.ts';
import { checkFilters, type Filters, filterEntry } from '../filters.ts';
import { metadataOf, retrieveEntry } from '../metadata.ts';
import { project } from '../projection.ts';
import { requireDataset, route } from '../route.ts';
import { lookUpAsked } from '../wordAsked.ts';

/** The entries of a headword and of its near-homographs. An inflected form is 404 here. */
export const entries = route(endpoints.entries, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  checkFilters(dataset, query);
  const found = lookUpAsked(path.word_id, text => findEntries(dataset, text, query));
  if (!found) {
    throw noEntry();
  }
  return {
    id: toWordId(path.word_id),
    metadata: metadataOf(dataset, retrieveEntry),
    results: project(found.results, query.fields),
    word: found.word,
  };
});

function findEntries(dataset: Dataset, text: string, query: Filters & { readonly strictMatch: boolean }) {
  const results = dataset
    .headwords(text, { strict: query.strictMatch })
    .flatMap(headword =>
      headwordResults(dataset, headword, dataset.entries(headword), entry => filterEntry(entry, query)),
    );
  const word = results[0]?.lexicalEntries[0]?.text;
  return word === undefined ? undefined : { results, word };
}
