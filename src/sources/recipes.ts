import { cedict } from './cedict/recipe.ts';
import { cldr } from './cldr/recipe.ts';
import { cmuDict } from './cmudict/recipe.ts';
import { deWikDict, enDeFreeDict, enEsFreeDict } from './freedict/recipes.ts';
import type { PackRecipe } from './source.ts';
import { wordNet } from './wordnet/recipe.ts';

/** The packs of the default lexicon, made from npm packages alone; those that take longest to build first. */
export const defaultRecipes: readonly PackRecipe[] = [wordNet, cedict, cldr, cmuDict];

/** Packs that are made from Debian packages, and so not everywhere. */
export const optionalRecipes: readonly PackRecipe[] = [enDeFreeDict, enEsFreeDict, deWikDict];
