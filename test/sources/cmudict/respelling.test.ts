import assert from 'node:assert/strict';
import { arpabetToRespelling } from '../../../src/sources/cmudict/respelling.ts';
import { tableRows } from '../table.ts';

// word | ARPABET | respelling
const words = `
happy | HH AE1 P IY0 | HAP-ee
convincing | K AH0 N V IH1 N S IH0 NG | kuhn-VIN-sing
thin | TH IH1 N | thin
the | DH AH0 | dhuh
then | DH EH1 N | dhen
a | AH0 | uh
hmm | HH M | hm
about | AH0 B AW1 T | uh-BOWT
dictionary | D IH1 K SH AH0 N EH2 R IY0 | DIK-shuh-nair-ee
education | EH2 JH AH0 K EY1 SH AH0 N | ej-uh-KAY-shuhn
pronunciation | P R OW0 N AH2 N S IY0 EY1 SH AH0 N | proh-nuhn-see-AY-shuhn
vinegar | V IH1 N IH0 G ER0 | VIN-ih-ger
evade | IH0 V EY1 D | ih-VAYD
essential | EH0 S EH1 N SH AH0 L | eh-SEN-shuhl
singer | S IH1 NG ER0 | SING-er
finger | F IH1 NG G ER0 | FING-ger
vision | V IH1 ZH AH0 N | VIZH-uhn
rhythm | R IH1 DH AH0 M | RIDH-uhm
father | F AA1 DH ER0 | FAH-dher
water | W AO1 T ER0 | WAW-ter
story | S T AO1 R IY0 | STOR-ee
starry | S T AA1 R IY0 | STAHR-ee
error | EH1 R ER0 | AIR-er
square | S K W EH1 R | skwair
butter | B AH1 T ER0 | BUHT-er
bird | B ER1 D | burd
thorough | TH ER1 OW0 | THUR-oh
here | HH IY1 R | heer
hero | HH IH1 R OW0 | HEER-oh
fury | F Y UH1 R IY0 | FYOOR-ee
carry | K AE1 R IY0 | KAR-ee
pirate | P AY1 R AH0 T | PAHY-ruht
idea | AY0 D IY1 AH0 | ahy-DEE-uh
book | B UH1 K | buuk
moon | M UW1 N | moon
boy | B OY1 | boy
now | N AW1 | now
judge | JH AH1 JH | juhj
which | HH W IH1 CH | hwich
whisper | W IH1 S P ER0 | WIS-per
citrus | S IH1 T R AH0 S | SIT-ruhs
Sahara | S AH0 HH EH1 R AH0 | suh-HAIR-uh
uh-huh | AH1 HH AH2 | UH-huh
understand | AH2 N D ER0 S T AE1 N D | uhn-der-STAND
`;

describe('arpabetToRespelling', () => {
  for (const [word, arpabet = '', respelling] of tableRows(words)) {
    it(`respells ${word}`, () => {
      assert.equal(arpabetToRespelling(arpabet), respelling);
    });
  }

  for (const bad of ['', 'XX1', 'K AE T', 'K AE3 T', 'constructor', '__proto__']) {
    it(`does not take '${bad}' for ARPABET`, () => {
      assert.equal(arpabetToRespelling(bad), undefined);
    });
  }
});
