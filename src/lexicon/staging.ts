import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { fold } from './folding.ts';
import { grammaticalFeatures } from './grammaticalFeatures.ts';
import { labelText } from './labelText.ts';
import type { ManifestDraft } from './manifest.ts';
import { kindFlags } from './packFormat.ts';
import { recordForms } from './recordForms.ts';
import { recordLabels } from './recordLabels.ts';
import type { LexicalRecord, Sense } from './records.ts';

/** Records on their way into a pack, in temporary tables of its database; and the SQL that sorts them. */
export class Staging {
  /** Records of each kind; forms make none. */
  readonly counts: Record<string, number> = {};
  senses = 0;
  readonly #datasets: readonly string[];
  readonly #stage: StatementSync;
  readonly #stageForm: StatementSync;
  readonly #addLabel: StatementSync;
  readonly #claimSense: StatementSync;
  readonly #releaseSense: StatementSync;

  constructor(database: DatabaseSync, { datasets }: ManifestDraft) {
    this.#datasets = datasets;
    database.exec(stagingSchema);
    this.#stage = database.prepare('INSERT INTO staged VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    this.#stageForm = database.prepare('INSERT INTO staged_form VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    this.#addLabel = database.prepare('INSERT OR IGNORE INTO label VALUES (?, ?, ?, ?, ?)');
    this.#claimSense = database.prepare('INSERT OR IGNORE INTO staged_sense VALUES (?)');
    this.#releaseSense = database.prepare('DELETE FROM staged_sense WHERE id = ?');
  }

  /** Adds a record that keeps the rules, or nothing of it: throws when it uses a sense id again. */
  add(record: LexicalRecord): void {
    this.#claimSenses(record);
    this.#addForms(record);
    this.#addLabels(record);
    const { kind, headword, language, targetLanguage, ...body } = { targetLanguage: '', ...record };
    if (kind !== 'form') {
      this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    }
    this.#stage.run(
      language,
      headword,
      fold(headword),
      kind,
      targetLanguage,
      record.kind === 'entry' ? (record.frequency ?? 0) : 0,
      record.homograph ?? 0,
      categoryRank(record.lexicalCategory),
      record.datasets?.join(',') ?? '',
      kind === 'form' ? '' : JSON.stringify(body),
    );
  }

  #claimSenses(record: LexicalRecord): void {
    const claimed: string[] = [];
    for (const id of senseIds('senses' in record ? record.senses : undefined)) {
      if (this.#claimSense.run(id).changes === 0) {
        for (const own of claimed) {
          this.#releaseSense.run(own);
        }
        throw new Error(`the sense id '${id}' is used twice`);
      }
      claimed.push(id);
    }
    this.senses += claimed.length;
  }

  #addForms(record: LexicalRecord): void {
    for (const form of recordForms(record)) {
      this.#stageForm.run(
        record.language,
        record.headword,
        fold(form.form),
        form.form,
        Number(form.kind === 'variant'),
        form.lexicalCategory,
        form.grammaticalFeatures.join(' '),
        Number(form.derived),
      );
    }
  }

  #addLabels(record: LexicalRecord): void {
    const scopes =
      record.kind === 'translation'
        ? [`${record.language}-${record.targetLanguage}`]
        : (record.datasets ?? this.#datasets);
    for (const [list, id] of recordLabels(record)) {
      const feature = list === 'grammaticalFeatures' ? grammaticalFeatures.get(id) : undefined;
      for (const scope of scopes) {
        this.#addLabel.run(scope, list, id, feature?.text ?? labelText(id), feature?.type ?? null);
      }
    }
  }
}

function* senseIds(senses: readonly Pick<Sense, 'id' | 'subsenses'>[] | undefined): Generator<string> {
  for (const sense of senses ?? []) {
    yield sense.id;
    yield* senseIds(sense.subsenses);
  }
}

const commonCategories: readonly (string | undefined)[] = ['noun', 'verb', 'adjective', 'adverb'];

/** Where a category stands among those of a homograph: the common ones first, the others by their text. */
function categoryRank(category: string | undefined): number {
  const rank = commonCategories.indexOf(category);
  return rank === -1 ? commonCategories.length : rank;
}

const stagingSchema = `
CREATE TEMP TABLE staged (language, headword, folded, kind, target, frequency, homograph, rank, datasets, body);
CREATE TEMP TABLE staged_form (language, headword, folded, form, variant, category, features, derived);
CREATE TEMP TABLE staged_sense (id PRIMARY KEY) WITHOUT ROWID;
`;

export const dropStagedSql =
  'DROP TABLE staged; DROP TABLE staged_form; DROP TABLE staged_sense; DROP TABLE grouped; DROP TABLE numbered;';

const kindCases = Object.entries(kindFlags)
  .map(([kind, flag]) => `WHEN '${kind}' THEN ${flag}`)
  .join(' ');

/** Headwords are numbered in folded order, so that neighbours in the alphabet are neighbours in the file. */
export const groupingSql = `
CREATE TEMP TABLE numbered (id INTEGER PRIMARY KEY, language, headword, folded, frequency, datasets, kinds);
INSERT INTO numbered (language, headword, folded, frequency, datasets, kinds)
  SELECT language, headword, folded, sum(frequency),
    iif(min(iif(kind = 'entry', datasets, NULL)) = '', NULL, group_concat(DISTINCT iif(kind = 'entry', datasets, NULL))),
    sum(DISTINCT CASE kind ${kindCases} ELSE 0 END)
  FROM staged GROUP BY language, headword ORDER BY language, folded, headword;
CREATE UNIQUE INDEX temp.numbered_by_headword ON numbered (headword, language);
INSERT INTO headword (id, language, text, folded, frequency, datasets, kinds)
  SELECT id, language, headword, nullif(folded, headword), frequency, datasets, kinds FROM numbered;
CREATE TEMP TABLE grouped AS
  SELECT n.id AS id, s.language AS language, s.headword AS headword, s.kind AS kind, s.target AS target,
    '[' || group_concat(s.body, ',' ORDER BY s.homograph, s.rank, s.body) || ']' AS bodies
  FROM staged AS s JOIN numbered AS n ON n.headword = s.headword AND n.language = s.language
  WHERE s.kind <> 'form'
  GROUP BY n.id, s.kind, s.target;
`;

export const groupsSql =
  'SELECT id, language, headword, kind, target, bodies FROM grouped ORDER BY kind, id, target';

/** Every n-th body of a kind, so that the samples come from the whole alphabet. */
export const samplingSql = `
SELECT bodies AS body FROM (SELECT bodies, row_number() OVER (ORDER BY id, target) AS n FROM grouped WHERE kind = ?)
WHERE n % (1 + (SELECT count(*) FROM grouped WHERE kind = ?) / (SELECT 1 + 40000 / (1 + avg(length(bodies))) FROM grouped WHERE kind = ?)) = 0
`;

export const formsSql = `
INSERT OR IGNORE INTO form (folded, headword, category, features, variant, form, derived)
  SELECT f.folded, h.id, f.category, f.features, f.variant, iif(f.form = f.folded, '', f.form), min(f.derived)
  FROM staged_form AS f JOIN numbered AS h ON h.headword = f.headword AND h.language = f.language
  GROUP BY f.folded, h.id, f.category, f.features, f.variant, f.form
  ORDER BY f.folded, h.id, f.category, f.features, f.variant, f.form;
`;
