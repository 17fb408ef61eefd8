import * as z from 'zod';
import { bodySchema, resultTypeSchema } from './body.ts';
import { grammaticalFeatureSchema, lexicalCategorySchema } from './labels.ts';

/** Lemmas (service.md, "Lemmas result"): the headwords to which a form belongs. */

export const lemmaLexicalEntrySchema = z
  .strictObject({
    language: z.string(),
    text: z.string(),
    lexicalCategory: lexicalCategorySchema,
    inflectionOf: z.array(z.strictObject({ id: z.string(), text: z.string() })).min(1),
    grammaticalFeatures: z.array(grammaticalFeatureSchema).min(1).optional(),
  })
  .meta({ id: 'LemmaLexicalEntry' });

export const lemmaSchema = z
  .strictObject({
    id: z.string(),
    language: z.string(),
    word: z.string().meta({ deprecated: true }),
    type: resultTypeSchema.optional(),
    lexicalEntries: z.array(lemmaLexicalEntrySchema).min(1),
  })
  .meta({ id: 'Lemma' });

export const lemmasBodySchema = bodySchema(z.array(lemmaSchema).min(1), {}).meta({ id: 'RetrieveLemmas' });

export type LemmaLexicalEntry = z.infer<typeof lemmaLexicalEntrySchema>;
export type Lemma = z.infer<typeof lemmaSchema>;
export type LemmasBody = z.infer<typeof lemmasBodySchema>;
