import { isWord } from './englishWords.ts';
import { inScriptOf, unfinished } from './languages.ts';
import { kindsInOrder, type LocaleNames, type NameKind, type Names, nameKinds } from './names.ts';
import { cityOfZone } from './places.ts';

/** The English name and the name in another language of one thing. */
export interface NamePair {
  readonly kind: NameKind;
  readonly english: string;
  readonly other: string;
}

/** The pairs of names that English and another language have for the same things. */
export function* namePairs(english: LocaleNames, others: LocaleNames, language: string): Generator<NamePair> {
  const said = new Set<string>();
  for (const kind of kindsInOrder) {
    const left: Names = english.get(kind) ?? new Map();
    const right: Names = others.get(kind) ?? new Map();
    for (const code of new Set([...left.keys(), ...right.keys()])) {
      const englishName = nameOf(left, code) ?? nameByCode(kind, code);
      const pair = pairOf(kind, englishName, nameOf(right, code), language);
      if (pair !== undefined && !isSaid(pair, code, said)) {
        yield pair;
        said.add(`${kind} ${code}`).add(`${kind} ${pair.english}`);
      }
    }
  }
}

/**
 * Whether a kind that comes earlier says it: the calendar repeats units, in some locales with an article or in
 * the plural, and territories stand among the cities.
 */
function isSaid({ kind, english }: NamePair, code: string, said: ReadonlySet<string>): boolean {
  return (
    (kind === 'calendar' && said.has(`unit ${code}`)) || (kind === 'city' && said.has(`territory ${english}`))
  );
}

/** The name of a code; an alternative that a language does not have is the name itself there. */
function nameOf(names: Names, code: string): string | undefined {
  return names.get(code) ?? names.get(code.replace(/-alt-.*/, ''));
}

/** What a code itself says in English. */
function nameByCode(kind: NameKind, code: string): string | undefined {
  return kind === 'city' ? cityOfZone(code) : undefined;
}

/** The pair as a dictionary prints it; undefined where one of the names is none that it would print. */
function pairOf(kind: NameKind, englishName = '', otherName = '', language: string): NamePair | undefined {
  const english = plainSpaces(englishName).replace(' & ', ' and ');
  const common = !nameKinds[kind].proper && kind !== 'currency';
  const other = inSmallLetters(
    plainSpaces(otherName),
    common && unfinished.has(language) && !/\p{Lu}/u.test(english),
  );
  const untranslated = other.replace(' & ', ' and ') === english && !isPlausiblyEqual(kind, language);
  return isEnglishName(kind, english) && isName(other) && inScriptOf(language, other) && !untranslated
    ? { kind, english, other }
    : undefined;
}

/** Whether a name that equals English may be the language's own, and is not just left in English. */
function isPlausiblyEqual(kind: NameKind, language: string): boolean {
  return kind === 'territory' || kind === 'city' || (kind !== 'relative' && !unfinished.has(language));
}

function plainSpaces(name: string): string {
  return name.replace(/[\s\u00ad]+/g, ' ').trim();
}

function isEnglishName(kind: NameKind, name: string): boolean {
  return isName(name) && (!(kind === 'emoji' || kind === 'sign') || isWord(name));
}

/** Letters with their marks, and what joins words and parts of words. */
const nameLetters = /^[\p{L}\p{M}\p{Cf}’‘ʼ′ʻ'.·& ־–‑-]+$/u;

function isName(name: string): boolean {
  return nameLetters.test(name) && !/ [-–] /.test(name);
}

/** A name without the capitals that its words begin with, if it has to be so; abbreviations keep theirs. */
function inSmallLetters(name: string, wanted: boolean): string {
  return wanted ? name.replace(/(?<![\p{L}\p{M}])\p{Lu}(?!\p{Lu})/gu, letter => letter.toLowerCase()) : name;
}
