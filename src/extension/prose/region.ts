import type { DocumentKind } from './documentKinds.ts';

/** A stretch of a document that is not plain prose; offsets are UTF-16 code units, the end excluded. */
export interface Region {
  readonly start: number;
  readonly end: number;
  readonly kind: RegionKind;
}

/**
 * `markup` stands inside prose without interrupting it (the stars of `*word*`); every other kind is
 * silent: no word is looked up in it, and no expression reaches across it.
 */
export type RegionKind =
  | 'markup'
  | 'code'
  | 'inlineCode'
  | 'link'
  | 'frontMatter'
  | 'math'
  | 'comment'
  | 'syntax';

/** How one document format tells prose from everything else. */
export interface ProseFormat extends DocumentKind {
  /** The regions of a document in rising order, without overlaps. Linear in the length of the text. */
  regions(text: string): Region[];
}
