import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as fc from 'fast-check';
import { Pack } from '../../src/lexicon/pack.ts';
import { PackWriter } from '../../src/lexicon/packWriter.ts';
import type { LexicalRecord } from '../../src/lexicon/records.ts';
import { ausmachen, mainRecords } from '../fixtures/miniature.ts';
import { draft, temporaryFolder, writePack } from '../fixtures/miniaturePacks.ts';

const word = { kind: 'entry', headword: 'word', language: 'en', lexicalCategory: 'noun' } as const;
const translation = { ...word, kind: 'translation', targetLanguage: 'es', senses: [] } as const;

/** Records that break a rule of the format, with what the message must say. */
const refused: readonly (readonly [what: string, message: RegExp, record: LexicalRecord])[] = [
  [
    'a sense id used twice in one record',
    /sense id 's' is used twice/,
    { ...word, senses: [{ id: 's' }, { id: 's' }] },
  ],
  [
    'a sense id used again in a subsense',
    /sense id 's' is used twice/,
    { ...word, senses: [{ id: 's', subsenses: [{ id: 's' }] }] },
  ],
  [
    'a sense id that another record has',
    /sense id 'de-ausmachen-1\.1' is used twice/,
    { ...word, kind: 'thesaurus', senses: [{ id: 'de-ausmachen-1.1' }] },
  ],
  ['an unknown language', /does not name the language 'xx'/, { ...word, language: 'xx' }],
  ['an unknown feature', /feature 'perfect' is not in/, { ...word, grammaticalFeatures: ['perfect'] }],
  [
    'an unknown feature of a form',
    /feature 'perfect' is not in/,
    { ...word, kind: 'form', inflections: [{ form: 'words', grammaticalFeatures: ['perfect'] }] },
  ],
  [
    'a feature with the name of an object property',
    /feature 'constructor' is not in/,
    { ...word, grammaticalFeatures: ['constructor'] },
  ],
  ['an unknown dataset', /does not name the dataset 'en-ca'/, { ...word, datasets: ['en-gb', 'en-ca'] }],
  ['an unknown pair', /does not name the pair 'en-fr'/, { ...translation, targetLanguage: 'fr' }],
  ['no headword', /is no headword/, { ...word, headword: ' ' }],
  ['half a character as headword', /is no headword/, { ...word, headword: 'a\ud800' }],
];

describe('writing packs', () => {
  const { file } = temporaryFolder();
  const name = 'folder/written.pack';
  const written = () => readdirSync(dirname(file(name))).sort();
  before(() => mkdirSync(dirname(file(name))));

  for (const [what, message, record] of refused) {
    it(`refuses ${what}`, () => {
      const writer = PackWriter.create(file(name), draft);
      writer.add(ausmachen);
      assert.throws(() => writer.add(record), message);
      writer.abandon();
      assert.deepEqual(written(), []);
    });
  }

  it('refuses a manifest that says too little before it writes anything', () => {
    assert.throws(() => PackWriter.create(file(name), { ...draft, sources: [] }), /sources/);
    assert.throws(() => PackWriter.create(file(name), { ...draft, name: '../escape' }), /name/);
    assert.deepEqual(written(), []);
  });

  it('keeps nothing of a record that it refused', () => {
    const writer = PackWriter.create(file(name), draft);
    const good = { ...word, inflections: [{ form: 'words' }], senses: [{ id: 's1' }] };
    assert.throws(() =>
      writer.add({ ...good, headword: 'bad', senses: [{ id: 's1', registers: ['bad'] }, ...twice('s2')] }),
    );
    assert.throws(() => writer.add({ ...good, headword: 'bad', grammaticalFeatures: ['perfect'] }));
    writer.add(good);
    const manifest = writer.finish();
    const expected = writePack(file('expected.pack'), [good]);
    assert.deepEqual(manifest, expected);
  });

  it('leaves the old pack in place until the new one is whole', () => {
    writePack(file(name), [word]);
    const old = readFileSync(file(name));
    const writer = PackWriter.create(file(name), draft);
    writer.add(ausmachen);
    assert.deepEqual(readFileSync(file(name)), old);
    writer.finish();
    assert.notDeepEqual(readFileSync(file(name)), old);
    assert.deepEqual(written(), ['written.pack']);
  });

  it('leaves the old pack, and nothing else, when it is abandoned', () => {
    const old = readFileSync(file(name));
    const writer = PackWriter.create(file(name), draft);
    writer.add(word);
    writer.abandon();
    writer.abandon();
    assert.deepEqual(written(), ['written.pack']);
    assert.deepEqual(readFileSync(file(name)), old);
  });

  it('can be abandoned when finishing failed', () => {
    const writer = PackWriter.create(file(name), draft);
    writer.add(word);
    assert.throws(
      () =>
        writer.finish(() => {
          throw new Error('stopped');
        }),
      /stopped/,
    );
    writer.abandon();
    assert.deepEqual(written(), ['written.pack']);
  });

  it('finishes once', () => {
    const writer = PackWriter.create(file(name), draft);
    writer.add(word);
    writer.finish();
    const whole = readFileSync(file(name));
    assert.throws(() => writer.finish(), /finished or abandoned already/);
    assert.throws(() => writer.add(word), /finished or abandoned already/);
    writer.abandon();
    assert.deepEqual(readFileSync(file(name)), whole);
  });

  it('may write one file twice at the same time: the last to finish stays', () => {
    const [one, other] = [PackWriter.create(file(name), draft), PackWriter.create(file(name), draft)];
    one.add(word);
    other.add(ausmachen);
    const last = other.finish();
    const lastOfAll = one.finish();
    assert.notEqual(last.contentHash, lastOfAll.contentHash);
    const pack = Pack.open(file(name));
    assert.equal(pack.manifest.contentHash, lastOfAll.contentHash);
    pack.close();
  });

  it('makes a sound pack of no records', () => {
    const manifest = writePack(file(name), []);
    assert.equal(manifest.counts['headwords'], 0);
    const pack = Pack.open(file(name));
    assert.equal(pack.verify(), undefined);
    pack.close();
  });

  it('counts headwords, forms, senses and records', () => {
    const { counts } = writePack(file(name), mainRecords);
    assert.deepEqual(counts, {
      headwords: 7,
      forms: 20,
      senses: 16,
      entry: 10,
      sentences: 2,
      thesaurus: 1,
      translation: 1,
    });
  });

  it('tells of its progress up to the end', () => {
    const writer = PackWriter.create(file(name), draft);
    writer.add(word);
    const steps: string[] = [];
    writer.finish((done, total) => steps.push(`${done}/${total}`));
    assert.deepEqual(steps, ['1/1']);
  });

  it('makes equal packs of equal records, in whatever order they come', () => {
    const expected = bytesOf(mainRecords);
    const orders = fc.shuffledSubarray([...mainRecords], { minLength: mainRecords.length });
    fc.assert(
      fc.property(orders, records => assert.deepEqual(bytesOf(records), expected)),
      { numRuns: 5 },
    );
  });

  it('makes another content hash where anything is said differently', () => {
    const hash = (record: LexicalRecord) => writePack(file(name), [record]).contentHash;
    const records: readonly LexicalRecord[] = [
      word,
      { ...word, headword: 'Word' },
      { ...word, language: 'de' },
      { ...word, frequency: 1 },
      { ...word, lexicalCategory: 'verb' },
      { ...word, kind: 'form', inflections: [] },
      { ...word, kind: 'form', headword: 'Word', inflections: [] },
      { ...word, kind: 'form', inflections: [{ form: 'words' }] },
      { ...word, kind: 'form', inflections: [{ form: 'words', derived: true }] },
    ];
    assert.equal(new Set(records.map(hash)).size, records.length);
  });

  function bytesOf(records: readonly LexicalRecord[]): Buffer {
    writePack(file('ordered.pack'), records);
    return readFileSync(file('ordered.pack'));
  }
});

function twice(id: string) {
  return [{ id }, { id }];
}
