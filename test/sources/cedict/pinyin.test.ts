import assert from 'node:assert/strict';
import { toneMarked } from '../../../src/sources/cedict/pinyin.ts';
import { tableRows } from '../table.ts';

describe('toneMarked', () => {
  const cases = tableRows(`
    ni3 hao3          | nǐ hǎo          | one syllable after the other
    ma1 ma2 ma3 ma4   | mā má mǎ mà     | four tones
    ma5               | ma              | the neutral tone
    xue2              | xué             | e before u
    jiao4             | jiào            | a before o
    gou3              | gǒu             | o of ou
    gui4              | guì             | the last of u and i
    liu2              | liú             | the last of i and u
    guo2              | guó             | the last of u and o
    xiong2            | xióng           | the last of i and o
    lu:4              | lǜ              | u: for ü
    lv4               | lǜ              | v for ü
    lü4               | lǜ              | ü itself
    nu:e4             | nüè             | e after ü
    nu:3 ren2         | nǚ rén          | third tone on ü
    Lu:3              | Lǚ              | a capital before ü
    U:1               | Ǖ               | capital ü
    wan2 r5           | wánr            | erhua
    hua1 r5 shi4      | huār shì        | erhua within a word
    er4               | èr              | er is no erhua
    Zhong1 guo2       | Zhōng guó       | a name
    A1 la1 bo2        | Ā lā bó         | a capital that bears the mark
    E2 luo2 si1       | É luó sī        | another
    m2                | ḿ               | m as a syllable
    ng4               | ǹg              | ng as a syllable
    n2                | ń               | n as a syllable
    hng5              | hng             | hng without a mark
    ê1                | ê̄               | ê
    ei2               | éi              | ei
    xing2 bu4 xing2 , hao3 ma5 | xíng bù xíng, hǎo ma | a comma joins the syllable before it
    A1 bu4 · Ba1 ka3  | Ā bù·Bā kǎ      | the dot of foreign names
    ru2 yu2 - de2 shui3 | rú yú - dé shuǐ | a hyphen stays
    san1 P            | sān P           | a Latin letter
    Bei3jing1 Shi4    | Běijīng Shì     | joined syllables
    Xi1an1            | Xī'ān           | an apostrophe between joined syllables
  `);
  for (const [numbered = '', marked, why] of cases) {
    it(`${numbered}: ${why}`, () => {
      assert.equal(toneMarked(numbered), marked?.normalize('NFC'));
    });
  }

  for (const wrong of ['', 'xx5', 'hao6', 'hao3 xx5', 'brr1', 'hao', 'ha:o3', 'hao33', '好']) {
    it(`reads nothing in '${wrong}'`, () => {
      assert.equal(toneMarked(wrong), undefined);
    });
  }
});
