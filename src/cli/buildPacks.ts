import { availableParallelism } from 'node:os';
import type { BuildOptions, BuildResult } from '../sources/build.ts';
import { hasApt, hasDebianKeys } from '../sources/debian/apt.ts';
import type { BadLine, PackRecipe } from '../sources/source.ts';

/** Which packs are built, where, and who is told. */
export interface PackBuilding {
  /** The packs of the default lexicon, without which nothing goes on. */
  readonly recipes: readonly PackRecipe[];
  /** Packs whose sources apt fetches: left out, with a word, where it cannot. */
  readonly optional: readonly PackRecipe[];
  readonly folder: string;
  readonly force?: boolean;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly showProgress?: BuildOptions['onProgress'];
  readonly build: BuildPack;
  /** Whether a pack is there and current. */
  readonly isCurrent: (recipe: PackRecipe, folder: string) => boolean;
}

export type BuildPack = (
  recipe: PackRecipe,
  folder: string,
  options: Pick<BuildOptions, 'force' | 'onBadLine' | 'onProgress'>,
) => Promise<BuildResult>;

/**
 * Builds what is missing or out of date, as many packs at a time as there are processors. Rejects when a pack of
 * the default lexicon fails; an optional one that fails is told and left out.
 */
export async function buildPacks(building: PackBuilding): Promise<void> {
  const { folder, force, isCurrent, print } = building;
  if (building.recipes.length === 0) {
    print('There is nothing to build: these packs come with the package, others are built in the project.');
    return;
  }
  const wanted = [...building.recipes, ...optionalHere(building)];
  const waiting: PackRecipe[] = [];
  for (const recipe of wanted) {
    if (!force && isCurrent(recipe, folder)) {
      print(`${recipe.manifest.name}: up to date`);
    } else {
      waiting.push(recipe);
    }
  }
  const failures: unknown[] = [];
  const work = async () => {
    for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) {
      await buildOne(recipe, building).catch(error => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  if (failures.length > 0) {
    throw new Error(failures.map(error => (error instanceof Error ? error.message : error)).join('\n'));
  }
}

/** The optional packs that can be built here; one line says what is done or left out. */
function optionalHere({ optional, folder, force, isCurrent, print }: PackBuilding): readonly PackRecipe[] {
  const missing = optional.filter(recipe => force || !isCurrent(recipe, folder));
  if (missing.length === 0) {
    return optional;
  }
  const names = missing.map(({ manifest }) => manifest.name).join(', ');
  const lacking = hasApt()
    ? hasDebianKeys()
      ? undefined
      : 'the package debian-archive-keyring is'
    : 'apt is';
  if (lacking !== undefined) {
    print(`Left out, because ${lacking} not here to fetch their sources from Debian: ${names}.`);
    return optional.filter(recipe => !missing.includes(recipe));
  }
  print(`Fetching dictionaries from Debian for ${names} ...`);
  return optional;
}

async function buildOne(recipe: PackRecipe, building: PackBuilding): Promise<void> {
  const { folder, force = false, print, complain, showProgress: onProgress } = building;
  const { name } = recipe.manifest;
  const started = performance.now();
  const onBadLine = ({ file, line, reason }: BadLine) => complain(`${file}:${line}: ${reason}`);
  const options = { force, onBadLine, ...(onProgress ? { onProgress } : {}) };
  try {
    const { manifest } = await building.build(recipe, folder, options);
    const { headwords, forms } = manifest.counts;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(`${name}: ${headwords} headwords, ${forms} forms (built in ${seconds} s)`);
  } catch (error) {
    if (!building.optional.includes(recipe)) {
      throw error;
    }
    complain(`${name} is left out: ${error instanceof Error ? error.message : error}`);
  }
}
