import { isValueOf } from '../contract/datasets.ts';
import { endpoints } from '../contract/endpoints.ts';
import { splitPath } from './target.ts';

/**
 * What became of a path of version 1 (service.md, "Versioning", 4): its path in version 2 below the base address,
 * query included; or, where version 2 has no such endpoint, a word about that and the nearest path. Undefined
 * for a path that version 1 never had.
 */
export function successorOf(path: string): Successor | undefined {
  const [pathname, query] = splitPath(path);
  const [, endpoint = '', language = '', ...rest] = pathname.split('/');
  const old: OldPath = { language: language.toLowerCase(), rest, query };
  return endpoint === '' ? undefined : oldEndpoints.get(endpoint.toLowerCase())?.(old);
}

export interface Successor {
  readonly path: string;
  /** Why it is not the same endpoint under a new path. */
  readonly remark?: string;
}

interface OldPath {
  /** In lower case; empty where the path ends before it. */
  readonly language: string;
  readonly rest: readonly string[];
  readonly query: string | undefined;
}

const oldEndpoints: ReadonlyMap<string, (old: OldPath) => Successor | undefined> = new Map([
  ['entries', entriesSuccessor],
  ['inflections', inflectionsSuccessor],
  ['search', searchSuccessor],
  ['wordlist', wordlistSuccessor],
  ['regions', regionsSuccessor],
  ['languages', ({ language, query }) => (language === '' ? withQuery('/languages', query) : undefined)],
  [
    'filters',
    ({ language }) => ({
      path: isValueOf('filterEndpoints', language) ? `/filters/${language}` : '/filters',
    }),
  ],
  ...(['lexicalCategories', 'registers', 'domains', 'grammaticalFeatures'] as const).map(
    list => [list.toLowerCase(), labelListSuccessor(list)] as const,
  ),
]);

function wordlistSuccessor({ language }: OldPath): Successor | undefined {
  return language === ''
    ? undefined
    : { path: `/search/${regional(language)}`, remark: 'there is no Wordlist any more, the nearest is' };
}

function regionsSuccessor({ language }: OldPath): Successor | undefined {
  return language === ''
    ? undefined
    : { path: '/languages', remark: 'the region is in the name of the dataset, listed at' };
}

function entriesSuccessor({ language, rest, query }: OldPath): Successor | undefined {
  const [word = '', ...modifiers] = rest;
  if (word === '') {
    return undefined;
  }
  const { flags, values } = readModifiers(modifiers, query);
  const target = values.get('translations');
  if (target !== undefined) {
    return { path: `/translations/${general(language)}/${target.toLowerCase()}/${word}` };
  }
  if (flags.includes('sentences')) {
    return { path: `/sentences/${general(language)}/${word}` };
  }
  const related = flags.filter(flag => fieldNames('thesaurus').includes(flag));
  if (related.length > 0) {
    return { path: `/thesaurus/${general(language)}/${word}?fields=${related.join(',')}` };
  }
  const region = values.get('regions');
  values.delete('regions');
  const fields = flags.filter(flag => fieldNames('entries').includes(flag));
  return { path: `/entries/${regional(language, region)}/${word}${queryOf(fields, values)}` };
}

/** What version 1 called Inflections is Lemmas now. */
function inflectionsSuccessor({ language, rest, query }: OldPath): Successor | undefined {
  const [word = '', ...modifiers] = rest;
  const { values } = readModifiers(modifiers, query);
  values.delete('regions');
  return word === '' ? undefined : { path: `/lemmas/${general(language)}/${word}${queryOf([], values)}` };
}

function searchSuccessor({ language, rest, query }: OldPath): Successor | undefined {
  const target = /^translations=(.+)$/.exec(rest[0] ?? '')?.[1];
  if (language === '') {
    return undefined;
  }
  const { region, parameters } = withoutRegion(query);
  return target === undefined
    ? withQuery(`/search/${regional(language, region)}`, parameters)
    : withQuery(`/search/translations/${general(language)}/${target.toLowerCase()}`, parameters);
}

function labelListSuccessor(list: 'lexicalCategories' | 'registers' | 'domains' | 'grammaticalFeatures') {
  const path = endpoints[list].path.split('/')[1];
  return ({ language, rest: [target = ''] }: OldPath): Successor | undefined => {
    if (language === '') {
      return undefined;
    }
    return {
      path:
        target === ''
          ? `/${path}/${regional(language)}`
          : `/${path}/${general(language)}/${target.toLowerCase()}`,
    };
  };
}

function fieldNames(endpoint: 'entries' | 'thesaurus'): readonly string[] {
  return endpoints[endpoint].query.fields.names;
}

/** The dataset of a language without regions: where version 2 takes `en`. */
function general(language: string): string {
  return language.startsWith('en-') ? 'en' : language;
}

/** The dataset of a language with its region; English is British unless something else is said. */
function regional(language: string, region = 'gb'): string {
  return language === 'en' ? `en-${region.toLowerCase()}` : language;
}

/** Projections and filters of the path (`definitions;examples`, `lexicalCategory=noun;registers=slang`) and of the query. */
function readModifiers(modifiers: readonly string[], query: string | undefined) {
  const flags: string[] = [];
  const values = new Map(new URLSearchParams(query));
  for (const modifier of modifiers.flatMap(segment => segment.split(';'))) {
    const [name = '', value] = modifier.split('=');
    if (value === undefined) {
      flags.push(...name.split(','));
    } else {
      values.set(name, value);
    }
  }
  return { flags, values };
}

function queryOf(fields: readonly string[], values: ReadonlyMap<string, string>): string {
  const parameters = [
    ...(fields.length > 0 ? [`fields=${fields.join(',')}`] : []),
    ...[...values].map(([name, value]) => `${encode(name)}=${encode(value)}`),
  ];
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

/** As a query carries it; the commas of a list stay readable. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');
}

function withoutRegion(query: string | undefined) {
  const parameters = new URLSearchParams(query);
  const region = parameters.get('regions') ?? undefined;
  parameters.delete('regions');
  return { region, parameters: parameters.size > 0 ? String(parameters) : undefined };
}

function withQuery(path: string, query: string | undefined): Successor {
  return { path: query === undefined || query === '' ? path : `${path}?${query}` };
}
