import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { createContentHash, hashedRowsSql } from './contentHash.ts';
import { type Manifest, parseManifest } from './manifest.ts';
import { PackError } from './packError.ts';
import type { MonolingualKind } from './packFormat.ts';
import { checkHeader } from './packHeader.ts';
import { type HeadwordRow, PackIndex } from './packIndex.ts';
import { BodyReader } from './recordCodec.ts';
import type { LabelList } from './recordLabels.ts';
import type { LexicalRecord } from './records.ts';

/** A record as it is stored: what its row says already is left out. */
export type Stored<Kind extends LexicalRecord['kind']> = Omit<
  Extract<LexicalRecord, { kind: Kind }>,
  'kind' | 'headword' | 'language' | 'targetLanguage'
>;

/** A headword in one pack; the id means nothing outside it. */
export interface PackHeadword {
  readonly id: number;
  readonly text: string;
  readonly frequency: number;
}

/** A form in one pack, with the headword that it belongs to. */
export interface PackForm {
  readonly form: string;
  readonly headword: PackHeadword;
  readonly kind: 'inflection' | 'variant';
  /** Empty where the form holds for every category. */
  readonly lexicalCategory: string;
  readonly grammaticalFeatures: readonly string[];
}

export interface PackLabel {
  readonly id: string;
  readonly text: string;
  /** Of grammatical features only. */
  readonly type: string | undefined;
}

/** One open pack. Reads only; holds a file handle until it is closed. */
export class Pack {
  readonly file: string;
  readonly manifest: Manifest;
  readonly #database: DatabaseSync;
  readonly #dictionaries: ReadonlyMap<string, Uint8Array>;
  readonly #headwords: StatementSync;
  readonly #forms: StatementSync;
  readonly #bodies: Readonly<Record<MonolingualKind, StatementSync>>;
  readonly #translation: StatementSync;
  readonly #labels: StatementSync;
  readonly #indexes = new Map<string, PackIndex>();
  readonly #reader = new BodyReader();

  private constructor(file: string, database: DatabaseSync, manifest: Manifest) {
    this.file = file;
    this.manifest = manifest;
    this.#database = database;
    this.#dictionaries = readDictionaries(database);
    this.#headwords = database.prepare(
      'SELECT id, text, frequency FROM headword WHERE coalesce(folded, text) = ? AND language = ? ORDER BY id',
    );
    this.#forms = database.prepare(formsSql);
    const body = (table: MonolingualKind) => database.prepare(`SELECT body FROM ${table} WHERE headword = ?`);
    this.#bodies = { entry: body('entry'), thesaurus: body('thesaurus'), sentences: body('sentences') };
    this.#translation = database.prepare('SELECT body FROM translation WHERE headword = ? AND target = ?');
    this.#labels = database.prepare(
      'SELECT id, text, type FROM label WHERE scope = ? AND list = ? ORDER BY id',
    );
  }

  /** Opens a pack. Throws a `PackError` that says what is wrong with the file and what to do. */
  static open(file: string): Pack {
    checkHeader(file);
    let database: DatabaseSync | undefined;
    try {
      // immutable: a pack never changes under its name, so no lock and no journal is looked for,
      // and a folder that may not be written serves as well as any
      database = new DatabaseSync(new URL(`${pathToFileURL(file).href}?immutable=1`), { readOnly: true });
      return new Pack(file, database, readManifest(file, database));
    } catch (error) {
      database?.close();
      throw error instanceof PackError ? error : new PackError('damaged', file, error);
    }
  }

  /** The headwords of a language that fold to a spelling. */
  headwords(language: string, folded: string): readonly PackHeadword[] {
    return this.#read(() => this.#headwords.all(folded, language).map(row => packHeadword(row)));
  }

  /** Whether the pack says of headwords of a language how frequent they are. */
  counts(language: string): boolean {
    return this.#read(() => this.#database.prepare(countsSql).get(language)) !== undefined;
  }

  /** The headwords of a language in memory; read on first use and kept. Takes a millisecond for a thousand. */
  index(language: string): PackIndex {
    const index = this.#indexes.get(language) ?? this.#readIndex(language);
    this.#indexes.set(language, index);
    return index;
  }

  /** The forms of a language that fold to a spelling. */
  forms(language: string, folded: string): readonly PackForm[] {
    return this.#read(() =>
      this.#forms.all(folded, language).map(row => ({
        form: String(row['form']),
        headword: packHeadword(row),
        kind: row['variant'] === 1 ? 'variant' : 'inflection',
        lexicalCategory: String(row['category']),
        grammaticalFeatures: String(row['features']).split(' ').filter(Boolean),
      })),
    );
  }

  /** The records of one kind of a headword; empty when there are none. */
  records<Kind extends MonolingualKind>(kind: Kind, headword: number): readonly Stored<Kind>[] {
    return this.#decode(kind, () => this.#bodies[kind].get(headword)) as readonly Stored<Kind>[];
  }

  /** The translations of a headword into one language. */
  translations(headword: number, target: string): readonly Stored<'translation'>[] {
    return this.#decode('translation', () =>
      this.#translation.get(headword, target),
    ) as readonly Stored<'translation'>[];
  }

  /** The labels of one list in a scope: a dataset such as `en-gb` or a pair such as `en-es`. */
  labels(scope: string, list: LabelList): readonly PackLabel[] {
    return this.#read(() =>
      this.#labels.all(scope, list).map(row => ({
        id: String(row['id']),
        text: String(row['text']),
        type: row['type'] === null ? undefined : String(row['type']),
      })),
    );
  }

  /** Reads everything. Undefined when the pack is sound, otherwise what is wrong with it. */
  verify(): string | undefined {
    try {
      const integrity = this.#database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
      if (integrity !== 'ok') {
        return `the file is damaged: ${String(integrity).split('\n', 1)[0]}`; // one finding is enough
      }
      return this.#contentHash() === this.manifest.contentHash
        ? undefined
        : 'its contents are not those of its manifest';
    } catch (error) {
      return `the file is damaged: ${error instanceof Error ? error.message : error}`;
    }
  }

  close(): void {
    if (this.#database.isOpen) {
      this.#database.close();
    }
  }

  #readIndex(language: string): PackIndex {
    return this.#read(() => {
      const firstId = Number(this.#database.prepare(firstIdSql).get(language)?.['id'] ?? 0);
      // row by row, for all of them together would take a hundred megabytes
      const rows = this.#database.prepare(headwordRowsSql).iterate(language);
      return new PackIndex(rows as Iterable<object> as Iterable<HeadwordRow>, target => {
        const translated = this.#read(() => this.#database.prepare(translatedSql).all(target, language));
        return translated.map(row => Number(row['headword']) - firstId);
      });
    });
  }

  #contentHash(): string {
    const hash = createContentHash();
    for (const row of this.#database.prepare(everyBodySql).iterate()) {
      const [kind, body] = [String(row['kind']), row['body']];
      hash.addBody({
        language: String(row['language']),
        headword: String(row['text']),
        kind,
        target: String(row['target']),
        body:
          body instanceof Uint8Array
            ? this.#reader.text(body, this.#dictionaries.get(kind) ?? noDictionary)
            : '',
      });
    }
    for (const select of hashedRowsSql) {
      for (const row of this.#database.prepare(select).iterate()) {
        hash.addRow(row);
      }
    }
    return hash.digest();
  }

  #decode(kind: string, get: () => Record<string, unknown> | undefined): unknown {
    return this.#read(() => {
      const body = get()?.['body'];
      return body instanceof Uint8Array
        ? this.#reader.records(body, this.#dictionaries.get(kind) ?? noDictionary)
        : [];
    });
  }

  #read<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (cause) {
      throw new PackError('damaged', this.file, cause);
    }
  }
}

const noDictionary = new Uint8Array();

const everyBodySql = `
SELECT kind, language, text, target, body FROM (
  SELECT 'entry' AS kind, headword, '' AS target, body FROM entry
  UNION ALL SELECT 'thesaurus', headword, '', body FROM thesaurus
  UNION ALL SELECT 'sentences', headword, '', body FROM sentences
  UNION ALL SELECT 'translation', headword, target, body FROM translation
) AS bodies JOIN headword ON headword.id = bodies.headword
ORDER BY kind, headword.id, target
`;

const countsSql = 'SELECT 1 FROM headword WHERE language = ? AND frequency > 0 LIMIT 1';

/** Headwords are numbered in the order of language, folded spelling and spelling (format.md). */
const firstIdSql = 'SELECT min(id) AS id FROM headword WHERE language = ?';
const headwordRowsSql =
  'SELECT text, folded, frequency, kinds, datasets FROM headword WHERE language = ? ORDER BY id';
const translatedSql = `
SELECT headword FROM translation WHERE target = ?1 AND headword BETWEEN
  (SELECT min(id) FROM headword WHERE language = ?2) AND (SELECT max(id) FROM headword WHERE language = ?2)
`;

const formsSql = `
SELECT iif(form = '', form.folded, form) AS form, variant, category, features, headword.id, headword.text, headword.frequency
FROM form JOIN headword ON headword.id = form.headword
WHERE form.folded = ? AND headword.language = ?
`;

function packHeadword(row: Record<string, unknown>): PackHeadword {
  return { id: Number(row['id']), text: String(row['text']), frequency: Number(row['frequency']) };
}

function readManifest(file: string, database: DatabaseSync): Manifest {
  const rows = database.prepare('SELECT key, value FROM manifest').all();
  const manifest = parseManifest(rows.map(row => [String(row['key']), String(row['value'])] as const));
  if ('problem' in manifest) {
    throw new PackError('damaged', file, manifest.problem);
  }
  return manifest;
}

function readDictionaries(database: DatabaseSync): ReadonlyMap<string, Uint8Array> {
  const rows = database.prepare('SELECT kind, bytes FROM dictionary').all();
  return new Map(
    rows.map(row => [String(row['kind']), row['bytes'] instanceof Uint8Array ? row['bytes'] : noDictionary]),
  );
}
