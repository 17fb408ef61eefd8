import * as z from 'zod';
import { askedAndResolved, bodySchema, resultTypeSchema } from './body.ts';
import { grammaticalFeatureSchema, lexicalCategorySchema } from './labels.ts';
import { exampleSchema } from './senseParts.ts';

/** Sentences (service.md, "Sentences result"): a word in use. */

export const sentencesResultSchema = z
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
          sentences: z.array(exampleSchema).min(1),
          grammaticalFeatures: z.array(grammaticalFeatureSchema).min(1).optional(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'SentencesResult' });

export const sentencesBodySchema = bodySchema(z.array(sentencesResultSchema).min(1), askedAndResolved).meta({
  id: 'RetrieveSentences',
});

export type SentencesResult = z.infer<typeof sentencesResultSchema>;
export type SentencesBody = z.infer<typeof sentencesBodySchema>;
