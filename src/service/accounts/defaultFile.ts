import { homedir } from 'node:os';
import path from 'node:path';
import type { Environment } from './environmentAccounts.ts';

/** Where a program runs. */
export interface Host {
  readonly platform: NodeJS.Platform;
  /** The home folder of the user. */
  readonly home: string;
}

/**
 * Where accounts are kept unless somebody says otherwise: the file that GLOSSA_ACCOUNTS names, or accounts.sqlite
 * in the folder that the system has for the state of programs (on Linux after the XDG Base Directory
 * Specification, which ignores relative paths).
 */
export function defaultAccountsFile(
  environment: Environment,
  host: Host = { platform: process.platform, home: homedir() },
): string {
  return environment['GLOSSA_ACCOUNTS'] || path.join(stateFolder(environment, host), 'accounts.sqlite');
}

function stateFolder(environment: Environment, { platform, home }: Host): string {
  switch (platform) {
    case 'win32':
      return path.join(environment['LOCALAPPDATA'] || path.join(home, 'AppData', 'Local'), 'Glossa');
    case 'darwin':
      return path.join(home, 'Library', 'Application Support', 'Glossa');
    default: {
      const state = environment['XDG_STATE_HOME'] ?? '';
      return path.join(path.isAbsolute(state) ? state : path.join(home, '.local', 'state'), 'glossa');
    }
  }
}
