import type { EntryRecord, LexicalRecord } from '../../src/lexicon/records.ts';
import { bank, plainWords } from './plainWords.ts';
import { wordsInUse } from './wordsInUse.ts';

/**
 * A small lexicon of our own words. It is made for the tests of the service: between them its records fill
 * every field that the dictionary endpoints can answer.
 */
export const fixtureRecords: readonly LexicalRecord[] = [
  ...bank(),
  ...polish(),
  ...irregularWords(),
  ...expressions(),
  ...references(),
  ...plainWords,
  ...wordsInUse,
];

/** Two near-homographs that differ in case alone; the capital one is more frequent on purpose. */
function polish(): EntryRecord[] {
  return [
    {
      ...word('polish', 'verb', 40),
      grammaticalFeatures: ['transitive'],
      inflections: [
        { form: 'polishes', grammaticalFeatures: ['present', 'singular'], derived: true },
        { form: 'polished', grammaticalFeatures: ['past'] },
      ],
      pronunciations: [
        {
          notation: 'IPA',
          spelling: 'ˈpɒlɪʃ',
          accents: ['en-GB'],
          audio: 'https://audio.example/polish.mp3',
        },
        { notation: 'respell', spelling: 'POL-ish', accents: ['en-US', 'northern_england'] },
      ],
      senses: [{ id: 'm_en_gbus0000020.001', definitions: ['make smooth and shiny by rubbing'] }],
    },
    {
      ...word('polish', 'noun', 15),
      senses: [
        {
          id: 'm_en_gbus0000021.001',
          definitions: ['a paste that makes things shine'],
          grammaticalFeatures: ['mass'],
        },
      ],
    },
    {
      ...word('Polish', 'adjective', 90),
      senses: [{ id: 'm_en_gbus0000022.001', definitions: ['of Poland, its people or its language'] }],
    },
  ];
}

function irregularWords(): LexicalRecord[] {
  return [
    {
      ...word('run', 'verb', 200),
      grammaticalFeatures: ['intransitive'],
      inflections: [
        { form: 'runs', grammaticalFeatures: ['present', 'singular'] },
        { form: 'ran', grammaticalFeatures: ['past'] },
        { form: 'run', grammaticalFeatures: ['pastParticiple'] },
        { form: 'running', grammaticalFeatures: ['presentParticiple'] },
      ],
      senses: [{ id: 'm_en_gbus0000030.001', definitions: ['go faster than at a walk'] }],
      phrasalVerbs: [{ text: 'run off' }],
    },
    {
      ...word('run', 'noun', 50),
      inflections: [{ form: 'runs', grammaticalFeatures: ['plural'] }],
      senses: [{ id: 'm_en_gbus0000031.001', definitions: ['an act of running'] }],
    },
    {
      ...word('see', 'verb', 300),
      inflections: [{ form: 'saw', grammaticalFeatures: ['past'] }],
      senses: [{ id: 'm_en_gbus0000032.001', definitions: ['notice with the eyes'] }],
    },
    {
      ...word('saw', 'noun', 20),
      senses: [{ id: 'm_en_gbus0000033.001', definitions: ['a tool with a toothed blade'] }],
    },
    {
      ...word('mouse', 'noun', 60),
      inflections: [
        {
          form: 'mice',
          grammaticalFeatures: ['plural'],
          registers: ['formal'],
          regions: ['british'],
          domains: ['zoology'],
          lexicalCategory: 'noun',
          pronunciations: [{ notation: 'IPA', spelling: 'maɪs' }],
        },
      ],
      senses: [
        { id: 'm_en_gbus0000034.001', definitions: ['a small rodent'], domains: ['zoology'] },
        { id: 'm_en_gbus0000034.002', definitions: ['a thing that moves a pointer'], domains: ['computing'] },
      ],
    },
    {
      kind: 'form',
      headword: 'mouse',
      language: 'en',
      inflections: [{ form: 'meece', grammaticalFeatures: ['plural'] }],
    },
  ];
}

function expressions(): EntryRecord[] {
  return [
    {
      ...word('give up', 'verb', 30),
      inflections: [{ form: 'gave up', grammaticalFeatures: ['past'] }],
      senses: [{ id: 'm_en_gbus0000040.001', definitions: ['stop trying'], registers: ['informal'] }],
    },
    {
      ...word("cat's cradle", 'noun', 3),
      senses: [{ id: 'm_en_gbus0000041.001', definitions: ['a game played with a loop of string'] }],
    },
    {
      ...word('to and fro', 'adverb', 5),
      senses: [{ id: 'm_en_gbus0000042.001', definitions: ['first one way and then back'] }],
    },
    {
      ...word('café', 'noun', 25),
      variantForms: [{ text: 'caffè', regions: ['italian'] }],
      senses: [{ id: 'm_en_gbus0000043.001', definitions: ['a place that sells coffee'] }],
    },
    {
      ...word('cafe', 'noun', 10),
      senses: [
        {
          id: 'm_en_gbus0000044.001',
          crossReferenceMarkers: ['variant spelling of café'],
          crossReferences: [{ text: 'café', type: 'variant spelling of' }],
        },
      ],
    },
  ];
}

function references(): EntryRecord[] {
  return [
    {
      ...word('colour', 'noun', 70),
      variantForms: [
        {
          text: 'color',
          regions: ['american'],
          registers: ['formal'],
          domains: ['computing'],
          notes: [{ type: 'wordFormNote', text: 'usual in the United States' }],
          pronunciations: [{ notation: 'IPA', spelling: 'ˈkʌlər', accents: ['en-US'] }],
        },
      ],
      crossReferenceMarkers: ['see also hue'],
      crossReferences: [{ text: 'Hue', headword: 'hue', type: 'see also' }],
      senses: [
        { id: 'm_en_gbus0000050.002', crossReferences: [{ text: 'paint', type: 'another term for' }] },
        { id: 'm_en_gbus0000050.001', definitions: ['how light looks'], shortDefinitions: ['hue'] },
      ],
    },
    {
      ...word('fortnight', 'noun', 8),
      datasets: ['en-gb'],
      senses: [{ id: 'm_en_gb0000051.001', definitions: ['two weeks'], regions: ['british'] }],
    },
    {
      ...word('sidewalk', 'noun', 9),
      datasets: ['en-us'],
      senses: [{ id: 'm_en_us0000052.001', definitions: ['a path beside a street'], regions: ['american'] }],
    },
  ];
}

function word(headword: string, lexicalCategory: string, frequency: number) {
  return { kind: 'entry', headword, language: 'en', lexicalCategory, frequency } as const;
}
