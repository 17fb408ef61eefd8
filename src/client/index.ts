/**
 * The API client of the Lexical Reference Service: `LexicalClient` over `remoteExchange`.
 *
 * @example
 * const remote = remoteExchange('https://words.example/api/v2');
 * const client = new LexicalClient(remote.exchange, { credentials: async () => ({ appId, appKey }) });
 * const words = await client.words('en-gb', 'ran');
 * await remote.close();
 */

export type { EntriesBody, HeadwordEntry, TranslationsBody, WordsBody } from '../contract/entries.ts';
export type { ApiRequest, ApiResponse, Exchange } from '../contract/exchange.ts';
export type { InflectionsBody } from '../contract/inflections.ts';
export type { LemmasBody } from '../contract/lemmas.ts';
export type { PronunciationsBody } from '../contract/pronunciations.ts';
export type { SearchBody } from '../contract/search.ts';
export type { SentencesBody } from '../contract/sentences.ts';
export type { ThesaurusBody } from '../contract/thesaurus.ts';
export type { FiltersBody, LabelListBody, LanguagesBody } from '../contract/utilities.ts';
export type { ClientOptions, Credentials } from './answerSource.ts';
export type * from './callOptions.ts';
export type { CircuitOptions } from './circuitBreaker.ts';
export { type Found, type Immutable, LexicalClient } from './client.ts';
export { ClientError, type ClientErrorKind } from './clientError.ts';
export type { Clock } from './clock.ts';
export type { ConnectionOptions } from './dispatcher.ts';
export { type RemoteOptions, remoteExchange } from './remoteExchange.ts';
export type { RetryOptions } from './retrying.ts';
export type { RemoteExchange } from './undiciExchange.ts';
