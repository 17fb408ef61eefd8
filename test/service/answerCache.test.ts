import assert from 'node:assert/strict';
import type { Accounts } from '../../src/service/accounts.ts';
import { createService } from '../../src/service/service.ts';
import { fixtureLexicon } from '../exchange/fixtureLexicon.ts';

describe('ready answers', () => {
  const service = (accounts?: Accounts) =>
    createService({ lexicon: fixtureLexicon(), cacheSize: 200_000, ...(accounts ? { accounts } : {}) });

  it('are the same bytes, each time with an id of its own', async () => {
    const exchange = service();
    for (const path of ['/entries/en-gb/bank', '/entries/en-gb/nothing', '/search/en-gb?q=bank']) {
      await exchange({ path });
      await exchange({ path });
      const [one, other] = [await exchange({ path }), await exchange({ path })];
      assert.equal(one.body, other.body, path);
      assert.equal(one.status, other.status);
      assert.notEqual(one.headers['x-request-id'], other.headers['x-request-id']);
    }
  });

  it('are told apart by the whole path', async () => {
    const exchange = service();
    await exchange({ path: '/entries/en-gb/bank' });
    const whole = await exchange({ path: '/entries/en-gb/bank' });
    const projected = await exchange({ path: '/entries/en-gb/bank?fields=' });
    assert.ok(projected.body.byteLength < whole.body.byteLength);
  });

  it('are given to admitted callers alone, and counted', async () => {
    let admitted = 0;
    const exchange = service({
      admit: ({ appKey }) => {
        admitted += 1;
        const usage = { limit: 2, remaining: Math.max(0, 2 - admitted), reset: 60 };
        if (appKey !== 'right') {
          return { kind: 'refused', reason: 'no.' };
        }
        return admitted <= 2 ? { kind: 'admitted', usage } : { kind: 'limited', retryAfter: 1, usage };
      },
    });
    const ask = async (path: string, appKey: string) =>
      (await exchange({ path, headers: { app_id: 'one', app_key: appKey } })).status;
    const path = '/entries/en-gb/bank';
    assert.deepEqual(
      [await ask(path, 'right'), await ask(path, 'wrong'), await ask(path, 'right'), await ask(path, '')],
      [200, 403, 429, 403],
    );
  });

  it('keep to their size', async () => {
    const exchange = createService({ lexicon: fixtureLexicon(), cacheSize: 200_000 });
    const path = '/entries/en-gb/bank';
    await exchange({ path });
    await exchange({ path });
    const kept = await exchange({ path });
    const askOthers = async () => {
      for (let number = 0; number < 500; number += 1) {
        await exchange({ path: `/entries/en-gb/nothing${number}` });
      }
    };
    await askOthers();
    assert.equal((await exchange({ path })).body, kept.body, 'once is not enough to be kept');
    await askOthers();
    assert.notEqual((await exchange({ path })).body, kept.body);
  });
});
