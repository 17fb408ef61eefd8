import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { projectFolder } from '../../scripts/projectFiles.ts';
import { buildInWorker } from '../../src/cli/buildInWorker.ts';
import { buildPacks } from '../../src/cli/buildPacks.ts';
import { LexicalClient } from '../../src/client/client.ts';
import type { Exchange } from '../../src/contract/exchange.ts';
import { Lexicon } from '../../src/lexicon/lexicon.ts';
import { createService } from '../../src/service/service.ts';
import { isCurrent, packFile } from '../../src/sources/build.ts';
import { defaultRecipes } from '../../src/sources/recipes.ts';
import { distributionOf, timeEach } from './distribution.ts';
import { type Figure, printFigures } from './report.ts';

const folder = join(projectFolder, 'packs');

/** Building, opening and asking the default lexicon. */
export async function benchLexicon(): Promise<void> {
  await build(folder, false);
  const files = defaultRecipes.map(recipe => packFile(recipe, folder));
  const megabytes = (of: readonly string[]) => of.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
  printFigures('Packs', [
    { what: 'build of the default lexicon', value: await buildSeconds(), unit: 's', budget: 60 },
    { what: 'size of the packs', value: megabytes(files), unit: 'MB' },
    {
      what: 'size of those of English alone',
      value: megabytes(files.filter(file => basename(file).startsWith('en-'))),
      unit: 'MB',
      budget: 45,
    },
    { what: 'opening all packs, p50', value: (await openTimes(files)).p50, unit: 'ms', budget: 10 },
  ]);
  const lexicon = Lexicon.open(files);
  const exchange = createService({ lexicon });
  printFigures(
    'Words through the embedded service, 5,000 headwords by frequency',
    await wordsFigures(exchange),
  );
  printFigures('Search among all headwords', await searchFigures(exchange));
  lexicon.close();
}

async function buildSeconds(): Promise<number> {
  const temporary = mkdtempSync(join(tmpdir(), 'glossa-bench-'));
  try {
    const start = performance.now();
    await build(temporary, true);
    return (performance.now() - start) / 1000;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Builds as `npm run packs` does, but for what needs apt. */
function build(target: string, force: boolean): Promise<void> {
  return buildPacks({
    recipes: defaultRecipes,
    optional: [],
    folder: target,
    force,
    print: () => undefined,
    complain: console.error,
    build: buildInWorker,
    isCurrent,
  });
}

async function openTimes(files: readonly string[]) {
  const times = await timeEach(Array.from({ length: 50 }), () => Lexicon.open(files).close());
  return distributionOf(times);
}

const decoder = new TextDecoder();

async function wordsFigures(exchange: Exchange): Promise<Figure[]> {
  const words = frequentHeadwords(5000);
  const ask = async (word: string) => {
    const { body } = await exchange({ path: `/words/en-gb?q=${encodeURIComponent(word)}` });
    return JSON.parse(decoder.decode(body));
  };
  await timeEach(words, ask);
  const answer = distributionOf(await timeEach(words, ask));
  const miss = distributionOf(
    await timeEach(
      words.map(word => `${word} zz`),
      ask,
    ),
  );
  const bodies = await Promise.all(
    words.map(async word => (await exchange({ path: `/words/en-gb?q=${word}` })).body),
  );
  const parse = distributionOf(await timeEach(bodies, body => JSON.parse(decoder.decode(body))));
  const client = new LexicalClient(exchange, { cacheSize: 1e9 });
  await timeEach(words, word => client.words('en-gb', word));
  const kept = distributionOf(await timeEach(words, word => client.words('en-gb', word)));
  return [
    { what: 'answer, JSON parsing included, p50', value: answer.p50 * 1000, unit: 'µs', budget: 150 },
    { what: 'answer, p99', value: answer.p99 * 1000, unit: 'µs' },
    { what: 'an expression that is not there, p50', value: miss.p50 * 1000, unit: 'µs' },
    { what: 'an answer that the client has kept, p50', value: kept.p50 * 1000, unit: 'µs' },
    { what: 'answer : parsing its JSON', value: answer.p50 / parse.p50, unit: '×' },
  ];
}

async function searchFigures(exchange: Exchange): Promise<Figure[]> {
  const search = (query: string) => exchange({ path: `/search/en-gb?${query}` });
  const [first = Number.NaN] = await timeEach(['q=house'], search);
  // two neighbours in the wrong order, in the middle of each word
  const misspelled = frequentHeadwords(1000)
    .filter(word => word.length > 4)
    .map(word => `limit=10&q=${encodeURIComponent(word.slice(0, 2) + word[3] + word[2] + word.slice(4))}`);
  const fuzzy = distributionOf(await timeEach(misspelled, search));
  const prefix = distributionOf(
    await timeEach(
      Array.from({ length: 30 }, () => 'q=a&prefix=true'),
      search,
    ),
  );
  return [
    { what: 'first search, which reads all headwords', value: first, unit: 'ms' },
    { what: 'misspelled word, p50', value: fuzzy.p50, unit: 'ms' },
    { what: 'misspelled word, p99', value: fuzzy.p99, unit: 'ms' },
    { what: 'beginning, 5,000 results, p50', value: prefix.p50, unit: 'ms' },
  ];
}

function frequentHeadwords(count: number): string[] {
  const [first] = defaultRecipes;
  if (!first) {
    return [];
  }
  const database = new DatabaseSync(packFile(first, folder), { readOnly: true });
  const rows = database.prepare('SELECT text FROM headword ORDER BY frequency DESC LIMIT ?').all(count);
  database.close();
  return rows.map(row => String(row['text']));
}
