import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { longestUrl, longestWord } from '../../src/contract/wordIds.ts';
import { answer, ask, refusal } from './checkedAnswer.ts';
import { basePath } from './hosts.ts';

/** How URLs are read: encodings, what is tolerated, lengths and the redirect (conventions.md, section 2). */
export function describeUrls(exchange: Exchange): void {
  describe('word_id', () => {
    const sameHeadword: Readonly<Record<string, readonly string[]>> = {
      'to and fro': ['to_and_fro', 'to%20and%20fro', 'to%5Fand%20fro', '%20to_and_fro%0A', '_to_and_fro_'],
      "cat's cradle": ["cat's_cradle", 'cat%27s_cradle', 'cat%2527s_cradle', 'cat%E2%80%99s_cradle'],
      café: ['caf%C3%A9', 'caf%c3%a9', 'caf%25C3%25A9', 'cafe%CC%81'],
      '100%': ['100%25', '100%2525'],
      'and/or': ['and%2For', 'and%252For'],
    };
    for (const [headword, wordIds] of Object.entries(sameHeadword)) {
      for (const wordId of wordIds) {
        it(`${wordId} is ${headword}`, async () => {
          assert.equal((await answer(exchange, 'entries', `en-gb/${wordId}`)).word, headword);
        });
      }
    }

    it('is answered URL-encoded with underscores', async () => {
      const ids = ['to%20and%20fro', "cat's_cradle", 'caf%c3%a9'].map(async wordId => {
        const { id, results } = await answer(exchange, 'entries', `en-gb/${wordId}`);
        return [id, results[0]?.id];
      });
      assert.deepEqual(await Promise.all(ids), [
        ['to_and_fro', 'to_and_fro'],
        ['cat%27s_cradle', 'cat%27s_cradle'],
        ['caf%C3%A9', 'caf%C3%A9'],
      ]);
    });

    it('is 404 with a malformed escape', async () => {
      for (const wordId of ['%', '%zz', 'ban%C3k', '%ff', '%ED%A0%80']) {
        assert.match(await refusal(exchange, `/entries/en-gb/${wordId}`, 404), /URL-encoded/, wordId);
      }
    });
  });

  describe('the path', () => {
    it('reads dots as a word, not as steps in a folder', async () => {
      for (const wordId of ['.', '..', '%2E%2E', '..%2F..%2Fwords']) {
        assert.match(await refusal(exchange, `/entries/en-gb/${wordId}`, 404), /^No entry found/, wordId);
      }
    });

    it('takes datasets and route names in any letter case', async () => {
      assert.equal((await answer(exchange, 'entries', 'EN-GB/bank')).results[0]?.language, 'en-gb');
      assert.equal((await ask(exchange, '/ENTRIES/En-Gb/bank')).status, 200);
      assert.equal((await ask(exchange, '/Words/en-gb?q=bank')).status, 200);
    });

    it('is 404 where it names no endpoint', async () => {
      for (const path of ['/', '/entries', '/entries/en-gb', '/entries/en-gb/', '/nothing/en-gb/bank']) {
        assert.match(await refusal(exchange, path, 404), /endpoint/, path);
      }
      assert.equal((await ask(exchange, '/entries/en-gb/bank/account')).status, 404);
    });
  });

  describe('the query', () => {
    it('may begin with an ampersand', async () => {
      const { results } = await answer(exchange, 'entries', 'en-gb/cafe?&strictMatch=true');
      assert.equal(results.length, 1);
    });

    it('may name parameters that no one knows', async () => {
      assert.equal((await ask(exchange, '/entries/en-gb/bank?colour=red&=&&x')).status, 200);
    });

    it('must give q, once', async () => {
      for (const query of ['', '?', '?q=', '?q=%20', '?Q=bank', '?q=bank&q=run']) {
        assert.match(await refusal(exchange, `/words/en-gb${query}`, 400), /'q'/, query);
      }
    });

    it('takes booleans alone for strictMatch', async () => {
      assert.match(await refusal(exchange, '/entries/en-gb/bank?strictMatch=maybe', 400), /true or false/);
    });
  });

  describe('lengths', () => {
    it('a word has at most 128 characters', async () => {
      for (const character of ['a', '%C3%A9', '%F0%9F%92%A1']) {
        const [longest, longer] = [character.repeat(longestWord), character.repeat(longestWord + 1)];
        assert.equal((await ask(exchange, `/entries/en-gb/${longest}`)).status, 404);
        assert.equal((await ask(exchange, `/entries/en-gb/${longer}`)).status, 414);
        assert.equal((await ask(exchange, `/words/en-gb?q=${longest}`)).status, 404);
        assert.equal((await ask(exchange, `/words/en-gb?q=${longer}`)).status, 414);
        assert.equal((await ask(exchange, `/lemmas/en/${longer}`)).status, 414);
      }
    });

    it('a URL has at most 8,192 bytes', async () => {
      const start = '/entries/en-gb/bank?x=';
      const room = longestUrl - basePath.length - start.length;
      assert.equal((await ask(exchange, start + 'x'.repeat(room))).status, 200);
      assert.match(await refusal(exchange, start + 'x'.repeat(room + 1), 414), /8192/);
    });
  });

  describe('entries of en', () => {
    it('are those of en-gb, by a redirect that keeps path and query', async () => {
      const locations: Readonly<Record<string, string>> = {
        '/entries/en/bank': '/api/v2/entries/en-gb/bank',
        '/entries/EN/caf%C3%A9?fields=definitions&strictMatch=true':
          '/api/v2/entries/en-gb/caf%C3%A9?fields=definitions&strictMatch=true',
        '/entries/en/bank?&a=b?c': '/api/v2/entries/en-gb/bank?&a=b?c',
      };
      for (const [path, location] of Object.entries(locations)) {
        const { status, headers } = await ask(exchange, path);
        assert.deepEqual([status, headers['location']], [301, location]);
      }
    });

    it('are no redirect on Words', async () => {
      assert.equal((await ask(exchange, '/words/en?q=bank')).status, 404);
    });
  });
}
