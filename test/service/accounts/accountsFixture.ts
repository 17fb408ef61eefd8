import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type AccountsOptions, openAccounts } from '../../../src/service/accounts/openAccounts.ts';
import { AccountRegister, type NewAccount } from '../../../src/service/accounts/register.ts';
import type { StoredAccounts } from '../../../src/service/accounts/storedAccounts.ts';
import type { Admission, Caller } from '../../../src/service/accounts.ts';
import { TemporaryFolder } from '../../sources/temporaryFolder.ts';

/** An accounts file in a new folder, with a clock that stands until a test sets it. */
export class AccountsFixture {
  readonly folder = new TemporaryFolder();
  readonly file = join(this.folder.path, 'accounts.sqlite');
  time = Date.parse('2026-03-31T23:58:30.500Z');
  readonly now = () => this.time;
  readonly register = new AccountRegister(this.file, this.now);
  readonly #opened: StoredAccounts[] = [];

  /** Adds an account of the paid plan without limits, apart from what is said; answers its caller. */
  async add(appId: string, account: Partial<NewAccount> = {}): Promise<Caller & { readonly appKey: string }> {
    const appKey = await this.register.add({ plan: 'paid', limits: {}, ...account, appId });
    return { appId, appKey, version: 2 };
  }

  open(options: Partial<AccountsOptions> = {}): StoredAccounts {
    const accounts = openAccounts({ file: this.file, now: this.now, ...options });
    this.#opened.push(accounts);
    return accounts;
  }

  /** What the file says of the month of an id. */
  usedThisMonth(appId: string): number {
    return this.register.usage(appId).month;
  }

  remove(): void {
    for (const accounts of this.#opened) {
      accounts.close();
    }
    this.register.close();
    this.folder.remove();
  }
}

/** Asks until the answer is of a kind; the time-out of the test ends it. */
export async function askUntil(accounts: StoredAccounts, caller: Caller, kind: Admission['kind']) {
  for (;;) {
    const admission = await accounts.admit(caller);
    if (admission.kind === kind) {
      return admission;
    }
    await setTimeout(20);
  }
}
