import type { Labels, Pronunciation } from '../../lexicon/records.ts';
import type { Report } from '../source.ts';
import type { BilingualWord } from './bilingualRecords.ts';
import { readDictd } from './dictd.ts';
import { englishLabels } from './englishLabels.ts';
import { labelledText } from './labels.ts';
import { categoryOfMarks, featuresOfMarks } from './marks.ts';
import { isPlainText } from './readingText.ts';
import { commaSeparated, readWikDictWord } from './wikdict.ts';

/** An English word with its translations, as WikDict has it. */
export interface GlossedWord {
  readonly headword: string;
  readonly category: string | undefined;
  readonly pronunciations: readonly Pronunciation[];
  readonly senses: readonly GlossedSense[];
}

export interface GlossedSense {
  readonly translations: readonly string[];
  /** The meaning in English, without its labels. Absent: not given. */
  readonly gloss?: string;
  readonly labels: Labels;
  readonly features: readonly string[];
}

/** The labels before an English definition: `(slang, US)`. */
export const englishOpening = /^\((?<labels>[^()]+)\)\s*/;

/** The words of a dictionary from English, in its order. Articles without a headword are reported. */
export function* readGlossedWords(dictionary: string, report: Report): Generator<GlossedWord> {
  for (const { text, line } of readDictd(dictionary, report)) {
    const word = readWikDictWord(text);
    if (word === undefined) {
      report({ file: `${dictionary}.index`, line, reason: 'its article has no headword' });
      continue;
    }
    const whole = word.marks.includes('proverb');
    const marked = featuresOfMarks(word.marks);
    const senses = word.senses.flatMap(({ translations, definitions }) => {
      const list = (whole ? [translations] : commaSeparated(translations)).filter(isPlainText);
      return definitions.length > 0
        ? definitions.map(definition => glossed(list, definition, marked))
        : [{ translations: list, labels: {}, features: marked }];
    });
    yield {
      headword: word.headword,
      category: categoryOfMarks(word.marks),
      pronunciations: word.pronunciations,
      senses: senses.filter(sense => sense.translations.length > 0),
    };
  }
}

function glossed(
  translations: readonly string[],
  definition: string,
  marked: readonly string[],
): GlossedSense {
  const { text, labels, features } = labelledText(definition, englishOpening, englishLabels);
  // remarks such as "[from 16th c.]" are of the word's history
  const gloss = text.replace(/\s*\[(?:from|since)[^\]]*\]/g, '').trim();
  return { translations, labels, features: [...marked, ...features], ...(gloss !== '' && { gloss }) };
}

/** The word as records have it: the meaning of a sense stands as its indicator. */
export function bilingualWord({ headword, category, pronunciations, senses }: GlossedWord): BilingualWord {
  return {
    headword,
    category,
    pronunciations,
    senses: senses.map(({ translations, gloss, labels, features }) => ({
      translations: translations.map(text => ({ text })),
      ...labels,
      ...(features.length > 0 && { grammaticalFeatures: features }),
      ...(gloss !== undefined && { notes: [{ type: 'indicator', text: gloss }] }),
    })),
  };
}
