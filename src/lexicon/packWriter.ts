import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ContentHash, createContentHash, hashedRowsSql } from './contentHash.ts';
import { checkDraft, type Manifest, type ManifestDraft, manifestRows, manifestSchema } from './manifest.ts';
import { applicationId, formatVersion, indexes, type MonolingualKind, schema } from './packFormat.ts';
import { encodeBody, trainDictionary } from './recordCodec.ts';
import { checkRecord } from './recordRules.ts';
import type { LexicalRecord } from './records.ts';
import { dropStagedSql, formsSql, groupingSql, groupsSql, Staging, samplingSql } from './staging.ts';

/**
 * Writes one pack. Records may come in any order: they are staged, grouped by headword and sorted when the
 * pack is finished, so that equal records make an equal pack. The file appears under its name only when it
 * is whole; until then it is a temporary file beside it.
 */
export class PackWriter {
  readonly #file: string;
  readonly #temporary: string;
  readonly #draft: ManifestDraft;
  readonly #database: DatabaseSync;
  readonly #staging: Staging;

  private constructor(file: string, draft: ManifestDraft) {
    this.#file = file;
    this.#temporary = temporaryName(file);
    this.#draft = draft;
    mkdirSync(dirname(file), { recursive: true });
    // not defensive: SQLite would keep its journal, which an unfinished file has no use for
    this.#database = new DatabaseSync(this.#temporary, { defensive: false });
    this.#database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion};
      PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; ${schema} BEGIN;`);
    this.#staging = new Staging(this.#database, draft);
  }

  /** Starts a pack that will replace `file` when it is finished. Throws when the manifest breaks its rules. */
  static create(file: string, draft: ManifestDraft): PackWriter {
    return new PackWriter(file, checkDraft(draft));
  }

  /**
   * Adds one record. Throws when it breaks a rule of the format (`recordRules.ts`) or uses a sense id again;
   * nothing of it is kept then.
   */
  add(record: LexicalRecord): void {
    this.#requireOpen();
    checkRecord(record, this.#draft);
    this.#staging.add(record);
  }

  /** Writes everything that was added and puts the pack in its place. */
  finish(progress: (done: number, total: number) => void = () => {}): Manifest {
    this.#requireOpen();
    const hash = createContentHash();
    this.#database.exec(groupingSql);
    const dictionaries = this.#writeDictionaries();
    this.#writeBodies(dictionaries, hash, progress);
    this.#writeForms(hash);
    const manifest = this.#manifest(hash.digest());
    const insert = this.#database.prepare('INSERT INTO manifest VALUES (?, ?)');
    for (const [key, value] of manifestRows(manifest)) {
      insert.run(key, value);
    }
    this.#database.exec(`COMMIT; ${indexes} PRAGMA optimize; VACUUM;`);
    this.#database.close();
    settle(this.#temporary);
    renameSync(this.#temporary, this.#file);
    return manifest;
  }

  /** Throws away what was written. The pack that was there before stays. */
  abandon(): void {
    if (this.#database.isOpen) {
      this.#database.close();
    }
    rmSync(this.#temporary, { force: true });
  }

  #requireOpen(): void {
    if (!this.#database.isOpen) {
      throw new Error('the pack was finished or abandoned already');
    }
  }

  #writeDictionaries(): ReadonlyMap<string, Uint8Array> {
    const insert = this.#database.prepare('INSERT INTO dictionary VALUES (?, ?)');
    const dictionaries = new Map<string, Uint8Array>();
    for (const kind of Object.keys(this.#staging.counts)) {
      const samples = this.#database
        .prepare(samplingSql)
        .all(kind, kind, kind)
        .map(row => String(row['body']));
      const dictionary = trainDictionary(samples);
      dictionaries.set(kind, dictionary);
      insert.run(kind, dictionary);
    }
    return dictionaries;
  }

  #writeBodies(
    dictionaries: ReadonlyMap<string, Uint8Array>,
    hash: ContentHash,
    progress: (done: number, total: number) => void,
  ): void {
    const total = Number(this.#database.prepare('SELECT count(*) AS n FROM grouped').get()?.['n'] ?? 0);
    const insert = this.#bodyInserters();
    let done = 0;
    for (const row of this.#database.prepare(groupsSql).iterate()) {
      const [kind, target, body] = [String(row['kind']), String(row['target']), String(row['bodies'])];
      hash.addBody({
        language: String(row['language']),
        headword: String(row['headword']),
        kind,
        target,
        body,
      });
      const bytes = encodeBody(body, dictionaries.get(kind) ?? new Uint8Array());
      insert[kind as keyof typeof insert](Number(row['id']), bytes, target);
      done += 1;
      if (done % 1000 === 0 || done === total) {
        progress(done, total);
      }
    }
  }

  #bodyInserters() {
    const insertInto = (table: MonolingualKind) => {
      const statement = this.#database.prepare(`INSERT INTO ${table} VALUES (?, ?)`);
      return (headword: number, body: Uint8Array) => statement.run(headword, body);
    };
    const translation = this.#database.prepare('INSERT INTO translation VALUES (?, ?, ?)');
    return {
      entry: insertInto('entry'),
      thesaurus: insertInto('thesaurus'),
      sentences: insertInto('sentences'),
      translation: (headword: number, body: Uint8Array, target: string) =>
        translation.run(headword, target, body),
    };
  }

  #writeForms(hash: ContentHash): void {
    this.#database.exec(formsSql);
    for (const select of hashedRowsSql) {
      for (const row of this.#database.prepare(select).iterate()) {
        hash.addRow(row);
      }
    }
    this.#database.exec(dropStagedSql);
  }

  #manifest(contentHash: string): Manifest {
    const count = (table: string) =>
      Number(this.#database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
    const counts = {
      headwords: count('headword'),
      forms: count('form'),
      senses: this.#staging.senses,
      ...Object.fromEntries(Object.entries(this.#staging.counts).sort()),
    };
    return manifestSchema.parse({ ...this.#draft, formatVersion, counts, contentHash });
  }
}

/** Names the process, so that a later build knows a leftover from a file in the making (`build.ts`). */
function temporaryName(file: string): string {
  return `${file}.${process.pid}-${randomUUID().slice(0, 8)}.tmp`;
}

function settle(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
