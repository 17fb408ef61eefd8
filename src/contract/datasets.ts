/** The allowed values of path parameters (service.md, "Path parameter value sets"). */

const monolingual = [
  'en-gb',
  'en-us',
  'en-us-childs',
  'de',
  'es',
  'fr',
  'gu',
  'hi',
  'lv',
  'pt',
  'ro',
  'ta',
  'zh',
] as const;

const lemmas = ['en', 'en-us-childs', 'de', 'es', 'hi', 'it', 'lv', 'pt', 'ro', 'ta'] as const;

const inflections = ['en-gb', 'en-us', 'en-us-childs', 'de', 'es', 'hi', 'lv', 'pt', 'ro', 'ta'] as const;

const bilingualSource = [
  'en',
  'ar',
  'de',
  'el',
  'es',
  'ha',
  'hi',
  'id',
  'it',
  'mr',
  'ms',
  'pt',
  'qu',
  'ru',
  'te',
  'tt',
  'zh',
] as const;

const bilingualTarget = [
  'en',
  'ar',
  'de',
  'el',
  'es',
  'fa',
  'ha',
  'hi',
  'id',
  'ig',
  'it',
  'ka',
  'mr',
  'ms',
  'pt',
  'qu',
  'ro',
  'ru',
  'tg',
  'tt',
  'yo',
  'zh',
] as const;

const thesaurus = ['en'] as const;

const sentences = ['en', 'es'] as const;

const pronunciations = ['en-au', 'en-gb', 'en-in', 'en-us'] as const;

const filterEndpoints = ['entries', 'lemmas'] as const;

const fieldEndpoints = ['entries', 'thesaurus'] as const;

/** Every value set by its name. A dataset in one of them need not have data: that is for the lexicon to say. */
export const valueSets = {
  monolingual,
  lemmas,
  inflections,
  bilingualSource,
  bilingualTarget,
  thesaurus,
  sentences,
  pronunciations,
  filterEndpoints,
  fieldEndpoints,
} as const;

export type ValueSetName = keyof typeof valueSets;
export type ValueOf<Name extends ValueSetName> = (typeof valueSets)[Name][number];

export type MonolingualDataset = ValueOf<'monolingual'>;
export type LemmaDataset = ValueOf<'lemmas'>;

/** Whether a value belongs to a set; the comparison is exact. */
export function isValueOf<Name extends ValueSetName>(set: Name, value: string): value is ValueOf<Name> {
  return (valueSets[set] as readonly string[]).includes(value);
}
