import * as z from 'zod';
import { askedAndResolved, bodySchema, resultTypeSchema } from './body.ts';
import { grammaticalFeatureSchema, lexicalCategorySchema } from './labels.ts';
import {
  crossReferenceSchema,
  hasContent,
  inflectedFormSchema,
  noteSchema,
  pronunciationSchema,
  relatedEntrySchema,
  variantFormSchema,
} from './senseParts.ts';
import { bilingualSenseSchema, senseSchema } from './senses.ts';

/** Entries, Words and Translations (service.md, "Entries result"; structures.md, "Entries, Words, Translations"). */

const strings = z.array(z.string()).min(1);
const relatedEntries = z.array(relatedEntrySchema).min(1).optional();

const entryFields = {
  homographNumber: z
    .string()
    .optional()
    .describe('100, 101 … for the first homograph, 200, 201 … for the second.'),
  etymologies: strings.optional(),
  grammaticalFeatures: z.array(grammaticalFeatureSchema).min(1).optional(),
  inflections: z.array(inflectedFormSchema).min(1).optional(),
  notes: z.array(noteSchema).min(1).optional(),
  pronunciations: z.array(pronunciationSchema).min(1).optional(),
  variantForms: z.array(variantFormSchema).min(1).optional(),
  crossReferenceMarkers: strings.optional(),
  crossReferences: z.array(crossReferenceSchema).min(1).optional(),
};

export const entrySchema = z
  .strictObject({ ...entryFields, senses: z.array(senseSchema).min(1).optional() })
  .refine(hasContent, 'an entry has at least one field')
  .meta({ id: 'Entry', minProperties: 1 });

export const bilingualEntrySchema = z
  .strictObject({ ...entryFields, senses: z.array(bilingualSenseSchema).min(1).optional() })
  .refine(hasContent, 'an entry has at least one field')
  .meta({ id: 'BilingualEntry', minProperties: 1 });

const lexicalEntryFields = {
  language: z.string(),
  text: z.string(),
  lexicalCategory: lexicalCategorySchema,
  derivatives: relatedEntries,
  derivativeOf: relatedEntries,
  compounds: relatedEntries,
  phrases: relatedEntries,
  phrasalVerbs: relatedEntries,
  grammaticalFeatures: z.array(grammaticalFeatureSchema).min(1).optional(),
  notes: z.array(noteSchema).min(1).optional(),
  pronunciations: z.array(pronunciationSchema).min(1).optional(),
  root: z.string().optional(),
  variantForms: z.array(variantFormSchema).min(1).optional(),
};

export const lexicalEntrySchema = z
  .strictObject({ ...lexicalEntryFields, entries: z.array(entrySchema).min(1).optional() })
  .meta({ id: 'LexicalEntry', description: 'An entry for one part of speech.' });

export const bilingualLexicalEntrySchema = z
  .strictObject({ ...lexicalEntryFields, entries: z.array(bilingualEntrySchema).min(1).optional() })
  .meta({ id: 'BilingualLexicalEntry' });

const headwordFields = {
  id: z.string(),
  language: z.string(),
  word: z.string().meta({ deprecated: true, description: 'Lower-cased form.' }),
  type: resultTypeSchema.optional(),
  pronunciations: z.array(pronunciationSchema).min(1).optional(),
};

export const headwordSchema = z
  .strictObject({ ...headwordFields, lexicalEntries: z.array(lexicalEntrySchema).min(1) })
  .meta({ id: 'HeadwordEntry' });

export const bilingualHeadwordSchema = z
  .strictObject({ ...headwordFields, lexicalEntries: z.array(bilingualLexicalEntrySchema).min(1) })
  .meta({ id: 'BilingualHeadwordEntry' });

export const entriesBodySchema = bodySchema(z.array(headwordSchema).min(1), askedAndResolved).meta({
  id: 'RetrieveEntry',
});

export const wordsBodySchema = bodySchema(z.array(headwordSchema).min(1), { query: z.string() }).meta({
  id: 'RetrieveWord',
});

export const translationsBodySchema = bodySchema(
  z.array(bilingualHeadwordSchema).min(1),
  askedAndResolved,
).meta({
  id: 'RetrieveTranslations',
});

export type Entry = z.infer<typeof entrySchema>;
export type LexicalEntry = z.infer<typeof lexicalEntrySchema>;
export type HeadwordEntry = z.infer<typeof headwordSchema>;
export type EntriesBody = z.infer<typeof entriesBodySchema>;
export type WordsBody = z.infer<typeof wordsBodySchema>;
export type TranslationsBody = z.infer<typeof translationsBodySchema>;
