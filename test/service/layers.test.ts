import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { createService } from '../../src/service/service.ts';
import { answer, ask } from '../exchange/checkedAnswer.ts';
import { entry, openPacks } from './layeredLexicon.ts';

/** What the service makes of packs that overlap, of several datasets, and of records with gaps. */
describe('the service over several packs', () => {
  const adults = [
    entry('mouse', 'noun', 's1', {
      datasets: ['en-gb', 'en-us'],
      inflections: [{ form: 'mice', grammaticalFeatures: ['plural'] }],
    }),
    entry('goose', 'noun', 's2', { datasets: ['en-gb', 'en-us'] }),
    entry('lead', 'noun', 's3', { homograph: 1, frequency: 5 }),
    entry('lead', 'noun', 's4', { homograph: 2, frequency: 7 }),
    entry('read', 'verb', 's5', {
      inflections: [
        { form: 'read', grammaticalFeatures: ['past'] },
        { form: 'redde', grammaticalFeatures: ['past'] },
        { form: 'redde', grammaticalFeatures: ['pastParticiple'] },
      ],
    }),
    entry('Dr', 'noun', 's6', {
      frequency: 50,
      senses: [{ id: 's6', crossReferenceMarkers: ['short for doctor'] }],
    }),
    entry('Dr', 'verb', 's7', { frequency: 1 }),
    entry('gap', 'noun', 's8', {
      etymologies: [],
      notes: [],
      grammaticalFeatures: [],
      senses: [
        { id: 's8', definitions: ['a hole'], registers: [], examples: [], synonyms: [], subsenses: [] },
        {
          id: 's9',
          definitions: ['agujero'],
          definitionLanguage: 'es',
          notes: [{ type: 'usageNote', text: 'x' }],
        },
        { id: 's10', definitions: ['trou'], definitionLanguage: 'no such language' },
        { id: 's11', registers: [{ id: 'rare', qualifier: '' }], antonyms: [{ text: 'whole' }] },
      ],
    }),
    entry('bare', 'noun', 's12', { senses: [] }),
    entry('leaf', 'noun', 's13', {
      inflections: [{ form: 'leaves', lexicalCategory: 'noun', grammaticalFeatures: ['plural'] }],
    }),
    { kind: 'form', headword: 'leaf', language: 'en', inflections: [{ form: 'leafs' }] } as const,
  ];
  const children = [entry('goose', 'noun', 'c1', { datasets: ['en-us-childs'] })];
  const sounds = [
    {
      kind: 'entry',
      headword: 'MOUSE',
      language: 'en',
      pronunciations: [{ notation: 'IPA', spelling: 'maʊs', accents: ['en-US'] }],
    } as const,
  ];

  let packs: ReturnType<typeof openPacks> | undefined;
  let service: Exchange | undefined;
  const exchange: Exchange = request => {
    assert.ok(service);
    return service(request);
  };
  before(() => {
    packs = openPacks([
      { records: [...adults, ...children], manifest: { datasets: ['en-gb', 'en-us', 'en-us-childs'] } },
      { records: sounds, manifest: { datasets: ['en-us'], spelling: 'folded' } },
    ]);
    service = createService({ lexicon: packs.lexicon, basePath: '/sandbox/api/v2' });
  });
  after(() => packs?.close());

  it('completes an entry by what another pack of its dataset says', async () => {
    const american = await answer(exchange, 'words', 'en-us?q=mice');
    assert.deepEqual(american.results[0]?.lexicalEntries[0]?.entries?.[0]?.pronunciations, [
      { dialects: ['American English'], phoneticNotation: 'IPA', phoneticSpelling: 'maʊs' },
    ]);
    assert.equal(american.metadata?.['provider'], 'Glossa (Source 0, Source 1)');
    const british = await answer(exchange, 'words', 'en-gb?q=mice');
    assert.equal(british.results[0]?.lexicalEntries[0]?.entries?.[0]?.pronunciations, undefined);
    assert.equal(british.metadata?.['provider'], 'Glossa (Source 0)');
  });

  it('names no lemma that has no entry in the dataset', async () => {
    assert.equal((await ask(exchange, '/lemmas/en/mice')).status, 200);
    assert.equal((await ask(exchange, '/lemmas/en-us-childs/mice')).status, 404);
    assert.equal((await ask(exchange, '/words/en-us-childs?q=mice')).status, 404);
  });

  it("answers the children's dataset from its own records", async () => {
    const senseOf = async (dataset: string) => {
      const { results } = await answer(exchange, 'entries', `${dataset}/goose`);
      return results[0]?.lexicalEntries[0]?.entries?.[0]?.senses?.map(sense => sense.id);
    };
    assert.deepEqual(await senseOf('en-us-childs'), ['c1']);
    assert.deepEqual(await senseOf('en-us'), ['s2']);
  });

  it('puts the most frequent homograph first and numbers it by its own number', async () => {
    const { results } = await answer(exchange, 'entries', 'en-gb/lead');
    assert.deepEqual(
      results.map(result => result.lexicalEntries[0]?.entries?.[0]?.homographNumber),
      ['200', '100'],
    );
  });

  it('gives a lemma once for each category, with the features of all its readings', async () => {
    const { results } = await answer(exchange, 'lemmas', 'en/redde');
    assert.deepEqual(
      results[0]?.lexicalEntries.map(({ grammaticalFeatures = [] }) =>
        grammaticalFeatures.map(({ id }) => id),
      ),
      [['past', 'pastParticiple']],
    );
    const own = await answer(exchange, 'lemmas', 'en/lead');
    assert.equal(own.results[0]?.lexicalEntries.length, 1);
  });

  it('reads a form that names no category as one of every category', async () => {
    const { results } = await answer(exchange, 'lemmas', 'en/leafs');
    assert.deepEqual(
      results[0]?.lexicalEntries.map(lexicalEntry => lexicalEntry.lexicalCategory.id),
      ['noun'],
    );
  });

  it('reads a word_id of Lemmas that was encoded twice', async () => {
    const { results } = await answer(exchange, 'lemmas', 'en/%256Dice');
    assert.equal(results[0]?.lexicalEntries[0]?.inflectionOf[0]?.id, 'mouse');
  });

  it('puts an entry with definitions before one that only refers elsewhere', async () => {
    const { results } = await answer(exchange, 'entries', 'en-gb/Dr');
    assert.deepEqual(
      results[0]?.lexicalEntries.map(lexicalEntry => lexicalEntry.lexicalCategory.id),
      ['verb', 'noun'],
    );
  });

  it('sends nothing for empty lists, and says in which language a definition is', async () => {
    const { results } = await answer(exchange, 'entries', 'en-gb/gap');
    assert.deepEqual(results[0]?.lexicalEntries[0]?.entries, [
      {
        senses: [
          { id: 's8', definitions: ['a hole'] },
          {
            id: 's9',
            definitions: ['agujero'],
            notes: [
              { type: 'usageNote', text: 'x' },
              { type: 'technicalNote', text: 'Defined in Spanish.' },
            ],
          },
          {
            id: 's10',
            definitions: ['trou'],
            notes: [{ type: 'technicalNote', text: 'Defined in no such language.' }],
          },
          { id: 's11', registers: [{ id: 'rare', text: 'Rare' }] },
        ],
      },
    ]);
  });

  it('sends no entry that would be empty', async () => {
    const { results } = await answer(exchange, 'entries', 'en-gb/bare');
    assert.deepEqual(Object.keys(results[0]?.lexicalEntries[0] ?? {}).toSorted(), [
      'language',
      'lexicalCategory',
      'text',
    ]);
  });

  it('keeps redirects under the prefix of the request, as a header can carry them', async () => {
    const { headers } = await ask(exchange, '/entries/%65N/café?fields=');
    assert.equal(headers['location'], '/sandbox/api/v2/entries/en-gb/caf%C3%A9?fields=');
  });
});
