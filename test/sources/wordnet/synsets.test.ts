import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BadLine } from '../../../src/sources/source.ts';
import { parseSynset, readSynsets, synsetKey } from '../../../src/sources/wordnet/synsets.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';

describe('parseSynset', () => {
  it('reads a noun', () => {
    const line =
      '00000100 13 n 02 oat_cake 0 Bannock 1 002 @ 00000200 n 0000 ;r 00000300 n 0201 | a flat cake; "a warm bannock"';
    assert.deepEqual(parseSynset(line, 'n'), {
      partOfSpeech: 'n',
      lexicographerFile: 13,
      words: ['oat cake', 'Bannock'],
      pointers: [
        { symbol: '@', target: 'n00000200', fromWord: 0, toWord: 0 },
        { symbol: ';r', target: 'n00000300', fromWord: 2, toWord: 1 },
      ],
      frames: [],
      definition: 'a flat cake',
      examples: [{ text: 'a warm bannock' }],
      remark: undefined,
    });
  });

  it('reads the frames of a verb', () => {
    const synset = parseSynset('00000100 38 v 01 trot 0 000 02 + 02 00 + 08 01 | go at a trot', 'v');
    assert.deepEqual(synset?.frames, [
      { number: 2, word: 0 },
      { number: 8, word: 1 },
    ]);
  });

  it('leaves the markers of adjectives out', () => {
    const synset = parseSynset('00000100 00 s 02 former(a) 0 galore(ip) 0 000 | of before', 'a');
    assert.deepEqual(synset?.words, ['former', 'galore']);
  });

  it('counts words in hexadecimal', () => {
    const words = Array.from({ length: 17 }, (_, number) => `w${number} 0`).join(' ');
    assert.equal(parseSynset(`00000100 03 n 11 ${words} 000 | many words`, 'n')?.words.length, 17);
  });

  const broken = {
    'an empty line': '',
    'no gloss': '00000100 03 n 01 cat 0 000',
    'no offset': 'cat 03 n 01 cat 0 000 | an animal',
    'no words': '00000100 03 n 00 000 | an animal',
    'fewer words than it says': '00000100 03 n 09 cat 0 000 | an animal',
    'fewer pointers than it says': '00000100 03 n 01 cat 0 003 @ 00000200 n 0000 | an animal',
    'other text': 'Lorem ipsum dolor sit amet',
  };
  for (const [what, line] of Object.entries(broken)) {
    it(`refuses ${what}`, () => assert.equal(parseSynset(line, 'n'), undefined));
  }
});

describe('synsetKey', () => {
  it('counts satellites among the adjectives', () => {
    assert.equal(synsetKey('s', '00000100'), 'a00000100');
    assert.equal(synsetKey('r', '00000100'), 'r00000100');
  });
});

describe('readSynsets', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('leaves the licence out and reports bad lines with their numbers', () => {
    mkdirSync(join(folder.path, 'dict'));
    const good = '00000100 03 n 01 cat 0 000 | an animal';
    const file = folder.write('dict/data.noun', `  1 licence\n  2 licence\n${good}\nbad\n`);
    for (const name of ['verb', 'adj', 'adv']) {
      folder.write(`dict/data.${name}`, '  1 licence\n');
    }
    const bad: BadLine[] = [];
    const synsets = readSynsets(join(folder.path, 'dict'), line => bad.push(line));
    assert.deepEqual([...synsets.keys()], ['n00000100']);
    assert.deepEqual(bad, [{ file, line: 4, reason: 'not a synset' }]);
  });
});
