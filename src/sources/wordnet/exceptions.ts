import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Exceptions, InflectingCategory } from '../english/inflectedForms.ts';

/** The exception lists of WordNet (morphy(7WN)), as the package wink-lexicon carries them: form to headword. */

const files: Readonly<Partial<Record<InflectingCategory, string>>> = {
  noun: 'wn-noun-exceptions.js',
  verb: 'wn-verb-exceptions.js',
  adjective: 'wn-adjective-exceptions.js',
};

/** Pairs that the package lost, because it keeps one headword for each form. */
const lost: Readonly<Partial<Record<InflectingCategory, Readonly<Record<string, readonly string[]>>>>> = {
  noun: { axis: ['axes'], basis: ['bases'], ellipsis: ['ellipses'], leave: ['leaves'] },
};

/** Pairs that are wrong or mislead: modal verbs are no entries of WordNet, so *could* is no form of *can* (a tin). */
const wrong: ReadonlySet<string> = new Set([
  'can',
  'may',
  'will',
  'curet',
  'pasquinade',
  'squeegee',
  'popes',
  'taxis',
  'testes',
  'pen',
  'torrefy',
  'transship',
]);

/** Reads the lists from the package's folder. */
export function readExceptions(folder: string): Exceptions {
  const require = createRequire(join(folder, 'package.json'));
  const lists = new Map<InflectingCategory, Map<string, string[]>>();
  for (const [category, file] of Object.entries(files) as [InflectingCategory, string][]) {
    const forms: Readonly<Record<string, string>> = require(join(folder, 'src', file));
    const byHeadword = new Map<string, string[]>();
    for (const [form, headword] of Object.entries(forms)) {
      if (form !== headword && !(category === 'verb' && wrong.has(headword))) {
        byHeadword.set(headword, [...(byHeadword.get(headword) ?? []), form.replaceAll('_', ' ')]);
      }
    }
    for (const [headword, extra] of Object.entries(lost[category] ?? {})) {
      byHeadword.set(headword, [...extra]);
    }
    lists.set(category, byHeadword);
  }
  return (category, headword) => lists.get(category)?.get(headword) ?? [];
}
