import { withoutGluedAbbreviation } from './dingAbbreviations.ts';
import { isPlainText, oneSpaced } from './readingText.ts';

export interface DingTranslation {
  readonly text: string;
  readonly marks: readonly string[];
  readonly labels: readonly string[];
}

/** The translations of an article, and the labels before the first, which are those of the headword. */
export interface DingTranslations {
  readonly labels: readonly string[];
  readonly translations: readonly DingTranslation[];
}

interface Item {
  text: string;
  readonly marks: string[];
  readonly labels: string[];
}

/** The case that a preposition or a noun governs, such as ` ([+ gen])`. */
const government = /\s*\(\[[^\]]*\]\)/g;
/** What follows an abbreviation: a comma, and how it is read. */
const reading = /,\s{2}\/[^/]*\//g;
/** Stands for a reading in a line; no source has it. */
const endOfAbbreviation = '\u0001';
const token = /<[^<>]*>|\[[^[\]]*\]|,\s|(?:\([^()]*\)|[^<[,]|,(?!\s))+/g;

/**
 * Reads the line of translations: marks and labels behind one are its own. What is left that cannot be shown is
 * no translation.
 */
export function readDingTranslations(line: string): DingTranslations {
  const labels: string[] = [];
  const items: Item[] = [];
  let current: Item | undefined;
  const text = line.replace(government, '').replace(reading, endOfAbbreviation);
  for (const [part] of text.matchAll(token)) {
    if (/^,\s/.test(part)) {
      current = undefined;
    } else if (part.startsWith('<')) {
      current?.marks.push(...dingMarks(part.slice(1, -1)));
    } else if (part.startsWith('[')) {
      (current?.labels ?? labels).push(part.slice(1, -1));
    } else if (part.trim() !== '') {
      const said = withoutAbbreviations(part, current === undefined);
      if (current === undefined) {
        current = { text: said, marks: [], labels: [] };
        items.push(current);
      } else {
        current.text += said;
      }
    }
  }
  const whole = withWholeClauses(items.map(item => ({ ...item, text: oneSpaced(item.text) })));
  return { labels, translations: whole.filter(item => isPlainText(item.text)) };
}

/**
 * Text without its abbreviations. The first is glued to the translation where that has just begun; behind marks,
 * labels and other abbreviations they stand alone.
 */
function withoutAbbreviations(text: string, begins: boolean): string {
  const [first = '', ...others] = text.split(endOfAbbreviation);
  const last = others.pop();
  return last === undefined ? first : `${begins ? (withoutGluedAbbreviation(first) ?? '') : ''}${last}`;
}

const openEnd = /^(?:das|der|die|alles|etwas|derjenige|diejenige|dasjenige|jemand|or|oder|and|und)$/;
const clause = /^(?:was|der|die|das|den|dem|wer|wo|wie|failing) /;

/** Puts what a comma within a translation has parted together again, such as `das, was leuchtet`. */
function withWholeClauses(items: readonly Item[]): Item[] {
  const whole: Item[] = [];
  for (const item of items) {
    const before = whole.at(-1);
    const unmarked = before !== undefined && before.marks.length + before.labels.length === 0;
    if (unmarked && isClauseOf(before.text, item.text)) {
      whole.splice(-1, 1, { ...item, text: `${before.text}, ${item.text}` });
    } else {
      whole.push(item);
    }
  }
  return whole;
}

function isClauseOf(before: string, text: string): boolean {
  return /^etw\. zu (?:tun|sein|haben)$/.test(text) || (openEnd.test(before) && clause.test(text));
}

/** The marks of a list such as `v, trans`. */
export function dingMarks(list: string): string[] {
  return list.split(', ').filter(Boolean);
}
