/**
 * Resolves on the first SIGINT or SIGTERM or, with `withShell`, when the shell of an npm script goes; a further
 * signal ends the process at once.
 */
export function stopSignal({ withShell }: { readonly withShell: boolean }): Promise<void> {
  return new Promise(resolve => {
    const stop = () => {
      process.once('SIGINT', end).once('SIGTERM', end);
      resolve();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    if (withShell) {
      whenShellEnds(stop);
    }
  });
}

/**
 * npm passes a signal on to the shell that it has started us with, and the shell goes without telling us. Does
 * nothing where npm has not started us.
 */
export function whenShellEnds(act: () => void): { cancel(): void } {
  const shell = process.ppid;
  const isStartedByNpm = process.env['npm_lifecycle_event'] !== undefined;
  const watch = setInterval(() => {
    if (isStartedByNpm && process.ppid !== shell) {
      clearInterval(watch);
      act();
    }
  }, 500).unref();
  return { cancel: () => clearInterval(watch) };
}

function end(): void {
  process.exit(1);
}
