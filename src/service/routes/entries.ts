import { endpoints } from '../../contract/endpoints.ts';
import { headwordResults } from '../entryResults.ts';
import { checkFilters, filterEntry } from '../filters.ts';
import { headwordBody } from '../headwordBody.ts';
import { lookUpHeadwords } from '../headwordLookUp.ts';
import { metadataOf, retrieveEntry } from '../metadata.ts';
import { project } from '../projection.ts';
import { requireDataset, route } from '../route.ts';

/** The entries of a headword and of its near-homographs. An inflected form is 404 here. */
export const entries = route(endpoints.entries, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  checkFilters(dataset, query);
  const results = lookUpHeadwords(dataset, path.word_id, { strict: query.strictMatch }, headword =>
    headwordResults(dataset, headword, dataset.entries(headword), entry => filterEntry(entry, query)),
  );
  return headwordBody(path.word_id, metadataOf(dataset, retrieveEntry), project(results, query.fields));
});
