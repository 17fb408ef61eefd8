import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFolder } from './projectFiles.ts';

/** What became of a script. */
export interface Outcome {
  /** What it printed on standard output. */
  readonly output: string;
  /** 0 when all went well. */
  readonly exitCode: number;
}

/** Runs a script of the project on this very Node and shows what it prints. */
export async function runNode(args: readonly string[]): Promise<Outcome> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...colour },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  const end = () => child.kill(); // a child would go on when this process is ended
  process.once('exit', end);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
    process.stdout.write(piece);
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  process.off('exit', end);
  return { output, exitCode: exitCode ?? 1 };
}

/** Runs a script of the project; one that fails is an error. */
export async function requireNode(args: readonly string[]): Promise<void> {
  const { exitCode } = await runNode(args);
  if (exitCode !== 0) {
    throw new Error(`"node ${args.join(' ')}" failed (${exitCode}).`);
  }
}
