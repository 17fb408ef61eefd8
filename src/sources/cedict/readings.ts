import type { Pronunciation } from '../../lexicon/records.ts';
import type { CedictLine } from './dictionary.ts';
import { type Gloss, isReadingNote, readClassifiers, readGloss, readOtherReadings } from './gloss.ts';
import { toneMarked } from './pinyin.ts';
import { readable } from './references.ts';

/** One gloss with the traditional spellings that it belongs to. */
export interface ReadingSense extends Gloss {
  readonly traditional: readonly string[];
}

/** A headword in one reading: what becomes one homograph. */
export interface Reading {
  /** In simplified characters. */
  readonly headword: string;
  /** With tone marks. Absent where the source does not know it. */
  readonly pinyin?: string;
  /** Capitalised in the source: a name, or a word made from one. */
  readonly capitalised: boolean;
  /** The spellings in traditional characters, those of the fullest lines first; `headword` may be one. */
  readonly traditional: readonly string[];
  /** Those that only point to another word last. */
  readonly senses: readonly ReadingSense[];
  /** A reader's line on classifiers, where the source names some. */
  readonly classifiers?: string;
  /** What the source says of other readings beyond naming them. */
  readonly readingNotes: readonly string[];
  readonly otherReadings: readonly Pronunciation[];
}

/** Reads the lines of one headword that share a reading; at least one. */
export function readReading(lines: readonly CedictLine[]): Reading {
  const [{ simplified: headword, pinyin: numbered }] = lines as [CedictLine];
  const read = lines.map(line => readLine(line)).sort((one, other) => other.said - one.said);
  const pinyin = toneMarked(numbered);
  const classifiers = read.find(line => line.classifiers !== undefined)?.classifiers;
  return {
    headword,
    ...(pinyin === undefined ? {} : { pinyin }),
    capitalised: /^\p{Lu}/u.test(numbered) && numbered !== headword,
    traditional: [...new Set(read.map(line => line.traditional))],
    senses: orderedSenses(
      headword,
      read.flatMap(line => line.senses),
    ),
    ...(classifiers === undefined ? {} : { classifiers }),
    readingNotes: read.flatMap(line => line.readingNotes),
    otherReadings: distinctReadings(
      read.flatMap(line => line.otherReadings),
      pinyin,
    ),
  };
}

interface ReadLine {
  readonly traditional: string;
  readonly senses: readonly ReadingSense[];
  /** How many of its senses say something themselves. */
  readonly said: number;
  readonly classifiers?: string | undefined;
  readonly readingNotes: readonly string[];
  readonly otherReadings: readonly Pronunciation[];
}

function readLine({ traditional, english }: CedictLine): ReadLine {
  const senses: ReadingSense[] = [];
  const otherReadings: Pronunciation[] = [];
  const readingNotes: string[] = [];
  let classifiers: string | undefined;
  for (const gloss of english) {
    const counted = readClassifiers(gloss);
    const said = counted === undefined ? readOtherReadings(gloss) : undefined;
    if (counted !== undefined) {
      classifiers ??= counted;
    } else if (said !== undefined) {
      otherReadings.push(...said);
    } else if (isReadingNote(gloss)) {
      readingNotes.push(readable(gloss));
    } else {
      senses.push({ ...readGloss(gloss), traditional: [traditional] });
    }
  }
  return {
    traditional,
    senses,
    said: senses.filter(({ text }) => text !== '').length,
    classifiers,
    otherReadings,
    readingNotes,
  };
}

/** Each text once; a sense that points to the headword itself says nothing new unless it is the only one. */
function orderedSenses(headword: string, senses: readonly ReadingSense[]): readonly ReadingSense[] {
  const distinct = new Map<string, ReadingSense>();
  for (const sense of senses) {
    const key = sense.text === '' ? sense.markers.join() : sense.text;
    const same = distinct.get(key);
    distinct.set(key, same ? { ...same, traditional: [...same.traditional, ...sense.traditional] } : sense);
  }
  const all = [...distinct.values()];
  const pointers = all.filter(({ text }) => text === '');
  const said = all.filter(({ text }) => text !== '');
  const outward = pointers.filter(({ crossReferences }) =>
    crossReferences.some(({ text }) => text !== headword),
  );
  const ordered = [...said, ...outward];
  return ordered.length === 0 ? pointers : ordered;
}

function distinctReadings(
  readings: readonly Pronunciation[],
  own: string | undefined,
): readonly Pronunciation[] {
  return readings.filter(
    ({ spelling }, position) =>
      spelling !== own && readings.findIndex(other => other.spelling === spelling) === position,
  );
}
