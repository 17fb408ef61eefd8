import type { HeadwordEntry, LexicalEntry, Entry as WireEntry } from '../contract/entries.ts';
import type { Dataset, Entry, Headword } from '../lexicon/dataset.ts';
import type { Sense } from '../lexicon/records.ts';
import { type FieldMap, mapFields, text, texts } from './fieldMap.ts';
import { headwordResult } from './headwordLookUp.ts';
import { grammaticalFeatures, lexicalCategory } from './labelResults.ts';
import {
  crossReferences,
  defines,
  inflections,
  notes,
  pronunciations,
  relatedEntries,
  senses,
  variantForms,
} from './senseResults.ts';

/**
 * The results of a headword: one for each homograph, that with definitions first (conventions.md, sections 4
 * and 5). `keep` says what is answered of an entry. Homograph numbers are sent where the spelling has several;
 * what is left out by `keep` does not change them.
 */
export function headwordResults(
  dataset: Dataset,
  headword: Headword,
  entries: readonly Entry[],
  keep: (entry: Entry) => Entry | undefined,
): HeadwordEntry[] {
  const homographs = Map.groupBy(mostUsefulFirst(entries), entry => entry.homograph ?? 1);
  return [...homographs].flatMap(([homograph, members]) => {
    const lexicalEntries = members.flatMap((entry, position) => {
      const number = homographs.size > 1 ? String(100 * homograph + position) : undefined;
      const kept = keep(entry);
      return kept ? [lexicalEntryResult(dataset, headword, kept, number)] : [];
    });
    return headwordResult(dataset, headword, lexicalEntries);
  });
}

/** Existing clients read the first definition of the first entry; otherwise the order stays. */
function mostUsefulFirst(entries: readonly Entry[]): readonly Entry[] {
  const useful = (entry: Entry) => entry.senses?.some(defines) ?? false;
  return entries.every(useful)
    ? entries
    : entries.toSorted((one, other) => Number(useful(other)) - Number(useful(one)));
}

type RelatedFields = 'derivatives' | 'derivativeOf' | 'compounds' | 'phrases' | 'phrasalVerbs' | 'root';

const lexicalEntryFields: FieldMap<Entry, Pick<LexicalEntry, RelatedFields>> = {
  derivatives: relatedEntries,
  derivativeOf: relatedEntries,
  compounds: relatedEntries,
  phrases: relatedEntries,
  phrasalVerbs: relatedEntries,
  root: text,
};

const entryFields: FieldMap<Entry, WireEntry> = {
  senses,
  etymologies: texts,
  inflections,
  notes,
  pronunciations,
  variantForms,
  crossReferenceMarkers: texts,
  crossReferences,
};

function lexicalEntryResult(
  dataset: Dataset,
  headword: Headword,
  entry: Entry,
  homographNumber: string | undefined,
): LexicalEntry {
  const features = featuresOf(entry);
  const entryResult = mapFields(entry, entryFields, dataset);
  const numbered = homographNumber === undefined ? entryResult : { homographNumber, ...entryResult };
  return {
    ...(Object.keys(numbered).length === 0 ? {} : { entries: [numbered] }),
    ...(features.length === 0 ? {} : { grammaticalFeatures: grammaticalFeatures(features, dataset) }),
    language: dataset.id,
    lexicalCategory: lexicalCategory(entry.lexicalCategory, dataset),
    ...mapFields(entry, lexicalEntryFields, dataset),
    text: headword.text,
  };
}

/** The features of an entry and of its senses, each once: the wire has no place for them on senses. */
export function featuresOf(entry: Entry): readonly string[] {
  const features = new Set(entry.grammaticalFeatures);
  addSenseFeatures(features, entry.senses);
  return [...features];
}

function addSenseFeatures(features: Set<string>, from: readonly Sense[] | undefined): void {
  for (const sense of from ?? []) {
    for (const feature of sense.grammaticalFeatures ?? []) {
      features.add(feature);
    }
    addSenseFeatures(features, sense.subsenses);
  }
}
