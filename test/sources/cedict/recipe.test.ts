import assert from 'node:assert/strict';
import type { EntryRecord, TranslationRecord } from '../../../src/lexicon/records.ts';
import { partsOfSpeechOf } from '../../../src/sources/cedict/category.ts';
import type { CedictLine } from '../../../src/sources/cedict/dictionary.ts';
import { cedictRecords } from '../../../src/sources/cedict/recipe.ts';

const lines: readonly CedictLine[] = [
  line('燈', '灯', 'deng1', ['lamp', 'CL:盞|盏[zhan3]']),
  line('灯', '灯', 'deng1', ['old variant of 燈|灯[deng1]']),
  line('燈', '灯', 'Deng1', ['surname Deng']),
  line('面', '面', 'mian4', ['face; surface']),
  line('麵', '面', 'mian4', ['noodles', 'flour', '(slang) (of a person) weak']),
  line('行', '行', 'hang2', ['row']),
  line('行', '行', 'xing2', ['to walk', 'all right', 'Taiwan pr. [xing4] for the conduct sense']),
  line('步行', '步行', 'bu4 xing2', ['to go on foot; to walk']),
  line('燈市', '灯市', 'Deng1 shi4', ['Lampton, city in the north']),
  line('如魚得水', '如鱼得水', 'ru2 yu2 de2 shui3', [
    'lit. like a fish in water (idiom)',
    'fig. glad to be home',
  ]),
  line('表面', '表面', 'biao3 mian4', ['surface', '(computing) front end']),
  line('炓', '炓', 'xx5', ['variant of 燈|灯[deng1]', '(old) lamp']),
];

function line(
  traditional: string,
  simplified: string,
  pinyin: string,
  english: readonly string[],
): CedictLine {
  return { traditional, simplified, pinyin, english };
}

describe('cedictRecords', () => {
  const parts = partsOfSpeechOf(
    ['lamp', 'face', 'surface', 'row', 'noodles'].map(lemma => ({ lemma, partOfSpeech: 'n', synsets: [] })),
  );
  const records = [...cedictRecords(lines, parts)];
  const entries = (word: string) =>
    records.filter((one): one is EntryRecord => one.kind === 'entry' && one.headword === word);
  const translations = (word: string) =>
    records.filter((one): one is TranslationRecord => one.kind === 'translation' && one.headword === word);

  it('makes an entry of a headword with its spellings, reading, classifiers and senses', () => {
    assert.deepEqual(entries('灯')[0], {
      kind: 'entry',
      headword: '灯',
      language: 'zh',
      lexicalCategory: 'noun',
      homograph: 1,
      pronunciations: [{ notation: 'transliteration', spelling: 'dēng', accents: ['zh-CN'] }],
      variantForms: [{ text: '燈' }],
      notes: [{ type: 'grammaticalNote', text: 'classifier: 盏 (zhǎn)' }],
      senses: [
        {
          id: 'm_zh0000001.001',
          definitions: ['lamp'],
          definitionLanguage: 'en',
          variantForms: [{ text: '燈' }],
        },
      ],
    });
  });

  it('makes a homograph of each reading: words before names, common readings first', () => {
    const readings = (word: string) =>
      entries(word).map(({ homograph, pronunciations }) => [homograph, pronunciations?.[0]?.spelling]);
    assert.deepEqual(readings('灯'), [
      [1, 'dēng'],
      [2, 'Dēng'],
    ]);
    assert.deepEqual(readings('行'), [
      [1, 'xíng'],
      [2, 'háng'],
    ]);
    assert.deepEqual(readings('步行'), [[undefined, 'bù xíng']]);
  });

  it('joins the lines of a reading and says which spelling has which sense', () => {
    const [noodles] = entries('面');
    assert.deepEqual(noodles?.variantForms, [{ text: '麵' }]);
    assert.deepEqual(
      noodles?.senses?.map(sense => [sense.definitions?.[0], sense.variantForms?.[0]?.text]),
      [
        ['noodles', '麵'],
        ['flour', '麵'],
        ['(of a person) weak', '麵'],
        ['face; surface', undefined],
      ],
    );
  });

  it('keeps a remark on a reading as a note', () => {
    assert.deepEqual(entries('行')[0]?.notes, [
      { type: 'usageNote', text: 'Taiwan pr. xìng for the conduct sense' },
    ]);
  });

  it('puts a sense that only points last, and knows no reading where the source knows none', () => {
    const [entry] = entries('炓');
    assert.equal(entry?.pronunciations, undefined);
    assert.deepEqual(entry?.senses, [
      { id: 'm_zh0000010.001', definitions: ['lamp'], definitionLanguage: 'en', registers: ['dated'] },
      {
        id: 'm_zh0000010.002',
        crossReferenceMarkers: ['variant of 灯 (dēng)'],
        crossReferences: [{ type: 'variant spelling of', text: '灯', transliteration: 'dēng' }],
      },
    ]);
  });

  it('translates from Chinese, remarks apart from the text', () => {
    const [noodles] = translations('面');
    assert.deepEqual(noodles?.senses[2], {
      id: 'b-zh-en0000003.003',
      translations: [{ text: 'weak', notes: [{ type: 'indicator', text: 'of a person' }] }],
      registers: ['slang'],
    });
    assert.deepEqual(
      noodles?.senses[3]?.translations?.map(({ text }) => text),
      ['face', 'surface'],
    );
  });

  it('translates a name and says what it names', () => {
    const [city] = translations('灯市');
    assert.deepEqual(city?.grammaticalFeatures, ['proper']);
    assert.deepEqual(city?.senses[0]?.translations, [
      { text: 'Lampton', notes: [{ type: 'indicator', text: 'city in the north' }] },
    ]);
  });

  it('has no translation where the source only explains', () => {
    assert.deepEqual(
      translations('灯').map(({ homograph }) => homograph),
      [1],
    );
  });

  it('makes an idiom one, literal and figurative', () => {
    const [idiom] = translations('如鱼得水');
    assert.equal(idiom?.lexicalCategory, 'idiomatic');
    assert.deepEqual(
      idiom?.senses.map(sense => [sense.registers, sense.translations]),
      [
        [undefined, [{ text: 'like a fish in water', notes: [{ type: 'indicator', text: 'literally' }] }]],
        [undefined, [{ text: 'glad to be home', registers: ['figurative'] }]],
      ],
    );
    assert.deepEqual(translations('like a fish in water'), []);
  });

  it('inverts: an English verb without "to", its Chinese words grouped by their other glosses', () => {
    const [walk] = translations('walk');
    assert.equal(walk?.lexicalCategory, 'verb');
    assert.deepEqual(
      walk?.senses.map(sense => [sense.notes?.[0]?.text, sense.translations]),
      [
        ['go on foot', [{ text: '步行', transliteration: 'bù xíng' }]],
        ['all right', [{ text: '行', transliteration: 'xíng' }]],
      ],
    );
  });

  it('puts the plainest word first and labels the others', () => {
    const [lamp] = translations('lamp');
    assert.deepEqual(lamp?.senses, [
      {
        id: 'b-en-zh0000001.001',
        translations: [
          { text: '灯', transliteration: 'dēng' },
          { text: '炓', registers: ['dated'] },
        ],
      },
    ]);
  });

  it('leaves out an English phrase that WordNet lacks and one word translates', () => {
    assert.deepEqual(translations('front end'), []);
    assert.equal(translations('surface')[0]?.senses.length, 2);
  });

  it('gives every sense an id of its own', () => {
    const ids = records.flatMap(record =>
      'senses' in record ? (record.senses ?? []).map(({ id }) => id) : [],
    );
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.every(id => /^(m_zh|b-zh-en|b-en-zh)\d{7}\.\d{3}$/.test(id)));
  });
});
