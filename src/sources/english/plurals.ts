import type { Inflection } from '../../lexicon/records.ts';
import { derivedForm, type Exceptions, listedForm, word, wordSet } from './inflectedForms.ts';
import { irregularPlural, isSettled, isUncountable, listedPlurals, takesPlainS } from './irregularNouns.ts';
import { withS } from './spelling.ts';

/** The plurals of a noun or of an expression that holds one, the listed first; none where it has no plural. */
export function pluralForms(headword: string, exceptions: Exceptions): readonly Inflection[] {
  const listed = exceptions('noun', headword);
  if (listed.length > 0 && !word.test(headword)) {
    return listed.map(form => listedForm(form, 'plural'));
  }
  const { before, noun, after } = splitNoun(headword);
  if (isUncountable(headword) || isUncountable(noun) || !inflects(noun)) {
    return [];
  }
  const plurals = pluralsOfWord(noun, exceptions);
  return before === '' && after === ''
    ? plurals
    : plurals
        .filter(({ form }) => form !== 'brethren')
        .map(({ form }) => derivedForm(before + form + after, 'plural'));
}

function inflects(noun: string): boolean {
  return word.test(noun) && noun.length > 1 && /\p{Ll}$/u.test(noun);
}

/** *mothers-in-law*, *passers-by*, *men of letters*: the noun before the preposition inflects. */
const phrases = [
  /^(?<head>.+?)(?<rest> (?:of|in|at|de|to|by|on|for|with|from|under|without) .+)$/,
  /^(?<head>\p{L}{3,}?)(?<rest>-(?:in-law|in-chief|in-waiting|at-arms|at-law|of-.+|de-camp|errant))$/u,
  /^(?<head>attorney|solicitor|postmaster|governor|surgeon|consul|director|adjutant|inspector)(?<rest>[ -]general)$/,
  /^(?<head>court|poet|heir|notary|knight|professor|body)(?<rest>[ -](?:martial|laureate|apparent|presumptive|public|errant|emeritus|politic))$/,
  /^(?<head>\p{L}+er)(?<rest>-(?:by|on|up|in|out|down))$/u,
];

/** Heads of such phrases that are no noun in the singular. */
const noHead = wordSet('out off on in at the more all one two three');

interface Split {
  readonly before: string;
  readonly noun: string;
  readonly after: string;
}

function splitNoun(headword: string): Split {
  for (const phrase of phrases) {
    const { head, rest = '' } = phrase.exec(headword)?.groups ?? {};
    if (head !== undefined && !noHead.has(head)) {
      return { ...splitLast(head), after: rest };
    }
  }
  // *rank and file*, *odds and ends*: no rule says which noun inflects
  return / (and|or) /.test(headword)
    ? { before: '', noun: '', after: '' }
    : { ...splitLast(headword), after: '' };
}

function splitLast(expression: string): Omit<Split, 'after'> {
  const space = expression.lastIndexOf(' ');
  const hyphen = expression.lastIndexOf('-');
  const at = Math.max(space, hyphen) + 1;
  return { before: expression.slice(0, at), noun: expression.slice(at) };
}

function pluralsOfWord(noun: string, exceptions: Exceptions): readonly Inflection[] {
  const lower = noun.charAt(0).toLowerCase() + noun.slice(1);
  const restore = (form: string) => (lower === noun ? form : form.charAt(0).toUpperCase() + form.slice(1));
  const regular = regularPlural(noun);
  const listed = listedPlurals(lower, exceptions('noun', lower)).map(restore);
  if (listed.length > 0) {
    const both = !isSettled(lower) && !listed.includes(regular) && standsBesideRegular(listed, lower);
    return [
      ...listed.map(form => listedForm(form, 'plural')),
      ...(both ? [derivedForm(regular, 'plural')] : []),
    ];
  }
  return [derivedForm(irregularPlural(noun) ?? regular, 'plural')];
}

/** Nouns in -f whose plural in -ves has one in -fs beside it. */
const wavering = wordSet('beef dwarf handkerchief hoof kerchief roof scarf staff turf wharf');

/** Nouns in -o that take -oes alone. */
const onlyOes = wordSet('echo embargo hero antihero superhero negro potato tomato torpedo veto no go');

/**
 * Whether the regular plural is in use beside the listed one, as in *cacti*, *cactuses*. The old plurals
 * (*men*, *feet*, *wives*) and those in -ses and -zzes stand alone.
 */
function standsBesideRegular(listed: readonly string[], noun: string): boolean {
  return !listed.some(
    form =>
      /(men|children|feet|teeth|geese|mice|lice|oxen|kine|[sx]es|zzes|servants)$/.test(form) ||
      (form.endsWith('ves') && !wavering.has(noun)) ||
      (form.endsWith('oes') && onlyOes.has(noun)),
  );
}

function regularPlural(noun: string): string {
  if (takesPlainS(noun)) {
    return `${noun}s`;
  }
  if (/..sis$/.test(noun)) {
    return `${noun.slice(0, -2)}es`;
  }
  return /(^|[^aeiou])[aeiou]z$/.test(noun) ? `${noun}zes` : withS(noun);
}
