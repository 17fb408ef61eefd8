import { join } from 'node:path';
import type { LexicalRecord, Pronunciation } from '../../lexicon/records.ts';
import type { PackRecipe, Report } from '../source.ts';
import { textLines } from '../textLines.ts';
import { arpabetToIpa } from './arpabet.ts';
import { arpabetToRespelling } from './respelling.ts';

/** American pronunciations from the CMU Pronouncing Dictionary, for both English datasets and marked as American. */
export const cmuDict: PackRecipe = {
  manifest: {
    name: 'en-cmudict',
    title: 'English: American pronunciations',
    datasets: ['en-gb', 'en-us'],
    pairs: [],
    languages: ['en'],
    spelling: 'folded',
    precedence: 20,
    derived: ['IPA and respelling, syllable boundaries included, are made by rule from ARPABET.'],
  },
  sources: [
    {
      package: 'cmu-pronouncing-dictionary',
      name: 'CMU Pronouncing Dictionary',
      version: '0.7b',
      licence: 'BSD-2-Clause AND ISC',
      attribution: 'Copyright (C) 1993-2015 Carnegie Mellon University. All rights reserved.',
      homepage: 'http://www.speech.cs.cmu.edu/cgi-bin/cmudict',
    },
  ],
  records: (folders, report) =>
    cmuDictRecords(join(folders['cmu-pronouncing-dictionary'] ?? '', 'index.js'), report),
};

/** A line of the package's module: `  "either(2)": "IY1 DH ER0",`. */
const entryLine = /^\s*"(?<word>[^"]+?)(?:\((?<variant>\d+)\))?": "(?<transcription>[^"#]*)/;

/** One record for each word, with its variants in the order of the dictionary. */
export function* cmuDictRecords(file: string, report: Report): Generator<LexicalRecord> {
  const words = new Map<string, Set<string>>();
  for (const { number, text } of textLines(file)) {
    const { word, transcription } = entryLine.exec(text)?.groups ?? {};
    if (word === undefined || transcription === undefined) {
      if (/^\s*"/.test(text)) {
        report({ file, line: number, reason: 'not an entry' });
      }
    } else if (arpabetToIpa(transcription) === undefined) {
      report({ file, line: number, reason: `not ARPABET: ${transcription}` });
    } else {
      words.set(word, (words.get(word) ?? new Set()).add(transcription.trim()));
    }
  }
  for (const [headword, transcriptions] of words) {
    if (/'s?$/.test(headword) && words.has(headword.replace(/'s?$/, ''))) {
      continue; // a possessive is no headword of any dictionary
    }
    yield { kind: 'entry', headword, language: 'en', pronunciations: pronunciations(transcriptions) };
  }
}

/** The respelling of each transcription and then its IPA; what sounds alike in a notation is said once. */
function pronunciations(transcriptions: Iterable<string>): Pronunciation[] {
  const said = new Map<string, Pronunciation>();
  for (const transcription of transcriptions) {
    for (const [notation, spelling] of [
      ['respell', arpabetToRespelling(transcription)],
      ['IPA', arpabetToIpa(transcription)],
    ] as const) {
      const key = `${notation} ${spelling}`;
      if (spelling !== undefined && !said.has(key)) {
        said.set(key, { notation, spelling, accents: ['en-US'] });
      }
    }
  }
  return [...said.values()];
}
