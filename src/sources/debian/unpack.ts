import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Unpacks the files of a Debian package (deb(5)) into a folder, which it makes. */
export async function unpackDebian(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  try {
    await run('dpkg-deb', ['-x', file, folder]);
  } catch (error) {
    if (!isMissingProgram(error)) {
      throw error;
    }
    await unpackByAr(file, folder);
  }
}

/** The same where there is no dpkg: the package is an `ar` archive, and its files a tar archive in it. */
export async function unpackByAr(file: string, folder: string): Promise<void> {
  const parts = join(folder, '.parts');
  mkdirSync(parts, { recursive: true });
  await run('ar', ['x', file], { cwd: parts });
  const data = readdirSync(parts).find(name => name.startsWith('data.tar'));
  if (data === undefined) {
    throw new Error(`${file} is no Debian package: it has no data.tar.`);
  }
  await run('tar', ['-xf', join(parts, data), '-C', folder]);
}

function isMissingProgram(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
