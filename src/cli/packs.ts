import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fold } from '../lexicon/folding.ts';
import type { Manifest } from '../lexicon/manifest.ts';
import { Pack } from '../lexicon/pack.ts';
import { monolingualKinds } from '../lexicon/packFormat.ts';
import { type BuildProgress, buildPack, packFile } from '../sources/build.ts';
import { defaultRecipes } from '../sources/recipes.ts';

const help = `Builds and shows the packs of the lexicon.

  npm run packs                     build what is missing or out of date
  npm run packs -- list             say what each pack holds, and under which licence
  npm run packs -- show WORD        print the records of a headword
  npm run packs -- verify           read every record and compare it with the manifest

  --folder DIR   where the packs lie (default: packs, beside package.json)
  --force        build also where nothing has changed
`;

/** The folder of the default lexicon. */
const defaultFolder = join(import.meta.dirname, '../../packs');

await main(process.argv.slice(2));

async function main(args: string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        folder: { type: 'string' },
        force: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const folder = values.folder ?? defaultFolder;
    const [command = 'build', ...words] = values.help ? ['help'] : positionals;
    await run(command, words, folder, values.force ?? false);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function run(command: string, words: readonly string[], folder: string, force: boolean): Promise<void> {
  switch (command) {
    case 'build':
      return build(folder, force);
    case 'list':
      return eachPack(folder, pack => console.log(describe(pack.manifest)));
    case 'show':
      return show(words.join(' '), folder);
    case 'verify':
      return eachPack(folder, verify);
    case 'help':
      return console.log(help);
    default:
      throw new Error(`There is no command '${command}'.\n\n${help}`);
  }
}

async function build(folder: string, force: boolean): Promise<void> {
  for (const recipe of defaultRecipes) {
    const started = performance.now();
    const { manifest, built } = await buildPack(recipe, folder, {
      force,
      onBadLine: ({ file, line, reason }) => console.error(`${file}:${line}: ${reason}`),
      onProgress: showProgress,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { headwords, forms } = manifest.counts;
    const what = `${headwords} headwords, ${forms} forms`;
    console.log(`${manifest.name}: ${what} ${built ? `(built in ${seconds} s)` : '(up to date)'}`);
  }
}

/** On a terminal one line that changes; elsewhere nothing, the result says enough. */
function showProgress({ pack, step, done, total }: BuildProgress): void {
  if (process.stderr.isTTY) {
    const line = total
      ? `${pack}: ${step} ${Math.floor((100 * done) / total)} %`
      : `${pack}: ${step} ${done} records`;
    process.stderr.write(done === total ? '\r\x1b[K' : `\r\x1b[K${line}`);
  }
}

function eachPack(folder: string, work: (pack: Pack) => void): void {
  for (const recipe of defaultRecipes) {
    const pack = Pack.open(packFile(recipe, folder));
    work(pack);
    pack.close();
  }
}

function describe(manifest: Manifest): string {
  const sources = manifest.sources.map(
    source => `  ${source.name} ${source.version}, ${source.licence}\n    ${source.attribution}`,
  );
  const counts = Object.entries(manifest.counts).map(([what, count]) => `${count} ${what}`);
  return [
    `${manifest.name}: ${manifest.title}`,
    `  datasets ${manifest.datasets.join(', ')}; ${counts.join(', ')}`,
    ...manifest.derived.map(note => `  ${note}`),
    ...sources,
  ].join('\n');
}

function show(word: string, folder: string): void {
  if (word === '') {
    throw new Error('Which word? For example: npm run packs -- show ran');
  }
  let found = false;
  eachPack(folder, pack => {
    for (const language of pack.manifest.languages) {
      for (const headword of pack.headwords(language, fold(word))) {
        const records = monolingualKinds.flatMap(kind =>
          pack.records(kind, headword.id).map(record => ({ kind, ...record })),
        );
        console.log(`${pack.manifest.name} · ${headword.text} (${language})`);
        console.log(JSON.stringify(records, null, 2));
        found = true;
      }
      for (const form of pack.forms(language, fold(word))) {
        const features = form.grammaticalFeatures.join(' ');
        console.log(
          `${pack.manifest.name} · ${form.form}: ${form.lexicalCategory} ${features} of ${form.headword.text}`,
        );
        found = true;
      }
    }
  });
  if (!found) {
    throw new Error(`No pack says anything of '${word}'.`);
  }
}

function verify(pack: Pack): void {
  const problem = pack.verify();
  if (problem !== undefined) {
    throw new Error(`${pack.file}: ${problem}`);
  }
  console.log(`${pack.manifest.name}: sound`);
}
