import { entriesOf, type LocaleData, textAt, valueAt } from './localeData.ts';

/** Names of territories, languages, scripts, cities and time zones. */

type Named = Generator<readonly [code: string, name: string]>;

const localeNamesPackage = 'cldr-localenames-full';
const datesPackage = 'cldr-dates-full';

/** Codes that stand for no territory: pseudo-locales and "unknown". */
const noTerritories: ReadonlySet<string> = new Set(['XA', 'XB', 'ZZ']);

export function* territoryNames(data: LocaleData): Named {
  yield* codes(data, 'territories', code => !noTerritories.has(code));
}

/** Codes for several, unknown and no languages. */
const noLanguages: ReadonlySet<string> = new Set(['mis', 'mul', 'und', 'zxx']);

export function* languageNames(data: LocaleData): Named {
  yield* codes(data, 'languages', code => !noLanguages.has(code));
}

/** Codes for characters without a script, and for one encoding of a script. */
const noScripts: ReadonlySet<string> = new Set([
  'Qaag',
  'Zinh',
  'Zmth',
  'Zsye',
  'Zsym',
  'Zxxx',
  'Zyyy',
  'Zzzz',
]);

/** Where a script has a name that stands alone (*Simplified Han*), the other (*Simplified*) is not one. */
export function* scriptNames(data: LocaleData): Named {
  const names = new Map(codes(data, 'scripts', code => !noScripts.has(code)));
  for (const [code, name] of names) {
    const alone = '-alt-stand-alone';
    if (code.endsWith(alone)) {
      yield [code.slice(0, -alone.length), name];
    } else if (!names.has(code + alone)) {
      yield [code, name];
    }
  }
}

/** Alternatives that are parts of a name, or are arranged for a list. */
const noNames = /-menu|-alt-(menu|long|secondary)/;

function* codes(data: LocaleData, list: string, wanted: (code: string) => boolean): Named {
  const names = data.main(localeNamesPackage, `${list}.json`, 'localeDisplayNames', list);
  for (const [code, name] of entriesOf(names)) {
    if (typeof name === 'string' && wanted(code) && !noNames.test(code) && name !== code) {
      yield [code, name];
    }
  }
}

/** Cities that time zones are named for, under the ids of the zones. A locale leaves out what the id says. */
export function* cityNames(data: LocaleData): Named {
  const zones = data.main(datesPackage, 'timeZoneNames.json', 'dates', 'timeZoneNames', 'zone');
  for (const [area, places] of entriesOf(zones)) {
    if (area !== 'Etc') {
      yield* citiesBelow(area, places);
    }
  }
}

function* citiesBelow(id: string, zone: unknown): Named {
  for (const [part, below] of entriesOf(zone)) {
    const name = textAt(below, 'exemplarCity');
    if (textAt(below, '_type') !== 'zone') {
      yield* citiesBelow(`${id}/${part}`, below);
    } else if (name !== undefined) {
      yield [`${id}/${part}`, name];
    }
  }
}

/** The English name of a city that the id of its time zone says: *Buenos Aires* of `America/Buenos_Aires`. */
export function cityOfZone(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Time zones that span countries, such as *Central European Time*. */
export function* timeZoneNames(data: LocaleData): Named {
  const zones = data.main(datesPackage, 'timeZoneNames.json', 'dates', 'timeZoneNames', 'metazone');
  for (const [id, zone] of entriesOf(zones)) {
    const long = valueAt(zone, ['long']);
    const name = textAt(long, 'generic') ?? textAt(long, 'standard');
    if (name !== undefined) {
      yield [id, name];
    }
  }
}
