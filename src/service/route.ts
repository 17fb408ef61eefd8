import type { BodyOf, Endpoint, PathValues } from '../contract/endpoints.ts';
import { ApiError } from '../contract/errors.ts';
import type { QueryValues } from '../contract/queries.ts';
import type { Dataset } from '../lexicon/dataset.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** What a route answers from: checked path and query values, and the lexicon. */
export interface RouteInput<E extends Endpoint> {
  readonly path: PathValues<E>;
  readonly query: QueryValues<E['query']>;
  readonly lexicon: Lexicon;
}

/** A route with its types forgotten, as the pipeline calls it. */
export type Route = (input: {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly lexicon: Lexicon;
}) => object;

/**
 * Ties the work of a route to its row of the endpoint table. A route only finds and maps; it throws an
 * `ApiError` where there is nothing. The caller is admitted and counted, path and query are parsed.
 */
export function route<E extends Endpoint>(_endpoint: E, work: (input: RouteInput<E>) => BodyOf<E>): Route {
  return work as unknown as Route;
}

/**
 * The dataset of a value that the contract allows; 404 where no pack of the lexicon holds it. Packs are named
 * for their language, as `en-wordnet` is.
 */
export function requireDataset(lexicon: Lexicon, id: string): Dataset {
  const dataset = lexicon.dataset(id);
  if (!dataset) {
    throw new ApiError(
      404,
      `There is no data for '${id}': install a pack that holds it, named '${id.split('-')[0]}-…'.`,
    );
  }
  return dataset;
}
