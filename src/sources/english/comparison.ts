import type { Inflection } from '../../lexicon/records.ts';
import { derivedForm, listedForm, wordSet } from './inflectedForms.ts';
import { isIrregularParticiple } from './irregularVerbs.ts';
import { syllables, withVowelSuffix } from './spelling.ts';

const irregularComparison: ReadonlyMap<
  string,
  { readonly comparative: readonly string[]; readonly superlative: readonly string[] }
> = new Map(
  Object.entries({
    good: { comparative: ['better'], superlative: ['best'] },
    well: { comparative: ['better'], superlative: ['best'] },
    bad: { comparative: ['worse'], superlative: ['worst'] },
    badly: { comparative: ['worse'], superlative: ['worst'] },
    ill: { comparative: ['worse'], superlative: ['worst'] },
    far: { comparative: ['farther', 'further'], superlative: ['farthest', 'furthest'] },
    little: { comparative: ['less'], superlative: ['least'] },
    much: { comparative: ['more'], superlative: ['most'] },
    old: { comparative: ['older', 'elder'], superlative: ['oldest', 'eldest'] },
    many: { comparative: ['more'], superlative: ['most'] },
  }),
);

/** Adverbs without -ly that are compared by suffix. */
const flatAdverbs = wordSet(
  'close deep early fast hard high late long loud low near often quick slow soon straight tight wide',
);

/** Short adjectives that are not compared: ordinals and numerals, absolute and limiting ones, nouns before nouns. */
const absolute = wordSet(`
  ace all aft ain ane any auld back base bass bats beat beige blest bone born both boss brute cherry chief choice
  chance chian cod crack cross cyan czech daily damn dead deaf dirt done double down dress drunk dual due duple duplex
  each east eight eighth eighty either eld else est etc every extra fake false fifth fifty first five flash fore
  forte forty four fourth front game gone half here home hourly idle inst it jade jet joint just last lead least
  left less like live lone main male made mere mid middle mint mock mod monthly mother must nary naught neo
  next nightly nine ninety ninth none north null nude nuts off one only other otc out own paid past payable per
  plane plus port post prime pro prone proof prox quarterly quits rear roast rose royal said same salt self seven
  seventh seventy shut side silk single six sixth sixty sole some south square stable staff standby staple star
  stock stone such teen ten tenth then third thirty three through top total treble triple twelfth
  twelve twenty twin two ult very viable void way weekly welsh west what which whole worse worst worth wrong
  yearly yon zero agone aglow awry friable liable able sable sundry enough
  biweekly bimonthly biyearly semiweekly fortnightly bodily prior
`);

/** Other adjectives of two syllables that take -er. */
const suffixed = wordSet('clever cruel mature polite quiet remote severe sincere slender stupid tender');

const romanNumeral = /^[clxvi]+$/;

/** Comparative and superlative of an adjective or adverb; none where it takes *more*. `listed` are its exceptions. */
export function comparison(
  headword: string,
  category: 'adjective' | 'adverb',
  listed: readonly string[],
): readonly Inflection[] {
  const { comparative, superlative } = irregularComparison.get(headword) ?? {
    comparative: listed.filter(form => form.endsWith('er') && form !== headword),
    superlative: listed.filter(form => form.endsWith('est') && form !== headword),
  };
  if (comparative.length > 0 && superlative.length > 0) {
    return [
      ...comparative.map(form => listedForm(form, 'comparative')),
      ...superlative.map(form => listedForm(form, 'superlative')),
    ];
  }
  const compared = category === 'adverb' ? flatAdverbs.has(headword) : comparesBySuffix(headword);
  return compared
    ? [
        derivedForm(withVowelSuffix(headword, 'er'), 'comparative'),
        derivedForm(withVowelSuffix(headword, 'est'), 'superlative'),
      ]
    : [];
}

/** Adjectives of one syllable, and those of two in -y, -le, -ow; participles and words in capitals are not compared. */
function comparesBySuffix(adjective: string): boolean {
  if (
    !/^[a-z]{3,}$/.test(adjective) ||
    /(ed|ing|less|ish|able|ible)$/.test(adjective) ||
    romanNumeral.test(adjective) ||
    absolute.has(adjective) ||
    isIrregularParticiple(adjective)
  ) {
    return false;
  }
  const count = syllables(adjective) + (/[^aeiou]le$/.test(adjective) ? 1 : 0);
  return (
    count === 1 || (count === 2 && (suffixed.has(adjective) || /([^aeiou]y|[^aeiou]le|ow)$/.test(adjective)))
  );
}
