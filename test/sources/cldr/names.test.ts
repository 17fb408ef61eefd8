import assert from 'node:assert/strict';
import { localeData } from '../../../src/sources/cldr/localeData.ts';
import { localeNames, type NameKind } from '../../../src/sources/cldr/names.ts';
import { namePairs } from '../../../src/sources/cldr/pairs.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';
import { type MiniatureLocale, writeMiniature } from './miniature.ts';

describe('namePairs', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  /** The pairs of a kind that two miniature locales yield, as `English = other`. */
  function pairs(kind: NameKind, language: string, en: MiniatureLocale, other: MiniatureLocale): string[] {
    const folders = writeMiniature(folder, { en, [language]: other });
    const names = (locale: string) =>
      localeNames(localeData(folders, locale, ({ reason }) => assert.fail(reason)));
    return [...namePairs(names('en'), names(language), language)]
      .filter(pair => pair.kind === kind)
      .map(pair => `${pair.english} = ${pair.other}`);
  }

  it('takes names of emoji that are words and leaves descriptions out', () => {
    const en = {
      '🐕': 'dog',
      '😀': 'grinning face',
      '🔴': 'red circle',
      '0⃣': 'keycap: 0',
      '↗': 'up-right arrow',
    };
    const de = { '🐕': 'Hund', '😀': 'Gesicht', '🔴': 'roter Kreis', '0⃣': 'Taste: 0', '↗': 'Pfeil' };
    assert.deepEqual(pairs('emoji', 'de', { characters: en }, { characters: de }), ['dog = Hund']);
  });

  it('takes punctuation for signs, and the first of several names', () => {
    const en = { ',': 'comma', '∀': 'for all', '🍎': 'red apple' };
    const hi = { ',': 'अल्पविराम', '∀': 'सभी', '🍎': 'लाल सेब, फल' };
    assert.deepEqual(pairs('sign', 'hi', { characters: en }, { characters: hi }), ['comma = अल्पविराम']);
    assert.deepEqual(pairs('emoji', 'hi', { characters: en }, { characters: hi }), ['red apple = लाल सेब']);
  });

  it('passes over codes and English that is left in another script', () => {
    const en = { DE: 'Germany', GE: 'Georgia', XX: 'Elsewhere', ZZ: 'Unknown Region' };
    const ru = { DE: 'Германия', GE: 'Georgia', XX: 'XX', ZZ: 'неизвестно' };
    assert.deepEqual(pairs('territory', 'ru', { territories: en }, { territories: ru }), [
      'Germany = Германия',
    ]);
  });

  it('keeps a name that is the same in two languages, but no common noun of an unfinished locale', () => {
    assert.deepEqual(
      pairs('territory', 'ha', { territories: { TG: 'Togo' } }, { territories: { TG: 'Togo' } }),
      ['Togo = Togo'],
    );
    assert.deepEqual(
      pairs('emoji', 'ha', { characters: { '🚌': 'bus' } }, { characters: { '🚌': 'bus' } }),
      [],
    );
    assert.deepEqual(pairs('language', 'ha', { languages: { lo: 'Lao' } }, { languages: { lo: 'Lao' } }), []);
    assert.deepEqual(pairs('emoji', 'es', { characters: { '🚌': 'bus' } }, { characters: { '🚌': 'bus' } }), [
      'bus = bus',
    ]);
  });

  it('writes common nouns of an unfinished locale with small letters, except abbreviations', () => {
    const en = { '🍎': 'red apple', '📀': 'dvd', '🎅': 'Santa Claus' };
    const yo = { '🍎': 'Apu Pupa', '📀': 'DVD', '🎅': 'Baba Keresi' };
    assert.deepEqual(pairs('emoji', 'yo', { characters: en }, { characters: yo }), [
      'red apple = apu pupa',
      'dvd = DVD',
      'Santa Claus = Baba Keresi',
    ]);
  });

  it('pairs an alternative with the alternative, or else with the name itself', () => {
    const en = {
      HK: 'Hong Kong SAR China',
      'HK-alt-short': 'Hong Kong',
      TR: 'Türkiye',
      'TR-alt-variant': 'Turkey',
    };
    const zh = { HK: '中国香港特别行政区', 'HK-alt-short': '香港', TR: '土耳其' };
    assert.deepEqual(pairs('territory', 'zh', { territories: en }, { territories: zh }), [
      'Hong Kong SAR China = 中国香港特别行政区',
      'Hong Kong = 香港',
      'Türkiye = 土耳其',
      'Turkey = 土耳其',
    ]);
  });

  it('reads & as "and" and leaves remarks and lists out', () => {
    const en = { AG: 'Antigua & Barbuda', CC: 'Cocos (Keeling) Islands', CG: 'Congo - Brazzaville' };
    const it = { AG: 'Antigua e Barbuda', CC: 'Isole Cocos (Keeling)', CG: 'Congo-Brazzaville' };
    assert.deepEqual(pairs('territory', 'it', { territories: en }, { territories: it }), [
      'Antigua and Barbuda = Antigua e Barbuda',
    ]);
  });

  it('takes languages and scripts without the parts and orders of menus', () => {
    const en = { de: 'German', 'ars-alt-menu': 'Arabic, Najdi', 'ku-menu-core': 'Kurdish', und: 'Unknown' };
    const de = { de: 'Deutsch', 'ars-alt-menu': 'Arabisch', 'ku-menu-core': 'Kurdisch', und: 'Unbekannt' };
    assert.deepEqual(pairs('language', 'de', { languages: en }, { languages: de }), ['German = Deutsch']);
    const scripts = { Hans: 'Simplified', 'Hans-alt-stand-alone': 'Simplified Han', Zyyy: 'Common' };
    const deScripts = { Hans: 'Vereinfacht', 'Hans-alt-stand-alone': 'Vereinfachtes Chinesisch', Zyyy: 'x' };
    assert.deepEqual(pairs('script', 'de', { scripts }, { scripts: deScripts }), [
      'Simplified Han = Vereinfachtes Chinesisch',
    ]);
  });

  it('takes currencies as running text has them, without metals and old ones', () => {
    const en = {
      AUD: { displayName: 'Australian Dollar', 'displayName-count-one': 'Australian dollar' },
      AFA: { displayName: 'Afghan Afghani (1927–2002)' },
      XAU: { displayName: 'Gold' },
    };
    const es = {
      AUD: { displayName: 'dólar australiano' },
      AFA: { displayName: 'afgani' },
      XAU: { displayName: 'oro' },
    };
    assert.deepEqual(pairs('currency', 'es', { currencies: en }, { currencies: es }), [
      'Australian dollar = dólar australiano',
    ]);
  });

  it('takes units in the singular', () => {
    const en = {
      'length-meter': { displayName: 'meters', 'unitPattern-count-one': '{0} meter' },
      '10p3': { unitPrefixPattern: 'kilo{0}' },
      per: { compoundUnitPattern: '{0} per {1}' },
    };
    const meter = (unit: Readonly<Record<string, string>>) => ({ 'length-meter': unit });
    const ha = meter({ displayName: 'mitoci', 'unitPattern-count-one': 'mita {0}' });
    assert.deepEqual(pairs('unit', 'ha', { units: en }, { units: ha }), ['meter = mita']);
    assert.deepEqual(
      pairs('unit', 'ar', { units: en }, { units: meter({ 'unitPattern-count-one': 'متر' }) }),
      ['meter = متر'],
    );
    assert.deepEqual(pairs('unit', 'zh', { units: en }, { units: meter({ displayName: '米' }) }), [
      'meter = 米',
    ]);
    assert.deepEqual(pairs('unit', 'tt', { units: en }, { units: meter({ displayName: 'meter' }) }), []);
    assert.deepEqual(pairs('unit', 'yo', { units: en }, { units: meter({ displayName: 'mita' }) }), []);
  });

  it('takes words of the calendar, those that are no units', () => {
    const en = {
      units: { 'duration-day': { 'unitPattern-count-one': '{0} day' } },
      fields: { day: { displayName: 'day', 'relative-type-1': 'tomorrow' }, era: { displayName: 'era' } },
      months: { 1: 'January' },
      days: { mon: 'Monday' },
      dayPeriods: { noon: 'noon', morning1: 'morning' },
    };
    const ro = {
      units: { 'duration-day': { 'unitPattern-count-one': '{0} zi' } },
      fields: { day: { displayName: 'ziua', 'relative-type-1': 'mâine' }, era: { displayName: 'eră' } },
      months: { 1: 'ianuarie' },
      days: { mon: 'luni' },
      dayPeriods: { noon: 'amiază', morning1: 'dimineață' },
    };
    assert.deepEqual(pairs('calendar', 'ro', en, ro), ['era = eră', 'noon = amiază']);
    assert.deepEqual(pairs('unit', 'ro', en, ro), ['day = zi']);
    assert.deepEqual(pairs('relative', 'ro', en, ro), ['tomorrow = mâine']);
    assert.deepEqual(pairs('month', 'ro', en, ro), ['January = ianuarie']);
    assert.deepEqual(pairs('weekday', 'ro', en, ro), ['Monday = luni']);
    assert.deepEqual(pairs('calendar', 'ro', { ...en, units: {} }, ro), [
      'day = ziua',
      'era = eră',
      'noon = amiază',
    ]);
  });

  it('passes over an adverb that is left in English', () => {
    const fields = { second: { 'relative-type-0': 'now' } };
    assert.deepEqual(pairs('relative', 'it', { fields }, { fields }), []);
  });

  it('names cities by the ids of their zones in English alone', () => {
    const city = (exemplarCity?: string) => ({ _type: 'zone', ...(exemplarCity ? { exemplarCity } : {}) });
    const en = {
      Europe: { Vienna: city(), London: city() },
      America: { Argentina: { Buenos_Aires: city() } },
      Etc: { Unknown: city('Unknown') },
    };
    const de = {
      Europe: { Vienna: city('Wien'), London: city() },
      America: { Argentina: { Buenos_Aires: city('Buenos Aires') } },
      Etc: { Unknown: city('Unbekannt') },
    };
    assert.deepEqual(pairs('city', 'de', { zones: en }, { zones: de }), [
      'Vienna = Wien',
      'Buenos Aires = Buenos Aires',
    ]);
  });

  it('says once what is a territory and a city', () => {
    const en = { territories: { LU: 'Luxembourg' } };
    const de = {
      territories: { LU: 'Luxemburg' },
      zones: { Europe: { Luxembourg: { _type: 'zone', exemplarCity: 'Luxemburg' } } },
    };
    assert.deepEqual(pairs('territory', 'de', en, de), ['Luxembourg = Luxemburg']);
    assert.deepEqual(pairs('city', 'de', en, de), []);
    assert.deepEqual(pairs('city', 'de', {}, de), ['Luxembourg = Luxemburg']);
  });

  it('names time zones by their general name, or else by that of standard time', () => {
    const en = {
      Alaska: { long: { generic: 'Alaska Time', standard: 'Alaska Standard Time' } },
      Guam: { long: { standard: 'Guam Standard Time' } },
      Acre: { short: { standard: 'ACT' } },
    };
    const de = { Alaska: { long: { generic: 'Alaska-Zeit' } }, Guam: { long: { standard: 'Guam-Zeit' } } };
    assert.deepEqual(pairs('timeZone', 'de', { metazones: en }, { metazones: de }), [
      'Alaska Time = Alaska-Zeit',
      'Guam Standard Time = Guam-Zeit',
    ]);
  });
});
