import assert from 'node:assert/strict';
import type { BadLine } from '../../../src/sources/source.ts';
import { parseIndexLine, readIndex, readSenseCounts } from '../../../src/sources/wordnet/index.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';

describe('parseIndexLine', () => {
  it('reads a lemma with its synsets in order', () => {
    assert.deepEqual(parseIndexLine('oat_cake n 2 3 @ ~ + 2 1 00000300 00000100  ', 'n'), {
      lemma: 'oat cake',
      partOfSpeech: 'n',
      synsets: ['n00000300', 'n00000100'],
    });
  });

  it('reads a lemma without pointers', () => {
    assert.deepEqual(parseIndexLine('galore a 1 0 1 0 00000100', 'a')?.synsets, ['a00000100']);
  });

  for (const line of ['', 'cat', 'cat n 0 0 0 0', 'cat n 3 0 3 0 00000100', 'cat n x 0 1 0 00000100']) {
    it(`refuses '${line}'`, () => assert.equal(parseIndexLine(line, 'n'), undefined));
  }
});

describe('readIndex', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('reads all parts of speech and reports bad lines with their numbers', () => {
    const file = folder.write('index.noun', '  1 licence\ncat n 1 0 1 0 00000100\nbad\n');
    folder.write('index.verb', 'trot v 1 0 1 0 00000200\n');
    folder.write('index.adj', '');
    folder.write('index.adv', '');
    const bad: BadLine[] = [];
    const lemmas = [...readIndex(folder.path, line => bad.push(line))].map(entry => entry.lemma);
    assert.deepEqual(lemmas, ['cat', 'trot']);
    assert.deepEqual(bad, [{ file, line: 3, reason: 'not an index entry' }]);
  });

  it('counts tagged senses', () => {
    const file = folder.write(
      'index.sense',
      'oat_cake%1:13:00:: 00000100 1 7\ncat%1:05:00:: 00000200 1 0\nformer%5:00:00:early:00 00000300 1 2\nbad\n',
    );
    const bad: BadLine[] = [];
    assert.deepEqual(
      [...readSenseCounts(folder.path, line => bad.push(line))],
      [
        ['oat cake n00000100', 7],
        ['former a00000300', 2],
      ],
    );
    assert.deepEqual(bad, [{ file, line: 4, reason: 'not a sense' }]);
  });
});
