/** The file format of a pack, version 1 (format.md). */

/** Grows whenever an older reader would misread a pack. */
export const formatVersion = 1;

/** SQLite's application id of a pack: "Glos" in ASCII. */
export const applicationId = 0x476c6f73;

/** Kinds of record that have one row for each headword. */
export const monolingualKinds = ['entry', 'thesaurus', 'sentences'] as const;

export type MonolingualKind = (typeof monolingualKinds)[number];

/** How `headword.kinds` says which of them a headword has. */
export const kindFlags: Readonly<Record<MonolingualKind, number>> = { entry: 1, thesaurus: 2, sentences: 4 };

export const schema = `
CREATE TABLE manifest (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE dictionary (
  kind TEXT PRIMARY KEY,
  bytes BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE headword (
  id INTEGER PRIMARY KEY,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  folded TEXT, -- NULL where it is the same as text
  frequency INTEGER NOT NULL,
  datasets TEXT, -- those that have its entries, joined by commas; NULL for all of the pack
  kinds INTEGER NOT NULL -- sum of 1 where it has entries, 2 a thesaurus, 4 sentences
);

CREATE TABLE entry (
  headword INTEGER PRIMARY KEY REFERENCES headword (id),
  body BLOB NOT NULL
);

CREATE TABLE thesaurus (
  headword INTEGER PRIMARY KEY REFERENCES headword (id),
  body BLOB NOT NULL
);

CREATE TABLE sentences (
  headword INTEGER PRIMARY KEY REFERENCES headword (id),
  body BLOB NOT NULL
);

CREATE TABLE translation (
  headword INTEGER NOT NULL REFERENCES headword (id),
  target TEXT NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (headword, target)
);

CREATE TABLE form (
  folded TEXT NOT NULL,
  headword INTEGER NOT NULL REFERENCES headword (id),
  category TEXT NOT NULL,
  features TEXT NOT NULL,
  variant INTEGER NOT NULL, -- 0 an inflected form, 1 a variant spelling
  form TEXT NOT NULL, -- empty where it is the same as folded
  derived INTEGER NOT NULL, -- 1 where a rule made it
  PRIMARY KEY (folded, headword, category, features, variant, form)
) WITHOUT ROWID;

CREATE TABLE label (
  scope TEXT NOT NULL,
  list TEXT NOT NULL,
  id TEXT NOT NULL,
  text TEXT NOT NULL,
  type TEXT,
  PRIMARY KEY (scope, list, id)
) WITHOUT ROWID;
`;

/** Made after all headwords are in: faster, and the index comes out dense. */
export const indexes = `
CREATE INDEX headword_by_folded ON headword (coalesce(folded, text));
`;
