import { fold } from './folding.ts';
import { findHeadwords, type Headword, type HeadwordList, labelReader, type Stack } from './headwordList.ts';
import { mergeLayers } from './layers.ts';
import type { Pack, Stored } from './pack.ts';
import type { Sense } from './records.ts';
import { type SearchHit, search } from './search.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';

export type TranslationEntry = Stored<'translation'> & { readonly lexicalCategory: string };

/** A pair of languages: the headwords of one with their translations into the other. */
export interface Pair extends HeadwordList {
  readonly target: string;
  /**
   * The entries of a headword that say something in the target language. Where nothing is translated they are
   * its definitions in that language (service.md, "General rules", 7); empty where there are none either.
   */
  translations(headword: Headword): readonly TranslationEntry[];
  /** The headwords with translations that a search string may mean, the likeliest first. */
  search(wanted: string, options: { readonly prefix: boolean }): readonly SearchHit[];
}

/** A pair over its own packs and those that describe its source language. */
export function createPair(target: string, stack: Stack): Pair {
  const { packs, language } = stack;
  const name = `${language}-${target}`;
  const own = packs.filter(pack => pack.manifest.pairs.includes(name));
  let index: SearchIndex | undefined;
  return {
    id: language,
    language,
    target,
    manifests: own.map(pack => pack.manifest),
    headwords: (text, options) => findHeadwords(stack, text, options),
    translations: headword => {
      const translated = translatedEntries(headword, own, target);
      return translated.length > 0 ? translated : definedEntries(headword, target);
    },
    search: (wanted, { prefix }) => {
      index ??= createSearchIndex(stack, { kind: 'translation', target });
      // a form may be described in a pack that translates nothing
      const forms = prefix ? [] : packs.flatMap(pack => pack.forms(language, fold(wanted)));
      return search(index, forms, wanted, { prefix });
    },
    labels: labelReader(own, [name]),
  };
}

function translatedEntries(
  { places }: Headword,
  packs: readonly Pack[],
  target: string,
): readonly TranslationEntry[] {
  const records = places
    .filter(({ pack }) => packs.includes(pack))
    .flatMap(({ pack, id }) => pack.translations(id, target));
  return mergeLayers(records)
    .map(entry => ({ ...entry, senses: entry.senses.filter(sense => speaks(sense, target)) }))
    .filter(entry => entry.senses.length > 0)
    .sort((one, other) => (other.frequency ?? 0) - (one.frequency ?? 0));
}

/** Monolingual entries whose definitions are written in the target language, as far as they are. */
function definedEntries({ places }: Headword, target: string): readonly TranslationEntry[] {
  const records = places.flatMap(({ pack, id }) => pack.records('entry', id));
  return mergeLayers(records)
    .map(entry => ({ ...entry, senses: (entry.senses ?? []).filter(sense => speaks(sense, target)) }))
    .filter(entry => entry.senses.length > 0);
}

interface Speaking extends Pick<Sense, 'definitions' | 'definitionLanguage'> {
  readonly translations?: readonly unknown[];
  readonly subsenses?: readonly Speaking[];
}

/** Whether a sense, or one below it, says anything in a language that is not the headword's. */
function speaks(sense: Speaking, target: string): boolean {
  return (
    (sense.translations?.length ?? 0) > 0 ||
    (sense.definitionLanguage === target && (sense.definitions?.length ?? 0) > 0) ||
    (sense.subsenses?.some(below => speaks(below, target)) ?? false)
  );
}
