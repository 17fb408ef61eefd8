import { Lexicon } from '../../src/lexicon/lexicon.ts';
import { distributionOf, timeEach } from './distribution.ts';
import type { Figure } from './report.ts';
import { misspelled, randomNumbers } from './serviceWords.ts';

/** Search in the lexicon itself: beginnings, and misspelled words with how many of them are found again. */
export async function searchFigures(files: readonly string[], words: readonly string[]): Promise<Figure[]> {
  const lexicon = Lexicon.open(files);
  const dataset = lexicon.dataset('en-gb');
  if (!dataset) {
    throw new Error('The packs hold no English.');
  }
  const search = (wanted: string, prefix = false) => dataset.search(wanted, { kind: 'entry', prefix });
  search('warm');
  const beginnings = Array.from({ length: 50 }, () => 'a');
  const prefix = distributionOf(await timeEach(beginnings, wanted => search(wanted, true).slice(0, 5000)));
  const typos = typosOf(words);
  const fuzzy = distributionOf(await timeEach(typos, ({ typo }) => search(typo)));
  const ranks = typos.map(({ typo, word }) => search(typo).findIndex(({ headword }) => headword === word));
  const recall = (first: number, edits = [1, 2]) =>
    shareOf(
      ranks.filter((_, index) => edits.includes(typos[index]?.edits ?? 0)),
      rank => rank >= 0 && rank < first,
    );
  lexicon.close();
  return [
    { what: 'beginning, 5,000 results, p50', value: prefix.p50, unit: 'ms', budget: 10 },
    { what: 'misspelled word, p50', value: fuzzy.p50, unit: 'ms' },
    { what: 'misspelled word, p99', value: fuzzy.p99, unit: 'ms', budget: 2 },
    { what: 'misspelled word found first', value: recall(1), unit: '×' },
    { what: 'misspelled word found among ten (at least 0.98)', value: recall(10), unit: '×' },
    { what: '… with one edit', value: recall(10, [1]), unit: '×' },
    { what: '… with two edits', value: recall(10, [2]), unit: '×' },
  ];
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length;
}

interface Typo {
  readonly word: string;
  readonly typo: string;
  readonly edits: number;
}

/**
 * 500 misspellings, in turns of one edit in a word of five letters or more, and of two in one of seven or more: of
 * a shorter word two edits leave too little to tell it by.
 */
function typosOf(words: readonly string[]): Typo[] {
  const random = randomNumbers(500);
  const common = words.slice(0, 20_000);
  const byEdits = [
    common.filter(word => /^[a-z]{5,}$/.test(word)),
    common.filter(word => /^[a-z]{7,}$/.test(word)),
  ];
  return Array.from({ length: 500 }, (_, index) => {
    const candidates = byEdits[index % 2] ?? [];
    const word = candidates[Math.floor(random() * candidates.length)] ?? '';
    const edits = 1 + (index % 2);
    return { word, edits, typo: misspelled(word, edits, random) };
  });
}
