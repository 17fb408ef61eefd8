import type {
  Construction,
  CrossReference,
  Example,
  InflectedForm,
  Note,
  Pronunciation,
  RelatedEntry,
  SenseLink,
  SynonymAntonym,
  VariantForm,
} from '../contract/senseParts.ts';
import type { Sense } from '../contract/senses.ts';
import { toWordId } from '../contract/wordIds.ts';
import type { Dataset } from '../lexicon/dataset.ts';
import type * as records from '../lexicon/records.ts';
import { grammaticalFeatures, labelFields, labels, lexicalCategory, registers } from './labelResults.ts';

/** From the senses of records to those of the wire (structures.md, "Senses" and "Parts of a sense"). */

/** Senses with definitions first; those that only refer elsewhere come last (conventions.md, section 5). */
export function senses(dataset: Dataset, from: readonly records.Sense[] | undefined): Sense[] | undefined {
  if (!from) {
    return undefined;
  }
  const defining = from.filter(sense => sense.definitions || sense.subsenses);
  const referring = from.filter(sense => !sense.definitions && !sense.subsenses);
  return [...defining, ...referring].map(sense => senseResult(dataset, sense));
}

function senseResult(dataset: Dataset, from: records.Sense): Sense {
  return {
    id: from.id,
    definitions: copy(from.definitions),
    shortDefinitions: copy(from.shortDefinitions),
    ...labelFields(dataset, from),
    domainClasses: labels(dataset, 'domainClasses', from.domainClasses),
    semanticClasses: labels(dataset, 'semanticClasses', from.semanticClasses),
    examples: from.examples?.map(example => exampleResult(dataset, example)),
    synonyms: from.synonyms?.map(word => linkedWordResult(dataset, word)),
    constructions: from.constructions?.map(construction => constructionResult(dataset, construction)),
    crossReferenceMarkers: copy(from.crossReferenceMarkers),
    crossReferences: from.crossReferences?.map(crossReferenceResult),
    etymologies: copy(from.etymologies),
    inflections: from.inflections?.map(inflection => inflectionResult(dataset, inflection)),
    notes: senseNotes(from),
    pronunciations: pronunciations(dataset, from.pronunciations),
    thesaurusLinks: from.thesaurusLinks?.map(thesaurusLinkResult),
    variantForms: from.variantForms?.map(variant => variantFormResult(dataset, variant)),
    subsenses: senses(dataset, from.subsenses),
  };
}

/** Definitions in another language say so in a note. */
function senseNotes(from: records.Sense): Note[] | undefined {
  const own = notes(from.notes) ?? [];
  const language = from.definitionLanguage ? languageNames.of(from.definitionLanguage) : undefined;
  const all = language ? [...own, { type: 'technicalNote' as const, text: `Defined in ${language}.` }] : own;
  return all.length > 0 ? all : undefined;
}

export function exampleResult(dataset: Dataset, from: records.Example): Example {
  const citation =
    from.citation === undefined ? [] : [{ type: 'editorialNote' as const, text: from.citation }];
  const all = [...(from.notes ?? []), ...citation];
  return {
    text: from.text,
    ...labelFields(dataset, from),
    definitions: copy(from.definitions),
    notes: all.length > 0 ? notes(all) : undefined,
    senseIds: copy(from.senseIds),
  };
}

export function linkedWordResult(dataset: Dataset, from: records.LinkedWord): SynonymAntonym {
  return { text: from.text, language: dataset.language, ...labelFields(dataset, from) };
}

export function relatedEntries(
  dataset: Dataset,
  from: readonly records.LinkedWord[] | undefined,
): RelatedEntry[] | undefined {
  return from?.map(word => ({
    id: toWordId(word.headword ?? word.text),
    text: word.text,
    language: dataset.language,
    ...labelFields(dataset, word),
  }));
}

export function crossReferenceResult(from: records.CrossReference): CrossReference {
  return { id: toWordId(from.headword ?? from.text), text: from.text, type: from.type };
}

export function inflectionResult(dataset: Dataset, from: records.Inflection): InflectedForm {
  return {
    inflectedForm: from.form,
    ...labelFields(dataset, from),
    grammaticalFeatures: grammaticalFeatures(dataset, from.grammaticalFeatures),
    lexicalCategory:
      from.lexicalCategory === undefined ? undefined : lexicalCategory(dataset, from.lexicalCategory),
    pronunciations: pronunciations(dataset, from.pronunciations),
  };
}

export function variantFormResult(dataset: Dataset, from: records.VariantForm): VariantForm {
  return {
    text: from.text,
    ...labelFields(dataset, from),
    notes: notes(from.notes),
    pronunciations: pronunciations(dataset, from.pronunciations),
  };
}

/** Respellings come before IPA (conventions.md, section 4). */
export function pronunciations(
  dataset: Dataset,
  from: readonly records.Pronunciation[] | undefined,
): Pronunciation[] | undefined {
  return from
    ?.toSorted((one, other) => Number(one.notation === 'IPA') - Number(other.notation === 'IPA'))
    .map(pronunciation => ({
      audioFile: pronunciation.audio,
      dialects: pronunciation.accents?.map(accent => accentNames.get(accent) ?? accentName(accent)),
      phoneticNotation: pronunciation.notation === 'IPA' ? 'IPA' : 'respell',
      phoneticSpelling: pronunciation.spelling,
      regions: labels(dataset, 'regions', pronunciation.regions),
      registers: registers(dataset, pronunciation.registers),
    }));
}

export function notes(from: readonly records.Note[] | undefined): Note[] | undefined {
  return from?.map(note => ({ ...note }));
}

function constructionResult(dataset: Dataset, from: records.Construction): Construction {
  return {
    text: from.text,
    ...labelFields(dataset, from),
    notes: notes(from.notes),
    examples: from.examples?.map(example => [...example]),
  };
}

function thesaurusLinkResult(from: records.SenseLink): SenseLink {
  return { entry_id: toWordId(from.headword), sense_id: from.senseId };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Asking for a name takes longer than a look-up, so those that recur are asked for once. */
const accentNames: ReadonlyMap<string, string> = new Map(
  ['en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ', 'en-US', 'en-ZA'].map(tag => [tag, accentName(tag)]),
);

/** `en-US` reads "American English"; a label id where there is no such tag reads as it is. */
function accentName(accent: string): string {
  return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(accent)
    ? (languageNames.of(accent) ?? accent)
    : accent.replaceAll('_', ' ');
}

function copy(list: readonly string[] | undefined): string[] | undefined {
  return list === undefined ? undefined : [...list];
}
