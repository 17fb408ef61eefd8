/** The grammatical features that records may name, with their type and readable text. */

interface GrammaticalFeature {
  readonly type: string;
  readonly text: string;
}

export const grammaticalFeatures: ReadonlyMap<string, GrammaticalFeature> = new Map(
  Object.entries({
    singular: { type: 'Number', text: 'Singular' },
    plural: { type: 'Number', text: 'Plural' },
    mass: { type: 'Countability', text: 'Mass' },
    count: { type: 'Countability', text: 'Count' },
    transitive: { type: 'Subcategorization', text: 'Transitive' },
    intransitive: { type: 'Subcategorization', text: 'Intransitive' },
    pronominal: { type: 'Subcategorization', text: 'Pronominal' },
    present: { type: 'Tense', text: 'Present' },
    past: { type: 'Tense', text: 'Past' },
    infinitive: { type: 'Non Finiteness', text: 'Infinitive' },
    pastParticiple: { type: 'Non Finiteness', text: 'Past Participle' },
    presentParticiple: { type: 'Non Finiteness', text: 'Present Participle' },
    masculine: { type: 'Gender', text: 'Masculine' },
    feminine: { type: 'Gender', text: 'Feminine' },
    neuter: { type: 'Gender', text: 'Neuter' },
    positive: { type: 'Degree', text: 'Positive' },
    comparative: { type: 'Degree', text: 'Comparative' },
    superlative: { type: 'Degree', text: 'Superlative' },
    abbreviation: { type: 'Residual', text: 'Abbreviation' },
    symbol: { type: 'Residual', text: 'Symbol' },
    proper: { type: 'Properness', text: 'Proper' },
  }),
);
