import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectFolder } from '../../scripts/projectFiles.ts';
import { credentials } from './serviceLoad.ts';
import type { Usage } from './serviceUsage.ts';

/** A server to be measured, in a process of its own. */
export interface Host {
  readonly process: ChildProcess;
  readonly port: number;
}

/** Starts a plain server that sends constant bodies. */
export function startPlain(): Promise<Host> {
  return startHost([join(import.meta.dirname, 'servicePlain.ts')]);
}

/**
 * Starts the command as it is published, bundled into a folder, with everything switched on: an account whose
 * limits are counted, the cache of answers, the log.
 */
export async function startService(folder: string, packs: string): Promise<Host> {
  const program = join(folder, 'dist/cli/glossa.js');
  await build({
    absWorkingDir: projectFolder,
    entryPoints: ['src/cli/published.ts'],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
  });
  cpSync(join(projectFolder, 'src/service/description/page'), join(folder, 'dist/cli/page'), {
    recursive: true,
  });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', version: '0.0.0' }));
  return startHost([
    program,
    'serve',
    '--port',
    '0',
    '--packs',
    packs,
    '--accounts',
    join(folder, 'accounts'),
  ]);
}

/** Microseconds of work, and megabytes of memory, of a server until now. */
export async function usageOf({ process: child }: Host): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

/** All servers run on the first core where that can be had; what loads them takes another. */
async function startHost(program: readonly string[]): Promise<Host> {
  const usage = join(import.meta.dirname, 'serviceUsage.ts');
  const command = [process.execPath, '--import', usage, ...program];
  const pinned = spawnSync('taskset', ['--version']).status === 0;
  const [file = '', ...args] = pinned ? ['taskset', '-c', '0', ...command] : command;
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: {
      ...process.env,
      GLOSSA_APP_ID: credentials.id,
      GLOSSA_APP_KEY: credentials.key,
      GLOSSA_PER_MINUTE: '1000000000',
      GLOSSA_PER_MONTH: '1000000000',
    },
  });
  const [address] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(() =>
      Promise.reject(new Error(`${program.join(' ')} ended before it was ready.`)),
    ),
  ]);
  return { process: child, port: Number(new URL(String(address).trim()).port) };
}
