import type { CrossReference, Pronunciation } from '../../lexicon/records.ts';
import { toneMarked } from './pinyin.ts';
import { namedWords, readable, readPointer } from './references.ts';
import { addNote, noRemarks, type Remarks, takeLabels, tidy } from './remarks.ts';

/** One gloss of a line, taken apart. */
export interface Gloss extends Remarks {
  /** What it says to a reader, without labels and pointers. Empty where it only points to another word. */
  readonly text: string;
  /** `text`, split at its semicolons. */
  readonly parts: readonly string[];
  readonly markers: readonly string[];
  readonly crossReferences: readonly CrossReference[];
}

/** A gloss such as "CL:家[jia1],個|个[ge4]", as a reader's list of classifiers; undefined for others. */
export function readClassifiers(gloss: string): string | undefined {
  const words = /^CL: ?(.+)$/.exec(gloss)?.[1];
  if (words === undefined) {
    return undefined;
  }
  const named = namedWords(words).map(({ simplified, pinyin }) =>
    pinyin === undefined ? simplified : `${simplified} (${pinyin})`,
  );
  return `${named.length === 1 ? 'classifier' : 'classifiers'}: ${named.join(', ')}`;
}

const otherReading =
  /^\(?(?<where>also|old|Taiwan|Tw|Beijing)(?: and \w+)? pr\.(?<readings>(?:,? (?:or )?\[[^\]]+\])+)\)?$/;

/** A gloss such as "Taiwan pr. [xi4]", as pronunciations; undefined for others. */
export function readOtherReadings(gloss: string): readonly Pronunciation[] | undefined {
  if (!gloss.includes(' pr. [')) {
    return undefined;
  }
  const { where = '', readings = '' } = otherReading.exec(gloss)?.groups ?? {};
  const said = [...readings.matchAll(/\[([^\]]+)\]/g)].flatMap(
    ([, reading = '']) => toneMarked(reading) ?? [],
  );
  return said.length === 0
    ? undefined
    : said.map(spelling => ({ notation: 'transliteration', spelling, ...readIn(where) }));
}

/** Whether a gloss is about a reading rather than a meaning, such as "Taiwan pr. [xing4] for the conduct sense". */
export function isReadingNote(gloss: string): boolean {
  return /^\(?(also|old|Taiwan|Tw|Beijing|formerly|often|sometimes)( \w+)* pr\. \[/.test(gloss);
}

function readIn(where: string): Partial<Pronunciation> {
  if (where === 'Taiwan' || where === 'Tw') {
    return { accents: ['zh-TW'], regions: ['taiwan'] };
  }
  return {
    accents: ['zh-CN'],
    ...(where === 'old' ? { registers: ['dated'] } : {}),
    ...(where === 'Beijing' ? { regions: ['beijing'] } : {}),
  };
}

/** Takes a gloss apart into labels, notes, pointers and what it says. */
export function readGloss(gloss: string): Gloss {
  const remarks = noRemarks();
  const markers: string[] = [];
  const crossReferences: CrossReference[] = [];
  const takePointer = (text: string): string | undefined => {
    const pointer = readPointer(text);
    if (pointer) {
      markers.push(pointer.marker);
      crossReferences.push(...pointer.crossReferences);
    }
    return pointer?.rest;
  };
  const bare = takeLabels(takeAsides(gloss, remarks, takePointer), remarks);
  const parts = splitAlternatives(bare).flatMap(part => {
    const said = takePointer(part) ?? part;
    return said === '' ? [] : [readable(said).replaceAll(/\s+/g, ' ').trim()];
  });
  return { ...remarks, text: parts.join('; '), parts, markers, crossReferences };
}

/** Takes classifiers and pointers out of parentheses. */
function takeAsides(
  gloss: string,
  remarks: Remarks,
  takePointer: (text: string) => string | undefined,
): string {
  if (!/\([^()]*\p{Script=Han}/u.test(gloss)) {
    return gloss;
  }
  const text = gloss.replace(/\(([^()]*)\)/g, (whole, aside: string) => {
    const classifiers = readClassifiers(aside);
    if (classifiers !== undefined) {
      addNote(remarks, 'grammaticalNote', classifiers);
      return ' ';
    }
    const rest = takePointer(aside);
    return rest === undefined ? whole : rest === '' ? ' ' : `(${rest})`;
  });
  return text === gloss ? gloss : tidy(text);
}

/** The alternatives of a gloss: split at semicolons outside parentheses. */
function splitAlternatives(text: string): readonly string[] {
  return text.includes(';') ? text.split(/;(?![^(]*\))/).map(part => part.trim()) : [text];
}
