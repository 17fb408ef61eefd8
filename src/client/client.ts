import type { ValueOf } from '../contract/datasets.ts';
import { type BodyOf, type Endpoint, endpoints } from '../contract/endpoints.ts';
import type { EntriesBody, TranslationsBody, WordsBody } from '../contract/entries.ts';
import type { Exchange } from '../contract/exchange.ts';
import type { InflectionsBody } from '../contract/inflections.ts';
import type { LemmasBody } from '../contract/lemmas.ts';
import type { PronunciationsBody } from '../contract/pronunciations.ts';
import type { SearchBody } from '../contract/search.ts';
import type { SentencesBody } from '../contract/sentences.ts';
import type { ThesaurusBody } from '../contract/thesaurus.ts';
import type { FiltersBody, LabelListBody, LanguagesBody } from '../contract/utilities.ts';
import { AnswerSource, type ClientOptions } from './answerSource.ts';
import type * as options from './callOptions.ts';
import { type ParameterValues, requestPath } from './requestPath.ts';

/** An answer is shared between callers and must not be changed. */
export type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

/** The body of an answer; undefined where the service has nothing. */
export type Found<Body> = Promise<Immutable<Body> | undefined>;

/**
 * The one API client: typed calls over an Exchange, embedded or remote. A call resolves to the body of the
 * answer, or to undefined where the service has nothing (`onAbsence` hears why); every other outcome rejects
 * with a `ClientError`. Equal calls at the same time are one request, and answers are kept.
 */
export class LexicalClient {
  readonly #answers: AnswerSource;

  constructor(exchange: Exchange, clientOptions: ClientOptions = {}) {
    this.#answers = new AnswerSource(exchange, clientOptions);
  }

  /** The entries of a headword; an inflected form has none. */
  entries(
    dataset: options.MonolingualDataset,
    word: string,
    more: options.EntryOptions = {},
  ): Found<EntriesBody> {
    return this.#call(endpoints.entries, { source_lang: dataset, word_id: word }, more);
  }

  /** The entries of a headword, and of the lemmas of an inflected form. */
  words(dataset: options.MonolingualDataset, word: string, more: options.WordOptions = {}): Found<WordsBody> {
    return this.#call(endpoints.words, { source_lang: dataset, q: word }, more);
  }

  /** The lemmas of a form. */
  lemmas(dataset: options.LemmaDataset, form: string, more: options.LemmaOptions = {}): Found<LemmasBody> {
    return this.#call(endpoints.lemmas, { source_lang: dataset, word_id: form }, more);
  }

  /** Every inflected form of a headword. */
  inflections(
    dataset: options.InflectionDataset,
    word: string,
    more: options.MatchOptions = {},
  ): Found<InflectionsBody> {
    return this.#call(endpoints.inflections, { source_lang: dataset, word_id: word }, more);
  }

  /** Synonyms and antonyms of a headword, by sense. */
  thesaurus(
    dataset: options.ThesaurusDataset,
    word: string,
    more: options.ThesaurusOptions = {},
  ): Found<ThesaurusBody> {
    return this.#call(endpoints.thesaurus, { source_lang: dataset, word_id: word }, more);
  }

  /** Sentences that show a headword in use. */
  sentences(
    dataset: options.SentenceDataset,
    word: string,
    more: options.MatchOptions = {},
  ): Found<SentencesBody> {
    return this.#call(endpoints.sentences, { source_lang: dataset, word_id: word }, more);
  }

  /** How a word is said, by lexical category. The match is always strict. */
  pronunciations(
    dataset: options.PronunciationDataset,
    word: string,
    more: options.PronunciationOptions = {},
  ): Found<PronunciationsBody> {
    return this.#call(endpoints.pronunciations, { source_lang: dataset, word_id: word }, more);
  }

  /** Translations of a headword, by sense. */
  translations(
    source: options.SourceLanguage,
    target: options.TargetLanguage,
    word: string,
    more: options.TranslationOptions = {},
  ): Found<TranslationsBody> {
    const values = { source_lang: source, target_lang: target, word_id: word };
    return this.#call(endpoints.translations, values, more);
  }

  /** Headwords for a text that may be misspelt, inflected or unfinished, the best first. */
  search(
    dataset: options.MonolingualDataset,
    text: string,
    more: options.SearchOptions = {},
  ): Found<SearchBody> {
    return this.#call(endpoints.search, { source_lang: dataset, q: text }, more);
  }

  /** As `search`, headwords of the thesaurus. */
  searchThesaurus(
    dataset: options.ThesaurusDataset,
    text: string,
    more: options.SearchOptions = {},
  ): Found<SearchBody> {
    return this.#call(endpoints.searchThesaurus, { source_lang: dataset, q: text }, more);
  }

  /** As `search`, headwords that have translations. */
  searchTranslations(
    source: options.SourceLanguage,
    target: options.TargetLanguage,
    text: string,
    more: options.SearchOptions = {},
  ): Found<SearchBody> {
    const values = { source_lang: source, target_lang: target, q: text };
    return this.#call(endpoints.searchTranslations, values, more);
  }

  /** The datasets that the service has. */
  languages(more: options.LanguageOptions = {}): Found<LanguagesBody> {
    return this.#call(endpoints.languages, {}, more);
  }

  /** The filters that an endpoint takes; those of every endpoint without one. */
  filters(endpoint?: ValueOf<'filterEndpoints'>, more: options.CallOptions = {}): Found<FiltersBody> {
    return endpoint === undefined
      ? this.#call(endpoints.filters, {}, more)
      : this.#call(endpoints.filtersOf, { endpoint }, more);
  }

  /** The fields that an endpoint can add to its minimum payload; those of every endpoint without one. */
  fields(endpoint?: ValueOf<'fieldEndpoints'>, more: options.CallOptions = {}): Found<FiltersBody> {
    return endpoint === undefined
      ? this.#call(endpoints.fields, {}, more)
      : this.#call(endpoints.fieldsOf, { endpoint }, more);
  }

  /** The lexical categories of a dataset or pair, with their English names by id. */
  lexicalCategories(...asked: options.LabelListArguments): Found<LabelListBody> {
    return this.#labels(endpoints.lexicalCategories, endpoints.lexicalCategoriesOfPair, asked);
  }

  /** The registers of a dataset or pair, with their English names by id. */
  registers(...asked: options.LabelListArguments): Found<LabelListBody> {
    return this.#labels(endpoints.registers, endpoints.registersOfPair, asked);
  }

  /** The domains of a dataset or pair, with their English names by id. */
  domains(...asked: options.LabelListArguments): Found<LabelListBody> {
    return this.#labels(endpoints.domains, endpoints.domainsOfPair, asked);
  }

  /** The grammatical features of a dataset or pair, with their English names by id. */
  grammaticalFeatures(...asked: options.LabelListArguments): Found<LabelListBody> {
    return this.#labels(endpoints.grammaticalFeatures, endpoints.grammaticalFeaturesOfPair, asked);
  }

  /** Forgets all answers. Those that are under way reach their callers and are not kept. */
  clear(): void {
    this.#answers.clear();
  }

  #labels(
    ofDataset: Endpoint & { readonly body: typeof endpoints.registers.body },
    ofPair: typeof ofDataset,
    [source, target, more = {}]: options.LabelListArguments,
  ): Found<LabelListBody> {
    return target === undefined
      ? this.#call(ofDataset, { source_lang: source }, more)
      : this.#call(ofPair, { source_lang: source, target_lang: target }, more);
  }

  async #call<E extends Endpoint>(
    endpoint: E,
    values: ParameterValues,
    { signal, onAbsence, ...query }: options.CallOptions,
  ): Found<BodyOf<E>> {
    const path = requestPath(endpoint, { ...query, ...values });
    const answer = await this.#answers.of(endpoint, path, signal);
    if ('absence' in answer) {
      onAbsence?.(answer.absence);
      return undefined;
    }
    return answer.body as Immutable<BodyOf<E>>;
  }
}
