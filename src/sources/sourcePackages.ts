import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import type { ManifestSource } from '../lexicon/manifest.ts';
import type { PackRecipe, SourceFolders, SourcePackage } from './source.ts';

/** An installed npm package that holds source data. */
interface InstalledPackage {
  readonly folder: string;
  readonly version: string;
}

/** Finds an installed package. Throws with the remedy when it is missing. */
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

/** The folders that a recipe's importer reads from. */
export function sourceFolders(recipe: PackRecipe): SourceFolders {
  return Object.fromEntries(
    recipe.sources.map(source => [source.package, installedPackage(source.package).folder]),
  );
}

/** What the manifest says of a source: the version of the data and of the package that brought it. */
export function manifestSource({ package: name, version, ...source }: SourcePackage): ManifestSource {
  const installed = `${name} ${installedPackage(name).version}`;
  return { ...source, version: version === undefined ? installed : `${version} (${installed})` };
}
