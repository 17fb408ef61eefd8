import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import type { ManifestSource } from '../lexicon/manifest.ts';
import { cachedPackage, fetchPackages } from './debian/packageCache.ts';
import type { DebianSource, PackRecipe, SourceFolders, SourcePackage } from './source.ts';

/** A package that holds source data and lies on this machine. */
interface InstalledPackage {
  readonly folder: string;
  readonly version: string;
}

/** Finds an installed npm package. Throws with the remedy when it is missing. */
export function installedPackage(name: string): InstalledPackage {
  const file = packageFile(name);
  if (file === undefined) {
    throw new Error(`The npm package '${name}' is not installed; run "npm install".`);
  }
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  return { folder: dirname(file), version: String(version) };
}

function packageFile(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url);
  } catch {
    return undefined; // Node throws where there is no such package
  }
}

/** The name of the package of a source, by which its folder is found. */
export function packageName(source: SourcePackage): string {
  return isDebian(source) ? source.debian : source.package;
}

function isDebian(source: SourcePackage): source is DebianSource {
  return 'debian' in source;
}

/** The package of a source; undefined where it is a Debian package that has not been fetched. */
function packageOf(source: SourcePackage, cache: string): InstalledPackage | undefined {
  return isDebian(source) ? cachedPackage(source, cache) : installedPackage(source.package);
}

/**
 * The folders that a recipe's importer reads from. Debian packages are fetched where `cache` lacks them.
 * Throws with the remedy when a package is not to be had.
 */
export async function provideSources(recipe: PackRecipe, cache: string): Promise<SourceFolders> {
  await fetchPackages(recipe.sources.filter(isDebian), cache);
  return Object.fromEntries(
    recipe.sources.map(source => [packageName(source), packageOf(source, cache)?.folder ?? '']),
  );
}

/**
 * The versions of a recipe's packages, as they lie here. A Debian package that is not here has the version
 * from which the pack with these sources was built, so that a pack needs no network to be known as current;
 * undefined where there is no such pack either.
 */
export function packageVersions(
  recipe: PackRecipe,
  cache: string,
  built: readonly ManifestSource[] = [],
): readonly (string | undefined)[] {
  return recipe.sources.map(
    (source, index) => packageOf(source, cache)?.version ?? recordedVersion(source, built[index]),
  );
}

function recordedVersion(source: SourcePackage, built: ManifestSource | undefined): string | undefined {
  const words = built?.version.match(/[^\s()]+/g) ?? [];
  return words.at(-2) === packageName(source) ? words.at(-1) : undefined;
}

/** What the manifest says of a source: the version of the data and of the package that brought it. */
export function manifestSource(source: SourcePackage, packageVersion: string): ManifestSource {
  const { name, version, licence, attribution, homepage } = source;
  const bringer = `${packageName(source)} ${packageVersion}`;
  return {
    name,
    version: version === undefined ? bringer : `${version} (${bringer})`,
    licence,
    attribution,
    homepage,
  };
}
