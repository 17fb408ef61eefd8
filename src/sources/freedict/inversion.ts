import type { Pronunciation } from '../../lexicon/records.ts';
import type { BilingualWord } from './bilingualRecords.ts';
import type { GlossedSense, GlossedWord } from './glossedTranslations.ts';

/** A word that has another as a translation. */
interface Backlink {
  readonly word: string;
  /** The sense that has it, the first where there are several. */
  readonly sense: GlossedSense;
  /** How likely the word is the best translation back. */
  weight: number;
}

interface InvertedWord {
  readonly headword: string;
  readonly category: string | undefined;
  readonly backlinks: Map<string, Backlink>;
}

/** Most words that a translation may have to be looked up as a headword. */
const maximumWords = 4;

/**
 * The dictionary read backwards: each translation as a headword, each word that has it as a sense of its own,
 * the likeliest first. A word is the likelier the earlier the translation stands among its senses and their
 * translations, and the more senses it has: frequent words have many. Sorted by headword.
 */
export function* invert(
  words: readonly GlossedWord[],
  pronunciations: (headword: string) => readonly Pronunciation[],
): Generator<BilingualWord> {
  const inverted = new Map<string, InvertedWord>();
  for (const word of words) {
    for (const [index, sense] of word.senses.entries()) {
      for (const [place, translation] of sense.translations.entries()) {
        if (isHeadword(translation)) {
          const share = (1 + Math.log(word.senses.length)) / Math.sqrt((index + 1) * (place + 1));
          addBacklink(inverted, translation, { word, sense, share });
        }
      }
    }
  }
  for (const [, word] of [...inverted].sort(([one], [other]) => (one < other ? -1 : 1))) {
    yield {
      headword: word.headword,
      category: word.category,
      pronunciations: pronunciations(word.headword),
      senses: [...word.backlinks.values()].sort(likelierFirst).map(senseOf),
    };
  }
}

function isHeadword(translation: string): boolean {
  return /^[\p{L}\d][\p{L}\p{M}\d' .-]*$/u.test(translation) && translation.split(' ').length <= maximumWords;
}

function addBacklink(
  inverted: Map<string, InvertedWord>,
  headword: string,
  {
    word,
    sense,
    share,
  }: { readonly word: GlossedWord; readonly sense: GlossedSense; readonly share: number },
): void {
  const key = `${headword}\t${word.category}`;
  const known = inverted.get(key) ?? { headword, category: word.category, backlinks: new Map() };
  inverted.set(key, known);
  const link = known.backlinks.get(word.headword) ?? { word: word.headword, sense, weight: 0 };
  known.backlinks.set(word.headword, link);
  link.weight += share;
}

function likelierFirst(one: Backlink, other: Backlink): number {
  return other.weight - one.weight || (one.word < other.word ? -1 : 1);
}

/** Meaning, registers and regions are those of the English word, and so belong to the translation. */
function senseOf({ word, sense: { gloss, labels } }: Backlink): BilingualWord['senses'][number] {
  const { domains, ...ofWord } = labels;
  return {
    translations: [
      { text: word, ...ofWord, ...(gloss !== undefined && { notes: [{ type: 'indicator', text: gloss }] }) },
    ],
    ...(domains && { domains }),
  };
}
