import assert from 'node:assert/strict';
import type { Translation } from '../../../src/lexicon/records.ts';
import { translationsOnce } from '../../../src/sources/freedict/translationsOnce.ts';

describe('translationsOnce', () => {
  const cases: [it: string, given: readonly Translation[], once: readonly Translation[]][] = [
    ['leaves different ones', [{ text: 'lamp' }, { text: 'light' }], [{ text: 'lamp' }, { text: 'light' }]],
    [
      'keeps the first place',
      [{ text: 'lamp' }, { text: 'light' }, { text: 'lamp' }],
      [{ text: 'lamp' }, { text: 'light' }],
    ],
    [
      'joins labels, each once',
      [
        { text: 'lamp', regions: ['us'], registers: ['dated'] },
        { text: 'lamp', regions: ['us', 'irish'], grammaticalFeatures: ['mass'] },
      ],
      [{ text: 'lamp', regions: ['us', 'irish'], registers: ['dated'], grammaticalFeatures: ['mass'] }],
    ],
  ];
  for (const [name, given, once] of cases) {
    it(name, () => assert.deepEqual(translationsOnce(given), once));
  }
});
