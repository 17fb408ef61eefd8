import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { Account } from './account.ts';
import { AccountTable } from './accountTable.ts';
import type { EnvironmentAccount } from './environmentAccounts.ts';
import type { Lock } from './keyChecks.ts';
import { Meter } from './meter.ts';
import { periods } from './period.ts';
import { UsageTable } from './usageTable.ts';

/** An account in use: what is stored of it, and what this process knows besides. */
export interface LiveAccount {
  readonly account: Account;
  /** Undefined for an account of the environment. */
  readonly serial: number | undefined;
  lock: Lock;
  readonly meters: readonly Meter[];
  /** When it was last compared with the file (`#generation`). */
  generation: number;
}

/** How long, in milliseconds, the file is not asked whether another process has written to it. */
const unseenFor = 200;

const mostAccounts = 10_000;

/**
 * The accounts that send requests, held in memory and renewed from the file when another process has written to
 * it. Those of the environment are always here and go before stored ones of the same id.
 */
export class LiveAccounts {
  readonly #table: AccountTable;
  readonly #usage: UsageTable;
  readonly #dataVersion: StatementSync;
  readonly #environment: ReadonlyMap<string, LiveAccount>;
  readonly #stored = new LRUCache<string, LiveAccount>({
    max: mostAccounts,
    dispose: (live, _appId, reason) => {
      if (reason === 'evict') {
        giveBack(live);
      }
    },
  });
  #generation = 0;
  #version: unknown;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    database: DatabaseSync,
    environment: readonly EnvironmentAccount[],
    digest: (key: string) => Buffer,
  ) {
    this.#table = new AccountTable(database);
    this.#usage = new UsageTable(database);
    this.#dataVersion = database.prepare('PRAGMA data_version');
    this.#environment = new Map(
      environment.map(({ key, ...account }) => {
        const lock = { keyHash: undefined, digest: digest(key) };
        return [account.appId, this.#live(account, undefined, lock)];
      }),
    );
  }

  /** The account of an id; undefined where nobody has it. */
  find(appId: string): LiveAccount | undefined {
    this.#lookForChanges();
    const live = this.#environment.get(appId) ?? this.#stored.get(appId);
    return live?.generation === this.#generation ? live : this.#renew(appId, live);
  }

  /** Whether the file has an account of the id, too. */
  isStored(appId: string): boolean {
    return this.#table.find(appId) !== undefined;
  }

  /** Whether neither the file nor the environment has an account. */
  get isEmpty(): boolean {
    return this.#environment.size === 0 && this.#table.all().length === 0;
  }

  /** Returns all that is leased. */
  giveBack(): void {
    for (const live of [...this.#environment.values(), ...this.#stored.values()]) {
      giveBack(live);
    }
  }

  #lookForChanges(): void {
    const now = performance.now(); // the clock of the wall may stand still or be set back
    if (now - this.#lookedAt < unseenFor) {
      return;
    }
    this.#lookedAt = now;
    const version = this.#dataVersion.get()?.['data_version'];
    if (version !== this.#version) {
      this.#version = version;
      this.#generation += 1;
    }
  }

  #renew(appId: string, live: LiveAccount | undefined): LiveAccount | undefined {
    if (live && live.serial === undefined) {
      return this.#refresh(live);
    }
    const stored = this.#table.find(appId);
    if (!stored) {
      this.#stored.delete(appId);
      return undefined;
    }
    if (live && live.serial === stored.serial) {
      if (live.lock.keyHash !== stored.keyHash) {
        live.lock = { keyHash: stored.keyHash, digest: undefined };
      }
      return this.#refresh(live);
    }
    const { serial, keyHash, created: _, ...account } = stored;
    const renewed = this.#live(account, serial, { keyHash, digest: undefined });
    this.#stored.set(appId, renewed);
    return renewed;
  }

  #refresh(live: LiveAccount): LiveAccount {
    live.generation = this.#generation;
    for (const meter of live.meters) {
      meter.lookAgain();
    }
    return live;
  }

  #live(account: Account, serial: number | undefined, lock: Lock): LiveAccount {
    const meters = periods.map(
      period => new Meter({ appId: account.appId, period, limit: account.limits[period] }, this.#usage),
    );
    return { account, serial, lock, meters, generation: this.#generation };
  }
}

function giveBack(live: LiveAccount): void {
  for (const meter of live.meters) {
    meter.giveBack();
  }
}
