import { setFlagsFromString } from 'node:v8';
import type { PackOutline } from '../lexicon/lexicon.ts';
import { type Environment, environmentAccounts } from '../service/accounts/environmentAccounts.ts';
import { startLexicalServer } from './lexicalServer.ts';
import { readServeOptions, type ServeDefaults, serveHelp } from './serveOptions.ts';

/** What the command works on and where it writes. */
export interface ServeSurroundings {
  readonly defaults: ServeDefaults;
  readonly environment: Environment;
  /** Of the program. */
  readonly version: string;
  /** Packs that could be added. */
  readonly installable: readonly PackOutline[];
  /** Builds what the default folder of packs lacks; undefined where there is nothing to build from. */
  readonly prepare?: (folder: string) => Promise<void>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Asked once the server is ready; resolves when it is to stop. */
  readonly stopped: () => Promise<unknown>;
}

/** Serves until it is told to stop. Says what went wrong and answers the exit code. */
export async function runServe(args: readonly string[], surroundings: ServeSurroundings): Promise<0 | 1> {
  const { defaults, environment, installable, version, prepare, print, complain, stopped } = surroundings;
  try {
    const options = readServeOptions(args, environment, defaults);
    if (!options) {
      print(serveHelp);
      return 0;
    }
    environmentAccounts(environment); // a slip is told before anything is built
    if (options.packs === defaults.packs) {
      await prepare?.(options.packs);
    }
    // a server lives long and its answers do not: room for young objects that grows is never given back
    setFlagsFromString('--semi-space-growth-factor=1');
    const server = await startLexicalServer({
      ...options,
      environment,
      installable,
      version,
      warn: complain,
    });
    print(server.baseUrl);
    await stopped();
    await server.close();
    return 0;
  } catch (error) {
    complain(isSlip(error) ? `${error.message} --help lists the options.` : messageOf(error));
    return 1;
  }
}

/** Whether arguments could not be read (`util.parseArgs`). */
function isSlip(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
