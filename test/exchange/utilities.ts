import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { answer, ask, refusal } from './checkedAnswer.ts';

/** Languages, Filters, Fields and the label lists (service.md, "Utility endpoints"). */
export function describeUtilities(exchange: Exchange): void {
  describe('Languages', () => {
    it('lists what is loaded, and nothing else', async () => {
      const { results } = await answer(exchange, 'languages', '');
      assert.deepEqual(results.slice(0, 3), [
        {
          region: 'United Kingdom',
          source: 'Our Own Words',
          sourceLanguage: { id: 'en-gb', language: 'British English' },
          type: 'monolingual',
        },
        {
          region: 'United States',
          source: 'Our Own Words',
          sourceLanguage: { id: 'en-us', language: 'American English' },
          type: 'monolingual',
        },
        { source: 'Our Own Words', sourceLanguage: { id: 'zh', language: 'Chinese' }, type: 'monolingual' },
      ]);
      const pairs = results.slice(3).map(({ sourceLanguage, targetLanguage, type }) => {
        return `${sourceLanguage?.id}-${targetLanguage?.id} ${type}`;
      });
      assert.deepEqual(pairs, ['en-es bilingual', 'en-zh bilingual', 'es-en bilingual', 'zh-en bilingual']);
    });

    it('can be narrowed', async () => {
      const { results } = await answer(exchange, 'languages', '?sourceLanguage=EN-US');
      assert.deepEqual(
        results.map(({ sourceLanguage }) => sourceLanguage?.id),
        ['en-us'],
      );
      const into = (await answer(exchange, 'languages', '?targetLanguage=es')).results;
      assert.deepEqual(
        into.map(({ sourceLanguage }) => sourceLanguage),
        [{ id: 'en', language: 'English' }],
      );
      assert.match(await refusal(exchange, '/languages?targetLanguage=tlh', 404), /tlh/);
      assert.match(
        await refusal(exchange, '/languages?sourceLanguage=es&targetLanguage=ES', 400),
        /must differ/,
      );
    });
  });

  describe('Filters and Fields', () => {
    it('are those of the endpoint table', async () => {
      const filters = ['grammaticalFeatures', 'lexicalCategory', 'domains', 'registers'];
      assert.deepEqual((await answer(exchange, 'filters', '')).results, {
        entries: filters,
        lemmas: filters.slice(0, 2),
      });
      assert.deepEqual((await answer(exchange, 'fields', '')).results, {
        entries: [
          'definitions',
          'domains',
          'etymologies',
          'examples',
          'pronunciations',
          'regions',
          'registers',
          'variantForms',
        ],
        thesaurus: ['synonyms', 'antonyms'],
      });
    });

    it('are told of one endpoint, and of none that has none', async () => {
      const { results } = await answer(exchange, 'filtersOf', '/lemmas');
      assert.deepEqual(Object.keys(results), ['lemmas']);
      assert.deepEqual((await answer(exchange, 'fieldsOf', '/thesaurus')).results, {
        thesaurus: ['synonyms', 'antonyms'],
      });
      assert.match(await refusal(exchange, '/filters/words', 404), /entries, lemmas/);
      assert.match(await refusal(exchange, '/fields/lemmas', 404), /entries, thesaurus/);
    });
  });

  describe('Label lists', () => {
    it('hold what the data uses, in the order of their ids', async () => {
      const { results } = await answer(exchange, 'registers', 'en-gb');
      assert.deepEqual(results, {
        archaic: { en: 'Archaic' },
        formal: { en: 'Formal' },
        informal: { en: 'Informal' },
        offensive: { en: 'Offensive' },
      });
      assert.ok('zoology' in (await answer(exchange, 'domains', 'en-gb')).results);
      assert.ok('pastParticiple' in (await answer(exchange, 'grammaticalFeatures', 'en-us')).results);
      assert.deepEqual((await answer(exchange, 'lexicalCategories', 'en-gb')).results['noun'], {
        en: 'Noun',
      });
    });

    it('hold every id that a filter takes', async () => {
      for (const id of Object.keys((await answer(exchange, 'domains', 'en-gb')).results)) {
        assert.notEqual((await ask(exchange, `/entries/en-gb/bank?domains=${id}`)).status, 400, id);
      }
    });

    it('are not there for a dataset without data or out of the value set', async () => {
      assert.match(await refusal(exchange, '/domains/de', 404), /'de'.*install/);
      assert.match(await refusal(exchange, '/domains/xx', 404), /'xx'/);
    });
  });
}
