import assert from 'node:assert/strict';
import { join } from 'node:path';
import { cmuDictRecords } from '../../../src/sources/cmudict/recipe.ts';
import { installedPackage } from '../../../src/sources/sourcePackages.ts';

describe('the installed CMUdict', () => {
  it('is respelled and transcribed, word by word', () => {
    const file = join(installedPackage('cmu-pronouncing-dictionary').folder, 'index.js');
    const wrong: string[] = [];
    for (const record of cmuDictRecords(file, () => {})) {
      const said = (record.kind === 'entry' ? record.pronunciations : undefined) ?? [];
      const [first, second] = said;
      const letters = said.every(
        ({ notation, spelling }) => notation === 'IPA' || /^[A-Za-z]+(-[A-Za-z]+)*$/.test(spelling),
      );
      if (first?.notation !== 'respell' || second?.notation !== 'IPA' || !letters) {
        wrong.push(record.headword);
      }
    }
    assert.deepEqual(wrong, []);
  });
});
