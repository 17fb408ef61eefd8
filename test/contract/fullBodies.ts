/** One body for each shape, in which every field of its tables has a value (structures.md of the specification). */

const labels = {
  domains: [{ id: 'air_force', text: 'Air Force' }],
  regions: [{ id: 'north_american', text: 'North American' }],
  registers: [{ id: 'informal', text: 'Informal', qualifier: 'often' }],
};
const note = { text: 'often in the plural', type: 'usageNote', id: 'n1' };
const lexicalCategory = { id: 'noun', text: 'Noun' };
const grammaticalFeatures = [{ id: 'plural', text: 'Plural', type: 'Number' }];
const crossReference = { id: 'shore', text: 'shore', type: 'see also' };
const pronunciation = {
  audioFile: 'https://audio.example/bank.mp3',
  dialects: ['British English'],
  phoneticNotation: 'IPA',
  phoneticSpelling: 'baŋk',
  regions: labels.regions,
  registers: labels.registers,
};
const variantForm = { text: 'banke', ...labels, notes: [note], pronunciations: [pronunciation] };
const inflectedForm = {
  inflectedForm: 'banks',
  ...labels,
  grammaticalFeatures,
  lexicalCategory,
  pronunciations: [pronunciation],
};
const related = [{ id: 'bank_holiday', text: 'bank holiday', language: 'en', ...labels }];
const synonym = { id: 's1', language: 'en', text: 'shore', ...labels };
const example = {
  text: 'We sat on the bank.',
  ...labels,
  definitions: ['beside the water'],
  notes: [note],
  senseIds: ['m_en_gbus0000010.001'],
};
const construction = {
  text: 'on the bank of',
  ...labels,
  notes: [note],
  examples: [['on the bank of a river']],
};
const translation = {
  language: 'es',
  text: 'orilla',
  ...labels,
  collocations: [{ ...crossReference, type: 'object' }],
  grammaticalFeatures,
  notes: [note],
  toneGroups: [{ tones: [{ type: 'ipa', value: '˥' }] }],
  type: 'direct',
};

const commonSense = {
  id: 'm_en_gbus0000010.001',
  ...labels,
  domainClasses: [{ id: 'landscape', text: 'Landscape' }],
  semanticClasses: [{ id: 'place', text: 'Place' }],
  synonyms: [synonym],
  antonyms: [synonym],
};
const definingSense = {
  ...commonSense,
  definitions: ['the land beside a river'],
  shortDefinitions: ['riverside'],
  crossReferenceMarkers: ['see also shore'],
  crossReferences: [crossReference],
  etymologies: ['the oldest sense'],
  inflections: [inflectedForm],
  notes: [note],
  pronunciations: [pronunciation],
  thesaurusLinks: [{ entry_id: 'bank', sense_id: 't_en_gb0000010.001' }],
  variantForms: [variantForm],
};
const sense = { ...definingSense, examples: [example], constructions: [construction] };
const bilingualSense = {
  ...definingSense,
  examples: [
    {
      ...example,
      collocations: [{ ...crossReference, type: 'pre' }],
      crossReferenceMarkers: ['see also shore'],
      crossReferences: [crossReference],
      translations: [translation],
    },
  ],
  constructions: [{ ...construction, translations: [translation] }],
  translations: [translation],
  datasetCrossLinks: [{ entry_id: 'bank', sense_id: 'm_en_gbus0000010.001', language: 'en-gb' }],
};
const thesaurusSense = { ...commonSense, examples: [example] };

function headword(fullSense: { readonly id: string }) {
  return {
    id: 'bank',
    language: 'en-gb',
    word: 'bank',
    type: 'headword',
    pronunciations: [pronunciation],
    lexicalEntries: [
      {
        language: 'en-gb',
        text: 'bank',
        lexicalCategory,
        derivatives: related,
        derivativeOf: related,
        compounds: related,
        phrases: related,
        phrasalVerbs: related,
        grammaticalFeatures,
        notes: [note],
        pronunciations: [pronunciation],
        root: 'banc',
        variantForms: [variantForm],
        entries: [
          {
            homographNumber: '100',
            senses: [
              { ...fullSense, subsenses: [{ ...fullSense, subsenses: [{ id: 'm_en_gbus0000010.003' }] }] },
            ],
            etymologies: ['from an old word for a slope'],
            grammaticalFeatures,
            inflections: [inflectedForm],
            notes: [note],
            pronunciations: [pronunciation],
            variantForms: [variantForm],
            crossReferenceMarkers: ['see also shore'],
            crossReferences: [crossReference],
          },
        ],
      },
    ],
  };
}

function result(lexicalEntry: object) {
  return {
    id: 'bank',
    language: 'en',
    word: 'bank',
    type: 'headword',
    lexicalEntries: [{ language: 'en', text: 'bank', lexicalCategory, ...lexicalEntry }],
  };
}

const metadata = { operation: 'retrieve', provider: 'Glossa', total: '1' };
const asked = { id: 'bank', word: 'bank', metadata };

export const entries = { ...asked, results: [headword(sense)] };
export const words = { query: 'bank', metadata, results: [headword(sense)] };
export const translations = { ...asked, results: [headword(bilingualSense)] };
export const lemmas = {
  metadata,
  results: [result({ inflectionOf: [{ id: 'bank', text: 'bank' }], grammaticalFeatures })],
};
export const inflections = {
  id: 'bank',
  metadata,
  results: [
    {
      id: 'bank',
      text: 'bank',
      language: 'en-gb',
      lexicalEntries: [
        { language: 'en-gb', lexicalCategory, inflections: [inflectedForm], grammaticalFeatures },
      ],
    },
  ],
};
export const thesaurus = {
  ...asked,
  results: [
    result({
      grammaticalFeatures,
      variantForms: [variantForm],
      entries: [
        {
          homographNumber: '100',
          senses: [{ ...thesaurusSense, subsenses: [thesaurusSense] }],
          grammaticalFeatures,
          variantForms: [variantForm],
        },
      ],
    }),
  ],
};
export const sentences = { ...asked, results: [result({ sentences: [example], grammaticalFeatures })] };
export const pronunciations = { metadata, results: [result({ pronunciations: [pronunciation] })] };
export const languages = {
  metadata,
  results: [
    {
      region: 'gb',
      source: 'Our Own Words',
      sourceLanguage: { id: 'en', language: 'English' },
      targetLanguage: { id: 'es', language: 'Spanish' },
      type: 'bilingual',
    },
  ],
};
export const filters = {
  metadata,
  results: {
    entries: ['domains'],
    lemmas: ['lexicalCategory'],
    translations: ['domains'],
    sentences: ['domains'],
    thesaurus: ['synonyms'],
  },
};
