import { endpoints } from '../../contract/endpoints.ts';
import type { QueryParameters } from '../../contract/queries.ts';
import { retrieveEntry, sourcesMetadata } from '../metadata.ts';
import { route } from '../route.ts';

/** The filters and fields of endpoints, as the endpoint table has them (conventions.md, section 6). */

export const filters = route(endpoints.filters, ({ lexicon }) => ({
  metadata: sourcesMetadata(lexicon.manifests, retrieveEntry),
  results: {
    entries: filtersOfQuery(endpoints.entries.query),
    lemmas: filtersOfQuery(endpoints.lemmas.query),
  },
}));

export const filtersOf = route(endpoints.filtersOf, ({ path, lexicon }) => ({
  metadata: sourcesMetadata(lexicon.manifests, retrieveEntry),
  results: { [path.endpoint]: filtersOfQuery(endpoints[path.endpoint].query) },
}));

export const fields = route(endpoints.fields, ({ lexicon }) => ({
  metadata: sourcesMetadata(lexicon.manifests, retrieveEntry),
  results: {
    entries: fieldsOfQuery(endpoints.entries.query),
    thesaurus: fieldsOfQuery(endpoints.thesaurus.query),
  },
}));

export const fieldsOf = route(endpoints.fieldsOf, ({ path, lexicon }) => ({
  metadata: sourcesMetadata(lexicon.manifests, retrieveEntry),
  results: { [path.endpoint]: fieldsOfQuery(endpoints[path.endpoint].query) },
}));

function filtersOfQuery(query: QueryParameters): string[] {
  return Object.keys(query).filter(name => query[name]?.kind === 'labelIds');
}

function fieldsOfQuery(query: QueryParameters): string[] {
  return Object.values(query).flatMap(parameter => (parameter.kind === 'fields' ? parameter.names : []));
}
