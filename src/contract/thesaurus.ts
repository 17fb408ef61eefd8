import * as z from 'zod';
import { askedAndResolved, bodySchema, resultTypeSchema } from './body.ts';
import { grammaticalFeatureSchema, lexicalCategorySchema } from './labels.ts';
import { hasContent, variantFormSchema } from './senseParts.ts';
import { thesaurusSenseSchema } from './senses.ts';

/** Thesaurus (service.md, "Thesaurus result"): synonyms and antonyms by sense. */

const thesaurusEntrySchema = z
  .strictObject({
    homographNumber: z.string().optional(),
    senses: z.array(thesaurusSenseSchema).min(1).optional(),
    grammaticalFeatures: z.array(grammaticalFeatureSchema).min(1).optional(),
    variantForms: z.array(variantFormSchema).min(1).optional(),
  })
  .refine(hasContent, 'a thesaurus entry has at least one field')
  .meta({ id: 'ThesaurusEntry', minProperties: 1 });

export const thesaurusResultSchema = z
  .strictObject({
    id: z.string(),
    language: z.string(),
    word: z.string().meta({ deprecated: true }),
    type: resultTypeSchema.optional(),
    lexicalEntries: z
      .array(
        z.strictObject({
          language: z.string(),
          text: z.string(),
          lexicalCategory: lexicalCategorySchema,
          entries: z.array(thesaurusEntrySchema).min(1).optional(),
          grammaticalFeatures: z.array(grammaticalFeatureSchema).min(1).optional(),
          variantForms: z.array(variantFormSchema).min(1).optional(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'ThesaurusResult' });

export const thesaurusBodySchema = bodySchema(z.array(thesaurusResultSchema).min(1), askedAndResolved).meta({
  id: 'RetrieveThesaurus',
});

export type ThesaurusResult = z.infer<typeof thesaurusResultSchema>;
export type ThesaurusBody = z.infer<typeof thesaurusBodySchema>;
