import { type BodyOf, endpoints } from '../../contract/endpoints.ts';
import { ApiError } from '../../contract/errors.ts';
import { type SearchBody, searchLimits } from '../../contract/search.ts';
import { toWordId } from '../../contract/wordIds.ts';
import type { Dataset } from '../../lexicon/dataset.ts';
import type { SearchHit } from '../../lexicon/search.ts';
import type { SearchedKind } from '../../lexicon/searchIndex.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';

/** Candidate headwords of the dictionary for a search string. */
export const search = route(endpoints.search, ({ path, query, lexicon }) =>
  searchBody(requireDataset(lexicon, path.source_lang), 'entry', query),
);

/** Candidate headwords of the thesaurus for a search string. */
export const searchThesaurus = route(endpoints.searchThesaurus, ({ path, query, lexicon }) =>
  searchBody(requireDataset(lexicon, path.source_lang), 'thesaurus', query),
);

interface SearchQuery {
  readonly q: string;
  readonly prefix: boolean;
  readonly limit: number | undefined;
  readonly offset: number | undefined;
}

function searchBody(
  dataset: Dataset,
  kind: SearchedKind,
  query: SearchQuery,
): BodyOf<typeof endpoints.search> {
  const { limit, offset } = pageOf(query);
  const hits = dataset.search(query.q, { kind, prefix: query.prefix }).slice(0, searchLimits.offsetAndLimit);
  if (hits.length === 0) {
    throw new ApiError(404, `No headword of '${dataset.id}' matches '${query.q.slice(0, 100)}'.`);
  }
  return {
    metadata: metadataOf(dataset, {
      limit: String(limit),
      offset: String(offset),
      operation: 'retrieve',
      schema: 'WordList',
      sourceLanguage: dataset.id,
      total: String(hits.length),
    }),
    results: hits.slice(offset, offset + limit).map(searchResult),
  };
}

/** Limit and offset (service.md, "Limits"). Without a limit there is as much as the two may come to. */
function pageOf({ limit, offset = 0 }: SearchQuery): { readonly limit: number; readonly offset: number } {
  const most = searchLimits.offsetAndLimit - offset;
  if (limit !== undefined && limit > most) {
    throw new ApiError(400, `The sum of offset and limit must not exceed ${searchLimits.offsetAndLimit}.`);
  }
  return { limit: limit ?? Math.min(searchLimits.limit, most), offset };
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
