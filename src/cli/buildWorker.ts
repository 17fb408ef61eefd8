import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { BuildProgress } from '../sources/build.ts';
import { type BuildResult, buildPack } from '../sources/build.ts';
import { defaultRecipes, optionalRecipes } from '../sources/recipes.ts';
import type { BadLine } from '../sources/source.ts';
import type { BuildPack } from './buildPacks.ts';

/** Builds a pack of ours in a thread of its own, so that several processors have work. */

interface Task {
  readonly name: string;
  readonly folder: string;
  readonly force: boolean;
}

type Message =
  | { readonly kind: 'badLine'; readonly bad: BadLine }
  | { readonly kind: 'progress'; readonly progress: BuildProgress }
  | { readonly kind: 'done'; readonly result: BuildResult };

export const buildInWorker: BuildPack = (recipe, folder, { force = false, onBadLine, onProgress }) => {
  const { promise, resolve, reject } = Promise.withResolvers<BuildResult>();
  const task: Task = { name: recipe.manifest.name, folder, force };
  new Worker(new URL(import.meta.url), { workerData: task })
    .on('message', (message: Message) => {
      switch (message.kind) {
        case 'badLine':
          return onBadLine?.(message.bad);
        case 'progress':
          return onProgress?.(message.progress);
        case 'done':
          return resolve(message.result);
      }
    })
    .once('error', reject)
    .once('exit', code => reject(new Error(`The build of ${task.name} ended with ${code}.`)));
  return promise;
};

async function work({ name, folder, force }: Task): Promise<void> {
  const recipe = [...defaultRecipes, ...optionalRecipes].find(({ manifest }) => manifest.name === name);
  if (!recipe) {
    throw new Error(`There is no recipe for a pack '${name}'.`);
  }
  const send = (message: Message) => parentPort?.postMessage(message);
  const result = await buildPack(recipe, folder, {
    force,
    onBadLine: bad => send({ kind: 'badLine', bad }),
    onProgress: progress => send({ kind: 'progress', progress }),
  });
  send({ kind: 'done', result });
}

if (!isMainThread) {
  await work(workerData as Task);
}
