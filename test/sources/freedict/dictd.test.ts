import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import {
  countArticles,
  dictdNumber,
  readDictd,
  readDictdByKey,
} from '../../../src/sources/freedict/dictd.ts';
import type { BadLine } from '../../../src/sources/source.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';
import { writeDictionary } from './dictionary.ts';

describe('dictdNumber', () => {
  const cases: [text: string, value: number | undefined][] = [
    ['A', 0],
    ['/', 63],
    ['BA', 64],
    ['fZjd', 31 * 64 ** 3 + 25 * 64 ** 2 + 35 * 64 + 29],
    ['', undefined],
    ['A-', undefined],
    ['B=', undefined],
  ];
  for (const [text, value] of cases) {
    it(`reads ${JSON.stringify(text)}`, () => assert.equal(dictdNumber(text), value));
  }
});

describe('readDictd', () => {
  let folder: TemporaryFolder;
  let bad: BadLine[];
  let name: string;
  const report = (line: BadLine) => bad.push(line);
  beforeEach(() => {
    folder = new TemporaryFolder();
    bad = [];
    name = writeDictionary(folder.path, 'words', [
      ['00databaseinfo', 'About words\n'],
      ['zoo', 'zoo\nplace\n'],
      ['übel', 'Übel\nevil\n'],
      ['ant', 'ant\ninsect\n'],
    ]);
  });
  afterEach(() => folder.remove());

  it('yields the articles in the order of the text', () => {
    assert.deepEqual(
      [...readDictd(name, report)].map(article => article.text),
      ['zoo\nplace\n', 'Übel\nevil\n', 'ant\ninsect\n'],
    );
    assert.deepEqual(bad, []);
  });

  it('yields an article once that two keys name, and by both keys where it is asked for keys', () => {
    appendFileSync(`${name}.index`, 'menagerie\tM\tK\n');
    assert.equal([...readDictd(name, report)].length, 3);
    const keys = [...readDictdByKey(name, report)].filter(
      ({ articles }) => articles[0]?.text === 'zoo\nplace\n',
    );
    assert.deepEqual(keys.map(({ key }) => key).sort(), ['menagerie', 'zoo']);
  });

  it('counts the articles of each key', () => {
    appendFileSync(`${name}.index`, 'zoo\tA\tB\n');
    assert.deepEqual([...countArticles(name, report)].sort(), [
      ['ant', 1],
      ['zoo', 2],
      ['übel', 1],
    ]);
  });

  const badLines = [
    { line: 'cow\tA!\tB', reason: /not a headword/ },
    { line: 'cow\tA', reason: /not a headword/ },
    { line: 'cow\tA\tB\tC', reason: /not a headword/ },
    { line: 'cow\tA\tzzzz', reason: /beyond the end/ },
  ];
  for (const { line, reason } of badLines) {
    it(`reports ${JSON.stringify(line)} and goes on`, () => {
      appendFileSync(`${name}.index`, `${line}\nyak\tM\tK\n`);
      assert.ok([...readDictd(name, report)].length >= 3);
      assert.equal(bad.length, 1);
      assert.equal(bad[0]?.line, 5);
      assert.match(bad[0]?.reason ?? '', reason);
    });
  }
});
