import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemMirrors } from '../../../src/sources/debian/mirror.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';

describe('systemMirrors', () => {
  let etc: TemporaryFolder;
  beforeEach(() => {
    etc = new TemporaryFolder();
    mkdirSync(join(etc.path, 'sources.list.d'));
  });
  afterEach(() => etc.remove());

  const near = 'https://near.example/debian';
  const cases: { what: string; file: string; text: string; expected: readonly string[] }[] = [
    { what: 'nothing', file: 'sources.list', text: '', expected: [] },
    {
      what: 'a list',
      file: 'sources.list',
      text: `# deb http://old.example/debian buster main\ndeb [arch=amd64 signed-by=/k.gpg] ${near} bookworm main\n`,
      expected: [near],
    },
    {
      what: 'the newer format',
      file: 'sources.list.d/debian.sources',
      text: `Types: deb\n# http://snapshot.example/archive/debian\nURIs: ${near} http://far.example/debian\nSuites: bookworm\n`,
      expected: [near, 'http://far.example/debian'],
    },
    {
      what: 'updates, other publishers, other systems and a snapshot alone',
      file: 'sources.list',
      text: [
        'deb http://security.example/debian-security bookworm-security main',
        'deb https://deb.example.com/node_20.x nodistro main',
        'deb http://archive.example/ubuntu noble main',
        'deb http://snapshot.example/archive/debian/ bookworm main',
      ].join('\n'),
      expected: [],
    },
    {
      what: 'a file that is no list',
      file: 'sources.list.d/debian.sources.disabled',
      text: `URIs: ${near}\n`,
      expected: [],
    },
  ];
  for (const { what, file, text, expected } of cases) {
    it(`reads ${what}`, () => {
      etc.write(file, text);
      assert.deepEqual(systemMirrors(etc.path), expected);
    });
  }

  it('bears a system without apt', () => {
    assert.deepEqual(systemMirrors(join(etc.path, 'nowhere')), []);
  });
});
