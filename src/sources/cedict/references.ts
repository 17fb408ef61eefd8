import type { CrossReference, CrossReferenceType } from '../../lexicon/records.ts';
import { toneMarked } from './pinyin.ts';

/** A Chinese word inside an English gloss: `個|个[ge4]`, `个[ge4]`, `個|个` or `个`. */
const word = String.raw`(?:[^\s|,;()[\]"“”'+/]*\p{Script=Han}[^\s|,;()[\]"“”'+/]*)`;
const reference = String.raw`${word}(?:\|${word})?(?:\[[^\]]+\])?`;
const eachReference = new RegExp(
  String.raw`(?:${word}\|)?(?<simplified>${word})(?:\[(?<pinyin>[^\]]+)\])?`,
  'gu',
);

/** A word that a gloss names. */
export interface NamedWord {
  readonly simplified: string;
  readonly pinyin?: string;
}

/** The Chinese words that a text names, with their tone-marked pinyin where the text has it. */
export function namedWords(text: string): readonly NamedWord[] {
  return [...text.matchAll(eachReference)].map(({ groups }) => {
    const pinyin = toneMarked(groups?.['pinyin'] ?? '');
    return { simplified: groups?.['simplified'] ?? '', ...(pinyin === undefined ? {} : { pinyin }) };
  });
}

/** Whether a text names a Chinese word or a reading in brackets. */
export function namesWord(text: string): boolean {
  return /\[|\p{Script=Han}/u.test(text);
}

/** A text for a reader: each `個|个[ge4]` as "个 (gè)", within parentheses as "个 gè"; a lone `[ge4]` as "gè". */
export function readable(text: string): string {
  if (!namesWord(text)) {
    return text;
  }
  return text
    .replace(eachReference, (whole, ...rest) => {
      const groups: Record<string, string | undefined> = rest.at(-1);
      const marked = toneMarked(groups['pinyin'] ?? '');
      const simplified = groups['simplified'] ?? whole;
      if (marked === undefined) {
        return simplified;
      }
      return isNested(text, rest.at(-3)) ? `${simplified} ${marked}` : `${simplified} (${marked})`;
    })
    .replace(/\[([^\]]+)\]/g, (_, reading: string) => toneMarked(reading) ?? reading);
}

function isNested(text: string, offset: number): boolean {
  const before = text.slice(0, offset);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** What a pointer in a gloss says, and what is left of the gloss beside it (empty where nothing is). */
export interface Pointer {
  readonly marker: string;
  readonly crossReferences: readonly CrossReference[];
  readonly rest: string;
}

const relations: readonly (readonly [RegExp, CrossReferenceType])[] = [
  [/variant (of|for)$/, 'variant spelling of'],
  [/^(also|usually|sometimes|now|commonly|often) written( as)?$/, 'variant spelling of'],
  [/^(same|the same) as$/, 'another term for'],
  [/^(also|usually|sometimes|now) (called|known as|named)$/, 'another term for'],
  [/(another|other|old|former|alternative|abbreviated) (name|term) (for|of)$/, 'another term for'],
  [/equivalent( of| to|:)$/, 'close match'],
  [/^(abbr\.|abbreviation|contraction|short) (for|of)$/, 'abbreviation of'],
  [/^abbr\. to$/, 'see also'],
  [/^(see|see also|also|cf\.?|compare|contrasted with|opposite of|opposite:|used in)$/, 'see also'],
];

const list = `${reference}(?:(?:, ?| or | and |/)${reference})*`;
const pointer = new RegExp(
  String.raw`^(?<relation>\p{L}[\p{L}.' -]*?:?) (?<name>(?:\p{Lu}[\p{L}.'-]* )*)(?<words>${list})(?<rest>.*)$`,
  'u',
);

/** Reads a gloss such as "variant of 逼格[bi1 ge2]" or "abbr. for 物業|物业[wu4 ye4], property"; undefined for others. */
export function readPointer(gloss: string): Pointer | undefined {
  const found = namesWord(gloss) ? pointer.exec(gloss)?.groups : undefined;
  const type = relations.find(([relation]) => relation.test(found?.['relation'] ?? ''))?.[1];
  if (found === undefined || type === undefined) {
    return undefined;
  }
  const { relation = '', name = '', words = '', rest = '' } = found;
  const explains = /^(,|\.| =|:| (?=\p{Lu}))/u.test(rest);
  const remains = explains ? rest.replace(/^[,.:=\s]+/, '') : '';
  return {
    marker: readable(explains ? `${relation} ${name}${words}` : `${relation} ${name}${words}${rest}`),
    crossReferences: namedWords(words).map(({ simplified, pinyin }) => ({
      type,
      text: simplified,
      ...(pinyin === undefined ? {} : { transliteration: pinyin }),
    })),
    rest: remains === '' && relation !== 'used in' ? name.trim() : remains,
  };
}
