import assert from 'node:assert/strict';
import { readDictionary } from '../../../src/sources/cedict/dictionary.ts';
import type { BadLine } from '../../../src/sources/source.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';

describe('readDictionary', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('reports what is no line with its number and goes on', () => {
    const good = { traditional: '燈', simplified: '灯', pinyin: 'deng1', english: ['lamp'] };
    const file = folder.write(
      'cedict.json',
      JSON.stringify([
        good,
        null,
        'lamp',
        { ...good, simplified: '' },
        { ...good, traditional: 7 },
        { ...good, pinyin: undefined },
        { ...good, english: [] },
        { ...good, english: ['lamp', ' '] },
        { ...good, english: 'lamp' },
        { ...good, english: ['light'] },
      ]),
    );
    const bad: BadLine[] = [];
    const lines = [...readDictionary(file, line => bad.push(line))];
    assert.deepEqual(lines, [good, { ...good, english: ['light'] }]);
    assert.deepEqual(
      bad.map(({ line, reason }) => `${line}: ${reason}`),
      [
        '2: not an entry',
        '3: not an entry',
        '4: without simplified',
        '5: without traditional',
        '6: without pinyin',
        '7: without English',
        '8: without English',
        '9: without English',
      ],
    );
  });

  it('throws where there is no list', () => {
    for (const text of ['{}', '[', '"lamp"']) {
      const file = folder.write('broken.json', text);
      assert.throws(() => [...readDictionary(file, () => {})]);
    }
  });
});
