import * as z from 'zod';
import {
  grammaticalFeatureSchema,
  labelFields,
  labelSchema,
  lexicalCategorySchema,
  registerSchema,
} from './labels.ts';

/** The parts that senses and entries are made of (structures.md, "Small values" and "Parts of a sense"). */

const strings = z.array(z.string()).min(1);

export const noteTypes = [
  'grammaticalNote',
  'wordFormNote',
  'technicalNote',
  'editorialNote',
  'encyclopedicNote',
  'usageNote',
  'etymologyNote',
  'indicator',
] as const;

export const noteSchema = z
  .strictObject({ text: z.string(), type: z.enum(noteTypes), id: z.string().optional() })
  .meta({ id: 'Note' });

export const crossReferenceSchema = z
  .strictObject({ id: z.string(), text: z.string(), type: z.string() })
  .meta({ id: 'CrossReference' });

export const senseLinkSchema = z
  .strictObject({ entry_id: z.string(), sense_id: z.string() })
  .meta({ id: 'SenseLink', description: 'Points to a sense of a Thesaurus entry.' });

export const datasetCrossLinkSchema = z
  .strictObject({ entry_id: z.string(), sense_id: z.string(), language: z.string() })
  .meta({ id: 'DatasetCrossLink' });

export const toneGroupSchema = z
  .strictObject({
    tones: z.array(z.strictObject({ type: z.enum(['ipa', 'dictionarySpecific']), value: z.string() })).min(1),
  })
  .meta({ id: 'ToneGroup' });

export const pronunciationSchema = z
  .strictObject({
    audioFile: z.string().optional(),
    dialects: strings.optional().describe('For example "American English".'),
    phoneticNotation: z.string().optional().describe('`IPA` or `respell`.'),
    phoneticSpelling: z.string().optional(),
    regions: z.array(labelSchema).min(1).optional(),
    registers: z.array(registerSchema).min(1).optional(),
  })
  .refine(hasContent, 'a pronunciation has at least one field')
  .meta({ id: 'Pronunciation', minProperties: 1 });

export const variantFormSchema = z
  .strictObject({
    text: z.string(),
    ...labelFields,
    notes: z.array(noteSchema).min(1).optional(),
    pronunciations: z.array(pronunciationSchema).min(1).optional(),
  })
  .meta({ id: 'VariantForm' });

export const inflectedFormSchema = z
  .strictObject({
    inflectedForm: z.string(),
    ...labelFields,
    grammaticalFeatures: z.array(grammaticalFeatureSchema).min(1).optional(),
    lexicalCategory: lexicalCategorySchema.optional(),
    pronunciations: z.array(pronunciationSchema).min(1).optional(),
  })
  .meta({ id: 'InflectedForm' });

export const translationSchema = z
  .strictObject({
    language: z.string(),
    text: z.string(),
    ...labelFields,
    collocations: z.array(crossReferenceSchema).min(1).optional(),
    grammaticalFeatures: z.array(grammaticalFeatureSchema).min(1).optional(),
    notes: z.array(noteSchema).min(1).optional(),
    toneGroups: z.array(toneGroupSchema).min(1).optional(),
    type: z.string().optional(),
  })
  .meta({ id: 'Translation' });

export const exampleSchema = z
  .strictObject({
    text: z.string(),
    ...labelFields,
    definitions: strings.optional(),
    notes: z.array(noteSchema).min(1).optional(),
    senseIds: strings.optional().describe('Sentences only: the senses that the sentence shows.'),
  })
  .meta({ id: 'Example' });

export const bilingualExampleSchema = exampleSchema
  .extend({
    collocations: z.array(crossReferenceSchema).min(1).optional(),
    crossReferenceMarkers: strings.optional(),
    crossReferences: z.array(crossReferenceSchema).min(1).optional(),
    translations: z.array(translationSchema).min(1).optional(),
  })
  .meta({ id: 'BilingualExample' });

export const constructionSchema = z
  .strictObject({
    text: z.string(),
    ...labelFields,
    notes: z.array(noteSchema).min(1).optional(),
    examples: z.array(strings).min(1).optional(),
  })
  .meta({ id: 'Construction' });

export const bilingualConstructionSchema = constructionSchema
  .extend({ translations: z.array(translationSchema).min(1).optional() })
  .meta({ id: 'BilingualConstruction' });

export const synonymAntonymSchema = z
  .strictObject({
    text: z.string(),
    language: z.string().optional(),
    ...labelFields,
    id: z.string().optional(),
  })
  .meta({ id: 'SynonymAntonym' });

export const relatedEntrySchema = z
  .strictObject({ id: z.string(), text: z.string(), language: z.string().optional(), ...labelFields })
  .meta({ id: 'RelatedEntry' });

export type Note = z.infer<typeof noteSchema>;
export type CrossReference = z.infer<typeof crossReferenceSchema>;
export type Pronunciation = z.infer<typeof pronunciationSchema>;
export type VariantForm = z.infer<typeof variantFormSchema>;
export type InflectedForm = z.infer<typeof inflectedFormSchema>;
export type Translation = z.infer<typeof translationSchema>;
export type Example = z.infer<typeof exampleSchema>;
export type BilingualExample = z.infer<typeof bilingualExampleSchema>;
export type Construction = z.infer<typeof constructionSchema>;
export type BilingualConstruction = z.infer<typeof bilingualConstructionSchema>;
export type SynonymAntonym = z.infer<typeof synonymAntonymSchema>;
export type RelatedEntry = z.infer<typeof relatedEntrySchema>;
export type SenseLink = z.infer<typeof senseLinkSchema>;

/** Whether an object says anything: the "at least one field" rule of structures.md. */
export function hasContent(value: object): boolean {
  return Object.keys(value).length > 0;
}
