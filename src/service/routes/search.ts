import { type BodyOf, endpoints } from '../../contract/endpoints.ts';
import { ApiError } from '../../contract/errors.ts';
import { type SearchBody, searchLimits } from '../../contract/search.ts';
import { toWordId } from '../../contract/wordIds.ts';
import type { HeadwordList } from '../../lexicon/headwordList.ts';
import type { SearchHit } from '../../lexicon/search.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, requirePair, route } from '../route.ts';
import { shorten } from '../target.ts';

/** Candidate headwords of the dictionary for a search string. */
export const search = route(endpoints.search, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  return searchBody(dataset, query, dataset.search(query.q, { kind: 'entry', prefix: query.prefix }));
});

/** Candidate headwords of the thesaurus for a search string. */
export const searchThesaurus = route(endpoints.searchThesaurus, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  return searchBody(dataset, query, dataset.search(query.q, { kind: 'thesaurus', prefix: query.prefix }));
});

/** Candidate headwords that have translations. */
export const searchTranslations = route(endpoints.searchTranslations, ({ path, query, lexicon }) => {
  const pair = requirePair(lexicon, path.source_lang, path.target_lang);
  return searchBody(pair, query, pair.search(query.q, { prefix: query.prefix }));
});

interface SearchQuery {
  readonly q: string;
  readonly prefix: boolean;
  readonly limit: number | undefined;
  readonly offset: number | undefined;
}

function searchBody(
  headwords: HeadwordList,
  query: SearchQuery,
  found: readonly SearchHit[],
): BodyOf<typeof endpoints.search> {
  const { limit, offset } = pageOf(query);
  const hits = found.slice(0, searchLimits.offsetAndLimit);
  if (hits.length === 0) {
    throw new ApiError(404, `No headword of '${headwords.id}' matches '${shorten(query.q)}'.`);
  }
  return {
    metadata: metadataOf(headwords, {
      limit: String(limit),
      offset: String(offset),
      operation: 'search',
      schema: 'WordList',
      sourceLanguage: headwords.id,
      total: String(hits.length),
    }),
    results: hits.slice(offset, offset + limit).map(searchResult),
  };
}

/** Limit and offset (service.md, "Limits"). A limit that is not given is the default, and counts as that. */
function pageOf({ limit = searchLimits.limit, offset = 0 }: SearchQuery) {
  if (limit + offset > searchLimits.offsetAndLimit) {
    throw new ApiError(
      400,
      `The sum of offset and limit must not exceed ${searchLimits.offsetAndLimit}; the default limit is ${searchLimits.limit}.`,
    );
  }
  return { limit, offset };
}

function searchResult({ headword, matchString, matchType, score }: SearchHit): SearchBody['results'][number] {
  return {
    id: toWordId(headword),
    label: headword,
    matchString,
    matchType,
    score,
    word: headword.toLowerCase(),
  };
}
