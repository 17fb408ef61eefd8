import type { DatabaseSync } from 'node:sqlite';
import type { Accounts, Admission, ApiVersion, Caller } from '../accounts.ts';
import { longestAppId, longestKey } from './account.ts';
import type { EnvironmentAccount } from './environmentAccounts.ts';
import { KeyChecks, type Lock, type Verdict } from './keyChecks.ts';
import { type LiveAccount, LiveAccounts } from './liveAccounts.ts';
import type { Meter } from './meter.ts';

/** What a server needs to decide on requests. */
export interface StoredAccountsParts {
  /** Opened by `openAccountsFile`; closed with the accounts. */
  readonly database: DatabaseSync;
  readonly environment: readonly EnvironmentAccount[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly warn: (text: string) => void;
}

const missing = refused('the headers app_id and app_key are required.');
const unknown = refused('app_id and app_key do not belong together.');
const busy = refused('too many keys are being checked; try again in a few seconds.');
const tooLowPlan = refused('the free plan does not include version 2 of this API.');

/** The accounts of a file and of the environment. Close it: what was leased and not used is given back. */
export class StoredAccounts implements Accounts {
  readonly #database: DatabaseSync;
  readonly #live: LiveAccounts;
  readonly #keys = new KeyChecks();
  readonly #now: () => number;

  constructor({ database, environment, now, warn }: StoredAccountsParts) {
    this.#database = database;
    this.#live = new LiveAccounts(database, environment, key => this.#keys.digest(key));
    this.#now = now;
    for (const { appId } of environment) {
      if (this.#live.isStored(appId)) {
        warn(`The account ${appId} is stored and defined by the environment, too; the environment counts.`);
      }
    }
  }

  admit(caller: Caller): Admission | Promise<Admission> {
    const { appId, appKey } = caller;
    if (!appId || !appKey) {
      return missing;
    }
    if (appId.length > longestAppId || appKey.length > longestKey) {
      return unknown;
    }
    const live = this.#live.find(appId);
    const verdict = this.#keys.check(live?.lock, appId, appKey);
    return typeof verdict === 'string'
      ? this.#decide(verdict, live, caller.version)
      : this.#decideLater(verdict, live?.lock, { appId, version: caller.version });
  }

  /** Whether there is nobody who could be admitted, now. */
  get isEmpty(): boolean {
    return this.#live.isEmpty;
  }

  close(): void {
    if (this.#database.isOpen) {
      try {
        this.#live.giveBack();
      } finally {
        this.#database.close();
      }
    }
  }

  /** In the meantime the account may have been removed or got a new key. */
  async #decideLater(
    verdict: Promise<Verdict>,
    lock: Lock | undefined,
    { appId, version }: { readonly appId: string; readonly version: ApiVersion },
  ): Promise<Admission> {
    const decided = await verdict;
    const live = this.#live.find(appId);
    return this.#decide(live?.lock.keyHash === lock?.keyHash ? decided : 'wrong', live, version);
  }

  #decide(verdict: Verdict, live: LiveAccount | undefined, version: ApiVersion): Admission {
    if (verdict !== 'right' || !live) {
      return verdict === 'busy' ? busy : unknown;
    }
    return live.account.plan === 'free' && version === 2 ? tooLowPlan : count(live.meters, this.#now());
  }
}

function refused(reason: string): Admission {
  return Object.freeze({ kind: 'refused', reason });
}

/** Counts a request in every period or, where one has none left, in none. */
function count(meters: readonly Meter[], now: number): Admission {
  let exhausted: Meter | undefined;
  let tightest: Meter | undefined;
  for (const meter of meters) {
    if (!meter.allows(now) && (!exhausted || meter.end > exhausted.end)) {
      exhausted = meter;
    }
  }
  if (exhausted?.usage) {
    const retryAfter = Math.max(1, Math.ceil((exhausted.end - now) / 1000));
    return { kind: 'limited', retryAfter, usage: exhausted.usage };
  }
  for (const meter of meters) {
    meter.count();
    if (meter.limit !== undefined && (!tightest || shareLeft(meter) < shareLeft(tightest))) {
      tightest = meter;
    }
  }
  const usage = tightest?.usage;
  return usage ? { kind: 'admitted', usage } : { kind: 'admitted' };
}

function shareLeft(meter: Meter): number {
  return meter.remaining / (meter.limit ?? 1);
}
