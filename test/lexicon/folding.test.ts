import assert from 'node:assert/strict';
import fc from 'fast-check';
import { equalIgnoringCase, fold } from '../../src/lexicon/folding.ts';

const cases: Readonly<Record<string, string>> = {
  Paris: 'paris',
  café: 'cafe',
  'cafe\u0301': 'cafe',
  Ångström: 'angstrom',
  Straße: 'strasse',
  STRASSE: 'strasse',
  ſay: 'say',
  Łódź: 'lodz',
  Øresund: 'oresund',
  Æsop: 'aesop',
  œuvre: 'oeuvre',
  smørrebrød: 'smorrebrod',
  İstanbul: 'istanbul',
  ﬁnd: 'find',
  Ｆｕｌｌ: 'full',
  'don’t': "don't",
  'don\u02bct': "don't",
  '‘tis': "'tis",
  'rock ‘n’ roll': "rock 'n' roll",
  'mother‐in‑law': 'mother-in-law',
  '−1': '-1',
  'hot\u00a0dog': 'hot dog',
  '  hot   dog ': 'hot dog',
  'hot\tdog\n': 'hot dog',
  'co\u00adop': 'coop',
  'zero\u200bwidth': 'zerowidth',
  ﷲ: 'الله',
  قَدَم: 'قدم',
  أكل: 'اكل',
  'ك\ufcf2': 'ك', // shadda on a tatweel, as one character
  ｶﾞ: 'ガ',
  'well－known': 'well-known',
  oﬃce: 'office',
  STRAẞE: 'strasse',
  كـتـاب: 'كتاب',
  שָׁלוֹם: 'שלום',
  Όμηρος: 'ομηροσ',
  ΟΜΗΡΟΣ: 'ομηροσ',
  ᾳ: 'α',
  побеле́ть: 'побелеть',
  Ёлка: 'елка',
  йод: 'йод',
  'и\u0306од': 'йод',
  が: 'が',
  'か\u3099': 'が',
  हिन्दी: 'हिन्दी',
  தமிழ்: 'தமிழ்',
  ไทย: 'ไทย',
  灯笼: '灯笼',
  한국: '한국',
  '': '',
  ' ': '',
  '👩‍🚀': '👩🚀',
};

describe('fold', () => {
  for (const [text, folded] of Object.entries(cases)) {
    it(`folds ${JSON.stringify(text)} to ${JSON.stringify(folded)}`, () => {
      assert.equal(fold(text), folded);
    });
  }

  it('keeps letters apart that are letters of their own', () => {
    for (const [one, other] of [
      ['か', 'が'],
      ['и', 'й'],
      ['कि', 'क'],
      ['灯', '燈'],
      ['ぱ', 'ば'],
      ['कि', 'की'],
      ['क़', 'क'],
      ['ไม่', 'ไม้'],
      ['re-form', 'reform'],
      ["we'll", 'well'],
      ['a way', 'away'],
    ] as const) {
      assert.notEqual(fold(one), fold(other));
    }
  });

  it('changes nothing when it is repeated', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map(units => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(texts, text => {
        const once = fold(text);
        assert.equal(fold(once), once);
      }),
      { numRuns: 100 },
    );
  });

  it('folds every letter and its case forms alike, and only once', () => {
    for (let point = 0x20; point < 0x20000; point += 1) {
      const letter = String.fromCodePoint(point);
      if (/\p{sc=Han}|\p{sc=Hangul}|\p{Cn}|\p{Co}/u.test(letter)) {
        continue; // tens of thousands that have no case
      }
      const capital = letter.toUpperCase();
      // letters with an iota below have two capitals, one of them the iota's
      const isPair = /\p{M}/u.test(letter) || capital.endsWith('Ι');
      const folded = fold(letter);
      if (fold(folded) !== folded || (!isPair && fold(capital) !== folded)) {
        assert.fail(`U+${point.toString(16)} ${letter}: ${folded}, ${fold(folded)}`);
      }
    }
  });

  it('lets lone surrogates and very long texts through', () => {
    assert.equal(fold('\ud800A'), '\ud800a');
    assert.equal(fold('\udc00'), '\udc00');
    assert.equal(fold('É'.repeat(10_000)), 'e'.repeat(10_000));
  });
});

describe('equalIgnoringCase', () => {
  it('overlooks case and composition but nothing else', () => {
    assert.ok(equalIgnoringCase('Polish', 'polish'));
    assert.ok(equalIgnoringCase('É', 'e\u0301'));
    assert.ok(!equalIgnoringCase('résumé', 'resume'));
    assert.ok(!equalIgnoringCase('don’t', "don't"));
  });
});
