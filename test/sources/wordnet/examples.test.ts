import assert from 'node:assert/strict';
import { examplesOf } from '../../../src/sources/wordnet/examples.ts';
import { parseSynset } from '../../../src/sources/wordnet/synsets.ts';

const line =
  '00000001 34 v 03 eat 0 take_in 1 munch 2 000 01 + 08 00 | have food; "a great meal"; "she ate alone"; "he took it in"; "they munched"; "dinner is served"';

// the words of the synset that each example shows; one that shows none belongs to all
const shown: Readonly<Record<string, readonly string[]>> = {
  eat: ['a great meal', 'she ate alone', 'dinner is served'],
  'take in': ['a great meal', 'he took it in', 'dinner is served'],
  munch: ['a great meal', 'they munched', 'dinner is served'],
};

describe('examplesOf', () => {
  for (const [word, expected] of Object.entries(shown)) {
    it(`gives ${word} the sentences that show it, by whole words and inflected forms`, () => {
      const synset = parseSynset(line, 'v');
      assert.ok(synset);
      const examples = examplesOf(word, synset, () => []);
      assert.deepEqual(
        examples.map(example => example.text),
        expected,
      );
    });
  }
});
