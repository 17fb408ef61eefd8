import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { answer, ask } from './checkedAnswer.ts';

/** The recommended ways through the service (service.md, "What the service does", 8), step by step. */
export function describeFlows(exchange: Exchange): void {
  describe('recommended flows', () => {
    it('A: Words with whatever was typed', async () => {
      const { results } = await answer(exchange, 'words', 'en-gb?q=MICE');
      assert.equal(
        results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.[0]?.definitions?.[0],
        'a small rodent',
      );
    });

    it('B: Search, then Words on the result, then Sentences and Thesaurus', async () => {
      const [best] = (await answer(exchange, 'search', 'en-gb?q=quikc')).results;
      const { results } = await answer(exchange, 'words', `en-gb?q=${best?.id}`);
      assert.equal(results[0]?.id, 'quick');
      const thesaurus = await answer(exchange, 'thesaurus', `en/${best?.id}`);
      const [sense] = thesaurus.results[0]?.lexicalEntries[0]?.entries?.[0]?.senses ?? [];
      assert.deepEqual(
        sense?.antonyms?.map(({ text }) => text),
        ['slow'],
      );
      const sentences = await answer(exchange, 'sentences', 'en/run');
      const [sentence] = sentences.results[0]?.lexicalEntries[0]?.sentences ?? [];
      const entry = await answer(exchange, 'entries', 'en-gb/run');
      const shown = entry.results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.map(({ id }) => id);
      assert.ok(sentence?.senseIds?.every(id => shown?.includes(id)));
    });

    it('C: Lemmas with a filter, then Entries on the lemma', async () => {
      const lemmas = await answer(exchange, 'lemmas', 'en/saw?lexicalCategory=verb');
      const lemma = lemmas.results[0]?.lexicalEntries[0]?.inflectionOf[0]?.id;
      assert.equal(lemma, 'see');
      assert.equal((await answer(exchange, 'entries', `en-gb/${lemma}`)).word, 'see');
    });

    it('bilingual: Search Translations, then Translations', async () => {
      const found = await answer(exchange, 'searchTranslations', 'translations/en/es?q=ran');
      const { results } = await answer(exchange, 'translations', `en/es/${found.results[0]?.id}`);
      const sense = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.[0];
      assert.equal(sense?.translations?.[0]?.text, 'correr');
    });

    it('after 404 on Entries: the label of the first inflection that Search finds', async () => {
      assert.equal((await ask(exchange, '/entries/en-gb/gave_up')).status, 404);
      const { results } = await answer(exchange, 'search', 'en-gb?q=gave%20up');
      const inflection = results.find(({ matchType }) => matchType === 'inflection');
      assert.equal((await answer(exchange, 'entries', `en-gb/${inflection?.label}`)).word, 'give up');
    });

    it('from a sense to its thesaurus', async () => {
      const { results } = await answer(exchange, 'entries', 'en-gb/bank');
      const [link] = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.[0]?.thesaurusLinks ?? [];
      const thesaurus = await answer(exchange, 'thesaurus', `en/${link?.entry_id}`);
      assert.ok(JSON.stringify(thesaurus).includes(`"id":"${link?.sense_id}"`));
    });
  });
}
