import { join } from 'node:path';
import type { LexicalRecord } from '../../lexicon/records.ts';
import type { DebianSource, PackRecipe, Report, SourceFolders } from '../source.ts';
import { bilingualRecords, mergeWords } from './bilingualRecords.ts';
import { definitionRecords, readDefinedWords } from './definitions.ts';
import { readDingWords } from './dingRecords.ts';
import { bilingualWord, readGlossedWords } from './glossedTranslations.ts';
import { invert } from './inversion.ts';
import { germanLabels, germanOpening, spanishLabels, spanishOpening } from './nativeLabels.ts';

const wikDictNotice = {
  suite: 'trixie',
  name: 'WikDict',
  licence: 'CC-BY-SA-3.0',
  attribution:
    'WikDict by Karl Bartel, 2000-2024 FreeDict contributors; made from Wiktionary, by its contributors, through DBnary.',
  homepage: 'https://www.wikdict.com/',
} as const;

/** How pronunciations of WikDict are told apart. */
const spokenByProgram =
  'Pronunciations that a speech program made are marked as derived where its way of writing stress tells.';

function wikDict(pair: string): DebianSource {
  return { debian: `dict-freedict-${pair}`, ...wikDictNotice };
}

/** Where the two files of a dictionary lie, without their extensions. */
function dictionary(folders: SourceFolders, pair: string): string {
  return join(folders[`dict-freedict-${pair}`] ?? '', 'usr/share/dictd', `freedict-${pair}`);
}

const spanishPairs = ['spa-fra', 'spa-cat', 'spa-tur'];

/** English to Spanish and back, and Spanish definitions and pronunciations, from WikDict. */
export const enEsFreeDict: PackRecipe = {
  manifest: {
    name: 'en-es-freedict',
    title: 'English and Spanish: translations both ways; Spanish definitions and pronunciations',
    datasets: ['es'],
    pairs: ['en-es', 'es-en'],
    languages: ['en', 'es'],
    spelling: 'exact',
    precedence: 40,
    derived: [
      'Translations from Spanish are those from English, read backwards and ordered by rule.',
      spokenByProgram,
    ],
  },
  sources: ['eng-spa', ...spanishPairs].map(wikDict),
  *records(folders, report) {
    yield* englishSpanish(folders, report);
  },
};

function* englishSpanish(folders: SourceFolders, report: Report): Generator<LexicalRecord> {
  const spanish = readDefinedWords(
    spanishPairs.map(pair => dictionary(folders, pair)),
    report,
  );
  yield* definitionRecords(spanish, {
    language: 'es',
    labels: spanishLabels,
    opening: spanishOpening,
  });
  const english = [...readGlossedWords(dictionary(folders, 'eng-spa'), report)];
  yield* bilingualRecords(mergeWords(english.map(bilingualWord)), { language: 'en', targetLanguage: 'es' });
  const readings = new Map(
    [...spanish.values()].map(word => [word.headword, [...word.pronunciations.values()]] as const),
  );
  yield* bilingualRecords(
    invert(english, headword => readings.get(headword) ?? []),
    { language: 'es', targetLanguage: 'en' },
  );
}

const ding: Omit<DebianSource, 'debian'> = {
  suite: 'trixie',
  name: 'Ding',
  licence: 'GPL-3.0-or-later',
  attribution: 'Copyright 1995-2022 Frank Richter, 2020-2022 Einhard Leichtfuß.',
  homepage: 'https://www-user.tu-chemnitz.de/~fri/ding/',
};

/** English to German and back, from the Ding word list. Its licence keeps it apart from German definitions. */
export const enDeFreeDict: PackRecipe = {
  manifest: {
    name: 'en-de-freedict',
    title: 'English and German: translations both ways',
    datasets: [],
    pairs: ['en-de', 'de-en'],
    languages: ['en', 'de'],
    spelling: 'exact',
    precedence: 40,
    derived: [
      'Senses are ordered by rule.',
      'Inflected forms, headwords of more than four words and terms that their parts explain are left out.',
    ],
  },
  sources: ['eng-deu', 'deu-eng'].map(pair => ({ debian: `dict-freedict-${pair}`, ...ding })),
  *records(folders, report) {
    const [english, german] = [dictionary(folders, 'eng-deu'), dictionary(folders, 'deu-eng')];
    yield* bilingualRecords(readDingWords(english, german, report), { language: 'en', targetLanguage: 'de' });
    yield* bilingualRecords(readDingWords(german, english, report), { language: 'de', targetLanguage: 'en' });
  },
};

const germanPairs = ['deu-fra', 'deu-swe', 'deu-spa'];

/** German definitions and pronunciations from WikDict. */
export const deWikDict: PackRecipe = {
  manifest: {
    name: 'de-wikdict',
    title: 'German: definitions and pronunciations',
    datasets: ['de'],
    pairs: [],
    languages: ['de'],
    spelling: 'exact',
    precedence: 40,
    derived: [spokenByProgram],
  },
  sources: germanPairs.map(wikDict),
  *records(folders, report) {
    const words = readDefinedWords(
      germanPairs.map(pair => dictionary(folders, pair)),
      report,
    );
    yield* definitionRecords(words, {
      language: 'de',
      labels: germanLabels,
      opening: germanOpening,
    });
  },
};
