import * as z from 'zod';
import { bodySchema, resultTypeSchema } from './body.ts';
import { lexicalCategorySchema } from './labels.ts';
import { pronunciationSchema } from './senseParts.ts';

/** Pronunciations (structures.md, "Other endpoints"): transcriptions of a word by lexical category. */

export const pronunciationsResultSchema = z
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
          pronunciations: z.array(pronunciationSchema).min(1),
        }),
      )
      .min(1),
  })
  .meta({ id: 'PronunciationsResult' });

export const pronunciationsBodySchema = bodySchema(z.array(pronunciationsResultSchema).min(1), {}).meta({
  id: 'RetrievePronunciations',
});

export type PronunciationsBody = z.infer<typeof pronunciationsBodySchema>;
