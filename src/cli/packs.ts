import { join } from 'node:path';
import type { BuildProgress } from '../sources/build.ts';
import { defaultRecipes } from '../sources/recipes.ts';
import { runPacks } from './runPacks.ts';

process.exitCode = await runPacks(process.argv.slice(2), {
  recipes: defaultRecipes,
  folder: join(import.meta.dirname, '../../packs'),
  print: console.log,
  complain: console.error,
  showProgress,
});

/** On a terminal one line that changes; elsewhere nothing, the result says enough. */
function showProgress({ pack, step, done, total }: BuildProgress): void {
  if (process.stderr.isTTY) {
    const line = total
      ? `${pack}: ${step} ${Math.floor((100 * done) / total)} %`
      : `${pack}: ${step} ${done} records`;
    process.stderr.write(done === total ? '\r\x1b[K' : `\r\x1b[K${line}`);
  }
}
