import type { Exchange } from '../../src/contract/exchange.ts';
import { createService, type ServiceOptions } from '../../src/service/service.ts';
import { fixtureLexicon } from './fixtureLexicon.ts';

/** A way to reach a service: by call, or by a socket. */
export interface Reach {
  open(served: Exchange): Promise<Reached>;
}

export interface Reached {
  readonly exchange: Exchange;
  close(): Promise<void>;
}

/** The service over the fixture, unless something else is said. */
export function fixtureService(options: Partial<ServiceOptions> = {}): Exchange {
  return createService({ lexicon: fixtureLexicon(), ...options });
}
