import assert from 'node:assert/strict';
import { breakingCircuit } from '../../src/client/circuitBreaker.ts';
import { ClientError, outOfTime } from '../../src/client/clientError.ts';
import type { ApiResponse, Exchange } from '../../src/contract/exchange.ts';
import { held, json, nothing, recorded } from './answering.ts';
import { failureOf, inTurn, lost } from './failing.ts';
import { fakeClock } from './fakeClock.ts';

const fine = json({ results: [] });
const broken = json(nothing, 500);
const request = { path: '/languages' };

/** Makes requests, one after the other, and forgets what becomes of them. */
async function ask(exchange: Exchange, times: number): Promise<void> {
  for (let made = 0; made < times; made += 1) {
    await exchange(request).catch(() => undefined);
  }
}

function circuit(...outcomes: readonly (ApiResponse | ClientError)[]) {
  const clock = fakeClock();
  const { asked, exchange } = recorded(inTurn(...outcomes));
  return { clock, asked, exchange: breakingCircuit(exchange, { failures: 3, rest: 10_000 }, clock) };
}

describe('breakingCircuit', () => {
  for (const failure of [lost(), outOfTime(), broken, json(nothing, 503)]) {
    const what = failure instanceof ClientError ? failure.kind : failure.status;
    it(`leaves the service alone after ${what} three times in a row`, async () => {
      const { asked, exchange, clock } = circuit(failure);
      await ask(exchange, 3);
      clock.pass(2500);
      const rejected = await failureOf(exchange(request));
      assert.deepEqual([rejected.kind, rejected.retryAfter], ['unreachable', 8]);
      assert.equal(asked.length, 3);
    });
  }

  it('counts failures in a row only', async () => {
    const { asked, exchange } = circuit(broken, broken, json(nothing, 404), broken, broken, fine);
    await ask(exchange, 7);
    assert.equal(asked.length, 7);
  });

  for (const harmless of [json(nothing, 429), json(nothing, 400), new ClientError('malformed', 'HTML')]) {
    const what = harmless instanceof ClientError ? harmless.kind : harmless.status;
    it(`does not take ${what} for a failure`, async () => {
      const { asked, exchange } = circuit(harmless);
      await ask(exchange, 5);
      assert.equal(asked.length, 5);
    });
  }

  it('lets one request through after the rest, whose success ends it', async () => {
    const { asked, exchange, clock } = circuit(broken, broken, broken, fine);
    await ask(exchange, 3);
    clock.pass(10_000);
    assert.equal((await exchange(request)).status, 200);
    await ask(exchange, 2);
    assert.equal(asked.length, 6);
  });

  it('rests again after that request has failed', async () => {
    const { asked, exchange, clock } = circuit(broken);
    await ask(exchange, 3);
    clock.pass(10_000);
    await ask(exchange, 3);
    assert.equal(asked.length, 4);
    assert.equal((await failureOf(exchange(request))).retryAfter, 10);
  });

  it('lets no second request through while the first is under way', async () => {
    const clock = fakeClock();
    const probe = held();
    const failures = inTurn(broken, broken, broken);
    let made = 0;
    const exchange = breakingCircuit(
      async asked => {
        made += 1;
        return made > 3 ? probe.exchange(asked) : failures();
      },
      { failures: 3, rest: 10_000 },
      clock,
    );
    await ask(exchange, 3);
    clock.pass(10_000);
    const first = exchange(request);
    assert.deepEqual([(await failureOf(exchange(request))).retryAfter, made], [1, 4]);
    probe.release(fine);
    assert.equal((await first).status, 200);
    assert.equal((await exchange(request)).status, 200);
  });

  it('blames the service for a time limit of the client, not for one of the caller', async () => {
    const reasons = [
      [AbortSignal.abort(outOfTime()), 3],
      [AbortSignal.abort(new DOMException('late', 'TimeoutError')), 5],
      [AbortSignal.abort(), 5],
    ] as const;
    for (const [signal, tries] of reasons) {
      const { asked, exchange } = circuit(outOfTime());
      for (let made = 0; made < 5; made += 1) {
        await exchange({ ...request, signal }).catch(() => undefined);
      }
      assert.equal(asked.length, tries);
    }
  });

  it('lets the next request through where the caller of the first gave up', async () => {
    const { asked, exchange, clock } = circuit(broken, broken, broken, outOfTime(), fine);
    await ask(exchange, 3);
    clock.pass(10_000);
    await failureOf(exchange({ ...request, signal: AbortSignal.abort() }));
    assert.equal((await exchange(request)).status, 200);
    assert.equal(asked.length, 5);
  });
});
