import type { BodyOf, Endpoint, PathValues } from '../contract/endpoints.ts';
import { ApiError } from '../contract/errors.ts';
import type { QueryValues } from '../contract/queries.ts';
import type { Dataset } from '../lexicon/dataset.ts';
import type { Lexicon, PackOutline } from '../lexicon/lexicon.ts';
import type { Pair } from '../lexicon/pair.ts';

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

/** The dataset of a value that the contract allows; 404 where no pack of the lexicon holds it. */
export function requireDataset(lexicon: Lexicon, id: string): Dataset {
  const dataset = lexicon.dataset(id);
  if (!dataset) {
    const holding = lexicon.installable.filter(pack => pack.datasets.includes(id));
    throw noData(`'${id}'`, holding, `${id.split('-')[0]}-…`);
  }
  return dataset;
}

/**
 * The pair of two values that the contract allows; 400 where they are one language, 404 where no pack of the
 * lexicon holds the pair.
 */
export function requirePair(lexicon: Lexicon, source: string, target: string): Pair {
  if (source === target) {
    throw new ApiError(400, `The source and the target language are both '${source}'; they must differ.`);
  }
  const pair = lexicon.pair(source, target);
  if (!pair) {
    const name = `${source}-${target}`;
    const holding = lexicon.installable.filter(pack => pack.pairs.includes(name));
    throw noData(`translations from '${source}' to '${target}'`, holding, `${name}-…`);
  }
  return pair;
}

/** Packs that are not known are named for what they hold, as `en-wordnet` is. */
function noData(what: string, holding: readonly PackOutline[], pattern: string): ApiError {
  const packs = holding.map(({ name }) => `'${name}'`).join(' or ');
  return new ApiError(
    404,
    packs === ''
      ? `There is no data for ${what}: install a pack that holds it, named '${pattern}'.`
      : `There is no data for ${what}: install the pack ${packs}.`,
  );
}
