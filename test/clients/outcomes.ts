import assert from 'node:assert/strict';
import { type BodyOf, type Endpoints, endpoints } from '../../src/contract/endpoints.ts';
import type { Outcome } from './clientProcess.ts';

/** What the client gave to its user, held against the contract of an endpoint. */
export function answered<Name extends keyof Endpoints>(
  outcome: Outcome,
  name: Name,
): BodyOf<Endpoints[Name]> {
  assert.equal(outcome.kind, 'answered', JSON.stringify(outcome));
  const value = outcome.kind === 'answered' ? outcome.value : undefined;
  endpoints[name].body.parse(value);
  return value as BodyOf<Endpoints[Name]>;
}

/** The definition that most programs show: the first one on the path that they read (conventions.md, section 5). */
export function firstDefinition(entries: BodyOf<Endpoints['entries']>): string | undefined {
  return entries.results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.[0]?.definitions?.[0];
}
