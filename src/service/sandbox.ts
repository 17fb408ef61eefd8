import { fold } from '../lexicon/folding.ts';
import type { HeadwordFilter } from '../lexicon/headwordList.ts';

/** The first letter of each alphabet that is not Latin (conventions.md, section 2, "Sandbox"). */
const firstLetters: Readonly<Record<string, string>> = {
  ar: 'أ',
  el: 'α',
  gu: 'અ',
  hi: 'अ',
  mr: 'अ',
  ru: 'а',
  ta: 'அ',
  te: 'అ',
  tt: 'а',
};

/** The headwords that the sandbox serves: those under the first letter of the alphabet of their language. */
export const sandboxHeadwords: HeadwordFilter = (headword, language) => {
  if (language === 'zh') {
    return readsLikeA(headword);
  }
  const first = firstLetters[language] ?? 'a';
  const spelling = headword.normalize('NFC').toLowerCase();
  // folding takes the sign off the Arabic letter that tells it from the next one
  return language === 'ar' ? spelling.startsWith(first) : fold(spelling).startsWith(first);
};

const byPinyin = new Intl.Collator('zh-u-co-pinyin');

/** The first character of the pinyin syllable *ba*, the next one after those of *a*. */
const firstOfB = '八';

function readsLikeA(headword: string): boolean {
  return /^(\p{Script=Han}|[Aa])/u.test(headword) && byPinyin.compare(headword, firstOfB) < 0;
}
