import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Period } from './period.ts';

/** Which count is meant: that of an account in one window of a period (`period.ts`). */
export interface Count {
  readonly appId: string;
  readonly period: Period;
  readonly window: number;
}

/** What a lease got. */
export interface Lease {
  /** Requests that may be made from now on without asking again. */
  readonly granted: number;
  /** The stored count, which has them in it. */
  readonly used: number;
}

/** How many windows of the past are kept: of minutes for clocks that are set back, of months to look back. */
const keptWindows: Readonly<Record<Period, number>> = { minute: 10, month: 24 };

/** The counts of an open file. Several processes may count in one file; together they keep to a limit. */
export class UsageTable {
  readonly #lease: StatementSync;
  readonly #giveBack: StatementSync;
  readonly #used: StatementSync;
  readonly #prune: StatementSync;
  readonly #remove: StatementSync;

  constructor(database: DatabaseSync) {
    this.#lease = database.prepare(leaseSql);
    const of = 'WHERE app_id = ? AND period = ? AND window = ?';
    this.#giveBack = database.prepare(`UPDATE usage SET used = max(0, used - ?) ${of}`);
    this.#used = database.prepare(`SELECT used FROM usage ${of}`);
    this.#prune = database.prepare('DELETE FROM usage WHERE app_id = ? AND period = ? AND window < ?');
    this.#remove = database.prepare('DELETE FROM usage WHERE app_id = ?');
  }

  /** Counts a block of requests ahead, or what the limit still allows of it; undefined where that is nothing. */
  lease({ appId, period, window }: Count, block: number, limit: number): Lease | undefined {
    const row = this.#lease.get(appId, period, window, block, limit);
    return row && { granted: Number(row['granted']), used: Number(row['used']) };
  }

  /** Takes requests off a count that were leased and not made. */
  giveBack({ appId, period, window }: Count, unused: number): void {
    this.#giveBack.run(unused, appId, period, window);
  }

  used({ appId, period, window }: Count): number {
    return Number(this.#used.get(appId, period, window)?.['used'] ?? 0);
  }

  /** Forgets windows that lie far before one. */
  prune({ appId, period, window }: Count): void {
    this.#prune.run(appId, period, window - keptWindows[period]);
  }

  remove(appId: string): void {
    this.#remove.run(appId);
  }
}

/** One statement, thus one transaction: no other process can count in between. */
const leaseSql = `
INSERT INTO usage (app_id, period, window, used, granted) VALUES (?1, ?2, ?3, min(?4, ?5), min(?4, ?5))
ON CONFLICT DO UPDATE SET used = used + min(?4, ?5 - used), granted = min(?4, ?5 - used) WHERE used < ?5
RETURNING used, granted
`;
