import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { answer, refusal } from './checkedAnswer.ts';

/** Fields rules 1 to 5 of service.md, and "Projection" of conventions.md, section 4. */
export function describeProjection(exchange: Exchange): void {
  const keys = async (query: string, word = 'bank') => {
    const { results } = await answer(exchange, 'entries', `en-gb/${word}?${query}`);
    return keysOf(results);
  };

  describe('fields', () => {
    const minimum = ['id', 'language', 'lexicalCategory', 'text', 'type', 'word'];
    const tree = ['entries', 'homographNumber', 'lexicalEntries', 'senses', 'subsenses'];

    it('is everything where it is absent', async () => {
      const all = await keys('');
      for (const key of [
        'definitions',
        'shortDefinitions',
        'synonyms',
        'thesaurusLinks',
        'etymologies',
        'root',
      ]) {
        assert.ok(all.includes(key), key);
      }
    });

    it('is the minimum payload where it is empty', async () => {
      assert.deepEqual(await keys('fields='), [...minimum, ...tree].toSorted());
      assert.deepEqual(await keys('fields'), [...minimum, ...tree].toSorted());
      assert.deepEqual(await keys('fields=,'), [...minimum, ...tree].toSorted());
    });

    it('keeps the tree of senses with their ids', async () => {
      const { results } = await answer(exchange, 'entries', 'en-gb/bank?fields=');
      assert.deepEqual(results[0]?.lexicalEntries[0]?.entries, [
        {
          homographNumber: '100',
          senses: [
            {
              id: 'm_en_gbus0000010.001',
              subsenses: [
                { id: 'm_en_gbus0000010.002', subsenses: [{ id: 'm_en_gbus0000010.003' }] },
                { id: 'm_en_gbus0000010.004' },
              ],
            },
          ],
        },
      ]);
    });

    it('adds to the minimum what it names and nothing else', async () => {
      assert.deepEqual(
        await keys('fields=definitions,etymologies'),
        [...minimum, ...tree, 'definitions', 'etymologies'].toSorted(),
      );
    });

    it('holds inside what it adds too', async () => {
      const { results } = await answer(exchange, 'entries', 'en-gb/bank?fields=examples,variantForms');
      const [entry] = results[0]?.lexicalEntries[0]?.entries ?? [];
      assert.deepEqual(entry?.variantForms, [{ text: 'banke' }]);
      const example = entry?.senses?.[0]?.examples?.[0];
      assert.deepEqual([example?.definitions, example?.registers], [undefined, undefined]);
    });

    it('is one list however it is sent', async () => {
      const wanted = await keys('fields=definitions,domains');
      for (const query of [
        'fields=definitions%2Cdomains',
        'fields=definitions&fields=domains',
        'fields=%20domains,definitions,domains,',
      ]) {
        assert.deepEqual(await keys(query), wanted, query);
      }
    });

    for (const field of ['domains', 'examples', 'pronunciations', 'regions', 'registers', 'variantForms']) {
      it(`may name ${field}`, async () => {
        assert.ok((await keys(`fields=${field}`)).includes(field));
      });
    }

    it('works on Words alike', async () => {
      const entries = await answer(exchange, 'entries', 'en-gb/bank?fields=definitions');
      const words = await answer(exchange, 'words', 'en-gb?q=bank&fields=definitions');
      assert.deepEqual(words.results, entries.results);
    });

    it('is 400 with a field that is not there, in the words that clients compare', async () => {
      const text = 'Unknown field requested: abc';
      assert.equal(await refusal(exchange, '/entries/en-gb/bank?fields=abc', 400), text);
      assert.equal(await refusal(exchange, '/entries/en-gb/bank?fields=definitions,abc', 400), text);
      assert.equal(await refusal(exchange, '/words/en-gb?q=bank&fields=abc', 400), text);
      assert.equal(
        await refusal(exchange, '/entries/en-gb/bank?fields=translations', 400),
        'Unknown field requested: translations',
      );
    });
  });
}

/** Every key at any depth, each once, in alphabetical order; those of labels aside. */
function keysOf(value: unknown): string[] {
  const keys = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part === 'object' && part !== null) {
      for (const [key, child] of Object.entries(part)) {
        if (!Array.isArray(part)) {
          keys.add(key);
        }
        collect(child);
      }
    }
  };
  collect(value);
  return [...keys].toSorted();
}
