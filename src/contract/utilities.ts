import * as z from 'zod';
import { bodySchema } from './body.ts';
import { hasContent } from './senseParts.ts';

/** Languages, Filters, Fields and the label lists (service.md, "Resources and their fields"). */

const languageSchema = z.strictObject({ id: z.string(), language: z.string() });

const languagesResultSchema = z
  .strictObject({
    region: z.string().optional(),
    source: z.string().optional(),
    sourceLanguage: languageSchema.optional(),
    targetLanguage: languageSchema.optional(),
    type: z.enum(['monolingual', 'bilingual', 'other']).optional(),
  })
  .refine(hasContent, 'a language has at least one field')
  .meta({ id: 'LanguagesResult', minProperties: 1 });

const namesSchema = z.array(z.string()).min(1).optional();

const filtersResultSchema = z
  .strictObject({
    entries: namesSchema,
    lemmas: namesSchema,
    translations: namesSchema,
    sentences: namesSchema,
    thesaurus: namesSchema,
  })
  .refine(hasContent, 'at least one endpoint is listed')
  .meta({ id: 'FiltersResult', minProperties: 1 });

export const languagesBodySchema = bodySchema(z.array(languagesResultSchema).min(1), {}).meta({
  id: 'Languages',
});
export const filtersBodySchema = bodySchema(filtersResultSchema, {}).meta({ id: 'Filters' });
export const labelListBodySchema = bodySchema(
  z.record(z.string(), z.strictObject({ en: z.string() })),
  {},
).meta({
  id: 'LabelList',
});

export type LanguagesBody = z.infer<typeof languagesBodySchema>;
export type FiltersBody = z.infer<typeof filtersBodySchema>;
export type LabelListBody = z.infer<typeof labelListBodySchema>;
