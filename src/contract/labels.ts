import * as z from 'zod';

/** Small labelled values (structures.md, "Small values"). */

const id = z.string().min(1);
const text = z.string().min(1);

export const lexicalCategorySchema = z
  .strictObject({ id, text })
  .meta({ id: 'LexicalCategory', description: 'Part of speech, for example `noun`.' });

export const grammaticalFeatureSchema = z
  .strictObject({ id, text, type: z.string().min(1).describe('For example `Tense` or `Countability`.') })
  .meta({ id: 'GrammaticalFeature' });

export const labelSchema = z
  .strictObject({ id, text })
  .meta({ id: 'Label', description: 'A domain, region, domain class or semantic class.' });

export const registerSchema = z
  .strictObject({
    id,
    text,
    qualifier: z.string().optional().describe('How the register applies, for example "often".'),
  })
  .meta({ id: 'Register' });

/** The three labels that occur together all over the structures. */
export const labelFields = {
  domains: z.array(labelSchema).min(1).optional(),
  regions: z.array(labelSchema).min(1).optional(),
  registers: z.array(registerSchema).min(1).optional(),
};

export type LexicalCategory = z.infer<typeof lexicalCategorySchema>;
export type GrammaticalFeature = z.infer<typeof grammaticalFeatureSchema>;
export type Label = z.infer<typeof labelSchema>;
export type Register = z.infer<typeof registerSchema>;
