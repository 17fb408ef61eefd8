import { parentPort, workerData } from 'node:worker_threads';
import { type BuildProgress, type BuildResult, buildPack } from '../sources/build.ts';
import { defaultRecipes, optionalRecipes } from '../sources/recipes.ts';
import type { BadLine } from '../sources/source.ts';

/** The thread that builds one pack: started by `buildInWorker`, imported by nobody. */

export interface BuildTask {
  readonly name: string;
  readonly folder: string;
  readonly force: boolean;
}

export type BuildMessage =
  | { readonly kind: 'badLine'; readonly bad: BadLine }
  | { readonly kind: 'progress'; readonly progress: BuildProgress }
  | { readonly kind: 'done'; readonly result: BuildResult };

const { name, folder, force } = workerData as BuildTask;
const recipe = [...defaultRecipes, ...optionalRecipes].find(({ manifest }) => manifest.name === name);
if (!recipe) {
  throw new Error(`There is no recipe for a pack '${name}'.`);
}
const send = (message: BuildMessage) => parentPort?.postMessage(message);
const result = await buildPack(recipe, folder, {
  force,
  onBadLine: bad => send({ kind: 'badLine', bad }),
  onProgress: progress => send({ kind: 'progress', progress }),
});
send({ kind: 'done', result });
