import type { Entry as EntryResult, HeadwordEntry, LexicalEntry } from '../contract/entries.ts';
import { toWordId } from '../contract/wordIds.ts';
import type { Dataset, Entry, Headword } from '../lexicon/dataset.ts';
import type { Sense } from '../lexicon/records.ts';
import { grammaticalFeatures, lexicalCategory } from './labelResults.ts';
import {
  crossReferenceResult,
  inflectionResult,
  notes,
  pronunciations,
  relatedEntries,
  senses,
  variantFormResult,
} from './senseResults.ts';

/**
 * The results of a headword: one for each homograph (conventions.md, section 4, "Homographs"). Homograph
 * numbers are sent only where the spelling has several.
 */
export function headwordResults(
  dataset: Dataset,
  headword: Headword,
  entries: readonly Entry[],
): HeadwordEntry[] {
  const homographs = Map.groupBy(entries, entry => entry.homograph ?? 1);
  const several = homographs.size > 1;
  return [...homographs].map(([homograph, members]) => ({
    id: toWordId(headword.text),
    language: dataset.id,
    lexicalEntries: members.map((entry, position) =>
      lexicalEntryResult(dataset, headword, entry, several ? String(100 * homograph + position) : undefined),
    ),
    type: 'headword',
    word: headword.text.toLowerCase(),
  }));
}

function lexicalEntryResult(
  dataset: Dataset,
  headword: Headword,
  entry: Entry,
  homographNumber: string | undefined,
): LexicalEntry {
  return {
    language: dataset.id,
    text: headword.text,
    lexicalCategory: lexicalCategory(dataset, entry.lexicalCategory),
    entries: [entryResult(dataset, entry, homographNumber)],
    grammaticalFeatures: grammaticalFeatures(dataset, featuresOf(entry)),
    derivatives: relatedEntries(dataset, entry.derivatives),
    derivativeOf: relatedEntries(dataset, entry.derivativeOf),
    compounds: relatedEntries(dataset, entry.compounds),
    phrases: relatedEntries(dataset, entry.phrases),
    phrasalVerbs: relatedEntries(dataset, entry.phrasalVerbs),
    root: entry.root,
  };
}

function entryResult(dataset: Dataset, entry: Entry, homographNumber: string | undefined): EntryResult {
  return {
    homographNumber,
    senses: senses(dataset, entry.senses),
    etymologies: entry.etymologies === undefined ? undefined : [...entry.etymologies],
    inflections: entry.inflections?.map(inflection => inflectionResult(dataset, inflection)),
    notes: notes(entry.notes),
    pronunciations: pronunciations(dataset, entry.pronunciations),
    variantForms: entry.variantForms?.map(variant => variantFormResult(dataset, variant)),
    crossReferenceMarkers:
      entry.crossReferenceMarkers === undefined ? undefined : [...entry.crossReferenceMarkers],
    crossReferences: entry.crossReferences?.map(crossReferenceResult),
  };
}

/** The features of an entry and of its senses: the wire has a place for them on the lexical entry alone. */
export function featuresOf(entry: Entry): string[] {
  return [...new Set([...(entry.grammaticalFeatures ?? []), ...senseFeatures(entry.senses)])];
}

function senseFeatures(from: readonly Sense[] | undefined): string[] {
  return (from ?? []).flatMap(sense => [
    ...(sense.grammaticalFeatures ?? []),
    ...senseFeatures(sense.subsenses),
  ]);
}
