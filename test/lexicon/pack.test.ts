import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { fold } from '../../src/lexicon/folding.ts';
import { Pack } from '../../src/lexicon/pack.ts';
import type { LexicalRecord } from '../../src/lexicon/records.ts';
import { mainRecords } from '../fixtures/miniature.ts';
import { temporaryFolder, writePack } from '../fixtures/miniaturePacks.ts';

const folder = temporaryFolder();

describe('a pack', () => {
  let pack: Pack;
  before(() => {
    writePack(folder.file('main.pack'), mainRecords);
    pack = Pack.open(folder.file('main.pack'));
  });
  after(() => pack.close());

  for (const record of mainRecords) {
    const { kind, headword, language, targetLanguage, ...said } = { targetLanguage: '', ...record };
    if (kind === 'form') {
      continue; // has no body
    }
    it(`gives back the ${kind} record of ${headword} (${said.lexicalCategory}, ${language})`, () => {
      const stored = pack
        .headwords(language, fold(headword))
        .flatMap<object>(({ id }) =>
          kind === 'translation' ? pack.translations(id, targetLanguage) : pack.records(kind, id),
        );
      assert.ok(stored.some(one => isDeepStrictEqual(one, said)));
    });
  }

  it('is what its manifest says', () => assert.equal(pack.verify(), undefined));

  it('has nothing under another language, spelling, kind or target', () => {
    assert.deepEqual(pack.headwords('de', 'run'), []);
    assert.deepEqual(pack.headwords('en', 'rum'), []);
    const [paris] = pack.headwords('en', 'paris');
    assert.ok(paris);
    assert.deepEqual(pack.records('thesaurus', paris.id), []);
    assert.deepEqual(pack.translations(paris.id, 'es'), []);
    assert.deepEqual(pack.translations(paris.id, ''), []);
    assert.deepEqual(pack.records('entry', -1), []);
  });

  it('adds up the occurrences of a headword', () => {
    assert.deepEqual(
      pack.headwords('en', 'run').map(({ text, frequency }) => [text, frequency]),
      [['run', 100]],
    );
  });

  const forms: readonly (readonly [language: string, asked: string, ...found: string[]])[] = [
    ['de', 'ausgemacht', 'ausgemacht → ausmachen, inflection, verb: pastParticiple'],
    ['de', 'macht aus', 'macht aus → ausmachen, inflection, verb: present singular'],
    ['de', 'ausmachen', 'Ausmachen → ausmachen, inflection, verb: '],
    ['zh', '傳統', '傳統 → 传统, variant, noun: '],
    ['ar', 'أقدام', 'أقدام → قدم, inflection, noun: plural'],
    ['es', 'vivio', 'vivió → vivir, inflection, verb: past singular'],
    [
      'es',
      'vivido',
      'vivido → vivir, inflection, verb: pastParticiple masculine',
      'vivido → vivir, inflection, verb: pastParticiple singular',
    ],
    ['en', 'runne', 'runne → run, variant, noun: '],
    ['en', 'runs', 'runs → run, inflection, noun: plural'],
    ['en', 'vivido'],
  ];
  for (const [language, asked, ...found] of forms) {
    it(`finds the forms under ${asked} (${language})`, () => {
      const told = pack
        .forms(language, fold(asked))
        .map(
          form =>
            `${form.form} → ${form.headword.text}, ${form.kind}, ${form.lexicalCategory}: ${form.grammaticalFeatures.join(' ')}`,
        );
      assert.deepEqual(told.sort(), found);
    });
  }

  it('keeps a form that a rule makes and a source lists as listed', () => {
    const word = { kind: 'form', headword: 'x', language: 'en' } as const;
    const records: LexicalRecord[] = [
      { ...word, inflections: [{ form: 'xs', derived: true }] },
      { ...word, inflections: [{ form: 'xs' }] },
    ];
    const hashes = [records, records.toReversed(), records.slice(1)].map(
      said => writePack(folder.file('derived.pack'), said).contentHash,
    );
    assert.equal(new Set(hashes).size, 1);
  });

  const labels: readonly (readonly [
    scope: string,
    list: Parameters<Pack['labels']>[1],
    ids: readonly string[],
  ])[] = [
    ['de', 'domains', ['fire_service']],
    ['de', 'registers', ['informal']],
    ['zh', 'regions', ['taiwan']],
    ['en-gb', 'regions', ['british']],
    ['en-us', 'regions', ['british', 'north_american']],
    ['en-gb', 'lexicalCategories', ['noun', 'verb']],
    ['en-gb', 'domainClasses', ['motion']],
    ['en-gb', 'semanticClasses', ['movement']],
    ['en-es', 'regions', ['latin_america']],
    ['en-es', 'grammaticalFeatures', ['intransitive']],
    ['en-fr', 'regions', []],
  ];
  for (const [scope, list, ids] of labels) {
    it(`lists the ${list} of ${scope}`, () => {
      const found = pack.labels(scope, list).map(label => label.id);
      assert.deepEqual(
        ids.filter(id => !found.includes(id)),
        [],
      );
      assert.deepEqual(found, found.toSorted());
    });
  }

  it('says of labels how they read, and of features their type', () => {
    assert.deepEqual(
      pack.labels('en-us', 'regions').find(({ id }) => id === 'north_american'),
      { id: 'north_american', text: 'North American', type: undefined },
    );
    assert.deepEqual(pack.labels('en-es', 'grammaticalFeatures'), [
      { id: 'intransitive', text: 'Intransitive', type: 'Subcategorization' },
    ]);
  });

  it('keeps the labels of one dataset out of the others', () => {
    assert.ok(!pack.labels('en-gb', 'regions').some(({ id }) => id === 'north_american'));
  });
});
