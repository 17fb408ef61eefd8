import type { BilingualSense, Translation } from '../../lexicon/records.ts';
import type { Report } from '../source.ts';
import type { BilingualWord } from './bilingualRecords.ts';
import { countArticles, readDictdByKey } from './dictd.ts';
import { type DingArticle, readDingArticle } from './ding.ts';
import { dingLabels } from './dingLabels.ts';
import { type CountArticles, categoryOfArticle, isSelected } from './dingSelection.ts';
import type { DingTranslation } from './dingTranslations.ts';
import { readLabels } from './labels.ts';
import { featuresOfMarks } from './marks.ts';

const maximumExamples = 4;
const maximumSynonyms = 3;

/**
 * The words of a Ding dictionary, each once, with their senses: those first whose translation has most
 * articles themselves in the dictionary of the other direction, since frequent words have many.
 */
export function* readDingWords(dictionary: string, back: string, report: Report): Generator<BilingualWord> {
  const counts = countArticles(back, report);
  const count = (translation: string) => counts.get(keyOf(translation)) ?? 0;
  for (const { key, articles } of readDictdByKey(dictionary, report)) {
    const words = new Map<
      string,
      { readonly article: DingArticle; readonly category: string | undefined }[]
    >();
    for (const { text, line } of articles) {
      const article = readDingArticle(text);
      if (article === undefined) {
        report({ file: `${dictionary}.index`, line, reason: 'its article has no headword' });
        continue;
      }
      if (keyOf(article.headword) === key && isSelected(article, count)) {
        const category = categoryOfArticle(article);
        const word = `${article.headword}\t${category}`;
        words.set(word, [...(words.get(word) ?? []), { article, category }]);
      }
    }
    yield* wordsOf([...words.values()], count);
  }
}

function* wordsOf(
  words: readonly (readonly { readonly article: DingArticle; readonly category: string | undefined }[])[],
  count: CountArticles,
): Generator<BilingualWord> {
  for (const articles of words) {
    const [{ article: first, category } = {}] = articles;
    if (first === undefined) {
      continue;
    }
    // beside articles with a category, those without are of inflected forms
    const others = words.some(([other]) => other?.article.headword === first.headword && other.category);
    if (category === undefined && others) {
      continue;
    }
    const senses = articles
      .map(({ article }) => ({ sense: senseOf(article), weight: weightOf(article, count) }))
      .sort((one, other) => other.weight - one.weight);
    yield { headword: first.headword, category, senses: withoutRepeats(senses.map(({ sense }) => sense)) };
  }
}

/** The key of the index for a headword. */
function keyOf(headword: string): string {
  return headword.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '');
}

/**
 * Articles of the first translation; more for every example and phrase, of which the common senses have most;
 * less for every label, since a label narrows the use.
 */
function weightOf({ labels, translations, examples, references }: DingArticle, count: CountArticles): number {
  const allLabels = labels.length + translations.flatMap(({ labels: own }) => own).length;
  const richness = 1 + Math.log1p(examples.length + references.length);
  return (count(translations[0]?.text ?? '') * richness) / Math.sqrt(1 + allLabels);
}

type Sense = Omit<BilingualSense, 'id'>;

function senseOf(article: DingArticle): Sense {
  const own = readLabels(article.labels, dingLabels);
  const translations = article.translations.map(translation => translationOf(translation));
  const domains = [
    ...new Set([
      ...(own.labels.domains ?? []),
      ...translations.flatMap(({ domains: ofTranslation }) => ofTranslation ?? []),
    ]),
  ];
  const features = [...featuresOfMarks(article.marks), ...own.features];
  const indicator = indicatorOf(article);
  return {
    translations: translations.map(({ domains: _, ...translation }) => translation),
    ...own.labels,
    // the field is that of the meaning, whichever side names it
    ...(domains.length > 0 && { domains }),
    ...(features.length > 0 && { grammaticalFeatures: features }),
    ...(indicator !== undefined && { notes: [{ type: 'indicator', text: indicator }] }),
    ...(article.examples.length > 0 && {
      examples: article.examples
        .slice(0, maximumExamples)
        .map(({ text, translation }) => ({ text, translations: [{ text: translation }] })),
    }),
  };
}

function translationOf({ text, marks, labels: written }: DingTranslation): Translation {
  const { labels, features: labelled } = readLabels(written, dingLabels);
  const features = [...featuresOfMarks(marks), ...labelled];
  return { text, ...labels, ...(features.length > 0 && { grammaticalFeatures: features }) };
}

/** What tells the sense from others: a remark in the language of the headword, else synonyms, else any remark. */
function indicatorOf({ ownRemarks, synonyms, otherRemarks }: DingArticle): string | undefined {
  const [remark] = ownRemarks;
  if (remark !== undefined) {
    return remark;
  }
  return synonyms.length > 0 ? synonyms.slice(0, maximumSynonyms).join(', ') : otherRemarks[0];
}

/** Senses without those that have the translations of an earlier one. */
function withoutRepeats(senses: readonly Sense[]): Sense[] {
  const seen = new Set<string>();
  return senses.filter(({ translations = [] }) => {
    const key = translations.map(({ text }) => text).join('\t');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
