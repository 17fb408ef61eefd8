/** Marks of category and grammar, as FreeDict's dictionaries write them between angle brackets. */

const categoryOfMark: Readonly<Record<string, string>> = {
  n: 'noun',
  pn: 'noun',
  v: 'verb',
  adj: 'adjective',
  ordinalAdjective: 'adjective',
  adv: 'adverb',
  Adverb: 'adverb',
  pronominalAdverb: 'adverb',
  prep: 'preposition',
  preposition: 'preposition',
  postposition: 'preposition',
  conj: 'conjunction',
  conjunction: 'conjunction',
  int: 'interjection',
  interjection: 'interjection',
  num: 'numeral',
  numeral: 'numeral',
  pron: 'pronoun',
  pronoun: 'pronoun',
  personalPronoun: 'pronoun',
  relativePronoun: 'pronoun',
  possessivePronoun: 'pronoun',
  indefinitePronoun: 'pronoun',
  demonstrativePronoun: 'pronoun',
  art: 'determiner',
  article: 'determiner',
  determiner: 'determiner',
  possessiveAdjective: 'determiner',
  ptcl: 'particle',
  particle: 'particle',
  prefix: 'prefix',
  suffix: 'suffix',
  abbreviation: 'residual',
  symbol: 'residual',
  letter: 'residual',
  phraseologicalUnit: 'idiomatic',
  expression: 'idiomatic',
  proverb: 'idiomatic',
};

const featureOfMark: Readonly<Record<string, string>> = {
  masc: 'masculine',
  m: 'masculine',
  fem: 'feminine',
  f: 'feminine',
  neut: 'neuter',
  pl: 'plural',
  trans: 'transitive',
  intr: 'intransitive',
  refl: 'pronominal',
  pn: 'proper',
  abbreviation: 'abbreviation',
  symbol: 'symbol',
};

/**
 * The lexical category (conventions.md, section 4) that marks name: a gender or a plural without a category
 * is that of a noun. Undefined where they say nothing.
 */
export function categoryOfMarks(marks: readonly string[]): string | undefined {
  const named = marks.map(mark => categoryOfMark[mark]).find(category => category !== undefined);
  return named ?? (marks.some(mark => /^(masc|fem|neut|pl)$/.test(mark)) ? 'noun' : undefined);
}

/** The grammatical features that marks name, each once. */
export function featuresOfMarks(marks: readonly string[]): readonly string[] {
  return [...new Set(marks.flatMap(mark => featureOfMark[mark] ?? []))];
}
