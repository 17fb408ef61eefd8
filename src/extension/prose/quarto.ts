import { documentKinds } from './documentKinds.ts';
import { markdown } from './markdown.ts';
import type { ProseFormat } from './region.ts';

/**
 * Quarto and R Markdown: pandoc's Markdown. Chunks and their `#|` options are fenced code; short codes,
 * `:::` fences, cross-references and citations are read in all Markdown, so nothing is left to add.
 */
export const quarto: ProseFormat = {
  ...documentKinds.quarto,
  regions: markdown.regions,
};
