import type { ManifestDraft } from '../lexicon/manifest.ts';
import type { LexicalRecord } from '../lexicon/records.ts';

/** A line of a source that could not be read. The reader goes on with the next. */
export interface BadLine {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

export type Report = (bad: BadLine) => void;

/** Folders of the packages that a recipe is made from, by their names. */
export type SourceFolders = Readonly<Record<string, string>>;

/** How one pack is made: what it says of itself, and a lazy reader of its records. */
export interface PackRecipe {
  readonly manifest: Omit<ManifestDraft, 'sources' | 'buildKey'>;
  /** The packages that hold the data, with what the manifest says of each; the version is the package's. */
  readonly sources: readonly SourcePackage[];
  records(folders: SourceFolders, report: Report): Iterable<LexicalRecord> | AsyncIterable<LexicalRecord>;
}

export type SourcePackage = NpmSource | DebianSource;

/** What the manifest says of a source. */
interface SourceNotice {
  readonly name: string;
  /** Version of the data, where it is not that of the package. */
  readonly version?: string;
  readonly licence: string;
  readonly attribution: string;
  readonly homepage: string;
}

/** An npm package, which is installed with the project. */
export interface NpmSource extends SourceNotice {
  readonly package: string;
}

/** A Debian binary package, which is fetched when a pack is built from it. */
export interface DebianSource extends SourceNotice {
  readonly debian: string;
  /** The release of Debian, for example `trixie`. */
  readonly suite: string;
}
