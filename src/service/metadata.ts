import type { Metadata } from '../contract/body.ts';
import type { HeadwordList } from '../lexicon/headwordList.ts';
import type { Manifest } from '../lexicon/manifest.ts';

/** The metadata of an answer from a dataset or pair: what was done, and whose data it is (conventions.md, section 3). */
export function metadataOf(headwords: HeadwordList, keys: Metadata = {}): Metadata {
  return sourcesMetadata(headwords.manifests, keys);
}

/** The same of an answer that is about packs. */
export function sourcesMetadata(manifests: readonly Manifest[], keys: Metadata): Metadata {
  const sources = new Set(manifests.flatMap(manifest => manifest.sources.map(source => source.name)));
  return { ...keys, provider: sources.size > 0 ? `Glossa (${[...sources].join(', ')})` : 'Glossa' };
}

/** What Entries, Words and the utility lists say of themselves. */
export const retrieveEntry = { operation: 'retrieve', schema: 'RetrieveEntry' } as const;
