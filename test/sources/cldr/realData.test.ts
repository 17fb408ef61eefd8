import assert from 'node:assert/strict';
import type { TranslationRecord } from '../../../src/lexicon/records.ts';
import { inScriptOf } from '../../../src/sources/cldr/languages.ts';
import { cldr, cldrRecords } from '../../../src/sources/cldr/recipe.ts';
import { installedPackage, packageName } from '../../../src/sources/sourcePackages.ts';
import { tableRows } from '../table.ts';

// pair | headword | translations, as people who know both languages would give them
const known = `
en-de | dog | Hund
en-de | Thursday | Donnerstag
en-de | tomorrow | morgen
en-de | metre | Meter
en-es | Germany | Alemania
en-ar | bicycle | دراجة
en-fa | today | امروز
en-ka | January | იანვარი
en-ru | kilogram | килограмм
en-tt | Germany | Германия
en-de | Vienna | Wien
en-it | aubergine | melanzana
en-yo | dog | ajá
en-zh | chair | 椅子
en-zh | Hong Kong | 香港
te-en | కుక్క | dog
ru-en | среда | Wednesday
zh-en | 日语 | Japanese
`;

describe('the installed CLDR packages', () => {
  const records: TranslationRecord[] = [];
  before(() => {
    const folders = Object.fromEntries(
      cldr.sources.map(source => [packageName(source), installedPackage(packageName(source)).folder]),
    );
    for (const record of cldrRecords(folders, ({ file, reason }) => assert.fail(`${file}: ${reason}`))) {
      assert.ok(record.kind === 'translation');
      records.push(record);
    }
  });

  it('have a vocabulary for every pair', () => {
    const counts = new Map<string, number>();
    for (const { language, targetLanguage } of records) {
      const pair = `${language}-${targetLanguage}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    assert.deepEqual([...counts.keys()].sort(), [...cldr.manifest.pairs].sort());
    const small = [...counts].filter(([pair, count]) => count < (pair.includes('tt') ? 800 : 1500));
    assert.deepEqual(small, []);
  });

  for (const [pair, headword, translation] of tableRows(known)) {
    it(`translate ${headword} (${pair})`, () => {
      const record = records.find(
        one => one.headword === headword && `${one.language}-${one.targetLanguage}` === pair,
      );
      const texts = record?.senses.flatMap(sense => sense.translations ?? []).map(({ text }) => text) ?? [];
      assert.ok(texts.includes(translation ?? ''), `${texts}`);
    });
  }

  it('give each sense an id of its own and translations in the script of their language', () => {
    const ids = new Set<string>();
    let senses = 0;
    for (const { senses: list, targetLanguage } of records) {
      for (const { id, translations = [] } of list) {
        senses += 1;
        ids.add(id);
        assert.match(id, /^b-[a-z]+-[a-z]+9\d{6}\.\d{3}$/);
        assert.ok(translations.length > 0, id);
        assert.ok(
          translations.every(({ text }) => inScriptOf(targetLanguage, text)),
          id,
        );
      }
    }
    assert.equal(ids.size, senses);
  });
});
