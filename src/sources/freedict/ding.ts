import { type DingTranslation, dingMarks, readDingTranslations } from './dingTranslations.ts';
import { oneSpaced } from './readingText.ts';

/** An article of a dictionary that FreeDict has made from the Ding word list. */
export interface DingArticle {
  readonly headword: string;
  /** Marks of the headword, as they are written: `neut`, `n`, `v`, `trans`. */
  readonly marks: readonly string[];
  /** Labels of the headword, as they are written: `Br.`, `med.`. */
  readonly labels: readonly string[];
  readonly translations: readonly DingTranslation[];
  /** Remark in the language of the headword on its meaning or use. */
  readonly ownRemarks: readonly string[];
  /** The same in the language of the translations. */
  readonly otherRemarks: readonly string[];
  readonly synonyms: readonly string[];
  /** Headwords that it refers to: compounds, phrases, and the other forms of the word. */
  readonly references: readonly string[];
  readonly examples: readonly DingExample[];
}

export interface DingExample {
  readonly text: string;
  readonly translation: string;
}

/** A head: the headword, its reading between slashes, other forms in parentheses, marks. */
const head = /^(?<headword>.+?)(?: \/\S.*?| <[^<>]*>)?$/;
const marksAtEnd = /<(?<marks>[^<>]*)>$/;
const example = /^ {6}"(?<text>.*)" {2}- (?<translation>.+)$/;
const remark = /^ {9}Note: (?<text>.+)$/;
const synonyms = /^ {3}Synonyms?: /;
const references = /^ see: /;

/** Reads an article, in which some have no translation; undefined where it has no headword. */
export function readDingArticle(article: string): DingArticle | undefined {
  const [first = '', second = '', ...lines] = article.trimEnd().split('\n');
  const headword = head.exec(first)?.groups?.['headword'];
  const { labels, translations } = readDingTranslations(second);
  if (headword === undefined) {
    return undefined;
  }
  return {
    headword,
    marks: dingMarks(marksAtEnd.exec(first)?.groups?.['marks'] ?? ''),
    labels,
    translations,
    ...readRemarks(lines),
    synonyms: linked(lines, synonyms),
    references: linked(lines, references),
    examples: lines.flatMap(line => {
      const { text, translation } = example.exec(line)?.groups ?? {};
      return text !== undefined && translation !== undefined
        ? [{ text: oneSpaced(text), translation: oneSpaced(translation) }]
        : [];
    }),
  };
}

/** The words in braces on lines of a kind. */
function linked(lines: readonly string[], kind: RegExp): string[] {
  return lines
    .filter(line => kind.test(line))
    .flatMap(line => [...line.matchAll(/\{(?<word>[^{}]+)\}/g)].map(({ groups }) => groups?.['word'] ?? ''));
}

/**
 * Remarks at the beginning are of the translations, those at the end of the headword. Where they are not
 * apart, the last of several is the headword's.
 */
function readRemarks(lines: readonly string[]): Pick<DingArticle, 'ownRemarks' | 'otherRemarks'> {
  const found = lines.map(line => {
    const text = remark.exec(line)?.groups?.['text'];
    return text === undefined ? undefined : plainRemark(text);
  });
  const between = found.findIndex((text, index) => text === undefined && lines[index]?.trim() !== '');
  const before = found.slice(0, between === -1 ? found.length : between).filter(isSaid);
  const after = between === -1 ? [] : found.slice(between).filter(isSaid);
  return between === -1 && before.length > 1
    ? { otherRemarks: before.slice(0, -1), ownRemarks: before.slice(-1) }
    : { otherRemarks: before, ownRemarks: after };
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

/**
 * A remark without the translations that have come along with some of them: what stands from the part on that has
 * marks, labels or an abbreviation, if it is not the first. An ending of the word alone says nothing: empty then.
 */
function plainRemark(text: string): string {
  const parts = text.split(/,\s+(?![^(]*\)|[^<]*>|\/)/);
  const marked = parts.findIndex(part => /[<[]|,\s+\//.test(part));
  const kept = marked === -1 ? parts : parts.slice(0, Math.max(marked, 1));
  const plain = oneSpaced(kept.join(', ').replaceAll(/<[^<>]*>|\[[^[\]]*\]|,\s+\/[^/]*\//g, ' '));
  return marked !== -1 && /^\p{Ll}{0,2}(?:\/\p{Ll})*$/u.test(plain) ? '' : plain;
}
