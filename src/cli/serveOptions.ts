import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../service/accounts/environmentAccounts.ts';
import { type LogLevel, logLevels } from '../service/edge/log.ts';

/** What a server is started with. */
export interface ServeOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** The folder that holds the packs. */
  readonly packs: string;
  /** The file that holds the accounts. */
  readonly accounts: string;
  readonly sandboxOnly: boolean;
  readonly logLevel: LogLevel;
}

/** What holds where neither a flag nor the environment says otherwise. */
export type ServeDefaults = Pick<ServeOptions, 'packs' | 'accounts'>;

export const serveHelp = `Serves the Lexical Reference Service on this machine.

  npm run serve -- --port 8080       or, where the package is installed: glossa serve --port 8080

  --port N            port to listen on, 0 for any that is free (GLOSSA_PORT; default 8080)
  --host HOST         address to listen on; 0.0.0.0 for every network (GLOSSA_HOST; default 127.0.0.1)
  --packs DIR         folder with the packs (GLOSSA_PACKS; default: packs, beside package.json)
  --accounts FILE     who may ask, and how often (GLOSSA_ACCOUNTS; see: npm run accounts -- help)
  --sandbox-only      serve the sandbox alone (GLOSSA_SANDBOX_ONLY=1)
  --log-level LEVEL   ${logLevels.join(', ')} (GLOSSA_LOG_LEVEL; default info)
  --help              this text

A flag is heard before the environment. These name accounts that are not stored:

  GLOSSA_APP_ID, GLOSSA_APP_KEY             an account on a paid plan
  GLOSSA_PER_MINUTE, GLOSSA_PER_MONTH       its limits; without them it has none
  GLOSSA_FREE_APP_ID, GLOSSA_FREE_APP_KEY   an account on the free plan

Packs that a checkout of the project lacks are built first. When the server is ready it prints its base
address in one line on standard output; the log goes to standard error, a line of JSON for each request and
under load for one in ten of those that went well.
SIGINT and SIGTERM stop it after the answers that are under way.

  /api/v2           the service; /api/v2/openapi.json describes it
  /sandbox/api/v2   the same for headwords under the first letter of each alphabet
  /api/v1           shut down; says where each path has gone
  /docs/            a reference page on which calls can be tried
  /healthz, /readyz
`;

/** Reads flags and environment; undefined where the help is asked for. Throws an error that names the value. */
export function readServeOptions(
  args: readonly string[],
  environment: Environment,
  defaults: ServeDefaults,
): ServeOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      packs: { type: 'string' },
      accounts: { type: 'string' },
      'sandbox-only': { type: 'boolean' },
      'log-level': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    return undefined;
  }
  const flagOr = (flag: string | undefined, name: string, otherwise: string) =>
    flag ?? (environment[name] || otherwise);
  return {
    host: flagOr(values.host, 'GLOSSA_HOST', '127.0.0.1'),
    port: readPort(flagOr(values.port, 'GLOSSA_PORT', '8080')),
    packs: path.resolve(flagOr(values.packs, 'GLOSSA_PACKS', defaults.packs)),
    accounts: path.resolve(flagOr(values.accounts, 'GLOSSA_ACCOUNTS', defaults.accounts)),
    sandboxOnly: values['sandbox-only'] ?? readSwitch('GLOSSA_SANDBOX_ONLY', environment),
    logLevel: readLogLevel(flagOr(values['log-level'], 'GLOSSA_LOG_LEVEL', 'info')),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new Error(`'${text}' is no port: a port is a number from 0 to 65535.`);
  }
  return port;
}

function readSwitch(name: string, environment: Environment): boolean {
  const value = environment[name]?.toLowerCase() ?? '';
  if (!['', '0', 'false', '1', 'true'].includes(value)) {
    throw new Error(`${name} is '${value}'; it takes 1 or 0.`);
  }
  return value === '1' || value === 'true';
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find(known => known === text);
  if (level === undefined) {
    throw new Error(`'${text}' is no log level; choose one of ${logLevels.join(', ')}.`);
  }
  return level;
}
