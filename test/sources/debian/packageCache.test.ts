import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasApt } from '../../../src/sources/debian/apt.ts';
import { cachedPackage, fetchPackages } from '../../../src/sources/debian/packageCache.ts';
import { unpackByAr, unpackDebian } from '../../../src/sources/debian/unpack.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';
import { debianSource, makeArchive, makePackage } from './archive.ts';

/** These run apt and dpkg themselves; where they are missing, the tests are shown as pending. */
describe('Debian packages', () => {
  let folder: TemporaryFolder;
  before(function () {
    if (!hasApt()) {
      this.skip();
    }
  });
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder?.remove());

  const words = debianSource('glossa-words');
  const others = debianSource('glossa-others');

  function archive(name = 'archive') {
    const path = join(folder.path, name);
    mkdirSync(path);
    const mirror = makeArchive(path, 'trixie', [
      { name: 'glossa-words', version: '1:2.0-1' },
      { name: 'glossa-others', version: '3' },
    ]);
    return { path, entry: { mirror, suite: 'trixie', trusted: true } };
  }

  it('are fetched, unpacked, and known with their version', async () => {
    const cache = join(folder.path, 'cache');
    await fetchPackages([words, others], cache, () => [archive().entry]);
    const found = cachedPackage(words, cache);
    assert.equal(found?.version, '1:2.0-1');
    assert.equal(readFileSync(join(found.folder, 'usr/share/glossa-words/words'), 'utf8'), 'cat\ndog\n');
    assert.equal(cachedPackage(others, cache)?.version, '3');
    assert.deepEqual(readdirSync(cache), ['trixie']);
  });

  it('are not fetched again', async () => {
    const cache = join(folder.path, 'cache');
    await fetchPackages([words], cache, () => [archive().entry]);
    await fetchPackages([words], cache, () => assert.fail('there is nothing to fetch'));
  });

  it('come from the next archive where the first cannot be read', async () => {
    const cache = join(folder.path, 'cache');
    const missing = { mirror: `file:${folder.path}/nowhere`, suite: 'trixie', trusted: true };
    await fetchPackages([words], cache, () => [missing, archive().entry]);
    assert.ok(cachedPackage(words, cache));
  });

  it('leave nothing behind when they cannot be had, and say why', async () => {
    const cache = join(folder.path, 'cache');
    const { entry, path } = archive();
    const cases = [
      { source: debianSource('glossa-none'), from: entry, message: /Unable to locate package glossa-none/ },
      {
        source: debianSource('glossa-words', 'sid'),
        from: { ...entry, suite: 'sid' },
        message: /check the network/,
      },
    ];
    for (const { source, from, message } of cases) {
      await assert.rejects(
        fetchPackages([source], cache, () => [from]),
        message,
      );
    }
    appendFileSync(join(path, 'pool/glossa-words.deb'), 'tampered');
    await assert.rejects(
      fetchPackages([words], cache, () => [entry]),
      /cannot be fetched from file:/,
    );
    assert.deepEqual(readdirSync(cache), []);
  });

  it('are unpacked without dpkg too', async () => {
    const file = makePackage(folder.path, 'glossa-words', '1');
    await unpackDebian(file, join(folder.path, 'one'));
    await unpackByAr(file, join(folder.path, 'other'));
    for (const name of ['one', 'other']) {
      assert.ok(existsSync(join(folder.path, name, 'usr/share/glossa-words/words')), name);
    }
    await assert.rejects(
      unpackByAr(folder.write('no.deb', '!<arch>\n'), join(folder.path, 'none')),
      /no data\.tar/,
    );
  });
});
