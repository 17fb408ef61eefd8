import type { Tag } from './document.ts';

/** The groups of endpoints, in the order in which a reader wants them (service.md, "What the service does"). */
export const tags = [
  {
    name: 'Dictionary',
    description: 'What a word means and how it is written, inflected, pronounced and used.',
  },
  { name: 'Discovery', description: 'From what was typed to the headword that was meant.' },
  { name: 'Translations', description: 'From a headword to words of another language, sense by sense.' },
  { name: 'Utilities', description: 'What is loaded, and the values that filters and fields take.' },
] as const satisfies readonly Tag[];

export type TagName = (typeof tags)[number]['name'];
