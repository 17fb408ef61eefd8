import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { otherLanguages } from '../../../src/sources/cldr/languages.ts';
import { cldr, cldrRecords } from '../../../src/sources/cldr/recipe.ts';
import type { BadLine } from '../../../src/sources/source.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';
import { type MiniatureLocale, writeMiniature } from './miniature.ts';

describe('cldrRecords', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  const empty = Object.fromEntries(['en', 'en-001', 'en-GB', ...otherLanguages].map(locale => [locale, {}]));

  function folders(locales: Readonly<Record<string, MiniatureLocale>>) {
    return writeMiniature(folder, { ...empty, ...locales });
  }

  function read(locales: Readonly<Record<string, MiniatureLocale>>) {
    return [...cldrRecords(folders(locales), ({ reason }) => assert.fail(reason))];
  }

  it('yields a record for each headword in both directions', () => {
    const records = read({ en: { characters: { '🐕': 'dog' } }, de: { characters: { '🐕': 'Hund' } } });
    const sense = { notes: [{ type: 'indicator', text: 'emoji' }] };
    assert.deepEqual(records, [
      {
        kind: 'translation',
        headword: 'dog',
        language: 'en',
        targetLanguage: 'de',
        lexicalCategory: 'noun',
        senses: [{ id: 'b-en-de9000001.001', ...sense, translations: [{ text: 'Hund' }] }],
      },
      {
        kind: 'translation',
        headword: 'Hund',
        language: 'de',
        targetLanguage: 'en',
        lexicalCategory: 'noun',
        senses: [{ id: 'b-de-en9000001.001', ...sense, translations: [{ text: 'dog' }] }],
      },
    ]);
  });

  it('gives a headword one sense for each kind of name, and proper names their feature', () => {
    const [record, ...others] = read({
      en: { languages: { ka: 'Georgian' }, scripts: { Geor: 'Georgian' }, territories: { GE: 'Georgia' } },
      fa: { languages: { ka: 'گرجی' }, scripts: { Geor: 'گرجی' } },
    });
    assert.deepEqual(others, []);
    assert.ok(record?.kind === 'translation');
    assert.deepEqual(record.grammaticalFeatures, ['proper']);
    assert.deepEqual(
      record.senses.map(({ id, notes }) => [id, notes?.[0]?.text]),
      [
        ['b-en-fa9000001.001', 'language'],
        ['b-en-fa9000001.002', 'script'],
      ],
    );
  });

  it('marks the proper senses alone where a headword is a common noun too', () => {
    const [record] = read({
      en: { characters: { '🦃': 'turkey' }, territories: { TR: 'turkey' } },
      fa: { characters: { '🦃': 'بوقلمون' }, territories: { TR: 'ترکیه' } },
    });
    assert.ok(record?.kind === 'translation');
    assert.equal(record.grammaticalFeatures, undefined);
    assert.deepEqual(
      record.senses.map(sense => sense.grammaticalFeatures),
      [undefined, ['proper']],
    );
  });

  it('makes adverbs records of their own, and gathers the translations of a sense', () => {
    const records = read({
      en: { fields: { day: { 'relative-type--1': 'yesterday', 'relative-type-1': 'tomorrow' } } },
      hi: { fields: { day: { 'relative-type--1': 'कल', 'relative-type-1': 'कल' } } },
    }).filter(record => record.language === 'hi');
    assert.deepEqual(
      records.map(record => [
        record.headword,
        record.lexicalCategory,
        record.kind === 'translation' ? record.senses[0]?.translations : [],
      ]),
      [['कल', 'adverb', [{ text: 'yesterday' }, { text: 'tomorrow' }]]],
    );
  });

  it('has British names beside the American ones', () => {
    const unit = (name: string) => ({ 'length-meter': { 'unitPattern-count-one': `{0} ${name}` } });
    const records = read({
      en: { units: unit('meter') },
      'en-GB': { units: unit('metre') },
      el: { units: unit('μέτρο') },
    });
    assert.deepEqual(
      records.map(({ headword }) => headword),
      ['meter', 'metre', 'μέτρο'],
    );
    const back = records[2];
    assert.ok(back?.kind === 'translation');
    assert.deepEqual(back.senses[0]?.translations, [{ text: 'meter' }, { text: 'metre' }]);
  });

  it('reports a missing file and one that is no JSON, and goes on', () => {
    const miniature = folders({ en: { languages: { de: 'German' } }, te: { languages: { de: 'జర్మన్' } } });
    rmSync(join(miniature['cldr-units-full'] ?? '', 'main/te/units.json'));
    folder.write('cldr-numbers-full/main/te/currencies.json', '{"main":');
    const bad: BadLine[] = [];
    const records = [...cldrRecords(miniature, line => bad.push(line))];
    assert.deepEqual(
      records.map(({ headword }) => headword),
      ['జర్మన్'],
    );
    assert.deepEqual(bad.map(({ file }) => file.replace(/.*\/main\//, '')).sort(), [
      'te/currencies.json',
      'te/units.json',
    ]);
  });

  it('has a pair for each bilingual dataset with English, once', () => {
    const { pairs } = cldr.manifest;
    assert.equal(pairs.length, 37);
    assert.equal(new Set(pairs).size, 37);
    assert.ok(pairs.includes('en-yo') && pairs.includes('te-en') && !pairs.includes('en-te'));
  });
});
