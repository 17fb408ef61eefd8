import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A process together with everything it starts; none of them outlives this process. */
export interface ProcessGroup {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  /** Resolves when the first process has ended. */
  readonly ended: Promise<void>;
  /** Asks all of them to end, insists after a few seconds, and resolves when they are gone. */
  stop(): Promise<void>;
}

/** Starts a process as the head of a group of its own. Not for Windows, which has no such groups. */
export function startGroup(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ProcessGroup {
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit').then(() => undefined);
  const end = (signal: NodeJS.Signals) => {
    try {
      process.kill(-Number(child.pid), signal);
    } catch {
      // Nothing of the group is left.
    }
  };
  const endNow = () => end('SIGKILL');
  // A group of its own is not reached by Ctrl+C in the terminal, so pass the end of this process on.
  const leave = () => process.exit(1);
  process.once('exit', endNow);
  for (const signal of signals) {
    process.once(signal, leave);
  }
  return {
    process: child,
    ended,
    async stop() {
      end('SIGTERM');
      const insist = setTimeout(endNow, 4000);
      await ended;
      clearTimeout(insist);
      endNow();
      process.off('exit', endNow);
      for (const signal of signals) {
        process.off(signal, leave);
      }
    },
  };
}
