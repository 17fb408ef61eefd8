import * as z from 'zod';
import { bodySchema } from './body.ts';

/** The three Search endpoints (service.md, "Search result"); the one structure that may carry further properties. */

export const searchResultSchema = z
  .looseObject({
    id: z.string(),
    word: z.string().meta({ deprecated: true }),
    label: z.string().optional(),
    matchString: z.string().optional(),
    matchType: z.string().optional(),
    region: z.string().optional(),
    score: z.number().optional(),
  })
  .meta({ id: 'SearchResult' });

export const searchBodySchema = bodySchema(z.array(searchResultSchema), {}).meta({ id: 'WordList' });

/** Ceilings of a search (service.md, "Limits"). */
export const searchLimits = { limit: 5000, offsetAndLimit: 10_000 } as const;

export type SearchBody = z.infer<typeof searchBodySchema>;
