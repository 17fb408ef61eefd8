import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/projectFiles.ts';
import { buildPack, packFile } from '../../src/sources/build.ts';
import { defaultRecipes } from '../../src/sources/recipes.ts';
import { distributionOf } from './distribution.ts';
import { type Figure, printFigures } from './report.ts';
import { type Host, startPlain, startService, usageOf } from './serviceHost.ts';
import { type LoadResult, load } from './serviceLoad.ts';
import { searchFigures } from './serviceSearch.ts';
import { drawnByRank, drawnEvenly, headwordsByFrequency, randomNumbers } from './serviceWords.ts';

/** Requests of one round, and how often the two servers take turns. */
const requests = 20_000;
const rounds = 5;

/** The server, with everything switched on, beside a plain one that sends a constant body of the same size. */
export async function benchService(): Promise<void> {
  const packs = join(projectFolder, 'packs');
  for (const recipe of defaultRecipes) {
    await buildPack(recipe, packs);
  }
  const files = defaultRecipes.map(recipe => packFile(recipe, packs));
  const words = headwordsByFrequency(files);
  const temporary = mkdtempSync(join(tmpdir(), 'glossa-bench-'));
  const hosts = await Promise.all([startPlain(), startService(temporary, packs)]);
  const [plain, service] = hosts;
  try {
    for (const mix of mixesOf(words)) {
      printFigures(mix.title, await compare(plain, service, mix));
    }
    const { memory } = await usageOf(service);
    printFigures('The server', [{ what: 'memory after all that', value: memory, unit: 'MB', budget: 150 }]);
  } finally {
    for (const host of hosts) {
      host.process.disconnect();
    }
    rmSync(temporary, { recursive: true, force: true });
  }
  printFigures('Search among all headwords', await searchFigures(files, words));
}

interface Mix {
  readonly title: string;
  /** The words of each round. */
  readonly draw: () => string[];
  /** The least share of the plain server's throughput. */
  readonly target: number;
}

function mixesOf(words: readonly string[]): Mix[] {
  const random = randomNumbers(4);
  const commonest = words.slice(0, 50_000);
  const few = commonest.slice(0, 200);
  return [
    { title: 'Entries in cache', draw: () => drawnEvenly(few, requests, random), target: 0.6 },
    {
      title: 'Entries of the 50,000 commonest words, the rarer the fewer',
      draw: () => drawnByRank(commonest, requests, random),
      target: 0.5,
    },
    {
      title: 'Entries of words drawn evenly',
      draw: () => drawnEvenly(words, requests, random),
      target: 0.25,
    },
  ];
}

/** Rounds of both servers in turns; the first warms them up and is not counted. */
async function compare(plain: Host, service: Host, mix: Mix): Promise<Figure[]> {
  const measured: { plain: Measured; service: Measured }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const paths = mix.draw().map(word => `/api/v2/entries/en-gb/${encodeURIComponent(word)}`);
    const ours = await measure(service, paths);
    const size = Math.round(ours.result.bodyBytes / requests);
    const theirs = await measure(
      plain,
      Array.from(paths, () => `/${size}`),
    );
    measured.push({ plain: theirs, service: ours });
  }
  const counted = measured.slice(1);
  const median = (value: (pair: (typeof counted)[number]) => number) =>
    distributionOf(counted.map(value)).p50;
  const times = distributionOf(counted.flatMap(pair => pair.service.result.times));
  return [
    shareOf(
      'by processor time',
      median(pair => pair.plain.cpu / pair.service.cpu),
      mix.target,
    ),
    shareOf(
      'by the clock',
      median(pair => pair.plain.result.seconds / pair.service.result.seconds),
      mix.target,
    ),
    { what: 'plain server, processor time a request', value: median(pair => pair.plain.cpu), unit: 'µs' },
    { what: 'service, processor time a request', value: median(pair => pair.service.cpu), unit: 'µs' },
    { what: 'answer under load, p50', value: times.p50, unit: 'ms' },
    { what: 'answer under load, p99', value: times.p99, unit: 'ms' },
    { what: 'p99 : p50', value: times.p99 / times.p50, unit: '×', budget: 5 },
  ];
}

/** Of this figure the target is the least that it should be. */
function shareOf(how: string, value: number, target: number): Figure {
  const verdict = value < target ? 'MISSED, at least' : 'at least';
  return { what: `throughput of a plain server ${how} (${verdict} ${target})`, value, unit: '×' };
}

interface Measured {
  /** Microseconds of processor time for each request. */
  readonly cpu: number;
  readonly result: LoadResult;
}

async function measure(host: Host, paths: readonly string[]): Promise<Measured> {
  const before = await usageOf(host);
  const result = await load(host.port, paths);
  const after = await usageOf(host);
  const refused = [...result.statuses.keys()].filter(status => status !== 200 && status !== 404);
  if (refused.length > 0) {
    throw new Error(`The server answered ${refused.join(', ')}.`);
  }
  return { cpu: (after.cpu - before.cpu) / paths.length, result };
}
