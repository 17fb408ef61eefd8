import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Takes everybody's right to write away from a folder and all in it. It does not stop root. */
export function makeReadOnly(folder: string): void {
  for (const file of contents(folder)) {
    chmodSync(file, statSync(file).mode & ~0o222);
  }
}

/** Gives its owner the right to write back, so that the folder can be deleted. */
export function makeWritable(folder: string): void {
  for (const file of contents(folder)) {
    chmodSync(file, statSync(file).mode | 0o200);
  }
}

/** The time of the last change of a folder and of all in it, by path. */
export function changeTimes(folder: string): ReadonlyMap<string, number> {
  return new Map(contents(folder).map(file => [file, statSync(file).mtimeMs]));
}

/** The paths that are new, gone or changed. */
export function changedFiles(
  earlier: ReadonlyMap<string, number>,
  later: ReadonlyMap<string, number>,
): string[] {
  const files = new Set([...earlier.keys(), ...later.keys()]);
  return [...files].filter(file => earlier.get(file) !== later.get(file));
}

function contents(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...inside.map(name => path.join(folder, name))];
}
