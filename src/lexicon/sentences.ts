import type { Stored } from './pack.ts';
import type { Example, Sense } from './records.ts';

/** The sentences that show a headword in one lexical category. */
export interface SentencesEntry {
  readonly lexicalCategory: string;
  /** Those of the headword in the category. */
  readonly grammaticalFeatures?: readonly string[];
  readonly sentences: readonly Example[];
}

/**
 * Sentences of a headword by lexical category, in the order of its entries: those that a source gives for
 * themselves, then the examples of its senses, each with the ids of the senses that it shows.
 */
export function sentencesOf(
  entries: readonly (Omit<Stored<'entry'>, 'lexicalCategory'> & { readonly lexicalCategory: string })[],
  records: readonly Stored<'sentences'>[],
): readonly SentencesEntry[] {
  return entries.flatMap(({ lexicalCategory, grammaticalFeatures: features = [], senses }, position) => {
    const own = records.filter(record =>
      record.lexicalCategory === undefined ? position === 0 : record.lexicalCategory === lexicalCategory,
    );
    const sentences = mergeEqual([...own.flatMap(record => record.sentences), ...examplesOf(senses ?? [])]);
    const ofEntry = { lexicalCategory, ...(features.length > 0 ? { grammaticalFeatures: features } : {}) };
    return sentences.length > 0 ? [{ ...ofEntry, sentences }] : [];
  });
}

function* examplesOf(senses: readonly Sense[]): Generator<Example> {
  for (const { id, examples = [], subsenses = [] } of senses) {
    for (const example of examples) {
      yield { ...example, senseIds: [id] };
    }
    yield* examplesOf(subsenses);
  }
}

/** A sentence that shows several senses is one sentence. */
function mergeEqual(sentences: readonly Example[]): readonly Example[] {
  const merged = new Map<string, Example>();
  for (const sentence of sentences) {
    const earlier = merged.get(sentence.text);
    const senseIds = [...new Set([...(earlier?.senseIds ?? []), ...(sentence.senseIds ?? [])])];
    merged.set(sentence.text, { ...sentence, ...earlier, ...(senseIds.length > 0 ? { senseIds } : {}) });
  }
  return [...merged.values()];
}
