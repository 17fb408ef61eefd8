import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import type { Accounts } from '../../src/service/accounts.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { ask, refusal } from './checkedAnswer.ts';
import { fixtureLexicon } from './fixtureLexicon.ts';
import { fixtureService, type Reach } from './fixtureService.ts';

/** Credentials, usage, failures, and the order of all checks (conventions.md, section 1). */
export function describeAdmission(reach: Reach): void {
  const asking = async (options: Partial<ServiceOptions>, work: (exchange: Exchange) => Promise<void>) => {
    const opened = await reach.open(fixtureService(options));
    try {
      await work(opened.exchange);
    } finally {
      await opened.close();
    }
  };
  const decides = (admission: Awaited<ReturnType<Accounts['admit']>>) => ({
    accounts: { admit: () => admission },
  });
  const refuses = decides({ kind: 'refused', reason: 'the app_id is unknown.' });
  const limits = decides({ kind: 'limited', retryAfter: 7, usage: { limit: 5, remaining: 0, reset: 60 } });
  const tooLong = `/entries/en-gb/${'x'.repeat(129)}`;

  describe('accounts', () => {
    it('are asked with the credentials of the request, once', async () => {
      const seen: unknown[] = [];
      const accounts: Accounts = {
        admit: caller => {
          seen.push(caller);
          return { kind: 'admitted' };
        },
      };
      await asking({ accounts }, async exchange => {
        await ask(exchange, '/entries/en-gb/bank', { app_id: 'one', app_key: 'two' });
        await ask(exchange, '/entries/en/bank');
      });
      assert.deepEqual(seen, [
        { appId: 'one', appKey: 'two', version: 2 },
        { appId: undefined, appKey: undefined, version: 2 },
      ]);
    });

    it('refuse with 403 and tell the reason', () =>
      asking(refuses, async exchange => {
        const text = await refusal(exchange, '/entries/en-gb/bank', 403);
        assert.equal(text, 'Authentication failed: the app_id is unknown.');
      }));

    it('limit with 429 and say when to come again', () =>
      asking(limits, async exchange => {
        const { status, headers } = await ask(exchange, '/words/en-gb?q=bank');
        assert.deepEqual([status, headers['retry-after']], [429, '7']);
      }));
  });

  describe('the order of checks', () => {
    const admitted: Partial<ServiceOptions> = {};
    const rows: readonly (readonly [string, Partial<ServiceOptions>, string, number])[] = [
      ['length before credentials', refuses, tooLong, 414],
      ['credentials before the route', refuses, '/nothing', 403],
      ['credentials before the query', refuses, '/entries/en-gb/bank?fields=abc', 403],
      ['usage before the route', limits, '/entries/xx/bank', 429],
      ['a redirect is counted', limits, '/entries/en/bank', 429],
      ['value sets before the query', admitted, '/entries/xx/bank?fields=abc', 404],
      ['a redirect before the query', admitted, '/entries/en/bank?fields=abc', 301],
      ['the query before the look-up', admitted, '/entries/en-gb/xyz?fields=abc', 400],
    ];
    for (const [title, options, path, status] of rows) {
      it(title, () =>
        asking(options, async exchange => {
          assert.equal((await ask(exchange, path)).status, status);
        }),
      );
    }
  });

  describe('500', () => {
    it('hides its cause and tells it to onFailure with the request id', async () => {
      const cause = new Error('the disk is on fire');
      const failures: { readonly requestId: string; readonly cause: unknown }[] = [];
      const lexicon = Object.create(fixtureLexicon(), {
        manifests: { value: fixtureLexicon().manifests },
        dataset: {
          value: () => {
            throw cause;
          },
        },
      });
      await asking({ lexicon, onFailure: failure => failures.push(failure) }, async exchange => {
        const { status, headers, body } = await ask(exchange, '/entries/en-gb/bank');
        assert.equal(status, 500);
        assert.equal(JSON.stringify(body).includes('disk'), false);
        assert.deepEqual(failures, [{ requestId: headers['x-request-id'], cause }]);
      });
    });
  });
}
