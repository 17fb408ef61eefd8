import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { answer, ask, refusal } from './checkedAnswer.ts';

/** Filter rules 1 and 2 of service.md, and which ids a filter takes. */
export function describeFilters(exchange: Exchange): void {
  const senseIds = async (query: string, word = 'bank') => {
    const { results } = await answer(exchange, 'entries', `en-gb/${word}?${query}`);
    return [...JSON.stringify(results).matchAll(/"id":"m_en_gbus0000(\d+\.\d+)"/g)]
      .map(([, id]) => id)
      .toSorted();
  };

  describe('filters', () => {
    it('combine the ids of one with OR', async () => {
      assert.deepEqual(await senseIds('lexicalCategory=verb'), ['011.001']);
      assert.deepEqual((await senseIds('lexicalCategory=verb,noun')).length, 7);
    });

    it('combine different ones with AND', async () => {
      assert.deepEqual(await senseIds('lexicalCategory=noun,verb&grammaticalFeatures=transitive'), [
        '011.001',
      ]);
      assert.equal(
        (await ask(exchange, '/entries/en-gb/bank?lexicalCategory=noun&grammaticalFeatures=transitive'))
          .status,
        404,
      );
      assert.deepEqual(await senseIds('domains=finance&registers=formal'), ['012.001']);
    });

    it('find the features of senses as well as those of entries', async () => {
      assert.equal((await senseIds('grammaticalFeatures=count')).length, 4);
      assert.equal((await senseIds('grammaticalFeatures=singular')).length, 4);
      assert.deepEqual(await senseIds('grammaticalFeatures=mass', 'polish'), ['021.001']);
    });

    it('keep senses and subsenses one by one', async () => {
      assert.deepEqual(await senseIds('domains=medicine'), ['012.002']);
      assert.deepEqual(await senseIds('registers=formal'), ['010.001', '010.002', '012.001']);
      assert.deepEqual(await senseIds('domains=computing', 'mouse'), ['034.002']);
    });

    it('leave a sense that does not match bare above a subsense that does', async () => {
      const { results } = await answer(exchange, 'entries', 'en-gb/bank?domains=nautical');
      const senses = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses;
      assert.deepEqual(Object.keys(senses?.[0] ?? {}).toSorted(), ['id', 'subsenses']);
      assert.deepEqual(
        senses?.[0]?.subsenses?.map(sense => sense.definitions),
        [['a slope under water']],
      );
    });

    it('keep the number of a homograph of which others are left out', async () => {
      const { results } = await answer(exchange, 'entries', 'en-gb/bank?domains=medicine');
      assert.deepEqual(
        results.map(result => result.lexicalEntries[0]?.entries?.[0]?.homographNumber),
        ['200'],
      );
    });

    it('are 404 where nothing is left', async () => {
      assert.equal((await ask(exchange, '/entries/en-gb/shore?domains=finance')).status, 404);
      assert.equal((await ask(exchange, '/words/en-gb?q=shore&lexicalCategory=verb')).status, 404);
    });

    for (const [filter, list] of [
      ['lexicalCategory', 'lexicalCategories'],
      ['grammaticalFeatures', 'grammaticalFeatures'],
      ['domains', 'domains'],
      ['registers', 'registers'],
    ]) {
      it(`refuse an id of ${filter} that is in no list, and name where the ids are listed`, async () => {
        for (const path of [
          `/entries/en-gb/bank?${filter}=nonsense`,
          `/words/en-gb?q=bank&${filter}=nonsense`,
        ]) {
          const text = await refusal(exchange, path, 400);
          assert.ok(text.includes("'nonsense'") && text.includes(`/${list}/en-gb`), text);
        }
      });
    }

    it('of Lemmas are checked too, and point to lists that exist', async () => {
      const text = await refusal(exchange, '/lemmas/en/ran?lexicalCategory=nonsense', 400);
      assert.ok(text.includes('/lexicalCategories/en-gb') && text.includes('/lexicalCategories/en-us'), text);
    });

    it('that are empty filter nothing', async () => {
      assert.equal((await senseIds('domains=&registers=')).length, 7);
    });
  });
}
