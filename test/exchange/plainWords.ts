import type { EntryRecord } from '../../src/lexicon/records.ts';

/** The headword that fills every field of an entry, with two homographs. */
export function bank(): EntryRecord[] {
  return [
    {
      kind: 'entry',
      headword: 'bank',
      language: 'en',
      lexicalCategory: 'noun',
      homograph: 1,
      frequency: 100,
      grammaticalFeatures: ['count'],
      root: 'banc',
      etymologies: ['from an old word for a slope'],
      notes: [{ type: 'usageNote', text: 'often in the plural', id: 'n1' }],
      pronunciations: [
        {
          notation: 'IPA',
          spelling: 'baŋk',
          accents: ['en-GB'],
          regions: ['british'],
          registers: ['formal'],
          audio: 'https://audio.example/bank.mp3',
        },
      ],
      variantForms: [{ text: 'banke', registers: ['archaic'] }],
      inflections: [{ form: 'banks', grammaticalFeatures: ['plural'] }],
      derivatives: [{ text: 'bankless', registers: ['informal'] }],
      derivativeOf: [{ text: 'bankō', headword: 'banko', regions: ['british'] }],
      compounds: [{ text: 'bank holiday', domains: ['finance'] }],
      phrases: [{ text: "break the bank's back" }],
      phrasalVerbs: [{ text: 'bank on [something]', headword: 'bank on' }],
      senses: [fullSense],
    },
    {
      kind: 'entry',
      headword: 'bank',
      language: 'en',
      lexicalCategory: 'verb',
      homograph: 1,
      frequency: 60,
      senses: [{ id: 'm_en_gbus0000011.001', definitions: ['pile up'], grammaticalFeatures: ['transitive'] }],
    },
    {
      kind: 'entry',
      headword: 'bank',
      language: 'en',
      lexicalCategory: 'noun',
      homograph: 2,
      frequency: 80,
      senses: [
        {
          id: 'm_en_gbus0000012.001',
          definitions: ['a house that keeps money'],
          domains: ['finance'],
          registers: ['formal', { id: 'informal', qualifier: 'often' }],
        },
        { id: 'm_en_gbus0000012.002', definitions: ['a stock kept for later use'], domains: ['medicine'] },
      ],
    },
  ];
}

const fullSense = {
  id: 'm_en_gbus0000010.001',
  definitions: ['the land beside a river'],
  shortDefinitions: ['riverside'],
  domains: ['geography'],
  regions: ['british'],
  registers: [{ id: 'offensive', qualifier: 'sometimes' }],
  domainClasses: ['landscape'],
  semanticClasses: ['place'],
  grammaticalFeatures: ['singular'],
  definitionLanguage: 'es',
  examples: [
    {
      text: 'We sat on the bank and fished.',
      definitions: ['beside the water'],
      registers: ['informal'],
      notes: [{ type: 'editorialNote', text: 'heard in the north' }],
      senseIds: ['m_en_gbus0000010.001'],
      citation: 'A. Writer, A Book',
    },
  ],
  synonyms: [{ text: 'shore', regions: ['british'] }, { text: 'embankment' }],
  antonyms: [{ text: 'midstream' }],
  constructions: [
    {
      text: 'on the bank of',
      domains: ['geography'],
      regions: ['british'],
      registers: ['formal'],
      notes: [{ type: 'grammaticalNote', text: 'with a noun' }],
      examples: [['on the bank of the river', 'on the bank of a stream']],
    },
  ],
  crossReferenceMarkers: ['see also shore'],
  crossReferences: [{ text: 'shore', type: 'see also' }],
  etymologies: ['the oldest sense'],
  inflections: [{ form: 'bankes', grammaticalFeatures: ['plural'], registers: ['archaic'] }],
  notes: [{ type: 'indicator', text: 'of a river' }],
  pronunciations: [{ notation: 'respell', spelling: 'bangk', accents: ['en-US'] }],
  thesaurusLinks: [{ headword: 'river bank', senseId: 't_en_gb0000010.001' }],
  variantForms: [{ text: 'bancke', notes: [{ type: 'wordFormNote', text: 'in old maps' }] }],
  subsenses: [
    {
      id: 'm_en_gbus0000010.002',
      definitions: ['a slope under water'],
      domains: ['nautical'],
      registers: ['formal'],
      subsenses: [{ id: 'm_en_gbus0000010.003', definitions: ['a reef'], domains: ['geography'] }],
    },
    { id: 'm_en_gbus0000010.004', definitions: ['a row of like things'], domains: ['computing'] },
  ],
} as const satisfies NonNullable<EntryRecord['senses']>[number];

/** Headwords of one sense, which only have to be there. */
export const plainWords: readonly EntryRecord[] = [
  plain('shore', 'noun', 60, 'the land beside the sea'),
  plain('hue', 'noun', 61, 'a colour or a shade of one'),
  plain('quick', 'adjective', 62, 'that takes little time'),
  plain('quickly', 'adverb', 63, 'in little time'),
  plain('well-being', 'noun', 64, 'being healthy and content'),
  plain('naïve', 'adjective', 65, 'that trusts too easily'),
  plain('resume', 'verb', 66, 'begin again'),
  plain('résumé', 'noun', 67, 'a short account'),
  plain('100%', 'adverb', 68, 'wholly'),
  plain('and/or', 'conjunction', 69, 'either or both'),
  plain('river bank', 'noun', 70, 'the land beside a river'),
];

function plain(headword: string, lexicalCategory: string, number: number, definition: string): EntryRecord {
  const id = `m_en_gbus00000${number}.001`;
  return {
    kind: 'entry',
    headword,
    language: 'en',
    lexicalCategory,
    senses: [{ id, definitions: [definition] }],
  };
}
