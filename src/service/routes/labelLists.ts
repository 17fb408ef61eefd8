import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import type { FilterList } from '../../contract/queries.ts';
import type { LabelListBody } from '../../contract/utilities.ts';
import { metadataOf, retrieveEntry } from '../metadata.ts';
import { type Route, requireDataset, route } from '../route.ts';

/** The labels that the data of a dataset really uses; an empty object where it uses none of a kind. */

export const lexicalCategories = labelList('lexicalCategories');
export const registers = labelList('registers');
export const domains = labelList('domains');
export const grammaticalFeatures = labelList('grammaticalFeatures');

function labelList(list: FilterList): Route {
  return route(endpoints[list] satisfies Endpoint, ({ path, lexicon }): LabelListBody => {
    const dataset = requireDataset(lexicon, path.source_lang);
    const labels = [...dataset.labels(list)].map(([id, { text }]) => [id, { en: text }]);
    return { metadata: metadataOf(dataset, retrieveEntry), results: Object.fromEntries(labels) };
  });
}
