/** Runs the body of a script; an error becomes one line on the terminal and exit code 1. */
export async function entryPoint(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
