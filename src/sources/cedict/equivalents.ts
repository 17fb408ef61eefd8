import { tidy } from './remarks.ts';

/** An English word or phrase that can stand for a Chinese word in a text. */
export interface Equivalent {
  /** Verbs have their "to". */
  readonly text: string;
  /** What the gloss remarks about it, such as "of a person". */
  readonly remarks: readonly string[];
  /** Whether it renders the parts of an idiom rather than what it means. */
  readonly literal: boolean;
  readonly figurative: boolean;
}

/** Longest equivalents in words: phrases, and idioms and verbs with their objects. */
const maximumWords = { phrase: 7, sentence: 12 };

/** How a gloss begins that explains, and words that only an explanation has. */
const explanation =
  /^(used (in|to|for|as|by|with|after|before|at|on|when|between|instead)|one of (the|a|several)|indicat|express|refer(s|ring)\b|denot|place name|phonetic|component|title of|abbr\b|alternative|contrasted|i\.e\.|e\.g\.|esp\.|also|or|according (to|as))\b|\b(classifier|surname|particle (used|for|in|ind)|name (of|for)|radical|(Chinese|Japanese) (character|kokuji)|character (in|used))\b/;

/** What a part of a gloss offers as a translation; undefined where it explains instead. */
export function equivalentOf(part: string, isName: boolean): Equivalent | undefined {
  const style = /^(lit|fig)\.:? /.exec(part);
  const remarks: string[] = [];
  let text = part.slice(style?.[0].length ?? 0);
  const described = isName ? /^(\p{Lu}[^,]*), (?!and |or )(\P{Lu}.+)$/u.exec(text) : null;
  if (described && (described[1] ?? '').split(' ').length <= 5) {
    text = described[1] ?? '';
    remarks.push(described[2] ?? '');
  }
  if (text.includes('(')) {
    text = tidy(
      text.replace(/(?<=^|\P{Script=Han}\s)\(([^()]*)\)(?=$|[\s,.!?;])/gu, (_, remark: string) => {
        remarks.push(remark.trim());
        return ' ';
      }),
    );
  }
  return isEquivalent(text)
    ? { text, remarks, literal: style?.[1] === 'lit', figurative: style?.[1] === 'fig' }
    : undefined;
}

function isEquivalent(text: string): boolean {
  if (!/\p{L}|\d/u.test(text) || /[()[\]=\p{Script=Han}]|: |[.?!] /u.test(text) || explanation.test(text)) {
    return false;
  }
  const isSentence = text.startsWith('to ') || /^\p{Lu}/u.test(text);
  return text.split(' ').length <= (isSentence ? maximumWords.sentence : maximumWords.phrase);
}
