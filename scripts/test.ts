// npm test: every check and suite in order, up to the first that fails. `--only unit|host|ui|package` runs one part.
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { entryPoint } from './entryPoint.ts';
import { runNode } from './runNode.ts';

const parts = ['unit', 'host', 'ui', 'package'] as const;
type Part = (typeof parts)[number];

interface Step {
  readonly title: string;
  readonly args: readonly string[];
  /** The parts that need it. */
  readonly parts: readonly Part[];
  /** Whether mocha reports at its end. */
  readonly isSuite?: boolean;
}

const mocha = 'node_modules/mocha/bin/mocha.js';
// "ci" colours its report wherever it goes.
const lint = [
  'node_modules/@biomejs/biome/bin/biome',
  'ci',
  ...(process.stdout.isTTY ? [] : ['--colors=off']),
];
// The project's mocha settings name the unit tests, and a file named here would only be added to them.
// An editor that a failed test leaves behind ends with the process, hence `--exit`.
const slowSuite = [mocha, '--no-config', '--exit', '--timeout', '120000'];

const steps: readonly Step[] = [
  { title: 'Types', args: ['node_modules/typescript/bin/tsc'], parts: ['unit'] },
  { title: 'Format and lint', args: lint, parts: ['unit'] },
  { title: 'Unit tests', args: [mocha], parts: ['unit'], isSuite: true },
  { title: 'Dictionary packs', args: ['src/cli/main.ts', 'packs'], parts: ['host', 'ui', 'package'] },
  { title: 'Bundle', args: ['esbuild.mjs'], parts: ['host'] },
  { title: 'Tests in VS Code', args: ['test/electron/run.ts'], parts: ['host'], isSuite: true },
  { title: 'Package', args: ['scripts/package.ts'], parts: ['ui'] },
  {
    title: 'Tests of the published package',
    args: [...slowSuite, 'test/package/**/*.test.ts'],
    parts: ['package'],
    isSuite: true,
  },
  {
    title: 'Tests of the packaged extension',
    args: [...slowSuite, 'test/ui/**/*.test.ts'],
    parts: ['ui'],
    isSuite: true,
  },
];

await entryPoint(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only !== undefined && !isPart(values.only)) {
    throw new Error(`--only ${values.only}: choose one of ${parts.join(', ')}.`);
  }
  const only = values.only;
  await runSteps(steps.filter(step => only === undefined || step.parts.includes(only)));
});

function isPart(name: string): name is Part {
  return (parts as readonly string[]).includes(name);
}

async function runSteps(chosen: readonly Step[]): Promise<void> {
  let passed = 0;
  let failed = 0;
  let stopped = '';
  const times: string[] = [];
  for (const { title, args, isSuite } of chosen) {
    console.log(`\n== ${title}`);
    const start = performance.now();
    const { output, exitCode } = await runNode(args);
    times.push(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${title}`);
    const ran = isSuite ? mochaCount(output, 'passing') : 0;
    passed += ran;
    failed += isSuite ? mochaCount(output, 'failing') : 0;
    process.exitCode = exitCode;
    if (isSuite && exitCode === 0 && ran === 0) {
      console.error('No test ran.');
      process.exitCode = 1;
    }
    if (process.exitCode !== 0) {
      stopped = `; stopped at "${title}" (${process.exitCode})`;
      break;
    }
  }
  console.log(`\n${times.join('\n')}\ntests: ${passed} passed, ${failed} failed${stopped}`);
}

/** A number from the summary at the end of mocha's report: "  12 passing (3s)", "  1 failing". */
function mochaCount(output: string, what: 'passing' | 'failing'): number {
  const summary = new RegExp(String.raw`^ {2}(\d+) ${what}(?: \(\d+(?:ms|s|m|h)\))?$`, 'gm');
  const found = [...stripVTControlCharacters(output).matchAll(summary)].at(-1);
  return Number(found?.[1] ?? 0);
}
