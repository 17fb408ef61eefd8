import { endpoints } from '../../contract/endpoints.ts';
import { bilingualResults } from '../bilingualResults.ts';
import { checkFilters, filterEntry } from '../filters.ts';
import { headwordBody } from '../headwordBody.ts';
import { lookUpHeadwords } from '../headwordLookUp.ts';
import { metadataOf } from '../metadata.ts';
import { project } from '../projection.ts';
import { requirePair, route } from '../route.ts';

/** Translations of a headword and of its near-homographs, by sense. An inflected form is 404 here. */
export const translations = route(endpoints.translations, ({ path, query, lexicon }) => {
  const pair = requirePair(lexicon, path.source_lang, path.target_lang);
  checkFilters(pair, query);
  const results = lookUpHeadwords(pair, path.word_id, { strict: query.strictMatch }, headword =>
    bilingualResults(pair, headword, pair.translations(headword), entry => filterEntry(entry, query)),
  );
  return headwordBody(
    path.word_id,
    metadataOf(pair, { operation: 'translations', schema: 'RetrieveTranslations' }),
    project(results, query.fields),
  );
});
