import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { answer, ask, refusal } from './checkedAnswer.ts';

/** Search and Search Thesaurus (service.md, "Search endpoints"; conventions.md, section 4, "Search"). */
export function describeSearch(exchange: Exchange): void {
  const find = async (query: string) => (await answer(exchange, 'search', `en-gb?${query}`)).results;
  const matches = async (query: string) =>
    (await find(query)).map(({ label, matchType, matchString }) => [label, matchType, matchString].join(' '));

  describe('Search', () => {
    it('puts the spelling itself first, then that which differs in case or diacritics', async () => {
      assert.deepEqual((await matches('q=polish')).slice(0, 2), [
        'polish headword polish',
        'Polish normalised Polish',
      ]);
      assert.deepEqual((await matches('q=naive')).slice(0, 1), ['naïve normalised naïve']);
    });

    it('finds headwords by inflected and variant forms', async () => {
      assert.ok((await matches('q=mice')).includes('mouse inflection mice'));
      assert.ok((await matches('q=gave up')).includes('give up inflection gave up'));
      assert.ok((await matches('q=color')).includes('colour variantForm color'));
    });

    it('finds misspelled headwords', async () => {
      assert.deepEqual((await matches('q=quikcly')).slice(0, 1), ['quickly headword quickly']);
      assert.deepEqual((await matches('q=fortnihgt')).slice(0, 1), ['fortnight headword fortnight']);
    });

    it('finds beginnings, and with prefix nothing but them', async () => {
      assert.ok((await matches('q=quickl')).includes('quickly headword quickly'));
      const beginning = (await find('q=qui&prefix=true')).map(({ label }) => label);
      assert.deepEqual(beginning, ['quick', 'quickly']);
    });

    it('finds what the dataset has an entry of', async () => {
      assert.deepEqual((await find('q=fortnight')).length, 1);
      assert.match(await refusal(exchange, '/search/en-us?q=fortnight', 404), /fortnight/);
    });

    it('gives each headword once, by falling score', async () => {
      const results = await find('q=bank');
      const scores = results.map(({ score = Number.NaN }) => score);
      assert.deepEqual(
        scores,
        scores.toSorted((one, other) => other - one),
      );
      assert.equal(new Set(results.map(({ id }) => id)).size, results.length);
    });

    it('pages, and says of how many', async () => {
      const whole = await find('q=quick');
      const { metadata, results } = await answer(exchange, 'search', 'en-gb?q=quick&limit=1&offset=1');
      assert.deepEqual(results, whole.slice(1, 2));
      assert.equal(metadata?.['total'], String(whole.length));
      assert.deepEqual([metadata?.['limit'], metadata?.['offset']], ['1', '1']);
    });

    it('answers an empty page behind the last one', async () => {
      assert.deepEqual(await find('q=quick&offset=5000'), []);
    });

    it('refuses what is above its ceilings', async () => {
      assert.match(await refusal(exchange, '/search/en-gb?q=a&limit=5001', 400), /0 to 5000/);
      assert.match(await refusal(exchange, '/search/en-gb?q=a&limit=-1', 400), /limit/);
      assert.match(await refusal(exchange, '/search/en-gb?q=a&limit=5000&offset=5001', 400), /10000/);
      assert.match(await refusal(exchange, '/search/en-gb?q=a&offset=5001', 400), /10000/);
      assert.equal((await ask(exchange, '/search/en-gb?q=quick&offset=9000&limit=1000')).status, 200);
      assert.match(await refusal(exchange, '/search/en-gb', 400), /'q'/);
    });

    it('answers 404 where nothing matches, however long the string', async () => {
      assert.match(await refusal(exchange, '/search/en-gb?q=zzqqxxy', 404), /zzqqxxy/);
      assert.equal((await refusal(exchange, `/search/en-gb?q=${'z'.repeat(2000)}`, 404)).length < 300, true);
      assert.match(await refusal(exchange, '/search/de?q=Haus', 404), /install/);
    });
  });

  describe('Search Thesaurus', () => {
    it('finds only what the thesaurus has', async () => {
      const { results } = await answer(exchange, 'searchThesaurus', '/thesaurus/en?q=quick');
      assert.deepEqual(
        results.map(({ label }) => label),
        ['quick'],
      );
    });

    it('leaves out the headwords of forms that the thesaurus does not have', async () => {
      assert.match(await refusal(exchange, '/search/thesaurus/en?q=mice', 404), /mice/);
    });
  });
}
