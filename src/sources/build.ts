import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Manifest, ManifestDraft } from '../lexicon/manifest.ts';
import { Pack } from '../lexicon/pack.ts';
import { PackError } from '../lexicon/packError.ts';
import { formatVersion } from '../lexicon/packFormat.ts';
import { PackWriter } from '../lexicon/packWriter.ts';
import { defaultCache } from './debian/packageCache.ts';
import type { BadLine, PackRecipe, SourceFolders } from './source.ts';
import { manifestSource, packageName, packageVersions, provideSources } from './sourcePackages.ts';

export interface BuildOptions {
  /** Builds even where nothing has changed. */
  readonly force?: boolean;
  /** Where Debian packages are kept once they are fetched. Absent: `.cache/debian` beside package.json. */
  readonly debianCache?: string;
  readonly onBadLine?: (bad: BadLine) => void;
  readonly onProgress?: (progress: BuildProgress) => void;
}

export interface BuildProgress {
  readonly pack: string;
  readonly step: 'reading' | 'writing';
  readonly done: number;
  /** Unknown while reading. */
  readonly total?: number;
}

export interface BuildResult {
  readonly file: string;
  readonly manifest: Manifest;
  /** False when the pack was there and neither sources nor code had changed. */
  readonly built: boolean;
}

/** The share of bad lines above which a source counts as broken. */
const tolerance = 0.01;

/**
 * Builds the pack of a recipe in a folder, unless it is there already and current. The pack appears whole or
 * not at all, also when the process is killed. Throws when a source is missing or broken.
 */
export async function buildPack(
  recipe: PackRecipe,
  folder: string,
  options: BuildOptions = {},
): Promise<BuildResult> {
  const file = packFile(recipe, folder);
  const cache = options.debianCache ?? defaultCache;
  const current = options.force ? undefined : readCurrent(recipe, file, cache);
  if (current) {
    return { file, manifest: current, built: false };
  }
  const folders = await provideSources(recipe, cache);
  removeLeftovers(file);
  const writer = PackWriter.create(file, draft(recipe, cache));
  try {
    await addRecords(recipe, folders, { writer, options });
    const report = options.onProgress;
    const manifest = writer.finish((done, total) =>
      report?.({ pack: recipe.manifest.name, step: 'writing', done, total }),
    );
    return { file, manifest, built: true };
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

/** Whether the pack of a recipe is in a folder and a build would change nothing. */
export function isCurrent(recipe: PackRecipe, folder: string): boolean {
  return readCurrent(recipe, packFile(recipe, folder), defaultCache) !== undefined;
}

/** Where the pack of a recipe lies in a folder. */
export function packFile(recipe: PackRecipe, folder: string): string {
  return join(folder, `${recipe.manifest.name}.pack`);
}

/** The manifest of a pack whose packages are all here. */
function draft(recipe: PackRecipe, cache: string): ManifestDraft {
  const versions = packageVersions(recipe, cache).map(String);
  const sources = recipe.sources.map((source, index) => manifestSource(source, versions[index] ?? ''));
  return { ...recipe.manifest, sources, buildKey: buildKey(recipe, versions) };
}

interface Target {
  readonly writer: PackWriter;
  readonly options: BuildOptions;
}

async function addRecords(
  recipe: PackRecipe,
  folders: SourceFolders,
  { writer, options }: Target,
): Promise<void> {
  let records = 0;
  let bad = 0;
  const report = (line: BadLine) => {
    bad += 1;
    options.onBadLine?.(line);
  };
  for await (const record of recipe.records(folders, report)) {
    writer.add(record);
    records += 1;
    if (records % 10_000 === 0) {
      options.onProgress?.({ pack: recipe.manifest.name, step: 'reading', done: records });
    }
  }
  if (records === 0 || bad > tolerance * (records + bad)) {
    throw new Error(
      `The sources of the pack '${recipe.manifest.name}' are broken: ${bad} bad lines, ${records} records.`,
    );
  }
}

/** The manifest of the pack that is there, if it is sound and a build would change nothing. */
function readCurrent(recipe: PackRecipe, file: string, cache: string): Manifest | undefined {
  try {
    const pack = Pack.open(file);
    pack.close();
    const { manifest } = pack;
    const versions = packageVersions(recipe, cache, manifest.sources);
    return manifest.buildKey === buildKey(recipe, versions) ? manifest : undefined;
  } catch (error) {
    if (error instanceof PackError) {
      return undefined;
    }
    throw error;
  }
}

/** Temporary files of builds that were killed; those of builds that still run stay. */
function removeLeftovers(file: string): void {
  let names: string[] = [];
  try {
    names = readdirSync(dirname(file));
  } catch {
    return; // no folder yet
  }
  for (const name of names) {
    const owner = name.startsWith(`${basename(file)}.`)
      ? /\.(\d+)-[0-9a-f]+\.tmp(-journal)?$/.exec(name)?.[1]
      : undefined;
    if (owner !== undefined && !isRunning(Number(owner))) {
      rmSync(join(dirname(file), name), { force: true });
    }
  }
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // a process of somebody else may not be signalled, but it is there
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Changes with the version of a source package, the recipe, or any line of the code that makes packs. */
function buildKey(recipe: PackRecipe, versions: readonly (string | undefined)[]): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([formatVersion, recipe.manifest, recipe.sources]));
  for (const [index, source] of recipe.sources.entries()) {
    hash.update(`${packageName(source)}@${versions[index]}\n`);
  }
  for (const folder of [import.meta.dirname, join(import.meta.dirname, '../lexicon')]) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (file.endsWith('.ts')) {
        hash.update(file).update(readFileSync(join(folder, file)));
      }
    }
  }
  return hash.digest('hex');
}
