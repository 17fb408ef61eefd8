import type { EndpointName } from '../../contract/endpoints.ts';
import type { Route } from '../route.ts';
import { entries } from './entries.ts';
import { fields, fieldsOf, filters, filtersOf } from './filtersAndFields.ts';
import { inflections } from './inflections.ts';
import {
  domains,
  domainsOfPair,
  grammaticalFeatures,
  grammaticalFeaturesOfPair,
  lexicalCategories,
  lexicalCategoriesOfPair,
  registers,
  registersOfPair,
} from './labelLists.ts';
import { languages } from './languages.ts';
import { lemmas } from './lemmas.ts';
import { pronunciations } from './pronunciations.ts';
import { search, searchThesaurus, searchTranslations } from './search.ts';
import { sentences } from './sentences.ts';
import { thesaurus } from './thesaurus.ts';
import { translations } from './translations.ts';
import { words } from './words.ts';

/** The work of every endpoint, by its name in the endpoint table. */
export const routes = {
  entries,
  words,
  lemmas,
  inflections,
  thesaurus,
  sentences,
  pronunciations,
  translations,
  search,
  searchThesaurus,
  searchTranslations,
  languages,
  filters,
  filtersOf,
  fields,
  fieldsOf,
  lexicalCategories,
  lexicalCategoriesOfPair,
  registers,
  registersOfPair,
  domains,
  domainsOfPair,
  grammaticalFeatures,
  grammaticalFeaturesOfPair,
} as const satisfies Record<EndpointName, Route>;

export type RoutedEndpoint = keyof typeof routes;
