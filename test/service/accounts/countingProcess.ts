import { type ChildProcess, spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { openAccounts } from '../../../src/service/accounts/openAccounts.ts';
import type { Caller } from '../../../src/service/accounts.ts';

/** Who sends requests on which file. The process writes a dot after each that is admitted. */
export interface Counting {
  readonly file: string;
  readonly caller: Caller;
  /** The time at which its clock stands. */
  readonly time: number;
}

/** A process of its own that sends requests until the limit is reached or it is killed. */
export function startCounting(counting: Counting): ChildProcess {
  return spawn(process.execPath, [import.meta.filename, JSON.stringify(counting)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The requests that it has been admitted, at its end; `onDot` hears of them earlier. */
export function countDots(counter: ChildProcess, onDot: (dots: number) => void = () => {}): Promise<number> {
  let dots = 0;
  counter.stdout?.on('data', (chunk: Buffer) => {
    dots += chunk.length;
    onDot(dots);
  });
  return new Promise(resolve => counter.on('close', () => resolve(dots)));
}

if (import.meta.main) {
  const { file, caller, time } = JSON.parse(process.argv[2] ?? '') as Counting;
  const accounts = openAccounts({ file, now: () => time });
  while ((await accounts.admit(caller)).kind === 'admitted') {
    writeSync(1, '.');
  }
  accounts.close();
}
