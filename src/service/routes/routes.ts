import type { EndpointName } from '../../contract/endpoints.ts';
import type { Route } from '../route.ts';
import { entries } from './entries.ts';
import { fields, fieldsOf, filters, filtersOf } from './filtersAndFields.ts';
import { inflections } from './inflections.ts';
import { domains, grammaticalFeatures, lexicalCategories, registers } from './labelLists.ts';
import { languages } from './languages.ts';
import { lemmas } from './lemmas.ts';
import { pronunciations } from './pronunciations.ts';
import { search, searchThesaurus } from './search.ts';
import { sentences } from './sentences.ts';
import { thesaurus } from './thesaurus.ts';
import { words } from './words.ts';

/** The endpoints that are served, by their names in the endpoint table. */
export const routes = {
  entries,
  words,
  lemmas,
  inflections,
  thesaurus,
  sentences,
  pronunciations,
  search,
  searchThesaurus,
  languages,
  filters,
  filtersOf,
  fields,
  fieldsOf,
  lexicalCategories,
  registers,
  domains,
  grammaticalFeatures,
} as const satisfies Partial<Record<EndpointName, Route>>;
