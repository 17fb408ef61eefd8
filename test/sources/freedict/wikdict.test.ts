import assert from 'node:assert/strict';
import {
  commaSeparated,
  readPronunciations,
  readWikDictWord,
} from '../../../src/sources/freedict/wikdict.ts';

describe('readWikDictWord', () => {
  it('reads numbered senses, some with several definitions', () => {
    const article =
      'lamp //læmp// <n>\n1. lámpara, farol 2.\nA thing that gives light:\n 3.\n(slang) An eye.\n2. candil\nOne with\n oil.\n';
    assert.deepEqual(readWikDictWord(article), {
      headword: 'lamp',
      pronunciations: [{ notation: 'IPA', spelling: 'læmp' }],
      marks: ['n'],
      senses: [
        { translations: 'lámpara, farol', definitions: ['A thing that gives light:', '(slang) An eye.'] },
        { translations: 'candil', definitions: ['One with oil.'] },
      ],
    });
  });

  const heads: [
    article: string,
    headword: string | undefined,
    marks: readonly string[],
    translations: readonly string[],
  ][] = [
    ['casa\nhouse\n', 'casa', [], ['house']],
    ['Haus /haʊ̯s/ <n, neut>\ncasa\n', 'Haus', ['n', 'neut'], ['casa']],
    ['24/7 /ə/ <adv>\nsiempre\n', '24/7', ['adv'], ['siempre']],
    ['a b c /a b/ /[b c]/ <proverb>\nd, e\n', 'a b c', ['proverb'], ['d, e']],
    ['year <n>\n1. año\n2. curso\n', 'year', ['n'], ['año', 'curso']],
    ['hey\n¡[[oye|Oye]]!,  eh  tú \n', 'hey', [], ['¡Oye!, eh tú']],
    ['lonely <adj>\n', undefined, [], []],
    ['', undefined, [], []],
  ];
  for (const [article, headword, marks, translations] of heads) {
    it(`reads ${JSON.stringify(article)}`, () => {
      const word = readWikDictWord(article);
      assert.equal(word?.headword, headword);
      assert.deepEqual(word?.marks ?? [], marks);
      assert.deepEqual(word?.senses.map(sense => sense.translations) ?? [], translations);
    });
  }
});

describe('readPronunciations', () => {
  const cases: [spoken: string, spellings: readonly string[], derived: boolean][] = [
    [' //kæt// /[kʰæt]/', ['kæt'], false],
    [' /[kʰæt]/', ['kʰæt'], false],
    [' /ˈban.ko/ /ˈban.ko/', ['ˈban.ko'], false],
    [' /bˈanko/', ['bˈanko'], true],
    [' //twɛlv// /<ref:a note>/', ['twɛlv'], false],
    ['', [], false],
  ];
  for (const [spoken, spellings, derived] of cases) {
    it(`reads ${JSON.stringify(spoken)}`, () => {
      const found = readPronunciations(spoken);
      assert.deepEqual(
        found.map(({ spelling }) => spelling),
        spellings,
      );
      assert.equal(
        found.some(reading => reading.derived === true),
        derived,
      );
    });
  }
});

describe('commaSeparated', () => {
  it('parts at commas outside of parentheses, with space behind them', () => {
    assert.deepEqual(commaSeparated('uno, dos (tres, cuatro), 1,5'), ['uno', 'dos (tres, cuatro)', '1,5']);
  });
});
