import { createHash } from 'node:crypto';

/** What a pack holds as one hash, independent of how SQLite and deflate store it (format.md, "Content hash"). */
export interface ContentHash {
  /** Bodies come by kind, then headword id, then target. */
  addBody(row: BodyRow): void;
  /** The rows of `hashedRowsSql`, after the bodies. */
  addRow(row: Readonly<Record<string, unknown>>): void;
  digest(): string;
}

/** What is hashed beside the bodies, one query after the other. */
export const hashedRowsSql: readonly string[] = [
  'SELECT id, language, text, folded, frequency, datasets FROM headword ORDER BY id',
  'SELECT folded, headword, category, features, variant, form, derived FROM form ORDER BY 1, 2, 3, 4, 5, 6',
  'SELECT scope, list, id, text, type FROM label ORDER BY 1, 2, 3',
];

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
