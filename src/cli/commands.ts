import type { BuildProgress } from '../sources/build.ts';
import type { Command } from './runGlossa.ts';

/** Where the commands run. */
export interface Installation {
  /** The folder of the packs. */
  readonly packs: string;
  /** Whether packs can be built here: the data come with the project, not with its published package. */
  readonly canBuild: boolean;
  /** Of the program: what is kept of its answers holds for this version alone. */
  readonly version: string;
}

/** The commands of `glossa`. The code of each is loaded when it is called. */
export function createCommands(installation: Installation): Readonly<Record<string, Command>> {
  return {
    serve: {
      summary: 'serve the Lexical Reference Service',
      run: args => serve(args, installation),
    },
    packs: {
      summary: 'build, list and check the packs of the lexicon',
      run: args => packs(args, installation),
    },
    accounts: {
      summary: 'look after the accounts of a server',
      run: accounts,
    },
  };
}

const streams = { print: console.log, complain: console.error };

async function serve(args: readonly string[], installation: Installation): Promise<0 | 1> {
  const [{ defaultAccountsFile }, { defaultRecipes, optionalRecipes }, { runServe }, { stopSignal }] =
    await Promise.all([
      import('../service/accounts/defaultFile.ts'),
      import('../sources/recipes.ts'),
      import('./runServe.ts'),
      import('./stopSignal.ts'),
    ]);
  return runServe(args, {
    ...streams,
    defaults: { packs: installation.packs, accounts: defaultAccountsFile(process.env) },
    environment: process.env,
    version: installation.version,
    installable: [...defaultRecipes, ...optionalRecipes].map(({ manifest }) => manifest),
    ...(installation.canBuild ? { prepare } : {}),
    stopped: () => stopSignal({ withShell: installation.canBuild }),
  });
}

/** Builds what a server lacks. What is said goes to standard error, for standard output holds the address. */
async function prepare(folder: string): Promise<void> {
  const [building, { buildPacks }, { whenShellEnds }] = await Promise.all([
    packBuilding(true),
    import('./buildPacks.ts'),
    import('./stopSignal.ts'),
  ]);
  const ended = whenShellEnds(() => process.exit(1));
  try {
    await buildPacks({ ...building, folder, print: console.error, complain: console.error });
  } finally {
    ended.cancel();
  }
}

async function packs(args: readonly string[], { packs: folder, canBuild }: Installation): Promise<0 | 1> {
  const [building, { runPacks }] = await Promise.all([packBuilding(canBuild), import('./runPacks.ts')]);
  return runPacks(args, { ...streams, ...building, folder });
}

async function accounts(args: readonly string[]): Promise<0 | 1> {
  const [{ defaultAccountsFile }, { runAccounts }] = await Promise.all([
    import('../service/accounts/defaultFile.ts'),
    import('./runAccounts.ts'),
  ]);
  const file = defaultAccountsFile(process.env);
  return runAccounts(args, { ...streams, file, environment: process.env });
}

async function packBuilding(canBuild: boolean) {
  const [{ defaultRecipes, optionalRecipes }, { isCurrent }, { buildInWorker }] = await Promise.all([
    import('../sources/recipes.ts'),
    import('../sources/build.ts'),
    import('./buildInWorker.ts'),
  ]);
  return {
    recipes: canBuild ? defaultRecipes : [],
    optional: canBuild ? optionalRecipes : [],
    build: buildInWorker,
    isCurrent,
    showProgress,
  };
}

/** On a terminal one line that changes; elsewhere nothing, the result says enough. */
function showProgress({ pack, step, done, total }: BuildProgress): void {
  if (process.stderr.isTTY) {
    const line = total
      ? `${pack}: ${step} ${Math.floor((100 * done) / total)} %`
      : `${pack}: ${step} ${done} records`;
    process.stderr.write(done === total ? '\r\x1b[K' : `\r\x1b[K${line}`);
  }
}
