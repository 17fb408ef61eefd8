import type { IndexEntry } from '../wordnet/index.ts';
import { functionWords, prepositions } from './functionWords.ts';

/** The parts of speech of English words and phrases in lower case, as letters: `nv` for noun and verb. */
export type PartsOfSpeech = ReadonlyMap<string, string>;

export function partsOfSpeechOf(index: Iterable<IndexEntry>): PartsOfSpeech {
  const parts = new Map<string, string>();
  for (const { lemma, partOfSpeech } of index) {
    parts.set(lemma, (parts.get(lemma) ?? '') + partOfSpeech);
  }
  return parts;
}

const categories: Readonly<Record<string, string>> = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' };

/**
 * The lexical category that English translations of one word agree on, or `other`. CC-CEDICT names none: a
 * translation with "to" is a verb; without it, it is what WordNet has it as beside a verb; a phrase that
 * WordNet does not have is a noun where its head can be nothing else.
 */
export function categoryOf(translations: readonly string[], parts: PartsOfSpeech): string {
  let common = '';
  for (const translation of translations) {
    if (translation.startsWith('to ')) {
      return common === '' ? 'verb' : (categories[common] ?? 'other');
    }
    const plain = translation.replace(/^(an?|the) /, '').toLowerCase();
    const known = functionWords.get(plain);
    if (known !== undefined && common === '') {
      return known;
    }
    const possible = possibleParts(plain, plain.length < translation.length, parts);
    common = common === '' ? possible : narrowed(common, possible);
    if (common.length === 1) {
      break;
    }
  }
  return categories[common] ?? 'other';
}

/** What both allow, or the first where they have nothing in common. */
function narrowed(common: string, possible: string): string {
  const agreed = [...common].filter(part => possible.includes(part)).join('');
  return agreed === '' ? common : agreed;
}

/** The parts of speech of a text without "to"; of a phrase that WordNet does not have, that of its head. */
function possibleParts(text: string, hasArticle: boolean, parts: PartsOfSpeech): string {
  if (hasArticle) {
    return 'n';
  }
  const own = parts.get(text);
  if (own !== undefined) {
    return own === 'v' ? own : own.replace('v', '');
  }
  const words = text.split(' ');
  if (words.length === 1 || functionWords.has(words[0] ?? '')) {
    return '';
  }
  const end = words.findIndex((word, position) => position > 0 && prepositions.has(word));
  const head = words[end === -1 ? words.length - 1 : end - 1] ?? '';
  const ofHead = parts.get(head) ?? parts.get(head.replace(/s$/, '')) ?? '';
  return ofHead.replace('v', '') === 'n' ? 'n' : '';
}
