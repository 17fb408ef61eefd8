import type { EntryRecord, LexicalRecord, Pronunciation, Sense } from '../../lexicon/records.ts';
import type { Report } from '../source.ts';
import { readDictd } from './dictd.ts';
import { type LabelWords, labelledText } from './labels.ts';
import { categoryOfMarks, featuresOfMarks } from './marks.ts';
import { senseIds } from './senseIds.ts';
import { readWikDictWord, type WikDictWord } from './wikdict.ts';

/** A language that WikDict defines in itself. */
export interface DefinedLanguage {
  readonly language: string;
  readonly labels: LabelWords;
  /** Finds the labels before a definition, as its group `labels`. */
  readonly opening: RegExp;
}

interface Word {
  readonly headword: string;
  readonly category: string | undefined;
  readonly features: Set<string>;
  readonly pronunciations: Map<string, Pronunciation>;
  readonly definitions: Set<string>;
}

/** The words of dictionaries by their headword and category, as they come. */
export type DefinedWords = ReadonlyMap<string, Word>;

/** Reads the words of several dictionaries from one language; what they say of the same word adds up. */
export function readDefinedWords(dictionaries: readonly string[], report: Report): DefinedWords {
  const words = new Map<string, Word>();
  for (const dictionary of dictionaries) {
    for (const { text, line } of readDictd(dictionary, report)) {
      const read = readWikDictWord(text);
      if (read === undefined) {
        report({ file: `${dictionary}.index`, line, reason: 'its article has no headword' });
      } else {
        add(words, read);
      }
    }
  }
  return words;
}

function add(words: Map<string, Word>, read: WikDictWord): void {
  const category = categoryOfMarks(read.marks);
  const key = `${read.headword}\t${category}`;
  const word = words.get(key) ?? {
    headword: read.headword,
    category,
    features: new Set<string>(),
    pronunciations: new Map<string, Pronunciation>(),
    definitions: new Set<string>(),
  };
  words.set(key, word);
  for (const feature of featuresOfMarks(read.marks)) {
    word.features.add(feature);
  }
  for (const pronunciation of read.pronunciations) {
    word.pronunciations.set(pronunciation.spelling, pronunciation);
  }
  for (const definition of read.senses.flatMap(sense => sense.definitions)) {
    word.definitions.add(definition);
  }
}

/** An entry for each word that is defined, with its definitions as senses and its readings. */
export function* definitionRecords(
  words: DefinedWords,
  { language, labels, opening }: DefinedLanguage,
): Generator<LexicalRecord> {
  const nextIds = senseIds(`m_${language}`);
  for (const { headword, category, ...word } of words.values()) {
    const definitions = [...word.definitions].filter(definition => /\p{L}/u.test(definition));
    if (category === undefined || definitions.length === 0) {
      continue;
    }
    const nextId = nextIds();
    const record: EntryRecord = {
      kind: 'entry',
      headword,
      language,
      lexicalCategory: category,
      ...(word.features.size > 0 && { grammaticalFeatures: [...word.features] }),
      ...(word.pronunciations.size > 0 && { pronunciations: [...word.pronunciations.values()] }),
      senses: definitions.map(definition => senseOf(definition, nextId, { labels, opening })),
    };
    yield record;
  }
}

function senseOf(
  definition: string,
  nextId: () => string,
  { labels: known, opening }: Pick<DefinedLanguage, 'labels' | 'opening'>,
): Sense {
  const { text, labels, features } = labelledText(definition, opening, known);
  return {
    id: nextId(),
    definitions: [text],
    ...labels,
    ...(features.length > 0 && { grammaticalFeatures: features }),
  };
}
