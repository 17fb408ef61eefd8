import { Worker } from 'node:worker_threads';
import type { BuildResult } from '../sources/build.ts';
import type { BuildPack } from './buildPacks.ts';
import type { BuildMessage, BuildTask } from './buildWorker.ts';

/** Builds a pack of ours in a thread of its own, so that several processors have work. */
export const buildInWorker: BuildPack = (recipe, folder, { force = false, onBadLine, onProgress }) => {
  const { promise, resolve, reject } = Promise.withResolvers<BuildResult>();
  const task: BuildTask = { name: recipe.manifest.name, folder, force };
  new Worker(new URL('./buildWorker.ts', import.meta.url), { workerData: task })
    .on('message', (message: BuildMessage) => {
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
