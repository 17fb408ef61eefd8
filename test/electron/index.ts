// Loaded by VS Code into its extension host, as out/electron/index.cjs.
import { appendFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import Mocha from 'mocha';

/** Runs every test file beside this one; rejects when a test fails or none was found. */
export async function run(): Promise<void> {
  // Not every editor shows what its extension host prints.
  const report = process.env['GLOSSA_TEST_REPORT'];
  if (report) {
    Mocha.reporters.Base.consoleLog = (...values: unknown[]) =>
      appendFileSync(report, `${format(...values)}\n`);
  }
  const mocha = new Mocha({ color: false, timeout: 20_000, reporter: 'spec' });
  for (const file of readdirSync(__dirname).filter(name => name.endsWith('.cjs') && name !== 'index.cjs')) {
    mocha.addFile(path.join(__dirname, file));
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const runner = mocha.run(failures => {
    if (runner.total === 0) {
      reject(new Error('No tests were found.'));
    } else if (failures > 0) {
      reject(new Error(`${failures} of ${runner.total} tests failed.`));
    } else {
      resolve();
    }
  });
  await promise;
}
