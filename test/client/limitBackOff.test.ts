import assert from 'node:assert/strict';
import { backingOff } from '../../src/client/limitBackOff.ts';
import { json, nothing, recorded } from './answering.ts';
import { failureOf, inTurn } from './failing.ts';
import { fakeClock } from './fakeClock.ts';

const fine = json({ results: [] });
const limited = (seconds: string) => json(nothing, 429, { 'retry-after': seconds });
const path = '/languages';

describe('backingOff', () => {
  it('asks nothing until the time is over, and says how long that is', async () => {
    const clock = fakeClock();
    const { asked, exchange } = recorded(inTurn(limited('60'), fine));
    const careful = backingOff(exchange, clock);
    assert.equal((await careful({ path })).status, 429);
    clock.pass(12_500);
    const failure = await failureOf(careful({ path: '/fields' }));
    assert.deepEqual([failure.kind, failure.retryAfter, asked.length], ['rateLimited', 48, 1]);
    clock.pass(47_500);
    assert.equal((await careful({ path })).status, 200);
  });

  it('is for the account that was limited', async () => {
    const { exchange } = recorded(({ headers }) => (headers?.['app_id'] === 'one' ? limited('60') : fine));
    const careful = backingOff(exchange, fakeClock());
    const one = { path, headers: { app_id: 'one', app_key: 'the-secret-key' } };
    await careful(one);
    assert.equal(
      (await careful({ path, headers: { app_id: 'two', app_key: 'the-secret-key' } })).status,
      200,
    );
    assert.equal((await careful({ path })).status, 200);
    assert.doesNotMatch((await failureOf(careful(one))).message, /one|the-secret-key/);
  });

  it('is not shortened by an answer that comes later', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const seconds = ['60', '1'];
    let turn = 0;
    const careful = backingOff(async () => {
      const mine = turn;
      turn += 1;
      await answers[mine]?.promise;
      return limited(seconds[mine] ?? '0');
    }, fakeClock());
    const both = [careful({ path }), careful({ path })];
    for (const answer of answers) {
      answer.resolve();
    }
    await Promise.all(both);
    assert.equal((await failureOf(careful({ path }))).retryAfter, 60);
  });

  for (const headers of [{}, { 'retry-after': 'soon' }, { 'retry-after': '0' }]) {
    it(`does nothing where the service names no time: ${JSON.stringify(headers)}`, async () => {
      const { asked, exchange } = recorded(() => json(nothing, 429, headers));
      const careful = backingOff(exchange, fakeClock());
      await careful({ path });
      assert.equal((await careful({ path })).status, 429);
      assert.equal(asked.length, 2);
    });
  }

  it('heeds Retry-After of no other status', async () => {
    const { exchange } = recorded(inTurn(json(nothing, 503, { 'retry-after': '60' }), fine));
    const careful = backingOff(exchange, fakeClock());
    await careful({ path });
    assert.equal((await careful({ path })).status, 200);
  });
});
