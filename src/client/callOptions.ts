import type { ValueOf } from '../contract/datasets.ts';
import type { Endpoints } from '../contract/endpoints.ts';
import type { QueryParameter, QueryParameters } from '../contract/queries.ts';

/** What a caller may add to a call; the query parameters of each endpoint come from the endpoint table. */

export interface CallOptions {
  /** Ends the call early; it then rejects with a `ClientError` of kind `aborted` or `timeout`. */
  readonly signal?: AbortSignal;
  /**
   * Hears why there is nothing, in the service's own sentence (for example which pack to install), before the
   * call resolves to undefined. Not called for anything else.
   */
  readonly onAbsence?: (reason: string) => void;
}

/** The value that a caller gives for a query parameter. */
type OptionValue<Parameter extends QueryParameter> = Parameter extends {
  readonly kind: 'fields';
  readonly names: readonly (infer Name)[];
}
  ? readonly Name[]
  : Parameter extends { readonly kind: 'labelIds'; readonly atMost: 1 }
    ? string
    : {
        text: string;
        requiredText: string;
        boolean: boolean;
        integer: number;
        fields: never;
        labelIds: readonly string[];
      }[Parameter['kind']];

/** The query of an endpoint as options. `q` is not among them: it is an argument of its own. */
type QueryOptions<Query extends QueryParameters> = {
  readonly [Name in Exclude<keyof Query, 'q'>]?: OptionValue<Query[Name]>;
};

type OptionsOf<Name extends keyof Endpoints> = CallOptions & QueryOptions<Endpoints[Name]['query']>;

/**
 * `fields` names what is added to the minimum payload: absent for everything, an empty list for nothing.
 * `lexicalCategory`, `grammaticalFeatures`, `domains` and `registers` are ids of the label lists: all filters
 * must hold, each by one of its ids. `strictMatch` tells case and diacritics apart.
 */
export type EntryOptions = OptionsOf<'entries'>;

/** As `EntryOptions`, without `strictMatch`: case is never told apart. */
export type WordOptions = OptionsOf<'words'>;

/** Filters by `lexicalCategory` and `grammaticalFeatures`. */
export type LemmaOptions = OptionsOf<'lemmas'>;

/** `strictMatch` tells case and diacritics apart. */
export type MatchOptions = OptionsOf<'inflections'> & OptionsOf<'sentences'>;

/** `fields` takes `synonyms` and `antonyms`, at least one of them; both when absent. */
export type ThesaurusOptions = OptionsOf<'thesaurus'>;

/** Filters by one lexical category. */
export type PronunciationOptions = OptionsOf<'pronunciations'>;

/** As `EntryOptions`, with `translations` among the fields. */
export type TranslationOptions = OptionsOf<'translations'>;

/** `prefix` finds what begins with the text; `limit` is at most 5,000, `offset` and `limit` together 10,000. */
export type SearchOptions = OptionsOf<'search'> &
  OptionsOf<'searchThesaurus'> &
  OptionsOf<'searchTranslations'>;

/** Only datasets of a source or target language, for example `en`. */
export type LanguageOptions = OptionsOf<'languages'>;

export type MonolingualDataset = ValueOf<'monolingual'>;
export type LemmaDataset = ValueOf<'lemmas'>;
export type InflectionDataset = ValueOf<'inflections'>;
export type ThesaurusDataset = ValueOf<'thesaurus'>;
export type SentenceDataset = ValueOf<'sentences'>;
export type PronunciationDataset = ValueOf<'pronunciations'>;
export type SourceLanguage = ValueOf<'bilingualSource'>;
export type TargetLanguage = ValueOf<'bilingualTarget'>;

/** Whose labels: those of a dataset, or of a pair of languages. */
export type LabelListArguments =
  | readonly [dataset: MonolingualDataset, target?: undefined, options?: CallOptions]
  | readonly [source: SourceLanguage, target: TargetLanguage, options?: CallOptions];
