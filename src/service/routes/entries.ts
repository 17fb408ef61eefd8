import { endpoints } from '../../contract/endpoints.ts';
import { noEntry } from '../../contract/errors.ts';
import { decodeUrl, fromWordId, toWordId } from '../../contract/wordIds.ts';
import type { Dataset } from '../../lexicon/dataset.ts';
import { headwordResults } from '../entryResults.ts';
import { checkFilters, type Filters, filterEntry } from '../filters.ts';
import { metadataOf } from '../metadata.ts';
import { project } from '../projection.ts';
import { requireDataset, route } from '../route.ts';

/** The entries of a headword and of its near-homographs. An inflected form is 404 here. */
export const entries = route(endpoints.entries, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  checkFilters(dataset, query);
  const asked = fromWordId(path.word_id) ?? '';
  // a word_id that a client encoded twice is read once more where the first reading finds nothing
  const twice = fromWordId(decodeUrl(path.word_id) ?? '') ?? asked;
  const found = findEntries(dataset, asked, query) ?? findEntries(dataset, twice, query);
  if (!found) {
    throw noEntry();
  }
  return {
    id: toWordId(asked),
    metadata: metadataOf(dataset, { operation: 'retrieve', schema: 'RetrieveEntry' }),
    results: project(found.results, query.fields),
    word: found.word,
  };
});

function findEntries(dataset: Dataset, text: string, query: Filters & { readonly strictMatch: boolean }) {
  const results = dataset.headwords(text, { strict: query.strictMatch }).flatMap(headword => {
    const kept = dataset.entries(headword).flatMap(entry => filterEntry(entry, query) ?? []);
    return headwordResults(dataset, headword, kept);
  });
  const word = results[0]?.lexicalEntries[0]?.text;
  return word === undefined ? undefined : { results, word };
}
