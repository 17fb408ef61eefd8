import assert from 'node:assert/strict';
import type { Dataset } from '../../src/lexicon/dataset.ts';
import { Lexicon } from '../../src/lexicon/lexicon.ts';
import { amendments, folded, forChildren, mainRecords } from '../fixtures/miniature.ts';
import { temporaryFolder, writePack } from '../fixtures/miniaturePacks.ts';

const folder = temporaryFolder();

describe('a stack of packs', () => {
  let lexicon: Lexicon;
  before(() => {
    const english = { pairs: [], languages: ['en'] };
    const files = ['late', 'folded', 'children', 'main'].map(name => folder.file(`${name}.pack`));
    const [late = '', byEar = '', children = '', main = ''] = files;
    writePack(main, mainRecords);
    writePack(late, amendments, { ...english, name: 'late', datasets: ['en-gb'], precedence: 3 });
    writePack(byEar, folded, { ...english, datasets: ['en-us'], precedence: 2, spelling: 'folded' });
    writePack(children, forChildren, { ...english, datasets: ['en-gb-children'], precedence: 0 });
    lexicon = Lexicon.open(files);
  });
  after(() => lexicon.close());

  const dataset = (id: string): Dataset => {
    const found = lexicon.dataset(id);
    assert.ok(found, id);
    return found;
  };
  const entries = (id: string, word: string) =>
    dataset(id)
      .headwords(word)
      .flatMap(headword => dataset(id).entries(headword));

  it('is in the order of precedence, whatever the order of the files', () => {
    assert.deepEqual(
      lexicon.manifests.map(manifest => manifest.precedence),
      [0, 1, 2, 3],
    );
  });

  const datasets: readonly (readonly [id: string, packs: number])[] = [
    ['en-gb', 2],
    ['en-us', 2],
    ['en', 3],
    ['en-gb-children', 1],
    ['de', 1],
    ['fr', 0],
    ['en-GB', 0],
    ['', 0],
    ['__proto__', 0],
  ];
  for (const [id, packs] of datasets) {
    it(`reads ${packs} packs for the dataset "${id}"`, () => {
      assert.equal(lexicon.dataset(id)?.manifests.length ?? 0, packs);
    });
  }

  it('leaves a record of one dataset out of the others, and in that of the language', () => {
    assert.equal(entries('en-us', 'sidewalk').length, 1);
    assert.equal(entries('en-gb', 'sidewalk').length, 0);
    assert.equal(entries('en', 'sidewalk').length, 1);
  });

  it('leaves the children’s records to the children', () => {
    assert.equal(entries('en-gb-children', 'cat').length, 1);
    assert.equal(entries('en-gb', 'cat').length, 0);
    assert.equal(entries('en', 'cat').length, 0);
    assert.equal(entries('en-gb-children', 'run').length, 0);
  });

  it('attaches records of folded spelling to the headwords that fold alike, and makes none of them', () => {
    const [paris] = entries('en-us', 'paris');
    assert.equal(paris?.pronunciations?.[0]?.spelling, 'ˈpɛɹɪs');
    assert.equal(entries('en-gb', 'Paris')[0]?.pronunciations, undefined);
    assert.deepEqual(dataset('en-us').headwords('nowhere'), []);
  });

  it('completes records by later layers and hears the first', () => {
    const [run] = entries('en-gb', 'run');
    assert.equal(run?.frequency, 80);
    assert.equal(run?.etymologies?.length, 1);
    assert.equal(run?.inflections?.length, 3);
    assert.deepEqual(
      run?.senses?.map(({ id, definitions, registers }) => [id, definitions, registers]),
      [['en-run-1', ['go faster than at a walk'], ['neutral']]],
    );
    assert.equal(entries('en-us', 'run')[0]?.etymologies, undefined);
  });

  it('gives the most frequent entry first', () => {
    assert.deepEqual(
      entries('en-gb', 'run').map(entry => entry.lexicalCategory),
      ['verb', 'noun'],
    );
  });

  it('keeps homographs in their order', () => {
    assert.deepEqual(
      entries('ar', 'قَدَم').map(entry => `${entry.lexicalCategory} ${entry.homograph}`),
      ['noun 1', 'verb 1', 'noun 2'],
    );
  });

  it('takes the spelling as it is when it is asked strictly', () => {
    assert.equal(dataset('en-gb').headwords('paris', { strict: true }).length, 0);
    assert.equal(dataset('en-gb').headwords('Paris', { strict: true }).length, 1);
    assert.equal(dataset('es').lemmas('vivio', { strict: true }).length, 0);
    assert.equal(dataset('es').lemmas('vivió', { strict: true }).length, 1);
  });

  const lemmas: readonly (readonly [dataset: string, form: string, ...found: string[]])[] = [
    ['en-gb', 'ran', 'run verb past'],
    ['en-us', 'RAN', 'run verb past'],
    ['en-gb', 'ranned', 'run verb past'],
    ['en-us', 'ranned'],
    ['en-gb', 'run'],
    ['en-gb', 'runne'],
    ['es', 'viviendo', 'vivir verb presentParticiple'],
    ['de', 'Ausmachen', 'ausmachen verb '],
    ['de', 'machte  aus', 'ausmachen verb past singular'],
  ];
  for (const [id, form, ...found] of lemmas) {
    it(`reads ${form} (${id}) as ${found.join(', ') || 'no inflection'}`, () => {
      const told = dataset(id)
        .lemmas(form)
        .map(lemma => `${lemma.headword} ${lemma.lexicalCategory} ${lemma.grammaticalFeatures.join(' ')}`);
      assert.deepEqual(told, found);
    });
  }

  it('gathers the labels of its packs and members, sorted by id', () => {
    const registers = (id: string) => [...dataset(id).labels('registers').keys()];
    assert.deepEqual(registers('en-gb-children'), ['nursery']);
    assert.ok(registers('en-gb').includes('neutral'));
    assert.ok(!registers('en-us').includes('neutral'));
    assert.ok(!registers('en').includes('nursery'));
    assert.deepEqual(registers('en'), registers('en').toSorted());
  });

  it('takes the frequency of a headword from the first pack that counts it', () => {
    const word = { kind: 'entry', headword: 'tally', language: 'en', lexicalCategory: 'noun' } as const;
    const files = [folder.file('silent.pack'), folder.file('counting.pack')] as const;
    writePack(files[0], [word], { precedence: 1 });
    writePack(files[1], [{ ...word, frequency: 5 }], { precedence: 2 });
    const stack = Lexicon.open(files);
    assert.equal(stack.dataset('en-gb')?.headwords('tally')[0]?.frequency, 5);
    stack.close();
  });

  it('finds a word of 10,000 characters nowhere', () => {
    const word = 'é'.repeat(10_000);
    assert.deepEqual(dataset('en').headwords(word), []);
    assert.deepEqual(dataset('en').lemmas(word), []);
    assert.deepEqual(dataset('en').headwords('\ud800'), []);
  });
});
