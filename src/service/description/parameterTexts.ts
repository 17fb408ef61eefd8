import type { EndpointName, Endpoints } from '../../contract/endpoints.ts';
import { searchLimits } from '../../contract/search.ts';
import { longestWord } from '../../contract/wordIds.ts';

/** Every name that a path or query parameter of the endpoint table has. */
export type ParameterName = {
  [Name in EndpointName]: keyof Endpoints[Name]['parameters'] | keyof Endpoints[Name]['query'];
}[EndpointName];

function ids(list: string, keeps: string): string {
  return (
    `Ids of the \`${list}\` list, separated by commas. ${keeps} with any of them stay. ` +
    'Different filters must all match. Left out: no restriction.'
  );
}

/** What each parameter means, wherever it occurs (service.md, "Query parameters shared by several endpoints"). */
export const parameterTexts: Readonly<Record<ParameterName, string>> = {
  source_lang: 'The dataset to look in: a language, or a language with a region or an audience.',
  target_lang: 'The language to translate into.',
  word_id:
    'The word or phrase, URL-encoded; a space may be written as `_`. ' +
    `At most ${longestWord} characters after decoding.`,
  endpoint: 'The endpoint to list for.',
  q: 'The word or phrase to find. Case does not matter; it must not be empty.',
  fields:
    'What to add to the smallest answer, names separated by commas. Left out: everything. ' +
    'Where it may be empty (`fields=`): ids, lexical categories and the tree of senses only. A name that does ' +
    'not exist is refused.',
  grammaticalFeatures: ids('grammaticalFeatures', 'Entries'),
  lexicalCategory: ids('lexicalCategories', 'Entries'),
  domains: ids('domains', 'Senses and subsenses'),
  registers: ids('registers', 'Senses and subsenses'),
  strictMatch:
    'Whether case and diacritics must match exactly. Without it, words that differ in them alone are found too, ' +
    'the exact one first.',
  prefix: 'Whether to keep only headwords that begin with `q`.',
  limit: `The most results to answer: a whole number from 0. Left out: ${searchLimits.limit}.`,
  offset:
    'How many results to pass over. `offset` and `limit` together must not be above ' +
    `${searchLimits.offsetAndLimit}.`,
  sourceLanguage: 'Lists only datasets of this language, by its code.',
  targetLanguage: 'Lists only pairs that translate into this language, by its code.',
};
