import type { DingArticle } from './ding.ts';
import { dingLabels } from './dingLabels.ts';
import { categoryOfMarks } from './marks.ts';

/** Longer headwords are sentences and titles, which nobody looks up. */
const maximumWords = 4;

/** How many articles the other direction has on a translation. */
export type CountArticles = (translation: string) => number;

/**
 * Whether an article belongs in a pack of bearable size: a headword as one looks it up, no inflected form, and
 * no term that any reader could put together from its parts (`isTransparentTerm`).
 */
export function isSelected(article: DingArticle, count: CountArticles): boolean {
  const category = categoryOfArticle(article);
  return (
    article.translations.length > 0 &&
    isHeadword(article.headword) &&
    !isInflectedForm(article, category) &&
    !(category === 'noun' && isTransparentTerm(article, count))
  );
}

/**
 * Compounds such as "rock pinnacle", one side of which has several words while no translation has more than this
 * one meaning; and all terms of special fields that have several words.
 */
function isTransparentTerm(article: DingArticle, count: CountArticles): boolean {
  const { headword, translations } = article;
  const isCompound = hasSpace(headword) || translations.every(({ text }) => hasSpace(text));
  return (
    (hasSpace(headword) && hasDomain(article)) ||
    (isCompound && translations.every(({ text }) => count(text) < 2 && !hasClause(text)))
  );
}

function hasSpace(text: string): boolean {
  return text.includes(' ');
}

/** Whether a text explains rather than names, as "jemand, der leuchtet" does. */
function hasClause(text: string): boolean {
  return text.includes(', ');
}

function isHeadword(headword: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}' .&-]*$/u.test(headword) &&
    headword.split(' ').length <= maximumWords &&
    (!headword.endsWith('.') || /^\S+$|\b(?:sb|sth|etw|jdm|jdn|jds)\.$/.test(headword))
  );
}

/**
 * Forms refer to their headword. A German plural is marked as such without being called a noun, an English
 * one stands for plurals only; other forms have no mark at all.
 */
function isInflectedForm(
  { marks, translations, references }: DingArticle,
  category: string | undefined,
): boolean {
  if (references.length === 0) {
    return false;
  }
  const isPlural =
    marks.join() === 'pl' ||
    (marks.length === 0 && translations.every(translation => translation.marks.includes('pl')));
  return isPlural || category === undefined;
}

function hasDomain({ labels, translations }: DingArticle): boolean {
  return [...labels, ...translations.flatMap(translation => translation.labels)].some(
    label => dingLabels.domains[label.toLowerCase()] !== undefined,
  );
}

/** The lexical category of an article: that of the headword's marks, or else of the first translation that has one. */
export function categoryOfArticle({ marks, translations }: DingArticle): string | undefined {
  return (
    categoryOfMarks(marks) ??
    translations
      .map(translation => categoryOfMarks(translation.marks))
      .find(category => category !== undefined)
  );
}
