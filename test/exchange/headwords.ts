import assert from 'node:assert/strict';
import type { EntriesBody } from '../../src/contract/entries.ts';
import type { Exchange } from '../../src/contract/exchange.ts';
import { answer, ask } from './checkedAnswer.ts';

/** Entries: headwords, near-homographs and homographs (conventions.md, sections 2, 4 and 5). */
export function describeHeadwords(exchange: Exchange): void {
  const entries = (path: string) => answer(exchange, 'entries', path);
  const spellings = (body: EntriesBody) => body.results.map(result => result.lexicalEntries[0]?.text);

  describe('Entries', () => {
    it('answers the spelling with its case beside the lower-case word', async () => {
      const body = await entries('en-gb/Polish?strictMatch=true');
      assert.equal(body.id, 'Polish');
      assert.equal(body.word, 'Polish');
      assert.deepEqual(
        body.results.map(({ id, word, language, type }) => ({ id, word, language, type })),
        [{ id: 'Polish', word: 'polish', language: 'en-gb', type: 'headword' }],
      );
    });

    it('puts the exact spelling before its near-homographs', async () => {
      assert.deepEqual(spellings(await entries('en-gb/polish')), ['polish', 'Polish']);
      assert.deepEqual(spellings(await entries('en-gb/Polish')), ['Polish', 'polish']);
      assert.deepEqual(spellings(await entries('en-gb/cafe')), ['cafe', 'café']);
      assert.deepEqual(spellings(await entries('en-gb/caf%C3%A9')), ['café', 'cafe']);
    });

    it('matches case and diacritics exactly with strictMatch', async () => {
      assert.deepEqual(spellings(await entries('en-gb/cafe?strictMatch=true')), ['cafe']);
      assert.deepEqual(spellings(await entries('en-gb/polish?strictMatch=True')), ['polish']);
      assert.equal((await ask(exchange, '/entries/en-gb/POLISH?strictMatch=true')).status, 404);
      assert.equal((await ask(exchange, '/entries/en-gb/naive?strictMatch=true')).status, 404);
      assert.deepEqual(spellings(await entries('en-gb/naive?strictMatch=False')), ['naïve']);
    });

    it('gives each homograph a result and numbers their entries', async () => {
      const { results } = await entries('en-gb/bank');
      const numbers = results.map(result =>
        result.lexicalEntries.map(({ lexicalCategory, entries: [entry] = [] }) => [
          lexicalCategory.id,
          entry?.homographNumber,
        ]),
      );
      assert.deepEqual(numbers, [
        [
          ['noun', '100'],
          ['verb', '101'],
        ],
        [['noun', '200']],
      ]);
    });

    it('numbers no entries of a spelling with one homograph', async () => {
      const { results } = await entries('en-gb/run');
      assert.equal(JSON.stringify(results).includes('homographNumber'), false);
    });

    it('puts the sense with definitions before the one that only refers elsewhere', async () => {
      const { results } = await entries('en-gb/colour');
      const senses = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses;
      assert.deepEqual(
        senses?.map(sense => sense.id),
        ['m_en_gbus0000050.001', 'm_en_gbus0000050.002'],
      );
    });

    it('puts respellings before IPA and names dialects', async () => {
      const { results } = await entries('en-gb/polish');
      const spoken = results[0]?.lexicalEntries[0]?.entries?.[0]?.pronunciations;
      assert.deepEqual(spoken, [
        {
          dialects: ['American English', 'northern england'],
          phoneticNotation: 'respell',
          phoneticSpelling: 'POL-ish',
        },
        {
          audioFile: 'https://audio.example/polish.mp3',
          dialects: ['British English'],
          phoneticNotation: 'IPA',
          phoneticSpelling: 'ˈpɒlɪʃ',
        },
      ]);
    });

    it('keeps records of another dataset back', async () => {
      assert.equal((await ask(exchange, '/entries/en-gb/sidewalk')).status, 404);
      assert.equal((await entries('en-us/sidewalk')).word, 'sidewalk');
      assert.equal((await ask(exchange, '/entries/en-us/fortnight')).status, 404);
    });

    it('has nothing for an inflected or variant form', async () => {
      for (const form of ['ran', 'mice', 'gave_up', 'polishes', 'color']) {
        assert.equal((await ask(exchange, `/entries/en-gb/${form}`)).status, 404, form);
      }
    });

    it('names its provider and operation in strings', async () => {
      const { metadata } = await entries('en-gb/bank');
      assert.equal(metadata?.['operation'], 'retrieve');
      assert.equal(metadata?.['schema'], 'RetrieveEntry');
      assert.match(metadata?.['provider'] ?? '', /Our Own Words/);
    });
  });
}
