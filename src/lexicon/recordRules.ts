import { grammaticalFeatures } from './grammaticalFeatures.ts';
import type { ManifestDraft } from './manifest.ts';
import { recordLabels } from './recordLabels.ts';
import type { LexicalRecord } from './records.ts';

/**
 * Throws when a record breaks a rule of the format: it needs a headword that is whole text, a language,
 * datasets and pair that the manifest names, and grammatical features of the vocabulary.
 */
export function checkRecord(record: LexicalRecord, manifest: ManifestDraft): void {
  if (!record.headword.isWellFormed() || record.headword.trim() === '') {
    throw new Error(`${JSON.stringify(record.headword)} is no headword`);
  }
  requireNamed('language', record.language, manifest.languages);
  for (const dataset of record.datasets ?? []) {
    requireNamed('dataset', dataset, manifest.datasets);
  }
  if (record.kind === 'translation') {
    requireNamed('pair', `${record.language}-${record.targetLanguage}`, manifest.pairs);
  }
  for (const [list, id] of recordLabels(record)) {
    if (list === 'grammaticalFeatures' && !grammaticalFeatures.has(id)) {
      throw new Error(`the grammatical feature '${id}' is not in the vocabulary`);
    }
  }
}

function requireNamed(what: string, name: string, known: readonly string[]): void {
  if (!known.includes(name)) {
    throw new Error(`the manifest of the pack does not name the ${what} '${name}'`);
  }
}
