import { createHash } from 'node:crypto';

/** What a pack holds as one hash, independent of how SQLite and deflate store it (format.md, "Content hash"). */
export interface ContentHash {
  /** Bodies come by kind, then headword id, then target. */
  addBody(row: BodyRow): void;
  /** Rows of `form` and then of `label`, in the order of their primary keys. */
  addRow(row: Readonly<Record<string, unknown>>): void;
  digest(): string;
}

export interface BodyRow {
  readonly language: string;
  readonly headword: string;
  readonly kind: string;
  readonly target: string;
  /** JSON text as it is stored. */
  readonly body: string;
}

export function createContentHash(): ContentHash {
  const hash = createHash('sha256');
  return {
    addBody: ({ language, headword, kind, target, body }) => {
      hash.update(`${language}\t${headword}\t${kind}\t${target}\t${body}\n`);
    },
    addRow: row => {
      hash.update(`${Object.values(row).join('\t')}\n`);
    },
    digest: () => hash.digest('hex'),
  };
}
