import type { Translation } from '../../lexicon/records.ts';

/** Labels and features that translations of the same text have between them. */
const lists = ['domains', 'regions', 'registers', 'grammaticalFeatures', 'notes'] as const;

/** Translations with each text once, where it stood first, with the labels and notes of all that have it. */
export function translationsOnce(translations: readonly Translation[]): readonly Translation[] {
  const found = new Map<string, Translation>();
  for (const translation of translations) {
    const known = found.get(translation.text);
    found.set(translation.text, known === undefined ? translation : together(known, translation));
  }
  return found.size === translations.length ? translations : [...found.values()];
}

function together(one: Translation, other: Translation): Translation {
  const labels = lists.map(list => [list, distinct([...(one[list] ?? []), ...(other[list] ?? [])])] as const);
  return { ...one, ...Object.fromEntries(labels.filter(([, values]) => values.length > 0)) };
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map(value => [JSON.stringify(value), value])).values()];
}
