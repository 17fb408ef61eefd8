import * as z from 'zod';
import { bodySchema } from './body.ts';
import { grammaticalFeatureSchema, lexicalCategorySchema } from './labels.ts';
import { inflectedFormSchema } from './senseParts.ts';

/** Inflections (service.md, "Inflections result"): every form of a headword, by lexical category. */

export const inflectionsResultSchema = z
  .strictObject({
    id: z.string(),
    text: z.string().optional(),
    language: z.string(),
    lexicalEntries: z
      .array(
        z.strictObject({
          language: z.string(),
          lexicalCategory: lexicalCategorySchema,
          inflections: z.array(inflectedFormSchema).min(1).optional(),
          grammaticalFeatures: z.array(grammaticalFeatureSchema).min(1).optional(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'InflectionsResult' });

export const inflectionsBodySchema = bodySchema(z.array(inflectionsResultSchema).min(1), {
  id: z.string(),
}).meta({
  id: 'RetrieveInflections',
});

export type InflectionsResult = z.infer<typeof inflectionsResultSchema>;
export type InflectionsBody = z.infer<typeof inflectionsBodySchema>;
