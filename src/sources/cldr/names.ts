import { calendarNames } from './calendar.ts';
import { characterNames } from './characters.ts';
import type { LocaleData } from './localeData.ts';
import { currencyNames, unitNames } from './measures.ts';
import { cityNames, languageNames, scriptNames, territoryNames, timeZoneNames } from './places.ts';

/** What a name is the name of. */
export type NameKind = keyof typeof nameKinds;

export interface KindDescription {
  /** Tells a reader what kind of name a translation is. */
  readonly indicator: string;
  readonly lexicalCategory: 'noun' | 'adverb';
  /** Whether such names are proper names. */
  readonly proper: boolean;
}

/** The kinds, in the order in which their senses stand in an entry. */
export const nameKinds = {
  emoji: { indicator: 'emoji', lexicalCategory: 'noun', proper: false },
  sign: { indicator: 'sign', lexicalCategory: 'noun', proper: false },
  unit: { indicator: 'unit', lexicalCategory: 'noun', proper: false },
  calendar: { indicator: 'calendar', lexicalCategory: 'noun', proper: false },
  month: { indicator: 'month', lexicalCategory: 'noun', proper: true },
  weekday: { indicator: 'day of the week', lexicalCategory: 'noun', proper: true },
  currency: { indicator: 'currency', lexicalCategory: 'noun', proper: false },
  territory: { indicator: 'country or region', lexicalCategory: 'noun', proper: true },
  city: { indicator: 'city or place', lexicalCategory: 'noun', proper: true },
  language: { indicator: 'language', lexicalCategory: 'noun', proper: true },
  script: { indicator: 'script', lexicalCategory: 'noun', proper: true },
  timeZone: { indicator: 'time zone', lexicalCategory: 'noun', proper: true },
  relative: { indicator: 'time', lexicalCategory: 'adverb', proper: false },
} as const satisfies Readonly<Record<string, KindDescription>>;

/**
 * Names by what they name: a code of CLDR. An alternative has the code with a suffix, `TR-alt-variant`, and
 * means the same as the code without it.
 */
export type Names = ReadonlyMap<string, string>;

const readers: Readonly<Record<NameKind, (data: LocaleData) => Iterable<readonly [string, string]>>> = {
  emoji: data => characterNames(data, 'emoji'),
  sign: data => characterNames(data, 'sign'),
  calendar: data => calendarNames(data, 'calendar'),
  month: data => calendarNames(data, 'month'),
  weekday: data => calendarNames(data, 'weekday'),
  relative: data => calendarNames(data, 'relative'),
  unit: unitNames,
  currency: currencyNames,
  territory: territoryNames,
  city: cityNames,
  language: languageNames,
  script: scriptNames,
  timeZone: timeZoneNames,
};

/** The names of one locale. */
export type LocaleNames = ReadonlyMap<NameKind, Names>;

/** The names that a locale has, as it writes them. */
export function localeNames(data: LocaleData): LocaleNames {
  return new Map(kindsInOrder.map(kind => [kind, new Map(readers[kind](data))]));
}

/** Names together with those of a regional locale, where it has others, as their alternatives. */
export function withRegionalNames(names: LocaleNames, regional: LocaleNames): LocaleNames {
  return new Map(
    kindsInOrder.map(kind => {
      const common: Names = names.get(kind) ?? new Map();
      const others = [...(regional.get(kind) ?? [])].filter(
        ([code, name]) => common.get(code)?.toLowerCase() !== name.toLowerCase(),
      );
      return [
        kind,
        new Map([...common, ...others.map(([code, name]) => [`${code}-alt-region`, name] as const)]),
      ];
    }),
  );
}

/** The kinds in the order of their senses. */
export const kindsInOrder = Object.keys(nameKinds).filter((key): key is NameKind => key in nameKinds);
