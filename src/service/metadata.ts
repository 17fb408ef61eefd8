import type { Metadata } from '../contract/body.ts';
import type { Dataset } from '../lexicon/dataset.ts';

/** The metadata of an answer: what was done, and whose data it is (conventions.md, section 3). */
export function metadataOf(dataset: Dataset, keys: Metadata = {}): Metadata {
  const sources = new Set(dataset.manifests.flatMap(manifest => manifest.sources.map(source => source.name)));
  return { ...keys, provider: `Glossa (${[...sources].join(', ')})` };
}

/** What Entries, Words and the utility lists say of themselves. */
export const retrieveEntry = { operation: 'retrieve', schema: 'RetrieveEntry' } as const;
