import type * as wire from '../contract/senseParts.ts';
import type { Sense, ThesaurusSense } from '../contract/senses.ts';
import { toWordId } from '../contract/wordIds.ts';
import type { HeadwordList } from '../lexicon/headwordList.ts';
import type * as records from '../lexicon/records.ts';
import { type FieldMap, listOf, mapFields, text, texts } from './fieldMap.ts';
import {
  domainClasses,
  grammaticalFeatures,
  labelFields,
  lexicalCategory,
  regions,
  registers,
  semanticClasses,
} from './labelResults.ts';
import { dialectName, languageName } from './languageNames.ts';

/** From the senses of records to those of the wire (structures.md, "Senses" and "Parts of a sense"). */

export const notes = listOf<records.Note, wire.Note>({ type: type => type, text, id: text });

/**
 * Respellings come before IPA (conventions.md, section 4, "Pronunciations"). Where a source names no accent, the
 * dialect is the language.
 */
export function pronunciations(
  from: readonly records.Pronunciation[],
  headwords: HeadwordList,
): wire.Pronunciation[] {
  return from
    .toSorted((one, other) => Number(one.notation === 'IPA') - Number(other.notation === 'IPA'))
    .map(({ notation, spelling, accents = [], audio, ...labels }) => ({
      ...(audio === undefined ? {} : { audioFile: audio }),
      dialects: accents.length === 0 ? [languageName(headwords.language)] : accents.map(dialectName),
      phoneticNotation: notation === 'IPA' ? 'IPA' : 'respell',
      phoneticSpelling: spelling,
      ...mapFields(labels, { regions, registers }, headwords),
    }));
}

export const variantForms = listOf<records.VariantForm, wire.VariantForm>({
  text,
  ...labelFields,
  notes,
  pronunciations,
});

const relatedEntryFields: FieldMap<records.LinkedWord, wire.RelatedEntry> = { text, ...labelFields };

const linkedWordFields: FieldMap<records.LinkedWord, wire.SynonymAntonym> = { text, ...labelFields };

const inflectionFields: FieldMap<records.Inflection, wire.InflectedForm> = {
  ...labelFields,
  grammaticalFeatures,
  lexicalCategory,
  pronunciations,
};

export function inflections(
  from: readonly records.Inflection[],
  headwords: HeadwordList,
): wire.InflectedForm[] {
  return from.map(inflection =>
    mapFields(inflection, inflectionFields, headwords, { inflectedForm: inflection.form }),
  );
}

export function crossReferences(from: readonly records.CrossReference[]): wire.CrossReference[] {
  return from.map(reference => ({
    id: toWordId(reference.headword ?? reference.text),
    text: reference.text,
    type: reference.type,
  }));
}

/** "Usually `id` and `text` alone" (structures.md, "Parts of a sense"). */
export function relatedEntries(
  from: readonly records.LinkedWord[],
  headwords: HeadwordList,
): wire.RelatedEntry[] {
  return from.map(word =>
    mapFields(word, relatedEntryFields, headwords, { id: toWordId(word.headword ?? word.text) }),
  );
}

export function linkedWords(
  from: readonly records.LinkedWord[],
  headwords: HeadwordList,
): wire.SynonymAntonym[] {
  return from.map(word => mapFields(word, linkedWordFields, headwords, { language: headwords.language }));
}

/** The fields that examples have everywhere. */
export const exampleFields: FieldMap<records.Example, wire.Example> = {
  text,
  ...labelFields,
  definitions: texts,
  notes,
};

/** Examples of a sense; `senseIds` belong to Sentences alone. Where one was taken from is told in a note. */
function examples(from: readonly records.Example[], headwords: HeadwordList): wire.Example[] {
  return from.map(example =>
    withNote(mapFields(example, exampleFields, headwords), 'editorialNote', example.citation),
  );
}

/** Sentences: examples with the senses that they show. */
export function sentences(from: readonly records.Example[], headwords: HeadwordList): wire.Example[] {
  return from.map(example => {
    const { senseIds = [] } = example;
    const [result] = examples([example], headwords);
    return { text: example.text, ...result, ...(senseIds.length > 0 ? { senseIds: [...senseIds] } : {}) };
  });
}

export const constructionFields: FieldMap<records.Construction, wire.Construction> = {
  text,
  ...labelFields,
  notes,
  examples: list => list as string[][],
};

function thesaurusLinks(from: readonly records.SenseLink[]): wire.SenseLink[] {
  return from.map(link => ({ entry_id: toWordId(link.headword), sense_id: link.senseId }));
}

/** Antonyms come with Thesaurus (conventions.md, section 4, "Synonyms and antonyms"). */
export const senseFields = {
  id: text,
  definitions: texts,
  shortDefinitions: texts,
  ...labelFields,
  domainClasses,
  semanticClasses,
  examples,
  synonyms: linkedWords,
  constructions: listOf<records.Construction, wire.Construction>(constructionFields),
  crossReferenceMarkers: texts,
  crossReferences,
  etymologies: texts,
  inflections,
  notes,
  pronunciations,
  thesaurusLinks,
  variantForms,
  subsenses: senses,
} satisfies FieldMap<records.Sense, Sense>;

const thesaurusSenseFields: FieldMap<records.ThesaurusSense, ThesaurusSense> = {
  id: text,
  ...labelFields,
  domainClasses,
  semanticClasses,
  examples,
  synonyms: linkedWords,
  antonyms: linkedWords,
  subsenses: thesaurusSenses,
};

export function thesaurusSenses(
  from: readonly records.ThesaurusSense[],
  headwords: HeadwordList,
): ThesaurusSense[] {
  return from.map(sense => mapFields(sense, thesaurusSenseFields, headwords));
}

/** Senses with definitions first; those that only refer elsewhere come last (conventions.md, section 5). */
export function senses(from: readonly records.Sense[], headwords: HeadwordList): Sense[] {
  const ordered = from.every(defines)
    ? from
    : [...from.filter(defines), ...from.filter(sense => !defines(sense))];
  return ordered.map(sense =>
    withDefinitionLanguage(
      mapFields<records.Sense, Sense, HeadwordList>(sense, senseFields, headwords),
      sense,
      headwords,
    ),
  );
}

/** Whether a sense or one of its subsenses says what the word means. */
export function defines(sense: records.Sense): boolean {
  return (sense.definitions?.length ?? 0) > 0 || (sense.subsenses?.some(defines) ?? false);
}

/** A sense whose definitions are in another language says so in a note. */
export function withDefinitionLanguage<Noted extends { notes?: wire.Note[] | undefined }>(
  sense: Noted,
  { definitions, definitionLanguage: language }: Pick<records.Sense, 'definitions' | 'definitionLanguage'>,
  headwords: HeadwordList,
): Noted {
  return language === undefined || language === headwords.language || !definitions?.length
    ? sense
    : withNote(sense, 'technicalNote', `Defined in ${languageName(language)}.`);
}

/** What is noted already stays; without a text nothing is added. */
export function withNote<Noted extends { notes?: wire.Note[] | undefined }>(
  noted: Noted,
  type: wire.Note['type'],
  note: string | undefined,
): Noted {
  return note === undefined ? noted : { ...noted, notes: [...(noted.notes ?? []), { type, text: note }] };
}
