import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DebianSource } from '../source.ts';
import { type Archive, downloadPackages, hasApt } from './apt.ts';
import { systemMirrors } from './mirror.ts';
import { unpackDebian } from './unpack.ts';

/** Where fetched packages are kept, unless a build says otherwise: beside package.json. */
export const defaultCache = join(import.meta.dirname, '../../../.cache/debian');

/** A Debian package that was fetched and unpacked. */
export interface UnpackedPackage {
  readonly folder: string;
  readonly version: string;
}

/** Name of a small file in the folder of each package: all that is needed to say what lies there. */
const versionFile = '.debian-version';

/** The package as it lies in the cache; undefined when it has not been fetched. */
export function cachedPackage(source: DebianSource, cache: string): UnpackedPackage | undefined {
  const folder = packageFolder(source, cache);
  const file = join(folder, versionFile);
  return existsSync(file) ? { folder, version: readFileSync(file, 'utf8').trim() } : undefined;
}

function packageFolder({ debian, suite }: DebianSource, cache: string): string {
  return join(cache, suite, debian);
}

/**
 * Fetches what the cache lacks of the sources. Each package appears whole or not at all. Throws with cause
 * and remedy when apt, the network or a package is missing.
 */
export async function fetchPackages(
  sources: readonly DebianSource[],
  cache: string,
  archives: (suite: string) => readonly Archive[] = debianArchives,
): Promise<void> {
  const missing = sources.filter(source => cachedPackage(source, cache) === undefined);
  for (const suite of new Set(missing.map(source => source.suite))) {
    await fetchSuite(
      missing.filter(source => source.suite === suite),
      cache,
      archives(suite),
    );
  }
}

function debianArchives(suite: string): readonly Archive[] {
  return systemMirrors().map(mirror => ({ mirror, suite }));
}

async function fetchSuite(
  sources: readonly DebianSource[],
  cache: string,
  archives: readonly Archive[],
): Promise<void> {
  const names = sources.map(source => source.debian);
  if (!hasApt()) {
    throw new Error(
      `The Debian packages ${names.join(', ')} are fetched by apt, which is not here: build this pack on a system with apt, or copy its folder ${cache}.`,
    );
  }
  if (archives.length === 0) {
    throw new Error(
      `The Debian packages ${names.join(', ')} cannot be fetched: the source lists of apt name no mirror of Debian; add one.`,
    );
  }
  const problems: string[] = [];
  for (const archive of archives) {
    const work = join(cache, `.fetch-${process.pid}-${randomUUID().slice(0, 8)}`);
    try {
      mkdirSync(work, { recursive: true });
      const files = await downloadPackages(names, archive, work);
      for (const source of sources) {
        await install(source, files, { work, cache });
      }
      return;
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  throw new Error(
    `Debian packages could not be fetched; check the network and the names of suite and packages.\n${problems.join('\n')}`,
  );
}

async function install(
  source: DebianSource,
  files: readonly string[],
  { work, cache }: { readonly work: string; readonly cache: string },
): Promise<void> {
  const file = files.find(name => basename(name).startsWith(`${source.debian}_`));
  if (file === undefined) {
    throw new Error(`apt did not bring the package '${source.debian}'.`);
  }
  const unpacked = join(work, source.debian);
  await unpackDebian(file, unpacked);
  writeFileSync(join(unpacked, versionFile), `${versionOf(file)}\n`);
  const folder = packageFolder(source, cache);
  mkdirSync(dirname(folder), { recursive: true });
  try {
    renameSync(unpacked, folder);
  } catch (error) {
    // another build may have brought the same package meanwhile
    if (cachedPackage(source, cache) === undefined) {
      throw error;
    }
  }
}

/** The version in the name that apt gives a package: NAME_VERSION_ARCHITECTURE.deb, with an escaped colon. */
function versionOf(file: string): string {
  return decodeURIComponent(basename(file).split('_')[1] ?? '');
}
