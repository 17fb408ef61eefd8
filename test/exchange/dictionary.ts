import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { answer, ask, refusal } from './checkedAnswer.ts';

const nothing = 'No entry found matching supplied source_lang, word and provided filters';

/** Inflections, Thesaurus, Sentences and Pronunciations (service.md, "Dictionary and lexical endpoints"). */
export function describeDictionary(exchange: Exchange): void {
  describeInflections(exchange);
  describeThesaurus(exchange);
  describeSentences(exchange);
  describePronunciations(exchange);
}

function describeInflections(exchange: Exchange): void {
  describe('Inflections', () => {
    it('gives every form by lexical category', async () => {
      const { id, results } = await answer(exchange, 'inflections', 'en-gb/run');
      assert.equal(id, 'run');
      const forms = results[0]?.lexicalEntries.map(({ lexicalCategory, inflections }) => [
        lexicalCategory.id,
        inflections?.map(({ inflectedForm }) => inflectedForm).join(),
      ]);
      assert.deepEqual(forms, [
        ['verb', 'runs,ran,run,running'],
        ['noun', 'runs'],
      ]);
      assert.equal(results[0]?.text, 'run');
    });

    it('gives forms with their features, labels and pronunciations', async () => {
      const { results } = await answer(exchange, 'inflections', 'en-gb/mouse');
      const [mice] = results[0]?.lexicalEntries[0]?.inflections ?? [];
      assert.equal(mice?.grammaticalFeatures?.[0]?.type, 'Number');
      assert.deepEqual(mice?.regions, [{ id: 'british', text: 'British' }]);
      assert.equal(mice?.pronunciations?.[0]?.phoneticSpelling, 'maɪs');
    });

    it('answers near-homographs unless it matches strictly', async () => {
      assert.equal((await ask(exchange, '/inflections/en-gb/RUN')).status, 200);
      assert.equal(await refusal(exchange, '/inflections/en-gb/RUN?strictMatch=true', 404), nothing);
    });

    it('knows nothing of forms and of words without forms', async () => {
      assert.equal(await refusal(exchange, '/inflections/en-gb/mice', 404), nothing);
      assert.equal(await refusal(exchange, '/inflections/en-gb/quickly', 404), nothing);
    });

    it('answers 404 where another endpoint would answer 400', async () => {
      assert.match(await refusal(exchange, '/inflections/en-gb/run?strictMatch=perhaps', 404), /perhaps/);
    });
  });
}

function describeThesaurus(exchange: Exchange): void {
  describe('Thesaurus', () => {
    it('gives synonyms and antonyms by sense and subsense', async () => {
      const { id, word, results } = await answer(exchange, 'thesaurus', 'en/river_bank');
      assert.deepEqual([id, word], ['river_bank', 'river bank']);
      const senses = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses;
      assert.deepEqual(
        senses?.map(sense => sense.synonyms?.map(({ text }) => text)),
        [['waterside', 'shore'], ['embankment']],
      );
      assert.deepEqual(senses?.[0]?.subsenses?.[0]?.antonyms, [{ language: 'en', text: 'midstream' }]);
      assert.deepEqual(senses?.[0]?.registers, [{ id: 'formal', text: 'Formal' }]);
    });

    it('is where the links of Entries lead', async () => {
      const { results } = await answer(exchange, 'entries', 'en-gb/bank');
      const [link] = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.[0]?.thesaurusLinks ?? [];
      const linked = await answer(exchange, 'thesaurus', `en/${link?.entry_id}`);
      assert.ok(JSON.stringify(linked).includes(`"${link?.sense_id}"`));
    });

    it('gives what is asked for, and the ids of senses that have nothing of it', async () => {
      const { results } = await answer(exchange, 'thesaurus', 'en/river_bank?fields=antonyms');
      const senses = results[0]?.lexicalEntries[0]?.entries?.[0]?.senses;
      assert.deepEqual(
        senses?.map(({ id }) => id),
        ['t_en_gb0000010.001', 't_en_gb0000010.003'],
      );
      assert.deepEqual(Object.keys(senses?.[1] ?? {}), ['id']);
      assert.equal((await ask(exchange, '/thesaurus/en/bank?fields=antonyms')).status, 200);
      assert.ok(!JSON.stringify(results).includes('synonyms'));
      const both = await answer(exchange, 'thesaurus', 'en/quick?fields=synonyms,antonyms');
      assert.deepEqual(both.results, (await answer(exchange, 'thesaurus', 'en/quick')).results);
    });

    it('takes no empty and no other field', async () => {
      assert.match(await refusal(exchange, '/thesaurus/en/quick?fields=', 400), /cannot be empty/);
      assert.equal(
        await refusal(exchange, '/thesaurus/en/quick?fields=definitions', 400),
        'Unknown field requested: definitions',
      );
    });

    it('knows nothing of words without synonyms', async () => {
      assert.equal(await refusal(exchange, '/thesaurus/en/run', 404), nothing);
    });
  });
}

function describeSentences(exchange: Exchange): void {
  describe('Sentences', () => {
    it('gives sentences with the senses that they show', async () => {
      const { word, results } = await answer(exchange, 'sentences', 'en/run');
      assert.equal(word, 'run');
      const [sentence] = results[0]?.lexicalEntries[0]?.sentences ?? [];
      assert.equal(sentence?.text, 'They ran for the last train.');
      assert.deepEqual(sentence?.senseIds, ['m_en_gbus0000030.001']);
      assert.deepEqual(sentence?.regions, [{ id: 'british', text: 'British' }]);
    });

    it('gives the examples of senses, with where they were taken from', async () => {
      const { results } = await answer(exchange, 'sentences', 'en/bank');
      const [sentence] = results[0]?.lexicalEntries[0]?.sentences ?? [];
      assert.equal(sentence?.text, 'We sat on the bank and fished.');
      assert.deepEqual(sentence?.senseIds, ['m_en_gbus0000010.001']);
      assert.ok(sentence?.notes?.some(({ text }) => text === 'A. Writer, A Book'));
    });

    it('knows nothing of words without sentences, and of other datasets', async () => {
      assert.equal(await refusal(exchange, '/sentences/en/quickly', 404), nothing);
      assert.match(await refusal(exchange, '/sentences/en-gb/run', 404), /'en'/);
    });
  });
}

function describePronunciations(exchange: Exchange): void {
  describe('Pronunciations', () => {
    it('gives transcriptions in the accent of the dataset, by lexical category', async () => {
      const { results } = await answer(exchange, 'pronunciations', 'en-us/polish');
      assert.deepEqual(
        results[0]?.lexicalEntries.map(({ lexicalCategory, pronunciations }) => [
          lexicalCategory.id,
          pronunciations.map(({ phoneticSpelling }) => phoneticSpelling).join(),
        ]),
        [['verb', 'POL-ish']],
      );
      const british = await answer(exchange, 'pronunciations', 'en-gb/polish');
      assert.equal(british.results[0]?.lexicalEntries[0]?.pronunciations[0]?.phoneticSpelling, 'ˈpɒlɪʃ');
    });

    it('matches the spelling strictly', async () => {
      assert.equal(await refusal(exchange, '/pronunciations/en-gb/POLISH', 404), nothing);
    });

    it('takes one lexical category', async () => {
      assert.equal((await ask(exchange, '/pronunciations/en-gb/polish?lexicalCategory=verb')).status, 200);
      assert.equal(
        await refusal(exchange, '/pronunciations/en-gb/polish?lexicalCategory=noun', 404),
        nothing,
      );
      assert.match(
        await refusal(exchange, '/pronunciations/en-gb/polish?lexicalCategory=noun,verb', 400),
        /one id/,
      );
      assert.match(await refusal(exchange, '/pronunciations/en-gb/polish?lexicalCategory=nuon', 400), /nuon/);
    });

    it('names what to install for an accent without data', async () => {
      assert.match(await refusal(exchange, '/pronunciations/en-au/polish', 404), /'en-au'.*install.*pack/i);
    });
  });
}
