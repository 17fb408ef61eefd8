import type { HeadwordEntry, LexicalEntry, Entry as WireEntry } from '../contract/entries.ts';
import type { Dataset, Entry } from '../lexicon/dataset.ts';
import type { Headword, HeadwordList } from '../lexicon/headwordList.ts';
import type { TranslationEntry } from '../lexicon/pair.ts';
import { featuresOf } from './features.ts';
import { type FieldMap, mapFields, text, texts } from './fieldMap.ts';
import { headwordResult } from './headwordLookUp.ts';
import { byHomograph } from './homographs.ts';
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

/** What makes the difference between entries of one language and of two. */
export interface EntryMapping<Stored extends Entry | TranslationEntry, WireSense, Headwords> {
  senses(from: NonNullable<Stored['senses']>, headwords: Headwords): WireSense[];
  /** Whether an entry says what clients look for first. */
  isUseful(entry: Stored): boolean;
}

type ResultOf<WireSense> = Omit<HeadwordEntry, 'lexicalEntries'> & {
  lexicalEntries: LexicalEntryOf<WireSense>[];
};
type LexicalEntryOf<WireSense> = Omit<LexicalEntry, 'entries'> & {
  entries?: (Omit<WireEntry, 'senses'> & { senses?: WireSense[] })[];
};

/**
 * Makes the results of a headword: one for each homograph, the useful ones first (conventions.md, sections 4
 * and 5). `keep` says what is answered of an entry. Homograph numbers are sent where the spelling has several;
 * what is left out by `keep` does not change them.
 */
export function createHeadwordResults<
  Stored extends Entry | TranslationEntry,
  WireSense,
  Headwords extends HeadwordList,
>(mapping: EntryMapping<Stored, WireSense, Headwords>) {
  return (
    headwords: Headwords,
    headword: Headword,
    entries: readonly Stored[],
    keep: (entry: Stored) => Stored | undefined,
  ): ResultOf<WireSense>[] => {
    return byHomograph(mostUsefulFirst(entries, mapping)).flatMap(members => {
      const lexicalEntries = members.flatMap(({ entry, homographNumber }) => {
        const kept = keep(entry);
        const senseResults = kept?.senses ? mapping.senses(kept.senses, headwords) : [];
        return kept ? [lexicalEntryResult(headwords, headword, kept, { homographNumber, senseResults })] : [];
      });
      return headwordResult(headwords, headword, lexicalEntries);
    });
  };
}

/** The results of a headword of a dataset, with definitions first. */
export const headwordResults = createHeadwordResults<Entry, ReturnType<typeof senses>[number], Dataset>({
  senses,
  isUseful: entry => entry.senses?.some(defines) ?? false,
});

/** Existing clients read the first sense of the first entry; otherwise the order stays. */
function mostUsefulFirst<Stored extends Entry | TranslationEntry>(
  entries: readonly Stored[],
  { isUseful }: Pick<EntryMapping<Stored, unknown, HeadwordList>, 'isUseful'>,
): readonly Stored[] {
  return entries.every(isUseful)
    ? entries
    : entries.toSorted((one, other) => Number(isUseful(other)) - Number(isUseful(one)));
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

const entryFields: FieldMap<Omit<Entry, 'senses'>, Omit<WireEntry, 'senses' | 'homographNumber'>> = {
  etymologies: texts,
  inflections,
  notes,
  pronunciations,
  variantForms,
  crossReferenceMarkers: texts,
  crossReferences,
};

function lexicalEntryResult<WireSense>(
  headwords: HeadwordList,
  headword: Headword,
  entry: Entry | TranslationEntry,
  parts: { readonly homographNumber: string | undefined; readonly senseResults: WireSense[] },
): LexicalEntryOf<WireSense> {
  const features = featuresOf(entry);
  const entryResult = {
    ...(parts.homographNumber === undefined ? {} : { homographNumber: parts.homographNumber }),
    ...mapFields(entry, entryFields, headwords),
    ...(parts.senseResults.length === 0 ? {} : { senses: parts.senseResults }),
  };
  return {
    ...(Object.keys(entryResult).length === 0 ? {} : { entries: [entryResult] }),
    ...(features.length === 0 ? {} : { grammaticalFeatures: grammaticalFeatures(features, headwords) }),
    language: headwords.id,
    lexicalCategory: lexicalCategory(entry.lexicalCategory, headwords),
    ...mapFields(entry, lexicalEntryFields, headwords),
    text: headword.text,
  };
}
