import type { LexicalRecord } from '../../src/lexicon/records.ts';

/** Thesaurus entries and sentences of the fixture. */
export const wordsInUse: readonly LexicalRecord[] = [
  {
    kind: 'thesaurus',
    headword: 'river bank',
    language: 'en',
    lexicalCategory: 'noun',
    grammaticalFeatures: ['count'],
    variantForms: [{ text: 'riverbank' }],
    senses: [
      {
        id: 't_en_gb0000010.001',
        domains: ['geography'],
        regions: ['british'],
        registers: ['formal'],
        domainClasses: ['landscape'],
        semanticClasses: ['place'],
        examples: [{ text: 'They walked along the river bank.' }],
        synonyms: [{ text: 'waterside', registers: ['informal'], domains: ['geography'] }, { text: 'shore' }],
        subsenses: [{ id: 't_en_gb0000010.002', antonyms: [{ text: 'midstream' }] }],
      },
      { id: 't_en_gb0000010.003', synonyms: [{ text: 'embankment' }] },
    ],
  },
  {
    kind: 'thesaurus',
    headword: 'quick',
    language: 'en',
    lexicalCategory: 'adjective',
    senses: [{ id: 't_en_gb0000062.001', synonyms: [{ text: 'fast' }], antonyms: [{ text: 'slow' }] }],
  },
  ...[1, 2].map(homograph => ({
    kind: 'thesaurus' as const,
    headword: 'bank',
    language: 'en',
    lexicalCategory: 'noun',
    homograph,
    senses: [
      { id: `t_en_gb000007${homograph}.001`, synonyms: [{ text: homograph === 1 ? 'shore' : 'lender' }] },
    ],
  })),
  {
    kind: 'sentences',
    headword: 'run',
    language: 'en',
    lexicalCategory: 'verb',
    sentences: [
      {
        text: 'They ran for the last train.',
        senseIds: ['m_en_gbus0000030.001'],
        regions: ['british'],
        domains: ['sport'],
        registers: ['informal'],
        definitions: ['went fast'],
        notes: [{ type: 'usageNote', text: 'from a newspaper' }],
      },
    ],
  },
];
