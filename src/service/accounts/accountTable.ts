import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Account, Limits, Plan } from './account.ts';
import type { Period } from './period.ts';

/** An account as it is stored. */
export interface StoredAccount extends Account {
  /** Never given twice, not even to an account of the same id. */
  readonly serial: number;
  readonly keyHash: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** The accounts of an open file. */
export class AccountTable {
  readonly #find: StatementSync;
  readonly #all: StatementSync;
  readonly #insert: StatementSync;
  readonly #rotate: StatementSync;
  readonly #remove: StatementSync;

  constructor(database: DatabaseSync) {
    this.#find = database.prepare('SELECT * FROM account WHERE app_id = ?');
    this.#all = database.prepare('SELECT * FROM account ORDER BY app_id');
    this.#insert = database.prepare(
      `INSERT INTO account (app_id, key_hash, plan, per_minute, per_month, created) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (app_id) DO NOTHING`,
    );
    this.#rotate = database.prepare('UPDATE account SET key_hash = ? WHERE app_id = ?');
    this.#remove = database.prepare('DELETE FROM account WHERE app_id = ?');
  }

  find(appId: string): StoredAccount | undefined {
    const row = this.#find.get(appId);
    return row && storedAccount(row);
  }

  /** In the order of their ids. */
  all(): readonly StoredAccount[] {
    return this.#all.all().map(storedAccount);
  }

  /** False where the id exists already. */
  insert(account: Omit<StoredAccount, 'serial'>): boolean {
    const { appId, keyHash, plan, limits, created } = account;
    const perPeriod = [limits.minute ?? null, limits.month ?? null] as const;
    return this.#insert.run(appId, keyHash, plan, ...perPeriod, created).changes === 1;
  }

  /** False where there is no such id; so below. */
  setKeyHash(appId: string, keyHash: string): boolean {
    return this.#rotate.run(keyHash, appId).changes === 1;
  }

  remove(appId: string): boolean {
    return this.#remove.run(appId).changes === 1;
  }
}

function storedAccount(row: Record<string, unknown>): StoredAccount {
  return {
    serial: Number(row['serial']),
    appId: String(row['app_id']),
    keyHash: String(row['key_hash']),
    plan: row['plan'] as Plan, // the table allows no other
    limits: { ...limit('minute', row['per_minute']), ...limit('month', row['per_month']) },
    created: Number(row['created']),
  };
}

function limit(period: Period, stored: unknown): Limits {
  return stored === null ? {} : { [period]: Number(stored) };
}
