import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Why an accounts file cannot be used. */
export type AccountsFileFault = 'unwritable' | 'foreign' | 'newer' | 'damaged' | 'busy';

const remedies: Readonly<Record<AccountsFileFault, string>> = {
  unwritable: 'Let this user write it and its folder, or name another file with GLOSSA_ACCOUNTS.',
  foreign: 'It is not an accounts file of Glossa: name another with GLOSSA_ACCOUNTS.',
  newer: 'It was made by a newer Glossa: update Glossa.',
  damaged: 'Its contents are damaged: put back a copy, or move it away and add the accounts again.',
  busy: 'Another process holds it for too long: end that process, or try again.',
};

/** An accounts file that cannot be used; the message names file, cause and remedy. */
export class AccountsFileError extends Error {
  override readonly name = 'AccountsFileError';
  readonly fault: AccountsFileFault;

  constructor(fault: AccountsFileFault, file: string, cause?: unknown) {
    super(`The accounts file ${file} cannot be used (${fault}). ${remedies[fault]}`, { cause });
    this.fault = fault;
  }
}

/** "GlAc" in ASCII. */
const applicationId = 0x476c4163;
const schemaVersion = 1;

/**
 * Usage is kept by id, so that accounts of the environment, which have no row, are counted as well. `granted` is
 * what the last lease got (`usageTable.ts`).
 */
const schema = `
CREATE TABLE account (
  serial INTEGER PRIMARY KEY AUTOINCREMENT,
  app_id TEXT NOT NULL UNIQUE,
  key_hash TEXT NOT NULL,
  plan TEXT NOT NULL CHECK (plan IN ('free', 'paid')),
  per_minute INTEGER CHECK (per_minute > 0),
  per_month INTEGER CHECK (per_month > 0),
  created INTEGER NOT NULL
) STRICT;
CREATE TABLE usage (
  app_id TEXT NOT NULL,
  period TEXT NOT NULL CHECK (period IN ('minute', 'month')),
  window INTEGER NOT NULL,
  used INTEGER NOT NULL CHECK (used >= 0),
  granted INTEGER NOT NULL,
  PRIMARY KEY (app_id, period, window)
) STRICT, WITHOUT ROWID;
`;

/**
 * Opens an accounts file for reading and writing, and makes it, with its folder, where it is missing: then only
 * this user may read it. What is written outlives the end of the process at any moment. Throws an `AccountsFileError`.
 */
export function openAccountsFile(file: string): DatabaseSync {
  makeFile(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 2000 });
    prepareDatabase(file, database);
    return database;
  } catch (error) {
    if (database?.isOpen) {
      database.close();
    }
    throw error instanceof AccountsFileError ? error : new AccountsFileError(faultOf(error), file, error);
  }
}

function makeFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600)); // SQLite gives the files beside it the same mode
  } catch (cause) {
    throw new AccountsFileError('unwritable', file, cause);
  }
}

function prepareDatabase(file: string, database: DatabaseSync): void {
  if (isEmpty(database)) {
    database.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE');
    // another process may have been faster
    if (isEmpty(database)) {
      database.exec(
        `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${schemaVersion}; ${schema}`,
      );
    }
    database.exec('COMMIT');
  }
  if (pragma(database, 'application_id') !== applicationId) {
    throw new AccountsFileError('foreign', file);
  }
  if (Number(pragma(database, 'user_version')) > schemaVersion) {
    throw new AccountsFileError('newer', file);
  }
  if (pragma(database, 'quick_check') !== 'ok') {
    throw new AccountsFileError('damaged', file);
  }
  // NORMAL: a loss of power may undo the last moments, the end of the process never does;
  // deleted hashes are overwritten
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON');
}

function isEmpty(database: DatabaseSync): boolean {
  return pragma(database, 'schema_version') === 0;
}

function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** By the primary result code of SQLite (sqlite.org/rescode.html). */
function faultOf(error: unknown): AccountsFileFault {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return faults[code] ?? 'damaged';
}

const faults: Readonly<Record<number, AccountsFileFault>> = {
  5: 'busy',
  6: 'busy',
  8: 'unwritable',
  10: 'unwritable',
  13: 'unwritable',
  14: 'unwritable',
  26: 'foreign',
};
