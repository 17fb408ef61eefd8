import type { LexicalRecord } from '../../lexicon/records.ts';
import type { NpmSource, PackRecipe, Report, SourceFolders } from '../source.ts';
import { otherLanguages, sources, targets } from './languages.ts';
import { localeData } from './localeData.ts';
import { localeNames, withRegionalNames } from './names.ts';
import { namePairs } from './pairs.ts';
import { translationRecords } from './translations.ts';

/** Names of things, places, languages, currencies, units and times, from English and into it. */
export const cldr: PackRecipe = {
  manifest: {
    name: 'cldr-vocabulary',
    title: 'Vocabulary of names from CLDR, between English and 22 languages',
    datasets: [],
    pairs: [...targets.map(target => `en-${target}`), ...sources.map(source => `${source}-en`)],
    languages: ['en', ...sources],
    spelling: 'exact',
    precedence: 90,
    derived: [
      'A translation is the name that CLDR has for the same character, place, currency, unit or time; nobody has compared how the two are used.',
      'English "&" is read as "and"; Hausa, Igbo, Quechua and Yoruba common nouns are written with small letters.',
    ],
  },
  sources: [
    cldrPackage('cldr-annotations-full'),
    cldrPackage('cldr-dates-full'),
    cldrPackage('cldr-localenames-full'),
    cldrPackage('cldr-numbers-full'),
    cldrPackage('cldr-units-full'),
  ],
  records: cldrRecords,
};

function cldrPackage(name: string): NpmSource {
  return {
    package: name,
    name: 'Unicode CLDR',
    licence: 'Unicode-3.0',
    attribution: 'Copyright (C) 1991-2026 Unicode, Inc. All rights reserved.',
    homepage: 'https://cldr.unicode.org',
  };
}

/** The translations of every pair, language after language. */
export function* cldrRecords(folders: SourceFolders, report: Report): Generator<LexicalRecord> {
  const [american, ...regional] = ['en', 'en-001', 'en-GB'].map(locale =>
    localeNames(localeData(folders, locale, report)),
  );
  const english = regional.reduce(withRegionalNames, american ?? new Map());
  const isTarget: ReadonlySet<string> = new Set(targets);
  const isSource: ReadonlySet<string> = new Set(sources);
  for (const language of otherLanguages) {
    const others = localeNames(localeData(folders, language, report));
    const pairs = [...namePairs(english, others, language)];
    if (isTarget.has(language)) {
      yield* translationRecords(pairs, { source: 'en', target: language });
    }
    if (isSource.has(language)) {
      yield* translationRecords(pairs, { source: language, target: 'en' });
    }
  }
}
