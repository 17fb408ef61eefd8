import { openAccountsFile } from './accountsFile.ts';
import { type Environment, environmentAccounts } from './environmentAccounts.ts';
import { StoredAccounts } from './storedAccounts.ts';

export interface AccountsOptions {
  /** Made where it is missing, with its folder; `defaultFile.ts` knows where it lies by default. */
  readonly file: string;
  /** May define accounts (`environmentAccounts.ts`); none by default. */
  readonly environment?: Environment;
  /** Milliseconds since 1970; the clock of the system by default. */
  readonly now?: () => number;
  /** Told what an administrator should know; by default nobody is. */
  readonly onWarning?: (text: string) => void;
}

/**
 * The accounts of a server, with what they use. Throws an `AccountsFileError` where the file cannot be used, and
 * an error that names the variable where the environment is wrong.
 */
export function openAccounts(options: AccountsOptions): StoredAccounts {
  const { file, environment = {}, now = Date.now, onWarning = () => {} } = options;
  const defined = environmentAccounts(environment);
  return new StoredAccounts({ database: openAccountsFile(file), environment: defined, now, warn: onWarning });
}
