import type { DatabaseSync } from 'node:sqlite';
import { type Account, problemOfAppId, problemOfKey } from './account.ts';
import { openAccountsFile } from './accountsFile.ts';
import { AccountTable } from './accountTable.ts';
import { hashKey, makeKey } from './keyHash.ts';
import { type Period, windowAt } from './period.ts';
import { UsageTable } from './usageTable.ts';

/** An account to be added. */
export interface NewAccount extends Account {
  /** Made up where it is absent. */
  readonly key?: string | undefined;
}

/** An account and what it has used; of a server that runs, a block that is not used up counts as used. */
export interface ListedAccount extends Account {
  readonly used: Readonly<Record<Period, number>>;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/**
 * The accounts of a file as those who look after them see them; close it. Servers that have the file open see
 * every change within a second. Errors say what is wrong in a sentence and hold no key.
 */
export class AccountRegister {
  readonly #database: DatabaseSync;
  readonly #accounts: AccountTable;
  readonly #usage: UsageTable;
  readonly #now: () => number;

  /** Throws an `AccountsFileError` where the file cannot be used. `now` as in `AccountsOptions`. */
  constructor(file: string, now: () => number = Date.now) {
    this.#database = openAccountsFile(file);
    this.#accounts = new AccountTable(this.#database);
    this.#usage = new UsageTable(this.#database);
    this.#now = now;
  }

  /** Answers the key, which is not kept and cannot be shown again. */
  async add({ appId, key = makeKey(), plan, limits }: NewAccount): Promise<string> {
    refuse('id', problemOfAppId(appId));
    refuse('key', problemOfKey(key));
    const keyHash = await hashKey(key);
    if (!this.#accounts.insert({ appId, keyHash, plan, limits, created: this.#now() })) {
      throw new Error(`The id '${appId}' exists already.`);
    }
    return key;
  }

  /** In the order of their ids. */
  list(): readonly ListedAccount[] {
    return this.#accounts.all().map(({ appId, plan, limits, created }) => {
      return { appId, plan, limits, created, used: this.usage(appId) };
    });
  }

  /** What an id has used in this minute and this month. */
  usage(appId: string): ListedAccount['used'] {
    const now = this.#now();
    const used = (period: Period) =>
      this.#usage.used({ appId, period, window: windowAt(period, now).number });
    return { minute: used('minute'), month: used('month') };
  }

  /** Gives an account a new key and answers it; the old one is refused from then on. Usage goes on. */
  async rotate(appId: string, key: string = makeKey()): Promise<string> {
    refuse('key', problemOfKey(key));
    if (!this.#accounts.setKeyHash(appId, await hashKey(key))) {
      throw notFound(appId);
    }
    return key;
  }

  /** Removes an account and what it has used. */
  remove(appId: string): void {
    if (!this.#accounts.remove(appId)) {
      throw notFound(appId);
    }
    this.#usage.remove(appId);
  }

  close(): void {
    if (this.#database.isOpen) {
      this.#database.close();
    }
  }
}

function refuse(what: string, problem: string | undefined): void {
  if (problem !== undefined) {
    throw new Error(`The ${what} ${problem}.`);
  }
}

function notFound(appId: string): Error {
  return new Error(`There is no account '${appId}'.`);
}
