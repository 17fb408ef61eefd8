import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import type { FilterList } from '../../contract/queries.ts';
import type { LabelListBody } from '../../contract/utilities.ts';
import type { HeadwordList } from '../../lexicon/headwordList.ts';
import { metadataOf, retrieveEntry } from '../metadata.ts';
import { type Route, requireDataset, requirePair, route } from '../route.ts';

/** The labels that the data of a dataset or pair really use; an empty object where they use none of a kind. */

export const lexicalCategories = labelList('lexicalCategories');
export const registers = labelList('registers');
export const domains = labelList('domains');
export const grammaticalFeatures = labelList('grammaticalFeatures');

export const lexicalCategoriesOfPair = labelListOfPair('lexicalCategories');
export const registersOfPair = labelListOfPair('registers');
export const domainsOfPair = labelListOfPair('domains');
export const grammaticalFeaturesOfPair = labelListOfPair('grammaticalFeatures');

function labelList(list: FilterList): Route {
  return route(endpoints[list] satisfies Endpoint, ({ path, lexicon }) =>
    labelListBody(requireDataset(lexicon, path.source_lang), list),
  );
}

function labelListOfPair(list: FilterList): Route {
  return route(endpoints[`${list}OfPair`] satisfies Endpoint, ({ path, lexicon }) =>
    labelListBody(requirePair(lexicon, path.source_lang, path.target_lang), list),
  );
}

function labelListBody(headwords: HeadwordList, list: FilterList): LabelListBody {
  const labels = [...headwords.labels(list)].map(([id, { text }]) => [id, { en: text }]);
  return { metadata: metadataOf(headwords, retrieveEntry), results: Object.fromEntries(labels) };
}
