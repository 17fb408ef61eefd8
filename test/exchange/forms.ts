import assert from 'node:assert/strict';
import type { WordsBody } from '../../src/contract/entries.ts';
import type { Exchange } from '../../src/contract/exchange.ts';
import type { LemmasBody } from '../../src/contract/lemmas.ts';
import { answer, ask } from './checkedAnswer.ts';

/** Words and Lemmas: headwords by their forms (conventions.md, sections 2 to 4). */
export function describeForms(exchange: Exchange): void {
  const words = (query: string) => answer(exchange, 'words', `en-gb?${query}`);
  const lemmas = (path: string) => answer(exchange, 'lemmas', `en/${path}`);
  const spellings = (body: WordsBody) =>
    body.results.flatMap(result =>
      result.lexicalEntries.map(entry => `${entry.text} ${entry.lexicalCategory.id}`),
    );
  const origins = (body: LemmasBody) =>
    body.results.flatMap(result =>
      result.lexicalEntries.map(entry => `${entry.inflectionOf[0]?.text} ${entry.lexicalCategory.id}`),
    );

  describe('Words', () => {
    it('answers a headword as Entries does', async () => {
      const found = await words('q=bank');
      assert.equal(found.query, 'bank');
      assert.deepEqual(found.results, (await answer(exchange, 'entries', 'en-gb/bank')).results);
    });

    it('takes the id that Search answers', async () => {
      for (const q of ['to_and_fro', 'caf%25C3%25A9', 'gave_up']) {
        assert.ok((await words(`q=${q}`)).results.length > 0, q);
      }
    });

    it('never distinguishes case', async () => {
      const lower = await words('q=polish');
      const upper = await words('q=POLISH');
      assert.deepEqual(spellings(upper).toSorted(), spellings(lower).toSorted());
      assert.equal(spellings(lower)[0], 'polish verb');
    });

    it('answers the lemmas of a form, of the category of the form alone', async () => {
      assert.deepEqual(spellings(await words('q=ran')), ['run verb']);
      assert.deepEqual(spellings(await words('q=mice')), ['mouse noun']);
      assert.deepEqual(spellings(await words('q=gave+up')), ['give up verb']);
      assert.deepEqual(spellings(await words('q=meece')), ['mouse noun']);
    });

    it('answers a form that is a headword itself with both, the more frequent first', async () => {
      assert.deepEqual(spellings(await words('q=saw')), ['see verb', 'saw noun']);
    });

    it('finds a headword by grammatical features of the form', async () => {
      assert.deepEqual(spellings(await words('q=ran&grammaticalFeatures=past')), ['run verb']);
      assert.equal((await ask(exchange, '/words/en-gb?q=ran&grammaticalFeatures=plural')).status, 404);
      assert.deepEqual(spellings(await words('q=saw&grammaticalFeatures=past')), ['see verb']);
    });

    it('trims q and reads it as text of a query', async () => {
      assert.deepEqual(spellings(await words('q=%20bank%0A')).at(0), 'bank noun');
      assert.deepEqual(spellings(await words('q=to%20and%20fro')), ['to and fro adverb']);
    });
  });

  describe('Lemmas', () => {
    it('answers one entry for each lemma and category', async () => {
      const body = await lemmas('runs');
      assert.deepEqual(origins(body), ['run verb', 'run noun']);
      assert.deepEqual(body.results[0]?.lexicalEntries[1]?.grammaticalFeatures, [
        { id: 'plural', text: 'Plural', type: 'Number' },
      ]);
    });

    it('holds a headword for its own lemma', async () => {
      const [result] = (await lemmas('bank')).results;
      assert.equal(result?.type, 'headword');
      assert.deepEqual(result?.lexicalEntries[0]?.inflectionOf, [{ id: 'bank', text: 'bank' }]);
      assert.deepEqual(origins(await lemmas('saw')), ['see verb', 'saw noun']);
    });

    it('reads a form that is a headword but for its case as no inflection of it', async () => {
      const features = (await lemmas('RUN')).results[0]?.lexicalEntries.map(entry =>
        entry.grammaticalFeatures?.map(feature => feature.id),
      );
      assert.deepEqual(features, [['intransitive'], undefined]);
    });

    it('answers the form as asked', async () => {
      const [result] = (await lemmas('gave_up')).results;
      assert.deepEqual(
        [result?.id, result?.word, result?.type, result?.language, result?.lexicalEntries[0]?.text],
        ['gave_up', 'gave up', 'inflection', 'en', 'gave up'],
      );
      assert.deepEqual(result?.lexicalEntries[0]?.inflectionOf, [{ id: 'give_up', text: 'give up' }]);
    });

    it('filters by category and features', async () => {
      assert.deepEqual(origins(await lemmas('runs?lexicalCategory=noun')), ['run noun']);
      assert.deepEqual(origins(await lemmas('runs?grammaticalFeatures=plural')), ['run noun']);
      assert.equal((await ask(exchange, '/lemmas/en/ran?grammaticalFeatures=plural')).status, 404);
    });

    it('has no operation in its metadata', async () => {
      assert.deepEqual(Object.keys((await lemmas('ran')).metadata ?? {}), ['provider']);
    });
  });
}
