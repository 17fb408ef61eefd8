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

export interface DingTranslation {
  readonly text: string;
  readonly marks: readonly string[];
  readonly labels: readonly string[];
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
  const { labels, translations } = readTranslations(second);
  if (headword === undefined) {
    return undefined;
  }
  return {
    headword,
    marks: marksOf(marksAtEnd.exec(first)?.groups?.['marks'] ?? ''),
    labels,
    translations,
    ...readRemarks(lines),
    synonyms: linked(lines, synonyms),
    references: linked(lines, references),
    examples: lines.flatMap(line => {
      const { text, translation } = example.exec(line)?.groups ?? {};
      return text !== undefined && translation !== undefined ? [{ text, translation }] : [];
    }),
  };
}

/** The words in braces on lines of a kind. */
function linked(lines: readonly string[], kind: RegExp): string[] {
  return lines
    .filter(line => kind.test(line))
    .flatMap(line => [...line.matchAll(/\{(?<word>[^{}]+)\}/g)].map(({ groups }) => groups?.['word'] ?? ''));
}

function marksOf(list: string): string[] {
  return list.split(', ').filter(Boolean);
}

/**
 * The line of translations: labels before the first are the headword's; marks and labels behind one are its
 * own. Acronyms, which stand behind a comma with a reading of their own, are left out.
 */
function readTranslations(line: string): Pick<DingArticle, 'labels' | 'translations'> {
  const text = line.replace(/(?<=[>\]\s])[^\s,<>[\]]+, {2}\/[^/]*\//g, '');
  const labels: string[] = [];
  const translations: { text: string; marks: string[]; labels: string[] }[] = [];
  let current: (typeof translations)[number] | undefined;
  for (const [token] of text.matchAll(/<[^<>]*>|\[[^[\]]*\]|,\s|(?:[^<[,]|,(?!\s))+/g)) {
    if (token.startsWith(',')) {
      current = undefined;
    } else if (token.startsWith('<')) {
      current?.marks.push(...marksOf(token.slice(1, -1)));
    } else if (token.startsWith('[')) {
      (current?.labels ?? labels).push(token.slice(1, -1));
    } else if (token.trim() !== '') {
      current = { text: `${current?.text ?? ''}${token}`.trim(), marks: [], labels: [] };
      translations.push(current);
    }
  }
  return { labels, translations };
}

/**
 * Remarks at the beginning are of the translations, those at the end of the headword. Where they are not
 * apart, the last of several is the headword's.
 */
function readRemarks(lines: readonly string[]): Pick<DingArticle, 'ownRemarks' | 'otherRemarks'> {
  const found = lines.map(line => remark.exec(line)?.groups?.['text']);
  const between = found.findIndex((text, index) => text === undefined && lines[index]?.trim() !== '');
  const before = found.slice(0, between === -1 ? found.length : between).filter(text => text !== undefined);
  const after = between === -1 ? [] : found.slice(between).filter(text => text !== undefined);
  return between === -1 && before.length > 1
    ? { otherRemarks: before.slice(0, -1), ownRemarks: before.slice(-1) }
    : { otherRemarks: before, ownRemarks: after };
}
