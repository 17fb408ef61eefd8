import type { BilingualSense, LexicalRecord, TranslationRecord } from '../../src/lexicon/records.ts';

/**
 * Records of two pairs and of a language that is described in another one. Between them they fill every field
 * that Translations can answer.
 */
export const wordsInTwoLanguages: readonly LexicalRecord[] = [
  ...fromEnglish(),
  ...fromSpanish(),
  ...fromChinese(),
];

function fromEnglish(): TranslationRecord[] {
  return [
    {
      ...translated('bank', 'noun', 'es', [theWholeBank()]),
      frequency: 5,
      grammaticalFeatures: ['count'],
      inflections: [{ form: 'banks', grammaticalFeatures: ['plural'] }],
      pronunciations: [{ notation: 'IPA', spelling: 'baŋk', accents: ['en-GB'] }],
      etymologies: ['from an old word for a slope'],
      variantForms: [{ text: 'banke' }],
      crossReferenceMarkers: ['see also money'],
      crossReferences: [{ text: 'money', type: 'see also' }],
      derivatives: [{ text: 'banker' }],
      derivativeOf: [{ text: 'bench' }],
      compounds: [{ text: 'bank account' }],
      phrases: [{ text: 'break the bank' }],
      phrasalVerbs: [{ text: 'bank on' }],
      root: 'banc',
      notes: [{ type: 'usageNote', text: 'common everywhere' }],
    },
    translated('run', 'verb', 'es', [
      {
        id: 'b-en-es0000002.001',
        notes: [{ type: 'indicator', text: 'on foot' }],
        translations: [{ text: 'correr', grammaticalFeatures: ['intransitive'] }],
        subsenses: [
          {
            id: 'b-en-es0000002.002',
            registers: ['informal'],
            translations: [{ text: 'pirarse', registers: ['informal'], regions: ['spain'] }],
          },
        ],
      },
    ]),
    translated('polish', 'verb', 'es', [
      { id: 'b-en-es0000003.001', domains: ['crafts'], translations: [{ text: 'pulir' }] },
    ]),
    translated('Polish', 'adjective', 'es', [
      { id: 'b-en-es0000004.001', translations: [{ text: 'polaco' }] },
    ]),
    translated('run', 'verb', 'zh', [
      {
        id: 'b-en-zh0000001.001',
        translations: [{ text: '跑步', transliteration: 'pǎo bù' }],
      },
    ]),
  ];
}

/** Every field of a bilingual sense. */
function theWholeBank(): BilingualSense {
  const labels = { domains: ['finance'], regions: ['british'], registers: ['formal'] } as const;
  const bankFull = { text: 'bank balance', type: 'object' } as const;
  const translation = {
    text: 'banco',
    ...labels,
    collocations: [bankFull],
    grammaticalFeatures: ['masculine'],
    notes: [{ type: 'usageNote', text: 'the usual word' }],
    type: 'direct',
  } as const;
  return {
    id: 'b-en-es0000001.001',
    ...labels,
    definitions: ['donde se guarda el dinero'],
    definitionLanguage: 'es',
    shortDefinitions: ['institución'],
    domainClasses: ['money'],
    semanticClasses: ['institution'],
    synonyms: [{ text: 'lender' }],
    antonyms: [{ text: 'borrower' }],
    constructions: [
      {
        text: 'in the bank',
        ...labels,
        notes: [{ type: 'usageNote', text: 'of money' }],
        examples: [['money in the bank']],
        translations: [{ text: 'en el banco' }],
      },
    ],
    crossReferenceMarkers: ['see also money'],
    crossReferences: [{ text: 'money', type: 'see also' }],
    etymologies: ['from a money changer’s bench'],
    examples: [
      {
        text: 'She works in a bank.',
        ...labels,
        definitions: ['as an employee'],
        notes: [{ type: 'usageNote', text: 'everyday' }],
        collocations: [{ text: 'work', type: 'pre' }],
        crossReferenceMarkers: ['see also work'],
        crossReferences: [{ text: 'work', type: 'see also' }],
        translations: [{ text: 'Trabaja en un banco.' }],
      },
    ],
    inflections: [{ form: 'banks' }],
    notes: [{ type: 'indicator', text: 'for money' }],
    pronunciations: [{ notation: 'IPA', spelling: 'baŋk' }],
    thesaurusLinks: [{ headword: 'bank', senseId: 't_en_gb0000010.001' }],
    variantForms: [{ text: 'banke' }],
    translations: [translation],
    datasetCrossLinks: [{ headword: 'bank', senseId: 'm_en_gbus0000010.001', dataset: 'en-gb' }],
  };
}

function fromSpanish(): LexicalRecord[] {
  return [
    {
      ...translated('año', 'noun', 'en', [{ id: 'b-es-en0000001.001', translations: [{ text: 'year' }] }]),
      language: 'es',
    },
    {
      ...translated('ano', 'noun', 'en', [{ id: 'b-es-en0000002.001', translations: [{ text: 'anus' }] }]),
      language: 'es',
    },
    ...['wine', 'he came'].map((text, position) => ({
      ...translated('vino', position === 0 ? 'noun' : 'verb', 'en', [
        { id: `b-es-en000001${position}.001`, translations: [{ text }] },
      ]),
      language: 'es',
      homograph: position + 1,
    })),
  ];
}

function fromChinese(): LexicalRecord[] {
  const head = { headword: '跑步', language: 'zh', lexicalCategory: 'verb' } as const;
  const particle = { headword: '啊', language: 'zh', lexicalCategory: 'particle' } as const;
  return [
    {
      kind: 'entry',
      ...head,
      variantForms: [{ text: '跑歩' }],
      pronunciations: [{ notation: 'transliteration', spelling: 'pǎo bù' }],
      senses: [{ id: 'm_zh0000001.001', definitions: ['to run'], definitionLanguage: 'en' }],
    },
    {
      kind: 'translation',
      ...head,
      targetLanguage: 'en',
      variantForms: [{ text: '跑歩' }],
      senses: [{ id: 'b-zh-en0000001.001', translations: [{ text: 'to run' }] }],
    },
    {
      kind: 'entry',
      ...particle,
      senses: [{ id: 'm_zh0000002.001', definitions: ['a word of surprise'], definitionLanguage: 'en' }],
    },
  ];
}

function translated(
  headword: string,
  lexicalCategory: string,
  targetLanguage: string,
  senses: readonly BilingualSense[],
): TranslationRecord {
  return { kind: 'translation', headword, language: 'en', lexicalCategory, targetLanguage, senses };
}
