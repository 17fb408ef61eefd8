import type { Pronunciation } from '../../lexicon/records.ts';
import { oneSpaced, withoutLinks } from './readingText.ts';

/** A word as an article of a WikDict dictionary describes it. */
export interface WikDictWord {
  readonly headword: string;
  /** IPA between slashes before that in brackets, without either. */
  readonly pronunciations: readonly Pronunciation[];
  /** Marks of category and gender, as they are written: `n`, `adj`, `fem`. */
  readonly marks: readonly string[];
  readonly senses: readonly WikDictSense[];
}

/** Translations that belong together, and what they translate. */
export interface WikDictSense {
  /** In the target language. */
  readonly translations: string;
  /** In the language of the headword, one for each meaning that has these translations. */
  readonly definitions: readonly string[];
}

const head = /^(?<headword>[^<]+?)(?<spoken>(?: \/.*?\/(?= |$))*)(?: <(?<marks>[^<>]*)>)?$/;

/** Reads an article; undefined where its first line is no headword or nothing follows. */
export function readWikDictWord(article: string): WikDictWord | undefined {
  const [first = '', ...lines] = article.trimEnd().split('\n');
  const { headword, spoken = '', marks = '' } = head.exec(first)?.groups ?? {};
  if (headword === undefined || lines.length === 0) {
    return undefined;
  }
  return {
    headword,
    pronunciations: readPronunciations(spoken),
    marks: marks.split(', ').filter(Boolean),
    senses: groups(lines).map(readSense),
  };
}

/** The lines of each sense: where there are several, they are numbered from 1. */
function groups(lines: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const line of lines) {
    const numbered = line.startsWith(`${found.length + 1}. `);
    if (numbered || found.length === 0) {
      found.push([numbered ? line.slice(line.indexOf(' ') + 1) : line]);
    } else {
      found.at(-1)?.push(line);
    }
  }
  return found;
}

/**
 * A line of translations, then the definitions. Where there are several, each is preceded by the end of a line with its
 * number, which begins at 2: ` 2.` stands behind the translations, ` 3.` alone.
 */
function readSense([translations = '', ...lines]: readonly string[]): WikDictSense {
  const several = translations.endsWith(' 2.');
  const definitions: string[][] = [[]];
  for (const line of lines) {
    if (several && line === ` ${definitions.length + 2}.`) {
      definitions.push([]);
    } else {
      definitions.at(-1)?.push(line.trim());
    }
  }
  return {
    translations: oneSpaced(withoutLinks(several ? translations.slice(0, -' 2.'.length) : translations)),
    definitions: definitions.map(parts => oneSpaced(parts.join(' '))).filter(Boolean),
  };
}

/**
 * Readings such as `//kæt//`, `/ɡˈato/` or `/[kʰæt]/`; the outer slashes are the format's. Narrow transcriptions
 * serve where there is no broad one. A stress mark between a consonant and its vowel is how the speech program
 * eSpeak writes, which FreeDict uses where its source has no reading.
 */
export function readPronunciations(spoken: string): readonly Pronunciation[] {
  const readings = [...spoken.matchAll(/\/(?<inner>\/[^/]+\/|\[[^\]]+\]|[^/]+)\//g)].map(
    ({ groups: found }) => found?.['inner'] ?? '',
  );
  const broad = readings.filter(reading => !reading.startsWith('['));
  const spellings = (broad.length > 0 ? broad : readings).map(reading =>
    reading.replace(/^[/[]|[/\]]$/g, '').trim(),
  );
  return [...new Set(spellings)].filter(isIpa).map(spelling => ({
    notation: 'IPA',
    spelling,
    ...(/[^\s.ˈˌaeiouɑæɐəɛɪɔʊʌɒ]ˈ[aeiouɑæɐəɛɪɔʊʌɒøœyʏ]/.test(spelling) && { derived: true }),
  }));
}

/** Notes on the reading have come along with some of them. */
function isIpa(reading: string): boolean {
  return reading !== '' && !/[<>{}:;=]|[A-Z]{2}/.test(reading);
}

/** Parts of a list that are separated by commas outside of parentheses. */
export function commaSeparated(text: string): readonly string[] {
  return text
    .split(/,\s+(?![^()]*\))/)
    .map(part => part.trim())
    .filter(Boolean);
}
