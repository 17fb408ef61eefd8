import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type ContentHash, createContentHash } from './contentHash.ts';
import { fold } from './folding.ts';
import { grammaticalFeatures } from './grammaticalFeatures.ts';
import { labelText } from './labelText.ts';
import { type Manifest, type ManifestDraft, manifestRows, manifestSchema } from './manifest.ts';
import { applicationId, formatVersion, indexes, type MonolingualKind, schema } from './packFormat.ts';
import { encodeBody, trainDictionary } from './recordCodec.ts';
import { recordForms } from './recordForms.ts';
import { recordLabels } from './recordLabels.ts';
import type { LexicalRecord, Sense } from './records.ts';

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
  readonly #stage: StatementSync;
  readonly #stageForm: StatementSync;
  readonly #addLabel: StatementSync;
  readonly #claimSense: StatementSync;
  readonly #counts: Record<string, number> = {};

  private constructor(file: string, draft: ManifestDraft) {
    this.#file = file;
    this.#temporary = temporaryName(file);
    this.#draft = draft;
    mkdirSync(dirname(file), { recursive: true });
    rmSync(this.#temporary, { force: true });
    this.#database = new DatabaseSync(this.#temporary);
    this.#database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion};
      PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; ${schema} ${stagingSchema} BEGIN;`);
    const prepare = (sql: string) => this.#database.prepare(sql);
    this.#stage = prepare('INSERT INTO staged VALUES (?, ?, ?, ?, ?, ?, ?)');
    this.#stageForm = prepare('INSERT INTO staged_form VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    this.#addLabel = prepare('INSERT OR IGNORE INTO label VALUES (?, ?, ?, ?, ?)');
    this.#claimSense = prepare('INSERT INTO staged_sense VALUES (?)');
  }

  /** Starts a pack that will replace `file` when it is finished. */
  static create(file: string, draft: ManifestDraft): PackWriter {
    return new PackWriter(file, draft);
  }

  /** Adds one record. Throws when it breaks a rule of the format: a sense id used twice, an unknown language or feature. */
  add(record: LexicalRecord): void {
    const { kind, headword, language, ...body } = record;
    if (!this.#draft.languages.includes(language)) {
      throw new Error(`the manifest of the pack does not name the language '${language}'`);
    }
    for (const form of recordForms(record)) {
      const features = form.grammaticalFeatures.join(' ');
      this.#stageForm.run(
        language,
        headword,
        fold(form.form),
        form.form,
        Number(form.kind === 'variant'),
        form.lexicalCategory,
        features,
        Number(form.derived),
      );
    }
    this.#addLabels(record);
    if (record.kind === 'form') {
      this.#stage.run(language, headword, fold(headword), kind, '', 0, '');
      return;
    }
    if (record.kind !== 'sentences') {
      this.#claimSenses(record.senses ?? []);
    }
    this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
    const target = record.kind === 'translation' ? record.targetLanguage : '';
    const frequency = record.kind === 'entry' ? (record.frequency ?? 0) : 0;
    this.#stage.run(language, headword, fold(headword), kind, target, frequency, JSON.stringify(body));
  }

  /** Writes everything that was added and puts the pack in its place. */
  finish(progress: (done: number, total: number) => void = () => {}): Manifest {
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

  #claimSenses(senses: readonly Pick<Sense, 'id' | 'subsenses'>[]): void {
    for (const sense of senses) {
      try {
        this.#claimSense.run(sense.id);
      } catch (cause) {
        throw new Error(`the sense id '${sense.id}' is used twice`, { cause });
      }
      this.#claimSenses(sense.subsenses ?? []);
    }
  }

  #addLabels(record: LexicalRecord): void {
    const scopes =
      record.kind === 'translation'
        ? [`${record.language}-${record.targetLanguage}`]
        : (record.datasets ?? this.#draft.datasets);
    for (const [list, id] of recordLabels(record)) {
      const feature = list === 'grammaticalFeatures' ? grammaticalFeatures[id] : undefined;
      if (list === 'grammaticalFeatures' && feature === undefined) {
        throw new Error(`the grammatical feature '${id}' is not in the vocabulary`);
      }
      for (const scope of scopes) {
        this.#addLabel.run(scope, list, id, feature?.text ?? labelText(id), feature?.type ?? null);
      }
    }
  }

  #writeDictionaries(): ReadonlyMap<string, Uint8Array> {
    const insert = this.#database.prepare('INSERT INTO dictionary VALUES (?, ?)');
    const dictionaries = new Map<string, Uint8Array>();
    for (const kind of Object.keys(this.#counts)) {
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
    for (const row of this.#database.prepare('SELECT * FROM form').iterate()) {
      hash.addRow(row);
    }
    for (const row of this.#database.prepare('SELECT * FROM label').iterate()) {
      hash.addRow(row);
    }
    this.#database.exec(
      'DROP TABLE staged; DROP TABLE staged_form; DROP TABLE staged_sense; DROP TABLE grouped; DROP TABLE numbered;',
    );
  }

  #manifest(contentHash: string): Manifest {
    const count = (table: string) =>
      Number(this.#database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
    const counts = { ...this.#counts, headwords: count('headword'), forms: count('form') };
    return manifestSchema.parse({ ...this.#draft, formatVersion, counts, contentHash });
  }
}

function temporaryName(file: string): string {
  return `${file}.${process.pid}.tmp`;
}

function settle(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

const stagingSchema = `
CREATE TEMP TABLE staged (language, headword, folded, kind, target, frequency, body);
CREATE TEMP TABLE staged_form (language, headword, folded, form, variant, category, features, derived);
CREATE TEMP TABLE staged_sense (id PRIMARY KEY) WITHOUT ROWID;
`;

/** Headwords are numbered in folded order, so that neighbours in the alphabet are neighbours in the file. */
const groupingSql = `
CREATE TEMP TABLE numbered (id INTEGER PRIMARY KEY, language, headword, folded, frequency);
INSERT INTO numbered (language, headword, folded, frequency)
  SELECT language, headword, folded, sum(frequency) FROM staged
  GROUP BY language, headword ORDER BY language, folded, headword;
CREATE UNIQUE INDEX temp.numbered_by_headword ON numbered (headword, language);
INSERT INTO headword (id, language, text, folded, frequency)
  SELECT id, language, headword, nullif(folded, headword), frequency FROM numbered;
CREATE TEMP TABLE grouped AS
  SELECT n.id AS id, s.language AS language, s.headword AS headword, s.kind AS kind, s.target AS target,
    '[' || group_concat(s.body, ',' ORDER BY s.rowid) || ']' AS bodies
  FROM staged AS s JOIN numbered AS n ON n.headword = s.headword AND n.language = s.language
  WHERE s.kind <> 'form'
  GROUP BY n.id, s.kind, s.target;
`;

const groupsSql =
  'SELECT id, language, headword, kind, target, bodies FROM grouped ORDER BY kind, id, target';

/** Every n-th body of a kind, so that the samples come from the whole alphabet. */
const samplingSql = `
SELECT bodies AS body FROM (SELECT bodies, row_number() OVER (ORDER BY id, target) AS n FROM grouped WHERE kind = ?)
WHERE n % (1 + (SELECT count(*) FROM grouped WHERE kind = ?) / (SELECT 1 + 40000 / (1 + avg(length(bodies))) FROM grouped WHERE kind = ?)) = 0
`;

const formsSql = `
INSERT OR IGNORE INTO form (folded, headword, category, features, variant, form, derived)
  SELECT f.folded, h.id, f.category, f.features, f.variant, iif(f.form = f.folded, '', f.form), f.derived
  FROM staged_form AS f JOIN numbered AS h ON h.headword = f.headword AND h.language = f.language
  GROUP BY f.folded, h.id, f.category, f.features, f.variant, f.form
  ORDER BY f.folded, h.id, f.category, f.features, f.variant, f.form;
`;
