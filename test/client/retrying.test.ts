import assert from 'node:assert/strict';
import { ClientError } from '../../src/client/clientError.ts';
import { systemClock } from '../../src/client/clock.ts';
import { type RetryOptions, retrying } from '../../src/client/retrying.ts';
import type { ApiResponse } from '../../src/contract/exchange.ts';
import { json, nothing, recorded } from './answering.ts';
import { failureOf, inTurn, lost } from './failing.ts';
import { fakeClock } from './fakeClock.ts';

const fine = json({ results: [] });
const refused = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  json(nothing, status, headers);

/** What becomes of a request whose tries have these outcomes. */
async function outcomeOf(
  outcomes: readonly (ApiResponse | ClientError)[],
  options: RetryOptions = {},
  random = 0.5,
) {
  const clock = fakeClock(random);
  const { asked, exchange } = recorded(inTurn(...outcomes));
  const result = await retrying(
    exchange,
    options,
    clock,
  )({ path: '/languages' }).then(
    response => response.status,
    (error: ClientError) => error.kind,
  );
  return { result, tries: asked.length, slept: clock.slept };
}

describe('retrying', () => {
  const safe: readonly (ApiResponse | ClientError)[] = [
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'].map(lost),
    ...[502, 503, 504].map(status => refused(status)),
  ];
  for (const failure of safe) {
    const what = failure instanceof ClientError ? (failure.cause as { code: string }).code : failure.status;
    it(`asks again after ${what}, twice at most`, async () => {
      assert.deepEqual(await outcomeOf([failure, fine]), { result: 200, tries: 2, slept: [100] });
      assert.deepEqual(await outcomeOf([failure, failure, fine]), {
        result: 200,
        tries: 3,
        slept: [100, 200],
      });
      const { tries } = await outcomeOf([failure, failure, failure, fine]);
      assert.equal(tries, 3);
    });
  }

  const final: readonly (ApiResponse | ClientError)[] = [
    fine,
    ...[304, 400, 403, 404, 408, 414, 429, 500, 501].map(status => refused(status)),
    refused(429, { 'retry-after': '6' }),
    refused(503, { 'retry-after': '6' }),
    refused(503, { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }),
    lost('UND_ERR_CLOSED'),
    lost('CERT_HAS_EXPIRED'),
    new ClientError('unreachable', 'It broke off.', { status: 200, cause: lost('UND_ERR_SOCKET').cause }),
    new ClientError('unreachable', 'It is left alone.', { retryAfter: 3 }),
    new ClientError('rateLimited', 'Not yet.', { retryAfter: 3 }),
    new ClientError('malformed', 'Not HTTP.'),
    new ClientError('timeout', 'Too late.'),
  ];
  for (const outcome of final) {
    const what = outcome instanceof ClientError ? `${outcome.kind} (${outcome.message})` : outcome.status;
    it(`does not ask again after ${what} ${JSON.stringify((outcome as ApiResponse).headers ?? {})}`, async () => {
      const { result, tries } = await outcomeOf([outcome, fine]);
      assert.deepEqual([result, tries], [outcome instanceof ClientError ? outcome.kind : outcome.status, 1]);
    });
  }

  it('waits as long as the service says, and a random while longer', async () => {
    for (const status of [429, 503]) {
      const { result, slept } = await outcomeOf([refused(status, { 'retry-after': '5' }), fine]);
      assert.deepEqual([result, slept], [200, [5100]]);
    }
  });

  it('waits a random part of a back-off that doubles', async () => {
    const failures = [lost(), lost(), lost()];
    assert.deepEqual((await outcomeOf(failures, {}, 0)).slept, [0, 0]);
    assert.deepEqual((await outcomeOf(failures, {}, 0.99)).slept, [198, 396]);
  });

  it('tries as often as it is told', async () => {
    assert.equal((await outcomeOf([lost()], { retries: 0 })).tries, 1);
    assert.equal((await outcomeOf([lost()], { retries: 4 })).tries, 5);
  });

  it('gives the last outcome where the next try could not begin in time', async () => {
    const unavailable = refused(503, { 'retry-after': '4' });
    assert.deepEqual(await outcomeOf([unavailable, fine], { timeout: 4000 }), {
      result: 503,
      tries: 1,
      slept: [],
    });
    assert.equal((await outcomeOf([unavailable, fine], { timeout: 4200 })).result, 200);
  });

  it('ends in time, whatever a try does', async () => {
    const hanging = retrying(({ signal }) => untilAbort(signal), { timeout: 20 }, systemClock);
    assert.equal((await failureOf(hanging({ path: '/' }))).kind, 'timeout');
  });

  it('ends a wait at once when its caller gives up', async () => {
    const controller = new AbortController();
    const exchange = retrying(
      inTurnAsync(refused(503, { 'retry-after': '5' })),
      {},
      {
        ...systemClock,
        sleep: (milliseconds, signal) => {
          setImmediate(() => controller.abort());
          return systemClock.sleep(milliseconds, signal);
        },
      },
    );
    const failure = await failureOf(exchange({ path: '/', signal: controller.signal }));
    assert.equal(failure.kind, 'aborted');
  });
});

function inTurnAsync(...outcomes: readonly ApiResponse[]) {
  const next = inTurn(...outcomes);
  return async () => next();
}

function untilAbort(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
