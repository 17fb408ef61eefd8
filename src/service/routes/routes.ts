import type { EndpointName } from '../../contract/endpoints.ts';
import type { Route } from '../route.ts';
import { entries } from './entries.ts';
import { lemmas } from './lemmas.ts';
import { words } from './words.ts';

/** The endpoints that are served, by their names in the endpoint table. */
export const routes = { entries, lemmas, words } as const satisfies Partial<Record<EndpointName, Route>>;
