import * as z from 'zod';

/** Free-form information about an answer; its values are always strings (conventions.md, section 3). */
export const metadataSchema = z.record(z.string(), z.string()).meta({ id: 'Metadata' });

export type Metadata = z.infer<typeof metadataSchema>;

/** Which object a word's identifier stands for. */
export const resultTypeSchema = z.enum(['headword', 'inflection', 'phrase']);

/**
 * The envelope of a successful answer: `metadata`, `results`, and the strings that existing clients read
 * beside them (structures.md, "Decided points" 2).
 */
export function bodySchema<Results extends z.ZodType, Extra extends z.ZodRawShape>(
  results: Results,
  extra: Extra,
) {
  return z.strictObject({ metadata: metadataSchema.optional(), results, ...extra });
}

/** `id` is the word_id as asked, `word` the spelling that it was resolved to. */
export const askedAndResolved = { id: z.string(), word: z.string() };
