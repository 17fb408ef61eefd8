import type * as wire from '../contract/senseParts.ts';
import type { BilingualSense } from '../contract/senses.ts';
import { toWordId } from '../contract/wordIds.ts';
import type { Pair, TranslationEntry } from '../lexicon/pair.ts';
import type * as records from '../lexicon/records.ts';
import { createHeadwordResults } from './entryResults.ts';
import { type FieldMap, listOf, mapFields, text } from './fieldMap.ts';
import { grammaticalFeatures, labelFields } from './labelResults.ts';
import {
  constructionFields,
  crossReferences,
  defines,
  exampleFields,
  linkedWords,
  notes,
  senseFields,
  withDefinitionLanguage,
  withNote,
} from './senseResults.ts';

/** From bilingual records to the senses of Translations (structures.md, "Senses" and "Parts of a sense"). */

const translationFields: FieldMap<records.Translation, wire.Translation, Pair> = {
  text,
  ...labelFields,
  collocations: crossReferences,
  grammaticalFeatures,
  notes,
  type: text,
};

function translations(from: readonly records.Translation[], pair: Pair): wire.Translation[] {
  return from.map(({ language = pair.target, transliteration, ...translation }) => {
    const result = mapFields(translation, translationFields, pair, { language });
    return transliteration === undefined ? result : withTransliteration(result, transliteration);
  });
}

/** The syllables of a Chinese reading are tones; other readings in Latin letters are told in a note. */
function withTransliteration(translation: wire.Translation, reading: string): wire.Translation {
  if (translation.language !== 'zh') {
    return withNote(translation, 'technicalNote', reading);
  }
  const tones = reading
    .split(/\s+/)
    .filter(syllable => syllable !== '')
    .map(value => ({ type: 'dictionarySpecific' as const, value }));
  return tones.length === 0 ? translation : { ...translation, toneGroups: [{ tones }] };
}

const bilingualExampleFields: FieldMap<records.Example, wire.BilingualExample, Pair> = {
  ...exampleFields,
  collocations: crossReferences,
  crossReferenceMarkers: list => [...list],
  crossReferences,
  translations,
};

function examples(from: readonly records.Example[], pair: Pair): wire.BilingualExample[] {
  return from.map(example =>
    withNote(mapFields(example, bilingualExampleFields, pair), 'editorialNote', example.citation),
  );
}

const bilingualSenseFields: FieldMap<records.BilingualSense, BilingualSense, Pair> = {
  ...senseFields,
  antonyms: linkedWords,
  examples,
  constructions: listOf<records.Construction, wire.BilingualConstruction, Pair>({
    ...constructionFields,
    translations,
  }),
  translations,
  datasetCrossLinks: links =>
    links.map(link => ({
      entry_id: toWordId(link.headword),
      language: link.dataset,
      sense_id: link.senseId,
    })),
  subsenses: bilingualSenses,
};

function bilingualSenses(from: readonly records.BilingualSense[], pair: Pair): BilingualSense[] {
  const ordered = from.every(translates)
    ? from
    : from.toSorted((one, other) => Number(translates(other)) - Number(translates(one)));
  return ordered.map(sense =>
    withDefinitionLanguage(mapFields(sense, bilingualSenseFields, pair), sense, pair),
  );
}

/** Whether a sense or one of its subsenses has a translation. */
function translates(sense: records.BilingualSense): boolean {
  return (sense.translations?.length ?? 0) > 0 || (sense.subsenses?.some(translates) ?? false);
}

/** The results of a headword of a pair, with translations first. */
export const bilingualResults = createHeadwordResults<TranslationEntry, BilingualSense, Pair>({
  senses: bilingualSenses,
  isUseful: entry => entry.senses.some(sense => translates(sense) || defines(sense)),
});
