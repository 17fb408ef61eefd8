import type { Inflection } from '../../lexicon/records.ts';
import { derivedForm, type Exceptions, listedForm, word, wordSet } from './inflectedForms.ts';
import { irregularBase, irregularVerb } from './irregularVerbs.ts';
import { syllables, withS, withVowelSuffix } from './spelling.ts';

/** Expressions of two words whose second word is the verb. */
const verbStandsLast = wordSet(`
  chicken-fight cold-work deep-freeze double-cross double-dye double-stitch dry-clean fast-dye pole-vault
  pole-dance roller-skate spot-jam spot-promote steam-clean stir-fry tap-dance test-drive test-fly water-ski
`);

const particle = /^(up|in|out|off|on|down|over|back|by|through|together)$/;

/** Forms of one sense of a verb that its expressions do not have: *lied* of telling lies, *born*. */
const singleOnly = wordSet('lied born');

/** The forms of a verb or of an expression that holds one: third person, participles and past tense. */
export function verbForms(headword: string, exceptions: Exceptions): readonly Inflection[] {
  const { before, verb, after } = splitVerb(headword);
  if (!word.test(verb)) {
    return [];
  }
  const forms = verb === 'be' ? formsOfBe : conjugate(verb, exceptions('verb', verb));
  return before === '' && after === ''
    ? forms
    : forms
        .filter(({ form }) => !singleOnly.has(form))
        .map(inflection => ({ ...inflection, form: before + inflection.form + after, derived: true }));
}

/** The verb of a headword, with what stands before and after it. */
function splitVerb(headword: string): { before: string; verb: string; after: string } {
  const space = headword.indexOf(' ');
  if (verbStandsLast.has(headword.replace(' ', '-'))) {
    return { before: headword.slice(0, space + 1), verb: headword.slice(space + 1), after: '' };
  }
  const [first, after] = space === -1 ? [headword, ''] : [headword.slice(0, space), headword.slice(space)];
  const hyphen = first.lastIndexOf('-');
  if (hyphen < 1) {
    return { before: '', verb: first, after };
  }
  return particle.test(first.slice(hyphen + 1))
    ? { before: '', verb: first.slice(0, hyphen), after: first.slice(hyphen) + after }
    : { before: first.slice(0, hyphen + 1), verb: first.slice(hyphen + 1), after };
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

function conjugate(verb: string, listed: readonly string[]): readonly Inflection[] {
  return [...presentForms(verb, listed), ...gerunds(verb, listed), ...pastForms(verb, listed)];
}

/** Verbs in -o that take -es; those made of *do* and *go* do too. */
const verbsInOes = wordSet('echo embargo hero torpedo veto zero');

function presentForms(verb: string, listed: readonly string[]): readonly Inflection[] {
  if (verb === 'have' || verb === 'do' || verb === 'go') {
    return [listedForm(verb === 'have' ? 'has' : `${verb}es`, 'present', 'singular')];
  }
  const present = listed.find(form => /[sz]es$/.test(form) && form.startsWith(verb));
  if (present) {
    return [listedForm(present, 'present', 'singular')];
  }
  const takesEs = verbsInOes.has(verb) || /^(do|go)$/.test(irregularBase(verb)?.base ?? '');
  return [derivedForm(takesEs ? `${verb}es` : withS(verb), 'present', 'singular')];
}

function gerunds(verb: string, listed: readonly string[]): readonly Inflection[] {
  const known = listed.filter(form => form.endsWith('ing') && form !== verb && isGerund(verb, form));
  const { prefix, base } = irregularBase(verb) ?? { prefix: '', base: verb };
  const regular = prefix + withVowelSuffix(base, 'ing');
  return [
    ...known.map(form => listedForm(form, 'presentParticiple')),
    ...(known.length === 0 || hasSingleConsonant(verb, known)
      ? [derivedForm(regular, 'presentParticiple')]
      : []),
  ];
}

/** A gerund lengthens its verb, but for a silent e and for y from ie. */
function isGerund(verb: string, form: string): boolean {
  return form.startsWith(verb.replace(/(ie|e)$/, '')) && (verb !== 'taxi' || form === 'taxiing');
}

function pastForms(verb: string, listed: readonly string[]): readonly Inflection[] {
  const irregular = irregularVerb(verb);
  if (irregular) {
    return [
      ...irregular.past.map(form => listedForm(form, 'past')),
      ...irregular.pastParticiple.map(form => listedForm(form, 'pastParticiple')),
    ];
  }
  const known = listed.filter(form => form.endsWith('ed'));
  const regular = known.length === 0 || hasSingleConsonant(verb, known) ? [withVowelSuffix(verb, 'ed')] : [];
  const both = (make: typeof listedForm, form: string) => [make(form, 'past'), make(form, 'pastParticiple')];
  return [
    ...known.flatMap(form => both(listedForm, form)),
    ...regular.flatMap(form => both(derivedForm, form)),
  ];
}

/** Verbs in -l that are stressed at the end and double it everywhere. */
const stressedL =
  /(pel|rebel|excel|trol|enrol|extol|distil|instil|fulfil|annul|thral|appal|corral|cavil|hotel)$/;

/** Other verbs whose last consonant may be doubled or not. */
const wavering = wordSet(
  'benefit bias bus chirrup combat filet focus hiccup kidnap nonplus pyramid refocus worship',
);

/** Whether *traveled* stands beside the listed *travelled*, or *focused* beside *focussed*. */
function hasSingleConsonant(verb: string, doubled: readonly string[]): boolean {
  const isDoubled = doubled.every(form => form.startsWith(verb + verb.slice(-1)));
  const unstressedL = syllables(verb) > 1 && /[aeiou]l$/.test(verb) && !stressedL.test(verb);
  return isDoubled && (unstressedL || wavering.has(verb));
}
