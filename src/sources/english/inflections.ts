import type { Inflection } from '../../lexicon/records.ts';
import { irregularVerb } from './irregularVerbs.ts';
import { syllables, withS, withVowelSuffix } from './spelling.ts';

/** The lexical categories of English that inflect. */
export type InflectingCategory = 'noun' | 'verb' | 'adjective' | 'adverb';

/** Irregular forms of a headword, as an exception list has them. */
export type Exceptions = (category: InflectingCategory, headword: string) => readonly string[];

/**
 * The inflected forms of an English headword. Exceptions and irregular verbs come as they are listed; the
 * rest is made by rule and marked as derived. In an expression the word that inflects does so: the verb of
 * *give up*, the noun of *hot dog* and of *attorney general*'s kind alike the last.
 */
export function englishInflections(
  category: InflectingCategory,
  headword: string,
  exceptions: Exceptions,
): readonly Inflection[] {
  const listed = exceptions(category, headword);
  switch (category) {
    case 'verb':
      return verbForms(headword, exceptions);
    case 'noun':
      return listed.length > 0 ? nounExceptions(headword, listed) : nounForms(headword, exceptions);
    case 'adjective':
    case 'adverb':
      return comparison(headword, category, listed);
  }
}

const word = /^\p{L}[\p{L}'-]*$/u;

function listedForm(form: string, ...grammaticalFeatures: string[]): Inflection {
  return { form, grammaticalFeatures };
}

function derivedForm(form: string, ...grammaticalFeatures: string[]): Inflection {
  return { form, grammaticalFeatures, derived: true };
}

function nounExceptions(headword: string, listed: readonly string[]): readonly Inflection[] {
  const forms = listed.map(form => listedForm(form, 'plural'));
  // a learned plural stands beside the regular one (*cacti*, *cactuses*), an old English one does not
  const learned = listed.every(form => /(a|ae|i|eaux|ices)$/.test(form)) && !/[aeiou]ma$/.test(headword);
  return learned && word.test(headword) ? [...forms, derivedForm(withS(headword), 'plural')] : forms;
}

function nounForms(headword: string, exceptions: Exceptions): readonly Inflection[] {
  const words = headword.split(' ');
  const last = words.at(-1) ?? '';
  // *mother-in-law*, *man of letters*: the noun before the preposition inflects
  const preposition = /^(.+?)([ -](?:of|in|at|de|to|by|on|for|with|and)[ -].+)$/.exec(headword);
  const [, head = '', rest = ''] = preposition ?? [];
  const [before, noun, after] = preposition ? [...splitLast(head), rest] : [...splitLast(headword), ''];
  if (!word.test(noun) || !/\p{Ll}$/u.test(noun) || last === '') {
    return [];
  }
  const irregular = exceptions('noun', noun);
  const plurals = irregular.length > 0 ? irregular : [withS(noun)];
  return plurals.map(plural => derivedForm(before + plural + after, 'plural'));
}

/** What stands before the last word, and that word. */
function splitLast(expression: string): [before: string, last: string] {
  const at = expression.lastIndexOf(' ') + 1;
  return [expression.slice(0, at), expression.slice(at)];
}

function verbForms(headword: string, exceptions: Exceptions): readonly Inflection[] {
  const space = headword.indexOf(' ');
  const verb = space === -1 ? headword : headword.slice(0, space);
  const rest = space === -1 ? '' : headword.slice(space);
  if (!word.test(verb)) {
    return [];
  }
  const forms = verb === 'be' ? formsOfBe : verbConjugation(verb, exceptions('verb', verb));
  return rest === ''
    ? forms
    : forms.map(inflection => ({ ...inflection, form: inflection.form + rest, derived: true }));
}

const formsOfBe: readonly Inflection[] = [
  listedForm('am', 'present', 'singular'),
  listedForm('is', 'present', 'singular'),
  listedForm('are', 'present', 'plural'),
  listedForm('being', 'presentParticiple'),
  listedForm('was', 'past', 'singular'),
  listedForm('were', 'past', 'plural'),
  listedForm('been', 'pastParticiple'),
];

function verbConjugation(verb: string, listed: readonly string[]): readonly Inflection[] {
  const present = listed.find(form => form.endsWith('s') && isThirdPerson(verb, form));
  const gerunds = listed.filter(form => form.endsWith('ing') && form !== verb);
  const regularGerund = withVowelSuffix(verb, 'ing');
  return [
    present ? listedForm(present, 'present', 'singular') : derivedForm(withS(verb), 'present', 'singular'),
    ...gerunds.map(form => listedForm(form, 'presentParticiple')),
    ...(gerunds.length === 0 || isAmericanAlternative(verb, gerunds)
      ? [derivedForm(regularGerund, 'presentParticiple')]
      : []),
    ...pastForms(verb, listed),
  ];
}

function isThirdPerson(verb: string, form: string): boolean {
  return (
    form.startsWith(verb.slice(0, Math.max(1, verb.length - 2))) &&
    /(es|as)$/.test(form) &&
    form.length <= verb.length + 3
  );
}

function pastForms(verb: string, listed: readonly string[]): readonly Inflection[] {
  const irregular = irregularVerb(verb);
  if (irregular) {
    return [
      ...irregular.past.map(form => listedForm(form, 'past')),
      ...irregular.pastParticiple.map(form => listedForm(form, 'pastParticiple')),
    ];
  }
  const doubled = listed.filter(form => form.endsWith('ed'));
  const regular =
    doubled.length === 0 || isAmericanAlternative(verb, doubled) ? [withVowelSuffix(verb, 'ed')] : [];
  const both = (make: typeof listedForm, form: string) => [make(form, 'past'), make(form, 'pastParticiple')];
  return [
    ...doubled.flatMap(form => both(listedForm, form)),
    ...regular.flatMap(form => both(derivedForm, form)),
  ];
}

/** *travelled* stands beside *traveled*; *compelled*, stressed at the end, stands alone. */
function isAmericanAlternative(verb: string, doubled: readonly string[]): boolean {
  return (
    syllables(verb) > 1 &&
    doubled.every(form => form.startsWith(verb)) &&
    /[aeiou][lps]$/.test(verb) &&
    !endStressed.test(verb)
  );
}

const endStressed =
  /(pel|bel|cel|trol|stil|fil|nul|thral|hotel|quip|ship|slip|strip|trap|wrap|chop|clip|flop|ship|stop|step|skip|tip|up)$/;

const irregularComparison: Readonly<
  Record<string, readonly [comparatives: readonly string[], superlatives: readonly string[]]>
> = {
  good: [['better'], ['best']],
  well: [['better'], ['best']],
  bad: [['worse'], ['worst']],
  badly: [['worse'], ['worst']],
  ill: [['worse'], ['worst']],
  far: [
    ['farther', 'further'],
    ['farthest', 'furthest'],
  ],
  little: [['less'], ['least']],
  much: [['more'], ['most']],
  many: [['more'], ['most']],
};

/** Adverbs without -ly that are compared by suffix. */
const flatAdverbs: ReadonlySet<string> = new Set([
  'close',
  'deep',
  'early',
  'fast',
  'hard',
  'high',
  'late',
  'long',
  'loud',
  'low',
  'near',
  'often',
  'quick',
  'slow',
  'soon',
  'straight',
  'tight',
  'wide',
]);

function comparison(
  headword: string,
  category: 'adjective' | 'adverb',
  listed: readonly string[],
): readonly Inflection[] {
  const irregular = irregularComparison[headword];
  if (irregular) {
    const [comparatives, superlatives] = irregular;
    return [
      ...comparatives.map(form => listedForm(form, 'comparative')),
      ...superlatives.map(form => listedForm(form, 'superlative')),
    ];
  }
  const comparative = listed.find(form => form.endsWith('er') && form !== headword);
  const superlative = listed.find(form => form.endsWith('est') && form !== headword);
  if (comparative && superlative) {
    return [listedForm(comparative, 'comparative'), listedForm(superlative, 'superlative')];
  }
  const compared = category === 'adverb' ? flatAdverbs.has(headword) : comparesBySuffix(headword);
  return compared
    ? [
        derivedForm(withVowelSuffix(headword, 'er'), 'comparative'),
        derivedForm(withVowelSuffix(headword, 'est'), 'superlative'),
      ]
    : [];
}

/** Adjectives of one syllable, and those of two in -y, -le, -ow; participles and words in capitals are not compared. */
function comparesBySuffix(adjective: string): boolean {
  if (!/^[a-z]{3,}$/.test(adjective) || /(ed|ing|less)$/.test(adjective)) {
    return false;
  }
  const count = syllables(adjective) + (adjective.endsWith('le') ? 1 : 0);
  return count === 1 || (count === 2 && /([^aeiou]y|[^aeiou]le|ow)$/.test(adjective));
}
