import assert from 'node:assert/strict';
import { LexicalClient } from '../../src/client/client.ts';
import { SharedRequests } from '../../src/client/sharedRequests.ts';
import { held, json, nothing, recorded, wordsBody } from './answering.ts';

/** Long enough for every promise that is not held back. */
const settled = () => new Promise(resolve => setImmediate(resolve));

describe('equal calls at the same time', () => {
  it('are one request, and one answer', async () => {
    const { asked, exchange, release } = held();
    const client = new LexicalClient(exchange);
    const calls = [client.words('en-gb', 'dog'), client.words('en-gb', 'dog'), client.words('en-gb', 'cat')];
    await settled();
    release(json(wordsBody('dog')));
    const [first, second] = await Promise.all(calls);
    assert.equal(first, second);
    assert.deepEqual(
      asked.map(({ path }) => path),
      ['/words/en-gb?q=dog', '/words/en-gb?q=cat'],
    );
  });

  it('fail together, and the next call asks anew', async () => {
    const { asked, exchange } = recorded(() => json(nothing, 500));
    const client = new LexicalClient(exchange);
    const outcomes = await Promise.allSettled([client.words('en-gb', 'dog'), client.words('en-gb', 'dog')]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    await assert.rejects(client.words('en-gb', 'dog'));
    assert.equal(asked.length, 2);
  });

  it('go on when one caller gives up', async () => {
    const { asked, exchange, release } = held();
    const client = new LexicalClient(exchange);
    const controller = new AbortController();
    const given = client.words('en-gb', 'dog', { signal: controller.signal });
    const kept = client.words('en-gb', 'dog', { signal: new AbortController().signal });
    await settled();
    controller.abort();
    await assert.rejects(given, { kind: 'aborted' });
    assert.equal(asked[0]?.signal?.aborted, false);
    release(json(wordsBody('dog')));
    assert.deepEqual(await kept, wordsBody('dog'));
  });

  it('are aborted when all callers give up, and the next call asks anew', async () => {
    const { asked, exchange } = held();
    const client = new LexicalClient(exchange);
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => client.words('en-gb', 'dog', { signal }));
    await settled();
    for (const controller of controllers) {
      controller.abort();
    }
    const again = client.words('en-gb', 'dog', { signal: AbortSignal.timeout(20) });
    await Promise.all(calls.map(call => assert.rejects(call, { kind: 'aborted' })));
    await assert.rejects(again, { kind: 'timeout' });
    assert.deepEqual(
      asked.map(({ signal }) => signal?.aborted),
      [true, true],
    );
  });

  it('leave no listener on a signal that serves many calls', async () => {
    const requests = new SharedRequests<number>();
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners += 1;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...args);
    };
    assert.equal(await requests.run('key', async () => 7, signal), 7);
    await settled();
    assert.equal(listeners, 0);
  });
});

describe('a call whose signal is aborted before it starts', () => {
  it('asks nothing, even where the answer is kept', async () => {
    const { asked, exchange } = recorded(() => json(wordsBody('dog')));
    const client = new LexicalClient(exchange);
    const signal = AbortSignal.abort();
    await assert.rejects(client.words('en-gb', 'dog', { signal }), { kind: 'aborted' });
    assert.equal(asked.length, 0);
    await client.words('en-gb', 'dog');
    await assert.rejects(client.words('en-gb', 'dog', { signal }), { kind: 'aborted' });
    assert.equal(asked.length, 1);
  });
});

describe('kept answers', () => {
  it('are not asked for twice, be they something or nothing', async () => {
    const { asked, exchange } = recorded(({ path }) =>
      path.endsWith('dog') ? json(wordsBody('dog')) : json(nothing, 404),
    );
    const client = new LexicalClient(exchange);
    for (const word of ['dog', 'xyz', 'dog', 'xyz']) {
      await client.words('en-gb', word);
    }
    assert.equal(asked.length, 2);
  });

  it('are forgotten by clear, those under way included', async () => {
    const { asked, exchange, release } = held();
    const client = new LexicalClient(exchange);
    const early = client.words('en-gb', 'dog');
    await settled();
    client.clear();
    release(json(wordsBody('dog')));
    await early;
    await client.words('en-gb', 'dog');
    assert.equal(asked.length, 2);
  });

  /** Which of these words are asked for, one after the other. */
  async function askedFor(words: readonly string[], cacheSize: number): Promise<string[]> {
    const { asked, exchange } = recorded(() => json({ ...nothing, padding: 'x'.repeat(400) }, 404));
    const client = new LexicalClient(exchange, { cacheSize });
    for (const word of words) {
      await client.words('en-gb', word);
    }
    return asked.map(({ path }) => path.replace('/words/en-gb?q=', ''));
  }

  it('keep to their memory, what was used last first', async () => {
    const words = ['one', 'two', 'one', 'three', 'one', 'two', 'two'];
    assert.deepEqual(await askedFor(words, 1200), ['one', 'two', 'three', 'two']);
  });

  it('are none without memory, or where one alone is too large', async () => {
    assert.deepEqual(await askedFor(['one', 'one'], 0), ['one', 'one']);
    assert.deepEqual(await askedFor(['one', 'one'], 400), ['one', 'one']);
  });

  it('are kept no longer than the service says', async () => {
    const { asked, exchange } = recorded(() => json(nothing, 404, { 'cache-control': 'max-age=60' }));
    let now = 5000;
    const client = new LexicalClient(exchange, { now: () => now });
    for (const later of [0, 59_000, 2000, 1000]) {
      now += later;
      await client.words('en-gb', 'dog');
    }
    assert.equal(asked.length, 2);
  });

  it('are not kept where the service forbids it', async () => {
    const { asked, exchange } = recorded(() => json(nothing, 404, { 'cache-control': 'no-store' }));
    const client = new LexicalClient(exchange);
    await client.words('en-gb', 'dog');
    await client.words('en-gb', 'dog');
    assert.equal(asked.length, 2);
  });
});
