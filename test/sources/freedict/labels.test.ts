import assert from 'node:assert/strict';
import type { Labels } from '../../../src/lexicon/records.ts';
import { dingLabels } from '../../../src/sources/freedict/dingLabels.ts';
import { englishLabels } from '../../../src/sources/freedict/englishLabels.ts';
import { englishOpening } from '../../../src/sources/freedict/glossedTranslations.ts';
import { labelledText, readLabels } from '../../../src/sources/freedict/labels.ts';
import {
  germanLabels,
  germanOpening,
  spanishLabels,
  spanishOpening,
} from '../../../src/sources/freedict/nativeLabels.ts';

interface Case {
  readonly written: string;
  readonly text: string;
  readonly labels?: Labels;
  readonly features?: readonly string[];
}

const english: readonly Case[] = [
  { written: 'A lamp.', text: 'A lamp.' },
  {
    written: '(slang, US, nautical) A lamp.',
    text: 'A lamp.',
    labels: { domains: ['nautical'], registers: ['slang'], regions: ['us'] },
  },
  { written: '(transitive) To light.', text: 'To light.', features: ['transitive'] },
  { written: '(not comparable) Lit.', text: 'Lit.' },
  { written: '(of a lamp) Lit.', text: '(of a lamp) Lit.' },
  { written: '(music, of a lamp) Lit.', text: '(of a lamp) Lit.', labels: { domains: ['music'] } },
  {
    written: '(often, derogatory) Dim.',
    text: 'Dim.',
    labels: { registers: [{ id: 'derogatory', qualifier: 'often' }] },
  },
  { written: '(chiefly UK or Ireland) Dim.', text: 'Dim.', labels: { regions: ['british', 'irish'] } },
  { written: '(slang)', text: '(slang)' },
];

const german: readonly Case[] = [
  {
    written: 'veraltet, Zoologie: ein Tier',
    text: 'ein Tier',
    labels: { domains: ['zoology'], registers: ['archaic'] },
  },
  { written: 'von Tieren: ruhen', text: 'von Tieren: ruhen' },
  { written: 'österreichisch: ein Tier', text: 'ein Tier', labels: { regions: ['austrian'] } },
  {
    written: 'Medizin, in der Praxis: ein Gerät',
    text: '(in der Praxis) ein Gerät',
    labels: { domains: ['medicine'] },
  },
  { written: 'ein Tier', text: 'ein Tier' },
];

const spanish: readonly Case[] = [
  {
    written: 'Medicina, farmacología| Sustancia.',
    text: 'Sustancia.',
    labels: { domains: ['medicine', 'pharmacology'] },
  },
  { written: 'Sustancia.', text: 'Sustancia.' },
];

describe('labelledText', () => {
  const languages = [
    { language: 'English', cases: english, opening: englishOpening, words: englishLabels },
    { language: 'German', cases: german, opening: germanOpening, words: germanLabels },
    { language: 'Spanish', cases: spanish, opening: spanishOpening, words: spanishLabels },
  ];
  for (const { language, cases, opening, words } of languages) {
    for (const { written, text, labels = {}, features = [] } of cases) {
      it(`reads in ${language}: ${written}`, () => {
        const found = labelledText(written, opening, words);
        assert.deepEqual([found.text, found.labels, found.features], [text, labels, features]);
      });
    }
  }
});

describe('readLabels', () => {
  it('knows the abbreviations of Ding and says what it does not know', () => {
    assert.deepEqual(readLabels(['Br.', 'med.', 'ugs.', 'ugs.', '+ gen'], dingLabels), {
      labels: { domains: ['medicine'], registers: ['informal'], regions: ['british'] },
      features: [],
      unknown: ['+ gen'],
    });
  });
});
