import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCommands } from './commands.ts';
import { runGlossa } from './runGlossa.ts';

/** The commands from a checkout: `node src/cli/main.ts COMMAND`. */

const project = join(import.meta.dirname, '../..');

const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

// code of a checkout changes without its version
process.exitCode = await runGlossa(process.argv.slice(2), {
  commands: createCommands({
    packs: join(project, 'packs'),
    canBuild: true,
    version: `${version} ${randomUUID()}`,
  }),
  version,
  print: console.log,
  complain: console.error,
});
