import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCommands } from './commands.ts';
import { runGlossa } from './runGlossa.ts';

/** The commands from the published package: bundled into `dist/cli`, with the packs in the package. */

const folder = join(import.meta.dirname, '../..');

const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

process.exitCode = await runGlossa(process.argv.slice(2), {
  commands: createCommands({ packs: join(folder, 'packs'), canBuild: false, version }),
  version,
  print: console.log,
  complain: console.error,
});
