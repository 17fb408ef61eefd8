import assert from 'node:assert/strict';
import { arpabetToIpa } from '../../../src/sources/cmudict/arpabet.ts';
import { tableRows } from '../table.ts';

// word | ARPABET | IPA
const words = `
happy | HH AE1 P IY0 | ˈhæ.pi
cat | K AE1 T | kæt
the | DH AH0 | ðə
a | AH0 | ə
strength | S T R EH1 NG K TH | stɹɛŋkθ
run | R AH1 N | ɹʌn
bird | B ER1 D | bɝd
butter | B AH1 T ER0 | ˈbʌ.tɚ
thing | TH IH1 NG | θɪŋ
singer | S IH1 NG ER0 | ˈsɪŋ.ɚ
finger | F IH1 NG G ER0 | ˈfɪŋ.ɡɚ
banana | B AH0 N AE1 N AH0 | bəˈnæ.nə
about | AH0 B AW1 T | əˈbaʊt
computer | K AH0 M P Y UW1 T ER0 | kəmˈpju.tɚ
extra | EH1 K S T R AH0 | ˈɛk.stɹə
instead | IH2 N S T EH1 D | ˌɪnˈstɛd
education | EH2 JH AH0 K EY1 SH AH0 N | ˌɛ.dʒəˈkeɪ.ʃən
dictionary | D IH1 K SH AH0 N EH2 R IY0 | ˈdɪk.ʃəˌnɛ.ɹi
pronunciation | P R OW0 N AH2 N S IY0 EY1 SH AH0 N | pɹoʊˌnʌn.siˈeɪ.ʃən
measure | M EH1 ZH ER0 | ˈmɛ.ʒɚ
judge | JH AH1 JH | dʒʌdʒ
church | CH ER1 CH | tʃɝtʃ
boy | B OY1 | bɔɪ
now | N AW1 | naʊ
my | M AY1 | maɪ
day | D EY1 | deɪ
go | G OW1 | ɡoʊ
too | T UW1 | tu
book | B UH1 K | bʊk
see | S IY1 | si
father | F AA1 DH ER0 | ˈfɑ.ðɚ
water | W AO1 T ER0 | ˈwɔ.tɚ
yes | Y EH1 S | jɛs
which | HH W IH1 CH | hwɪtʃ
huge | HH Y UW1 JH | hjudʒ
few | F Y UW1 | fju
music | M Y UW1 Z IH0 K | ˈmju.zɪk
regular | R EH1 G Y AH0 L ER0 | ˈɹɛɡ.jə.lɚ
language | L AE1 NG G W AH0 JH | ˈlæŋ.ɡwədʒ
adventure | AE0 D V EH1 N CH ER0 | ædˈvɛn.tʃɚ
monster | M AA1 N S T ER0 | ˈmɑn.stɚ
complete | K AH0 M P L IY1 T | kəmˈplit
country | K AH1 N T R IY0 | ˈkʌn.tɹi
Atlantic | AH0 T L AE1 N T IH0 K | ətˈlæn.tɪk
abstract | AE1 B S T R AE2 K T | ˈæbˌstɹækt
explain | IH0 K S P L EY1 N | ɪkˈspleɪn
asphalt | AE1 S F AO2 L T | ˈæˌsfɔlt
hamster | HH AE1 M S T ER0 | ˈhæm.stɚ
chaos | K EY1 AA0 S | ˈkeɪ.ɑs
idea | AY0 D IY1 AH0 | aɪˈdi.ə
royal | R OY1 AH0 L | ˈɹɔɪ.əl
oboe | OW1 B OW0 | ˈoʊ.boʊ
understand | AH2 N D ER0 S T AE1 N D | ˌʌn.dɚˈstænd
afternoon | AE2 F T ER0 N UW1 N | ˌæf.tɚˈnun
above | AH0 B AH1 V | əˈbʌv
thorough | TH ER1 OW0 | ˈθɝ.oʊ
uncle | AH1 NG K AH0 L | ˈʌŋ.kəl
bottle | B AA1 T AH0 L | ˈbɑ.təl
rhythm | R IH1 DH AH0 M | ˈɹɪ.ðəm
vision | V IH1 ZH AH0 N | ˈvɪ.ʒən
twelve | T W EH1 L V | twɛlv
three | TH R IY1 | θɹi
shrink | SH R IH1 NG K | ʃɹɪŋk
square | S K W EH1 R | skwɛɹ
spring | S P R IH1 NG | spɹɪŋ
sixths | S IH1 K S TH S | sɪksθs
quarter | K W AO1 R T ER0 | ˈkwɔɹ.tɚ
hmm | HH M | hm
`;

describe('arpabetToIpa', () => {
  for (const [word, arpabet = '', ipa] of tableRows(words)) {
    it(`says ${word}`, () => {
      assert.equal(arpabetToIpa(arpabet), ipa);
    });
  }

  for (const bad of [
    '',
    ' ',
    'XX1',
    'AE1 Q',
    'K AE T',
    'K AE3 T',
    'k ae1 t',
    'K1 AE1',
    'constructor',
    '__proto__',
  ]) {
    it(`does not take '${bad}' for ARPABET`, () => {
      assert.equal(arpabetToIpa(bad), undefined);
    });
  }
});
