import { join } from 'node:path';
import type { Report } from '../source.ts';
import { textLines } from '../textLines.ts';
import { type Gloss, parseGloss } from './gloss.ts';

/** The data files of WordNet (wndb(5WN), "Data File Format"). */

export const partsOfSpeech = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;

export type PartOfSpeech = keyof typeof partsOfSpeech;

export interface Synset extends Gloss {
  readonly partOfSpeech: PartOfSpeech;
  /** Number of the lexicographer file. */
  readonly lexicographerFile: number;
  /** With case, spaces for underscores, and without the syntactic markers of adjectives. */
  readonly words: readonly string[];
  readonly pointers: readonly Pointer[];
  readonly frames: readonly Frame[];
}

export interface Pointer {
  readonly symbol: string;
  /** Key of the other synset. */
  readonly target: string;
  /** Numbers of the words that the pointer links, from 1; 0 for the whole synset. */
  readonly fromWord: number;
  readonly toWord: number;
}

export interface Frame {
  readonly number: number;
  /** The word that the frame is for, from 1; 0 for all. */
  readonly word: number;
}

/** Synsets by key: part of speech and offset, as in `v01930264`. */
export type Synsets = ReadonlyMap<string, Synset>;

export function synsetKey(partOfSpeech: string, offset: string): string {
  // satellites stand in the file of the adjectives
  return (partOfSpeech === 's' ? 'a' : partOfSpeech) + offset;
}

/** Reads all data files of a `dict` folder. */
export function readSynsets(folder: string, report: Report): Synsets {
  const synsets = new Map<string, Synset>();
  for (const [partOfSpeech, name] of Object.entries(partsOfSpeech)) {
    const file = join(folder, `data.${name}`);
    for (const { number, text } of textLines(file)) {
      if (text.startsWith('  ')) {
        continue; // the licence at the head of the file
      }
      const synset = parseSynset(text, partOfSpeech as PartOfSpeech);
      if (synset) {
        synsets.set(partOfSpeech + text.slice(0, 8), synset);
      } else {
        report({ file, line: number, reason: 'not a synset' });
      }
    }
  }
  return synsets;
}

/** One line of a data file; undefined when it is none. */
export function parseSynset(line: string, partOfSpeech: PartOfSpeech): Synset | undefined {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const take = fieldReader(fields);
  const offset = take();
  const lexicographerFile = Number(take());
  take();
  const words = Array.from({ length: Number.parseInt(take(), 16) || 0 }, () => {
    const word = take();
    take();
    return word.replace(/\((a|p|ip)\)$/, '').replaceAll('_', ' ');
  });
  const pointers = Array.from({ length: Number(take()) || 0 }, () => {
    const symbol = take();
    const target = take();
    const targetPart = take();
    const link = take();
    return {
      symbol,
      target: synsetKey(targetPart, target),
      fromWord: Number.parseInt(link.slice(0, 2), 16),
      toWord: Number.parseInt(link.slice(2), 16),
    };
  });
  const frames = Array.from({ length: Number(take()) || 0 }, () => {
    take();
    return { number: Number(take()), word: Number.parseInt(take(), 16) };
  });
  if (
    bar === -1 ||
    !/^\d{8}$/.test(offset) ||
    words.length === 0 ||
    !words.every(Boolean) ||
    !pointers.every(p => p.symbol)
  ) {
    return undefined;
  }
  return { partOfSpeech, lexicographerFile, words, pointers, frames, ...parseGloss(line.slice(bar + 3)) };
}

function fieldReader(fields: readonly string[]): () => string {
  let next = 0;
  return () => {
    next += 1;
    return fields[next - 1] ?? '';
  };
}
