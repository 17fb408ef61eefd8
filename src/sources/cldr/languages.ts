/** Languages that English is translated into (conventions.md, value sets of the bilingual endpoints). */
export const targets = [
  'ar',
  'de',
  'el',
  'es',
  'fa',
  'ha',
  'hi',
  'id',
  'ig',
  'it',
  'ka',
  'mr',
  'ms',
  'pt',
  'qu',
  'ro',
  'ru',
  'tg',
  'tt',
  'yo',
  'zh',
] as const;

/** Languages that are translated into English. */
export const sources = [
  'ar',
  'de',
  'el',
  'es',
  'ha',
  'hi',
  'id',
  'it',
  'mr',
  'ms',
  'pt',
  'qu',
  'ru',
  'te',
  'tt',
  'zh',
] as const;

/** Every language but English, once. */
export const otherLanguages: readonly string[] = [...new Set<string>([...targets, ...sources])].sort();

/** A letter of the script that a language is written in; Latin letters where it is not listed. */
const letters: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  el: /\p{Script=Greek}/u,
  fa: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ka: /\p{Script=Georgian}/u,
  mr: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  te: /\p{Script=Telugu}/u,
  tg: /\p{Script=Cyrillic}/u,
  tt: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

const latin = /\p{Script=Latin}/u;

/** Whether a text has a letter of the language's script; one without is a code or English left as it was. */
export function inScriptOf(language: string, text: string): boolean {
  return (letters[language] ?? latin).test(text);
}

/**
 * Languages whose data is partly English left untranslated, and whose common nouns are partly written with
 * capitals as on a button.
 */
export const unfinished: ReadonlySet<string> = new Set(['ha', 'ig', 'qu', 'yo']);
