import assert from 'node:assert/strict';
import { readClassifiers, readGloss, readOtherReadings } from '../../../src/sources/cedict/gloss.ts';

/** Without empty lists, to compare what there is. */
function read(gloss: string): object {
  const { parts: _, ...rest } = readGloss(gloss);
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value.length > 0));
}

describe('readGloss', () => {
  const labelled: readonly [string, object][] = [
    ['lamp', { text: 'lamp' }],
    [' oil  lamp  ', { text: 'oil lamp' }],
    ['square lamp [ ]', { text: 'square lamp' }],
    ['(Tw) lamp', { text: 'lamp', regions: ['taiwan'] }],
    ['lamp (PRC)', { text: 'lamp', regions: ['mainland_china'] }],
    ['(Tw, HK) lamp', { text: 'lamp', regions: ['taiwan', 'hong_kong'] }],
    ['(dialect) (coll.) lamp', { text: 'lamp', regions: ['dialect'], registers: ['informal'] }],
    ['(Cantonese) lamp', { text: 'lamp', regions: ['cantonese'] }],
    ['lamp (old)', { text: 'lamp', registers: ['dated'] }],
    ['lamp (usually derog.)', { text: 'lamp', registers: [{ id: 'derogatory', qualifier: 'usually' }] }],
    ['to dim the lamp (idiom); to whisper', { text: 'to dim the lamp; to whisper', registers: ['idiom'] }],
    ['(math.) lamp', { text: 'lamp', domains: ['mathematics'] }],
    ['(TCM) lamp', { text: 'lamp', domains: ['traditional_chinese_medicine'] }],
    ['lamp (computing)', { text: 'lamp', domains: ['computing'] }],
    ['(loanword) lamp', { text: 'lamp', notes: [{ type: 'etymologyNote', text: 'loanword' }] }],
    ['(bound form) lamp', { text: 'lamp', notes: [{ type: 'grammaticalNote', text: 'bound form' }] }],
    [
      'lamp (idiom, from Analects)',
      { text: 'lamp', registers: ['idiom'], notes: [{ type: 'etymologyNote', text: 'from Analects' }] },
    ],
    ['(of a lamp) bright', { text: '(of a lamp) bright' }],
    ['lamp (old lamp)', { text: 'lamp (old lamp)' }],
    [
      'lamp (CL:盞|盏[zhan3])',
      { text: 'lamp', notes: [{ type: 'grammaticalNote', text: 'classifier: 盏 (zhǎn)' }] },
    ],
  ];
  for (const [gloss, expected] of labelled) {
    it(`takes apart "${gloss}"`, () => assert.deepEqual(read(gloss), expected));
  }

  it('splits alternatives, but not within parentheses', () => {
    assert.deepEqual(readGloss('to run; to race (fast; very fast); to flee').parts, [
      'to run',
      'to race (fast; very fast)',
      'to flee',
    ]);
  });

  const readable: readonly [string, string][] = [
    ['near 銀行|银行[yin2 hang2], Hunan', 'near 银行 (yín háng), Hunan'],
    ['near 銀行|银行', 'near 银行'],
    ['near 北[bei3]', 'near 北 (běi)'],
    ['near (with 銀|银[yin2])', 'near (with 银 yín)'],
    ['near (also pr. [yin3])', 'near (also pr. yǐn)'],
    ['near [ké-sian]', 'near ké-sian'],
  ];
  for (const [gloss, text] of readable) {
    it(`writes "${gloss}" for a reader`, () => assert.equal(readGloss(gloss).text, text));
  }

  const pointers: readonly [gloss: string, type: string, marker: string, text: string, rest: string][] = [
    ['variant of 燈|灯[deng1]', 'variant spelling of', 'variant of 灯 (dēng)', '灯', ''],
    ['(old variant of 燈|灯[deng1]) lamp', 'variant spelling of', 'old variant of 灯 (dēng)', '灯', 'lamp'],
    ['erhua variant of 燈|灯[deng1]', 'variant spelling of', 'erhua variant of 灯 (dēng)', '灯', ''],
    ['also written 燈籠|灯笼', 'variant spelling of', 'also written 灯笼', '灯笼', ''],
    ['see 燈|灯[deng1]', 'see also', 'see 灯 (dēng)', '灯', ''],
    ['same as 燈|灯[deng1]', 'another term for', 'same as 灯 (dēng)', '灯', ''],
    [
      'abbr. for 燈籠|灯笼[deng1 long2], lantern',
      'abbreviation of',
      'abbr. for 灯笼 (dēng lóng)',
      '灯笼',
      'lantern',
    ],
    [
      'abbr. for Lamp Hill 燈山|灯山[Deng1 shan1]',
      'abbreviation of',
      'abbr. for Lamp Hill 灯山 (Dēng shān)',
      '灯山',
      'Lamp Hill',
    ],
    ['to shine; variant of 燈|灯[deng1]', 'variant spelling of', 'variant of 灯 (dēng)', '灯', 'to shine'],
  ];
  for (const [gloss, type, marker, text, rest] of pointers) {
    it(`makes a cross reference of "${gloss}"`, () => {
      const read = readGloss(gloss);
      assert.deepEqual(
        [read.crossReferences.map(one => [one.type, one.text]), read.markers, read.text],
        [[[type, text]], [marker], rest],
      );
    });
  }

  it('points to each of several words, with their readings', () => {
    assert.deepEqual(readGloss('used in 燈籠|灯笼[deng1 long2] and 燈火[deng1 huo3]').crossReferences, [
      { type: 'see also', text: '灯笼', transliteration: 'dēng lóng' },
      { type: 'see also', text: '燈火', transliteration: 'dēng huǒ' },
    ]);
  });

  it('leaves a text that only mentions a word', () => {
    const read = readGloss('lamp seen from 北[bei3]');
    assert.deepEqual([read.crossReferences, read.text], [[], 'lamp seen from 北 (běi)']);
  });
});

describe('readClassifiers', () => {
  it('makes a line for a reader', () => {
    assert.equal(readClassifiers('CL:家[jia1],個|个[ge4]'), 'classifiers: 家 (jiā), 个 (gè)');
    assert.equal(readClassifiers('CL:個|个[ge4]'), 'classifier: 个 (gè)');
    assert.equal(readClassifiers('classifier for lamps'), undefined);
  });
});

describe('readOtherReadings', () => {
  it('says where a reading is used', () => {
    assert.deepEqual(readOtherReadings('Taiwan pr. [xi4]'), [
      { notation: 'transliteration', spelling: 'xì', accents: ['zh-TW'], regions: ['taiwan'] },
    ]);
    assert.deepEqual(
      readOtherReadings('also pr. [di4] or [di5]')?.map(({ spelling }) => spelling),
      ['dì', 'di'],
    );
  });

  for (const gloss of [
    'Taiwan pr. [xi4] for the lamp',
    'lamp pr. [xi4]',
    'also pr. loudly',
    'also pr. [?]',
  ]) {
    it(`does not read "${gloss}"`, () => assert.equal(readOtherReadings(gloss), undefined));
  }
});
