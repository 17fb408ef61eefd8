import { fold } from './folding.ts';
import type { PackForm } from './pack.ts';
import type { FoundSpelling, SearchIndex } from './searchIndex.ts';

/**
 * Why a headword was found: by its own spelling, whole, in its beginning or nearly so; by that but for case,
 * diacritics or punctuation; or by another form (conventions.md, section 4, "Search").
 */
export type MatchType = 'headword' | 'normalised' | 'variantForm' | 'inflection';

export interface SearchHit {
  readonly headword: string;
  readonly matchType: MatchType;
  /** The spelling that matched. */
  readonly matchString: string;
  /** Grows with closeness and, between equally close ones, with frequency. */
  readonly score: number;
}

/** The longest string that is searched for by similarity. */
const longestFuzzy = 64;

/** How close a match is, before frequency is looked at. */
const closeness = { exact: 100, normalised: 90, form: 80, beginning: 50, similar: [70, 60, 40] } as const;

/** The share of a hit's score that its frequency can make: less than one step of closeness. */
const frequencyShare = 9;

/**
 * The headwords that a person may mean by a search string, the likeliest first: those of that spelling, of
 * that spelling but for case and diacritics, those of which it is a form, those that it begins, and those
 * within two edits. With `prefix` only headwords that begin with it.
 */
export function search(
  index: SearchIndex,
  forms: readonly PackForm[],
  wanted: string,
  options: { readonly prefix: boolean },
): SearchHit[] {
  const folded = fold(wanted);
  const beginning = index.startingWith(folded).map(found => beginningHit(found, wanted, folded));
  // a form may belong to a headword of another dataset, or to one without records of the kind
  const formHits = forms.filter(({ headword }) => index.holds(headword.text)).map(formHit);
  const hits = options.prefix
    ? beginning
    : bestOfEach([...beginning, ...formHits, ...similarHits(index, folded)]);
  // equally good ones stay in the order of the alphabet
  return hits.sort((one, other) => other.score - one.score);
}

/** For each headword the hit with the highest score. */
function bestOfEach(hits: readonly SearchHit[]): SearchHit[] {
  const best = new Map<string, SearchHit>();
  for (const hit of hits) {
    const earlier = best.get(hit.headword);
    if (!earlier || hit.score > earlier.score) {
      best.set(hit.headword, hit);
    }
  }
  return [...best.values()];
}

function similarHits(index: SearchIndex, folded: string): SearchHit[] {
  // two edits of a word of three letters make any word
  const edits = folded.length < 3 ? 0 : folded.length < 5 ? 1 : 2;
  return edits === 0 || folded.length > longestFuzzy
    ? []
    : index
        .similarTo(folded, edits)
        .map(found => spellingHit(found, 'headword', closeness.similar[found.edits] ?? 0));
}

function beginningHit(found: FoundSpelling, wanted: string, folded: string): SearchHit {
  if (found.folded === folded) {
    return found.headword === wanted
      ? spellingHit(found, 'headword', closeness.exact)
      : spellingHit(found, 'normalised', closeness.normalised);
  }
  const missing = found.folded.length - folded.length;
  return spellingHit(found, 'headword', closeness.beginning - Math.min(20, missing));
}

function spellingHit(found: FoundSpelling, matchType: MatchType, close: number): SearchHit {
  return {
    headword: found.headword,
    matchType,
    matchString: found.headword,
    score: scoreOf(close, found.frequency),
  };
}

function formHit(form: PackForm): SearchHit {
  return {
    headword: form.headword.text,
    matchType: form.kind === 'variant' ? 'variantForm' : 'inflection',
    matchString: form.form,
    score: scoreOf(closeness.form, form.headword.frequency),
  };
}

function scoreOf(close: number, frequency: number): number {
  const share = frequencyShare * (1 - 1 / (1 + Math.log1p(frequency)));
  return Math.round((close + share) * 100) / 100;
}
