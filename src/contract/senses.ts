import * as z from 'zod';
import { labelFields, labelSchema } from './labels.ts';
import {
  bilingualConstructionSchema,
  bilingualExampleSchema,
  constructionSchema,
  crossReferenceSchema,
  datasetCrossLinkSchema,
  exampleSchema,
  inflectedFormSchema,
  noteSchema,
  pronunciationSchema,
  senseLinkSchema,
  synonymAntonymSchema,
  translationSchema,
  variantFormSchema,
} from './senseParts.ts';

/** The three kinds of sense (structures.md, "Senses"). Subsenses have the structure of their sense, to any depth. */

const strings = z.array(z.string()).min(1);

const commonFields = {
  id: z.string().describe('Unique in the lexicon and the same in every build.'),
  ...labelFields,
  domainClasses: z.array(labelSchema).min(1).optional(),
  semanticClasses: z.array(labelSchema).min(1).optional(),
  synonyms: z.array(synonymAntonymSchema).min(1).optional(),
  antonyms: z.array(synonymAntonymSchema).min(1).optional(),
};

const definingFields = {
  ...commonFields,
  definitions: strings.optional(),
  shortDefinitions: strings.optional(),
  crossReferenceMarkers: strings.optional(),
  crossReferences: z.array(crossReferenceSchema).min(1).optional(),
  etymologies: strings.optional(),
  inflections: z.array(inflectedFormSchema).min(1).optional(),
  notes: z.array(noteSchema).min(1).optional(),
  pronunciations: z.array(pronunciationSchema).min(1).optional(),
  thesaurusLinks: z.array(senseLinkSchema).min(1).optional(),
  variantForms: z.array(variantFormSchema).min(1).optional(),
};

/** A sense of Entries and Words. */
export const senseSchema = z.strictObject(definingFields).extend({
  examples: z.array(exampleSchema).min(1).optional(),
  constructions: z.array(constructionSchema).min(1).optional(),
  get subsenses() {
    return z.array(senseSchema).min(1).optional();
  },
});

/** A sense of Translations. */
export const bilingualSenseSchema = z.strictObject(definingFields).extend({
  examples: z.array(bilingualExampleSchema).min(1).optional(),
  constructions: z.array(bilingualConstructionSchema).min(1).optional(),
  translations: z.array(translationSchema).min(1).optional(),
  datasetCrossLinks: z.array(datasetCrossLinkSchema).min(1).optional(),
  get subsenses() {
    return z.array(bilingualSenseSchema).min(1).optional();
  },
});

/** A sense of Thesaurus. */
export const thesaurusSenseSchema = z.strictObject(commonFields).extend({
  examples: z.array(exampleSchema).min(1).optional(),
  get subsenses() {
    return z.array(thesaurusSenseSchema).min(1).optional();
  },
});

export type Sense = z.infer<typeof senseSchema>;
export type BilingualSense = z.infer<typeof bilingualSenseSchema>;
export type ThesaurusSense = z.infer<typeof thesaurusSenseSchema>;
