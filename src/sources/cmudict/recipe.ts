import { join } from 'node:path';
import type { LexicalRecord } from '../../lexicon/records.ts';
import type { PackRecipe, Report } from '../source.ts';
import { textLines } from '../textLines.ts';
import { arpabetToIpa } from './arpabet.ts';

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
    derived: ['IPA, syllable boundaries included, is made by rule from ARPABET.'],
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
      continue;
    }
    const ipa = arpabetToIpa(transcription);
    if (ipa === undefined) {
      report({ file, line: number, reason: `not ARPABET: ${transcription}` });
      continue;
    }
    words.set(word, (words.get(word) ?? new Set()).add(ipa));
  }
  for (const [headword, spellings] of words) {
    yield {
      kind: 'entry',
      headword,
      language: 'en',
      pronunciations: [...spellings].map(spelling => ({ notation: 'IPA', spelling, accents: ['en-US'] })),
    };
  }
}
