import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceFolders } from '../../../src/sources/source.ts';
import type { TemporaryFolder } from '../temporaryFolder.ts';

/** What a miniature locale says, by the last keys of each file. Absent: the file is there and empty. */
export interface MiniatureLocale {
  /** Spoken names by character. */
  readonly characters?: Readonly<Record<string, string>>;
  readonly languages?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly territories?: Readonly<Record<string, string>>;
  readonly currencies?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly units?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly fields?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly months?: Readonly<Record<string, string>>;
  readonly days?: Readonly<Record<string, string>>;
  readonly dayPeriods?: Readonly<Record<string, string>>;
  /** Exemplar cities by area and zone; a zone without one has an empty object. */
  readonly zones?: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly metazones?: Readonly<Record<string, object>>;
}

const packages = ['annotations', 'dates', 'localenames', 'numbers', 'units'];

/** Writes miniature CLDR packages that hold the locales, and says where they lie. */
export function writeMiniature(
  folder: TemporaryFolder,
  locales: Readonly<Record<string, MiniatureLocale>>,
): SourceFolders {
  for (const [locale, says] of Object.entries(locales)) {
    for (const [file, content] of files(locale, says)) {
      mkdirSync(dirname(join(folder.path, file)), { recursive: true });
      folder.write(file, JSON.stringify(content));
    }
  }
  return Object.fromEntries(
    packages.map(name => [`cldr-${name}-full`, join(folder.path, `cldr-${name}-full`)]),
  );
}

function files(locale: string, says: MiniatureLocale): [file: string, content: object][] {
  const annotations = Object.entries(says.characters ?? {}).map(([character, name]) => [
    character,
    { default: ['a keyword'], tts: [name] },
  ]);
  const main = (name: string, file: string, content: object): [string, object] => [
    `cldr-${name}-full/main/${locale}/${file}.json`,
    { main: { [locale]: content } },
  ];
  const alone = (wide: object = {}) => ({ 'stand-alone': { wide } });
  const gregorian = {
    months: alone(says.months),
    days: alone(says.days),
    dayPeriods: alone(says.dayPeriods),
  };
  return [
    [
      `cldr-annotations-full/annotations/${locale}/annotations.json`,
      { annotations: { annotations: Object.fromEntries(annotations) } },
    ],
    main('localenames', 'languages', { localeDisplayNames: { languages: says.languages ?? {} } }),
    main('localenames', 'scripts', { localeDisplayNames: { scripts: says.scripts ?? {} } }),
    main('localenames', 'territories', { localeDisplayNames: { territories: says.territories ?? {} } }),
    main('numbers', 'currencies', { numbers: { currencies: says.currencies ?? {} } }),
    main('units', 'units', { units: { long: says.units ?? {} } }),
    main('dates', 'dateFields', { dates: { fields: says.fields ?? {} } }),
    main('dates', 'ca-gregorian', { dates: { calendars: { gregorian } } }),
    main('dates', 'timeZoneNames', {
      dates: { timeZoneNames: { zone: says.zones ?? {}, metazone: says.metazones ?? {} } },
    }),
  ];
}
