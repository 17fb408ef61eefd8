import { cmuDict } from './cmudict/recipe.ts';
import type { PackRecipe } from './source.ts';
import { wordNet } from './wordnet/recipe.ts';

/** The packs of the default lexicon. */
export const defaultRecipes: readonly PackRecipe[] = [wordNet, cmuDict];
