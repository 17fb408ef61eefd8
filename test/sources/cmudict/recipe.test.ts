import assert from 'node:assert/strict';
import { cmuDictRecords } from '../../../src/sources/cmudict/recipe.ts';
import type { BadLine } from '../../../src/sources/source.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';

describe('cmuDictRecords', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  function read(...lines: string[]) {
    const file = folder.write('index.js', ['export const dictionary = {', ...lines, '}', ''].join('\n'));
    const bad: BadLine[] = [];
    const words = [...cmuDictRecords(file, line => bad.push(line))].map(record => ({
      word: record.headword,
      said: record.kind === 'entry' ? record.pronunciations?.map(said => said.spelling) : [],
    }));
    return { words, bad: bad.map(({ line, reason }) => `${line}: ${reason}`) };
  }

  it('gathers the variants of a word in the order of the dictionary', () => {
    const { words, bad } = read(
      '  "either": "IY1 DH ER0",',
      '  "either(2)": "AY1 DH ER0",',
      '  "cat": "K AE1 T"',
    );
    assert.deepEqual(words, [
      { word: 'either', said: ['EE-dher', 'ˈi.ðɚ', 'AHY-dher', 'ˈaɪ.ðɚ'] },
      { word: 'cat', said: ['kat', 'kæt'] },
    ]);
    assert.deepEqual(bad, []);
  });

  it('says a pronunciation once', () => {
    const { words } = read('  "cat": "K AE1 T",', '  "cat(2)": "K AE1 T",');
    assert.deepEqual(words, [{ word: 'cat', said: ['kat', 'kæt'] }]);
  });

  it('respells once what IPA tells apart', () => {
    const { words } = read('  "hear": "HH IY1 R",', '  "hear(2)": "HH IH1 R",');
    assert.deepEqual(words, [{ word: 'hear', said: ['heer', 'hiɹ', 'hɪɹ'] }]);
  });

  it('leaves remarks out', () => {
    const { words } = read('  "aalborg": "AO1 L B AO0 R G # place, danish",');
    assert.deepEqual(words, [{ word: 'aalborg', said: ['AWL-borg', 'ˈɔl.bɔɹɡ'] }]);
  });

  it('reports what it cannot read with its line and goes on', () => {
    const { words, bad } = read(
      '  "cat": "K AE1 T",',
      '  "dog": D AO1 G,',
      '  "cow": "K QQ1",',
      '  "ant": "AE1 N T"',
    );
    assert.deepEqual(
      words.map(({ word }) => word),
      ['cat', 'ant'],
    );
    assert.deepEqual(bad, ['3: not an entry', '4: not ARPABET: K QQ1']);
  });

  it('marks what it says as American', () => {
    const file = folder.write('one.js', '  "cat": "K AE1 T",\r\n');
    assert.deepEqual(
      [...cmuDictRecords(file, ({ reason }) => assert.fail(reason))],
      [
        {
          kind: 'entry',
          headword: 'cat',
          language: 'en',
          pronunciations: [
            { notation: 'respell', spelling: 'kat', accents: ['en-US'] },
            { notation: 'IPA', spelling: 'kæt', accents: ['en-US'] },
          ],
        },
      ],
    );
  });
});
