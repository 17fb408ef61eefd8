import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Lexicon } from '../../src/lexicon/lexicon.ts';
import { Pack } from '../../src/lexicon/pack.ts';
import { PackError, type PackFault } from '../../src/lexicon/packError.ts';
import { monolingualKinds } from '../../src/lexicon/packFormat.ts';
import { mainRecords } from '../fixtures/miniature.ts';
import { temporaryFolder, writePack } from '../fixtures/miniaturePacks.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

/** Files that are no usable pack, made from the bytes of a sound one. */
const unusable: readonly (readonly [what: string, fault: PackFault, bytes: (sound: Buffer) => Uint8Array])[] =
  [
    ['an empty file', 'truncated', () => Buffer.alloc(0)],
    ['a pack that ends after 10 bytes', 'truncated', sound => sound.subarray(0, 10)],
    ['a pack that ends in its header', 'truncated', sound => sound.subarray(0, 99)],
    ['a pack that ends half way', 'truncated', sound => sound.subarray(0, sound.length / 2)],
    ['a pack that lacks its last byte', 'truncated', sound => sound.subarray(0, -1)],
    ['a short text', 'foreign', () => Buffer.from('no pack')],
    ['a long text', 'foreign', () => Buffer.from('This is no pack. '.repeat(1000))],
    ['a picture', 'foreign', () => png],
    ['zeros', 'foreign', sound => Buffer.alloc(sound.length)],
    ['a pack of a newer format', 'newer', sound => withNumber(sound, 60, 2)],
    ['a pack of an older format', 'older', sound => withNumber(sound, 60, 0)],
    ['another SQLite database', 'foreign', sound => withNumber(sound, 68, 0)],
    ['a header alone', 'damaged', sound => withNumber(sound.subarray(0, 100), 28, 0)],
    ['a pack with an impossible page size', 'damaged', sound => withNumber(sound, 16, 0x0003_0101)],
  ];

/** Changes to the tables of a sound pack after which it must not be opened. */
const spoilt: readonly (readonly [what: string, sql: string])[] = [
  ['without a manifest', 'DROP TABLE manifest'],
  ['with an empty manifest', 'DELETE FROM manifest'],
  ['with a manifest that is no JSON', "UPDATE manifest SET value = '{' WHERE key = 'datasets'"],
  ['with a value of another type', "UPDATE manifest SET value = '\"one\"' WHERE key = 'precedence'"],
  ['without a table', 'DROP TABLE form'],
  ['without dictionaries', 'DROP TABLE dictionary'],
];

describe('bad packs', () => {
  const { file } = temporaryFolder();
  const bad = () => file('bad.pack');
  let sound = Buffer.alloc(0);
  before(() => {
    writePack(file('sound.pack'), mainRecords);
    sound = readFileSync(file('sound.pack'));
  });

  it('says that a file is missing, and what to do', () => {
    assert.throws(() => Pack.open(file('nowhere.pack')), isPackError('missing', file('nowhere.pack')));
    assert.throws(() => Pack.open(file('no/folder.pack')), isPackError('missing', file('no/folder.pack')));
  });

  it('refuses a directory', () => {
    mkdirSync(file('directory.pack'), { recursive: true });
    assert.throws(() => Pack.open(file('directory.pack')), isPackError('foreign', file('directory.pack')));
  });

  for (const [what, fault, bytes] of unusable) {
    it(`refuses ${what} as ${fault}`, () => {
      writeFileSync(bad(), bytes(sound));
      assert.throws(() => Pack.open(bad()), isPackError(fault, bad()));
    });
  }

  for (const [what, sql] of spoilt) {
    it(`refuses a pack ${what} as damaged`, () => {
      writeFileSync(bad(), sound);
      change(bad(), sql);
      assert.throws(() => Pack.open(bad()), isPackError('damaged', bad()));
    });
  }

  it('reads the packs that are sound beside those that are not', () => {
    writeFileSync(bad(), 'no pack');
    const lexicon = Lexicon.open([bad(), file('sound.pack'), file('nowhere.pack')]);
    assert.deepEqual(
      lexicon.problems.map(problem => problem.fault),
      ['foreign', 'missing'],
    );
    assert.equal(lexicon.dataset('en-gb')?.headwords('Paris').length, 1);
    lexicon.close();
  });

  it('reads no packs at all without complaint', () => {
    const lexicon = Lexicon.open([]);
    assert.deepEqual([lexicon.manifests, lexicon.problems, lexicon.dataset('en')], [[], [], undefined]);
    lexicon.close();
  });

  it('reads on when the file is removed while it is open', function () {
    if (process.platform === 'win32') {
      this.skip(); // an open file cannot be removed there
    }
    writeFileSync(bad(), sound);
    const pack = Pack.open(bad());
    rmSync(bad());
    assert.equal(readAll(pack), 'sound');
    pack.close();
  });

  it('answers with a PackError when it is read after it was closed', () => {
    const pack = Pack.open(file('sound.pack'));
    pack.close();
    pack.close();
    assert.throws(() => pack.headwords('en', 'paris'), PackError);
    assert.throws(() => pack.labels('en-gb', 'registers'), PackError);
  });

  it('never crashes over flipped bytes, and verify() tells of those that change an answer', () => {
    const pack = Pack.open(file('sound.pack'));
    const expected = everything(pack);
    pack.close();
    const step = Math.ceil(sound.length / 150);
    for (let at = 100; at < sound.length; at += step) {
      const bytes = Buffer.from(sound);
      bytes.fill(bytes.readUInt8(at) ^ 0xff, at, at + 1);
      writeFileSync(bad(), bytes);
      const outcome = readDamaged(bad());
      assert.ok(outcome === 'noticed' || outcome === expected, `byte ${at} changes an answer unnoticed`);
    }
  });
});

/** What a damaged pack answers, or that it was noticed: by opening, reading or verifying it. */
function readDamaged(file: string): string {
  let pack: Pack | undefined;
  try {
    pack = Pack.open(file);
    const answers = everything(pack);
    return pack.verify() === undefined ? answers : 'noticed';
  } catch (error) {
    assert.ok(error instanceof PackError, `not a PackError: ${error}`);
    return 'noticed';
  } finally {
    pack?.close();
  }
}

/** Whatever the interface of a pack answers about the words of the miniature lexicon, but for its manifest. */
function everything(pack: Pack): string {
  const words = [...new Set(mainRecords.map(({ headword, language }) => `${language} ${headword}`))];
  return JSON.stringify(
    words.map(word => {
      const [language = '', text = ''] = word.split(' ');
      return pack
        .headwords(language, text.toLowerCase())
        .map(({ id, ...row }) => [
          row,
          monolingualKinds.map(kind => pack.records(kind, id)),
          pack.translations(id, 'es'),
          pack.forms(language, text),
        ]);
    }),
  );
}

function readAll(pack: Pack): string {
  return everything(pack) && (pack.verify() ?? 'sound');
}

function isPackError(fault: PackFault, file: string) {
  return (error: unknown) => {
    assert.ok(error instanceof PackError, `not a PackError: ${error}`);
    assert.equal(error.fault, fault);
    assert.equal(error.file, file);
    assert.ok(error.message.includes(file), error.message);
    return true;
  };
}

function withNumber(bytes: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(value, at);
  return changed;
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}
