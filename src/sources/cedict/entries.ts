import type {
  BilingualSense,
  EntryRecord,
  Note,
  Pronunciation,
  Register,
  Sense,
  Translation,
  TranslationRecord,
} from '../../lexicon/records.ts';
import { categoryOf, type PartsOfSpeech } from './category.ts';
import { type Equivalent, equivalentOf } from './equivalents.ts';
import { isSurname } from './homographs.ts';
import type { Reading, ReadingSense } from './readings.ts';

/** A sense of a reading, split into what translates the word and what only explains it. */
export interface SplitSense {
  readonly sense: ReadingSense;
  readonly equivalents: readonly Equivalent[];
  readonly explanations: readonly string[];
}

/** A reading with its place among the records. */
export interface Homograph {
  readonly reading: Reading;
  readonly senses: readonly SplitSense[];
  /** Number of the sense ids, from 1. */
  readonly number: number;
  /** From 1. Absent where the headword has one reading. */
  readonly homograph?: number;
  readonly lexicalCategory: string;
}

/** Splits the senses of a reading and finds its category. */
export function homographOf(
  reading: Reading,
  place: Pick<Homograph, 'number' | 'homograph'>,
  parts: PartsOfSpeech,
): Homograph {
  const senses = reading.senses.map(sense => splitSense(sense, reading.capitalised));
  return { reading, senses, ...place, lexicalCategory: categoryOfReading(reading, senses, parts) };
}

function splitSense(sense: ReadingSense, capitalised: boolean): SplitSense {
  const equivalents: Equivalent[] = [];
  const explanations: string[] = [];
  for (const part of sense.parts) {
    const equivalent = equivalentOf(part, capitalised);
    if (equivalent) {
      equivalents.push(equivalent);
    } else {
      explanations.push(part);
    }
  }
  return { sense, equivalents, explanations };
}

function categoryOfReading(reading: Reading, senses: readonly SplitSense[], parts: PartsOfSpeech): string {
  const [first] = senses;
  if (first?.sense.registers.includes('idiom')) {
    return 'idiomatic';
  }
  if (reading.classifiers !== undefined || isSurname(first?.sense.text ?? '')) {
    return 'noun';
  }
  const texts = senses.flatMap(({ equivalents }) => equivalents.map(({ text }) => text));
  const category = categoryOf(texts, parts);
  const isName = reading.capitalised && /^\p{Lu}/u.test(first?.sense.text ?? '');
  return category === 'other' && isName ? 'noun' : category;
}

/** The entry of a homograph, with its English glosses as definitions. */
export function entryRecord(homograph: Homograph): EntryRecord {
  const { reading, number } = homograph;
  const variants = variantForms(reading.headword, reading.traditional);
  const notes = notesOf(reading);
  const senses = homograph.senses.map(
    ({ sense }, position): Sense => ({
      id: senseId('m_zh', number, position),
      ...(sense.text === '' ? {} : { definitions: [sense.text], definitionLanguage: 'en' }),
      ...labelsOf(sense, homograph.lexicalCategory),
      ...(sense.notes.length === 0 ? {} : { notes: sense.notes }),
      ...pointersOf(sense),
      // which spelling has which sense: 后 is 后 "empress" and 後 "behind"
      ...(reading.traditional.length > 1 ? variantForms(reading.headword, sense.traditional) : {}),
    }),
  );
  return {
    kind: 'entry',
    ...headOf(homograph),
    ...pronunciationsOf(reading),
    ...variants,
    ...(notes.length === 0 ? {} : { notes }),
    senses,
  };
}

function notesOf({ classifiers, readingNotes }: Reading): readonly Note[] {
  const notes = readingNotes.map((text): Note => ({ type: 'usageNote', text }));
  return classifiers === undefined ? notes : [{ type: 'grammaticalNote', text: classifiers }, ...notes];
}

/** Its translations into English; undefined where the source only explains. */
export function translationRecord(homograph: Homograph): TranslationRecord | undefined {
  if (!homograph.senses.some(({ equivalents }) => equivalents.length > 0)) {
    return undefined;
  }
  const senses = homograph.senses.flatMap((split, position): BilingualSense[] => {
    const { sense, equivalents, explanations } = split;
    if (sense.text === '') {
      return [];
    }
    return [
      {
        id: senseId('b-zh-en', homograph.number, position),
        ...(equivalents.length === 0 ? {} : { translations: equivalents.map(translationOf) }),
        ...(explanations.length === 0
          ? {}
          : { definitions: [explanations.join('; ')], definitionLanguage: 'en' }),
        ...labelsOf(sense, homograph.lexicalCategory),
        ...(sense.notes.length === 0 ? {} : { notes: sense.notes }),
      },
    ];
  });
  return { kind: 'translation', targetLanguage: 'en', ...headOf(homograph), senses };
}

function pronunciationsOf({ pinyin, otherReadings }: Reading) {
  const own: Pronunciation[] =
    pinyin === undefined ? [] : [{ notation: 'transliteration', spelling: pinyin, accents: ['zh-CN'] }];
  const pronunciations = [...own, ...otherReadings];
  return pronunciations.length === 0 ? {} : { pronunciations };
}

function headOf({ reading, homograph, lexicalCategory }: Homograph) {
  const isName = reading.capitalised && lexicalCategory === 'noun';
  return {
    headword: reading.headword,
    language: 'zh',
    lexicalCategory,
    ...(homograph === undefined ? {} : { homograph }),
    ...(isName ? { grammaticalFeatures: ['proper'] } : {}),
  };
}

function translationOf({ text, remarks, literal, figurative }: Equivalent): Translation {
  const notes = [...(literal ? ['literally'] : []), ...remarks].map(
    (remark): Note => ({ type: 'indicator', text: remark }),
  );
  return {
    text,
    ...(figurative ? { registers: ['figurative'] } : {}),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/** The labels of a sense that has some; an idiom says so by its category already. */
export function labelsOf({ domains, regions, registers }: ReadingSense, category: string) {
  const said = registers.filter(register => !(category === 'idiomatic' && register === 'idiom'));
  return {
    ...(domains.length === 0 ? {} : { domains }),
    ...(regions.length === 0 ? {} : { regions }),
    ...(said.length === 0 ? {} : { registers: said satisfies readonly Register[] }),
  };
}

function pointersOf({ markers, crossReferences }: ReadingSense) {
  return crossReferences.length === 0 ? {} : { crossReferenceMarkers: markers, crossReferences };
}

function variantForms(headword: string, traditional: readonly string[]) {
  const others = traditional.filter(text => text !== headword);
  return others.length === 0 ? {} : { variantForms: others.map(text => ({ text })) };
}

/** Ids of senses, from the number of the record and the position of the sense (conventions.md, section 4, "Sense ids"). */
export function senseId(prefix: 'm_zh' | 'b-zh-en' | 'b-en-zh', number: number, position: number): string {
  return `${prefix}${String(number).padStart(7, '0')}.${String(position + 1).padStart(3, '0')}`;
}
