import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { answer, ask, refusal } from './checkedAnswer.ts';

/** Translations, Search Translations and the label lists of pairs. */
export function describeTranslations(exchange: Exchange): void {
  const translate = (path: string) => answer(exchange, 'translations', path);

  /** Headword, category and translations of each lexical entry. */
  async function translationsOf(path: string): Promise<readonly string[]> {
    const { results } = await translate(path);
    return results.flatMap(({ lexicalEntries }) =>
      lexicalEntries.map(({ text, lexicalCategory, entries = [] }) => {
        const words = entries.flatMap(({ senses = [] }) =>
          senses.flatMap(({ translations = [] }) => translations.map(translation => translation.text)),
        );
        return `${text} ${lexicalCategory.id}: ${words.join(', ')}`;
      }),
    );
  }

  describe('Translations', () => {
    it('are those of the pair, by sense', async () => {
      assert.deepEqual(await translationsOf('en/es/run'), ['run verb: correr']);
      const { results } = await translate('en/es/run');
      const sense = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.[0];
      assert.deepEqual(sense?.translations?.[0]?.language, 'es');
      assert.deepEqual(sense?.notes, [{ type: 'indicator', text: 'on foot' }]);
      assert.equal(sense?.subsenses?.[0]?.translations?.[0]?.text, 'pirarse');
    });

    it('name the language of the path, the word as asked and that which it stands for', async () => {
      const { id, word, results, metadata } = await translate('en/es/POLISH');
      assert.deepEqual([id, word], ['POLISH', 'Polish']);
      assert.deepEqual([results[0]?.language, results[0]?.type], ['en', 'headword']);
      assert.deepEqual(
        [metadata?.['operation'], metadata?.['schema']],
        ['translations', 'RetrieveTranslations'],
      );
    });

    it('include near-homographs unless the match is strict', async () => {
      assert.deepEqual(await translationsOf('en/es/polish'), [
        'polish verb: pulir',
        'Polish adjective: polaco',
      ]);
      assert.deepEqual(await translationsOf('en/es/polish?strictMatch=true'), ['polish verb: pulir']);
      assert.deepEqual(await translationsOf('es/en/ano'), ['ano noun: anus', 'año noun: year']);
      assert.deepEqual(await translationsOf('es/en/a%C3%B1o?strictMatch=true'), ['año noun: year']);
    });

    it('of Chinese carry their reading as tones', async () => {
      const { results } = await translate('en/zh/run');
      const sense = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.[0];
      assert.deepEqual(sense?.translations?.[0]?.toneGroups, [
        {
          tones: [
            { type: 'dictionarySpecific', value: 'pǎo' },
            { type: 'dictionarySpecific', value: 'bù' },
          ],
        },
      ]);
    });

    it('give the definition in the target language where there is no translation', async () => {
      const { results } = await translate(`zh/en/${encodeURIComponent('啊')}`);
      const sense = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.[0];
      assert.deepEqual(sense?.definitions, ['a word of surprise']);
      assert.equal(sense?.translations, undefined);
    });

    it('are 404 for inflected forms, for headwords without any, and into a language without data', async () => {
      const text = 'No entry found matching supplied source_lang, word and provided filters';
      assert.equal(await refusal(exchange, '/translations/en/es/ran', 404), text);
      assert.equal(await refusal(exchange, '/translations/en/es/see', 404), text);
      assert.match(await refusal(exchange, '/translations/en/de/run', 404), /'en' to 'de'.*install/);
      assert.match(await refusal(exchange, '/translations/en/xx/run', 404), /'xx'/);
      assert.match(await refusal(exchange, '/translations/en/en/run', 404), /must differ/);
    });

    it('can be filtered by the labels of the pair, and refuse others with 404', async () => {
      assert.deepEqual(await translationsOf('en/es/polish?lexicalCategory=verb'), ['polish verb: pulir']);
      assert.deepEqual(await translationsOf('en/es/polish?domains=crafts,finance'), ['polish verb: pulir']);
      const { results } = await translate('en/es/run?registers=informal');
      assert.deepEqual(results[0]?.lexicalEntries[0]?.entries?.[0]?.senses, [
        {
          id: 'b-en-es0000002.001',
          subsenses: [
            {
              id: 'b-en-es0000002.002',
              registers: [{ id: 'informal', text: 'Informal' }],
              translations: [
                {
                  language: 'es',
                  text: 'pirarse',
                  regions: [{ id: 'spain', text: 'Spain' }],
                  registers: [{ id: 'informal', text: 'Informal' }],
                },
              ],
            },
          ],
        },
      ]);
      assert.match(
        await refusal(exchange, '/translations/en/es/run?domains=zoology', 404),
        /\/domains\/en\/es/,
      );
    });

    it('can be projected', async () => {
      const { results } = await translate('en/es/run?fields=translations');
      const sense = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.[0];
      assert.deepEqual(Object.keys(sense ?? {}).sort(), ['id', 'subsenses', 'translations']);
      assert.match(await refusal(exchange, '/translations/en/es/run?fields=abc', 404), /abc/);
    });
  });

  describe('Search Translations', () => {
    const find = async (query: string) =>
      (await answer(exchange, 'searchTranslations', `translations/${query}`)).results.map(
        ({ label, matchType }) => `${label} ${matchType}`,
      );

    it('finds headwords that have translations, by their forms too', async () => {
      assert.deepEqual(await find('en/es?q=run'), ['run headword']);
      assert.deepEqual(await find('en/es?q=ran'), ['run inflection']);
      assert.deepEqual(await find('zh/en?q=跑歩'), ['跑步 variantForm']);
      assert.deepEqual(await find('es/en?q=a&prefix=true'), ['ano headword', 'año headword']);
    });

    it('does not find those that have none', async () => {
      assert.match(await refusal(exchange, '/search/translations/en/es?q=fortnight', 404), /fortnight/);
    });

    it('puts the more frequent one of two equally close ones first', async () => {
      assert.deepEqual(await find('en/es?q=POLISH'), ['Polish normalised', 'polish normalised']);
    });

    it('is 400 for equal languages and 404 without data', async () => {
      assert.match(await refusal(exchange, '/search/translations/en/en?q=run', 400), /must differ/);
      assert.match(await refusal(exchange, '/search/translations/en/de?q=run', 404), /install/);
    });
  });

  describe('Label lists of a pair', () => {
    it('hold what its data use', async () => {
      const { results } = await answer(exchange, 'domainsOfPair', '/en/es');
      assert.deepEqual(results, { crafts: { en: 'Crafts' }, finance: { en: 'Finance' } });
      assert.deepEqual((await answer(exchange, 'registersOfPair', '/en/zh')).results, {});
      assert.ok('verb' in (await answer(exchange, 'lexicalCategoriesOfPair', '/en/es')).results);
      assert.ok('masculine' in (await answer(exchange, 'grammaticalFeaturesOfPair', '/en/es')).results);
    });

    it('are 400 for equal languages where the row has it, and 404 elsewhere', async () => {
      for (const list of ['registers', 'domains', 'grammaticalFeatures']) {
        assert.equal((await ask(exchange, `/${list}/es/es`)).status, 400);
      }
      assert.equal((await ask(exchange, '/lexicalCategories/es/es')).status, 404);
      assert.match(await refusal(exchange, '/domains/es/de', 404), /install/);
    });
  });
}
