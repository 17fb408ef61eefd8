import { noEntry } from '../contract/errors.ts';
import { toWordId } from '../contract/wordIds.ts';
import type { Headword, HeadwordList, MatchOptions } from '../lexicon/headwordList.ts';
import { lookUpAsked } from './wordAsked.ts';

/**
 * What is answered of the headwords that a word of a path names, near-homographs included unless the match is
 * strict. Throws the `ApiError` 404 of look-ups where nothing is.
 */
export function lookUpHeadwords<Result>(
  headwords: HeadwordList,
  asked: string,
  match: MatchOptions,
  answer: (headword: Headword) => readonly Result[],
): [Result, ...Result[]] {
  const found = lookUpAsked(asked, text => {
    const [first, ...others] = headwords.headwords(text, match).flatMap(answer);
    return first === undefined ? undefined : ([first, ...others] satisfies [Result, ...Result[]]);
  });
  if (!found) {
    throw noEntry();
  }
  return found;
}

/** A headword with its lexical entries, as the dictionary endpoints answer it; nothing where there are none. */
export function headwordResult<LexicalEntry>(
  headwords: HeadwordList,
  headword: Headword,
  lexicalEntries: LexicalEntry[],
) {
  const type = 'headword' as const;
  const word = headword.text.toLowerCase();
  return lexicalEntries.length === 0
    ? []
    : [{ id: toWordId(headword.text), language: headwords.id, lexicalEntries, type, word }];
}
