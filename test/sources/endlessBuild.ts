import { setTimeout } from 'node:timers/promises';
import { buildPack } from '../../src/sources/build.ts';
import { miniatureRecipe, miniatureRecords } from './miniatureRecipe.ts';

/** A build that never ends, run as a process of its own to be killed: `node endlessBuild.ts FOLDER`. */
const endless = miniatureRecipe(async function* () {
  yield* miniatureRecords('gnu');
  console.log('building');
  await setTimeout(60_000);
});

await buildPack(endless, process.argv[2] ?? '', { force: true });
