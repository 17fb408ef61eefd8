// Loaded into a measured process before its program: tells what it uses, each time that it is asked.

/** Microseconds of work since the process began, and megabytes of memory. */
export interface Usage {
  readonly cpu: number;
  readonly memory: number;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() / 1e6 } satisfies Usage);
});
process.on('disconnect', () => process.exit());
