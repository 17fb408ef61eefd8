import { parseSynset, type Synset, type Synsets } from '../../../src/sources/wordnet/synsets.ts';

/** Synsets from lines of data files, by key: `n00000100` from a line of the nouns. */
export function synsetsOf(lines: readonly string[]): Synsets {
  const synsets = new Map<string, Synset>();
  for (const line of lines) {
    const type = line.split(' ')[2];
    const part = type === 's' ? 'a' : type;
    if (part === 'n' || part === 'v' || part === 'a' || part === 'r') {
      const synset = parseSynset(line, part);
      if (synset) {
        synsets.set(part + line.slice(0, 8), synset);
      }
    }
  }
  return synsets;
}
