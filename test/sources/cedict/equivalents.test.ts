import assert from 'node:assert/strict';
import { englishKey } from '../../../src/sources/cedict/englishKeys.ts';
import { equivalentOf } from '../../../src/sources/cedict/equivalents.ts';
import { tableRows } from '../table.ts';

describe('equivalentOf', () => {
  const translations = tableRows(`
    to run                         | to run         |
    (of a horse) to run            | to run         | of a horse
    to play (a game)               | to play        | a game
    taste bud(s)                   |                |
    used up                        | used up        |
    percent                        | percent        |
    fig. to be content             | to be content  |
    classifier for lamps           |                |
    verbal classifier              |                |
    surname Deng                   |                |
    used in place names            |                |
    one of the ten heavenly stems  |                |
    (completed action marker)      |                |
    near 北 (běi)                  |                |
    root: a number                 |                |
    name of a county in the far north of the land |  |
    a small lamp that people used to hang in windows  |  |
  `);
  for (const [part = '', text = '', remark = ''] of translations) {
    it(`${part} → ${text || 'an explanation'}`, () => {
      const found = equivalentOf(part, false);
      assert.deepEqual([found?.text ?? '', found?.remarks ?? []], [text, remark === '' ? [] : [remark]]);
    });
  }

  it('splits a name from what is said of it', () => {
    const found = equivalentOf('Lampton, city in the far north near 北 (běi)', true);
    assert.deepEqual([found?.text, found?.remarks], ['Lampton', ['city in the far north near 北 (běi)']]);
    assert.equal(equivalentOf('Lampton, city in the north', false)?.text, 'Lampton, city in the north');
    assert.equal(equivalentOf('Lampton, Wickham and Oilville', true)?.text, 'Lampton, Wickham and Oilville');
  });

  it('knows the literal from the figurative', () => {
    const styles = (part: string) => {
      const found = equivalentOf(part, false);
      return [found?.literal, found?.figurative];
    };
    assert.deepEqual(styles('lit. to dim the lamp'), [true, false]);
    assert.deepEqual(styles('fig. to whisper'), [false, true]);
    assert.deepEqual(styles('to whisper'), [false, false]);
  });
});

describe('englishKey', () => {
  const keys = tableRows(`
    to run             | run              | verb
    run                | run              |
    a lamp             | lamp             |
    the lamp           | lamp             |
    the Hague          | the Hague        |
    to tail sb         | tail             | verb
    to take part in sth | take part in    | verb
    OK!                | OK               |
    St. Petersburg     | St. Petersburg   |
    cat's eye          | cat's eye        |
    to run very fast indeed | run very fast indeed | verb
    to run very very fast indeed |        |
    to give sb a lamp  |                  |
    lamps, candles     |                  |
    "lamp"             |                  |
    CH2=CH2            |                  |
    7                  |                  |
  `);
  for (const [text = '', headword = '', verb = ''] of keys) {
    it(`${text} → ${headword || 'none'}`, () => {
      const key = englishKey({ text, remarks: [], literal: false, figurative: false });
      assert.deepEqual([key?.headword ?? '', key?.isVerb ?? false], [headword, verb === 'verb']);
    });
  }

  it('is none for a literal rendering', () => {
    assert.equal(englishKey({ text: 'dim lamp', remarks: [], literal: true, figurative: false }), undefined);
  });
});
