import { parseArgs } from 'node:util';
import { fold } from '../lexicon/folding.ts';
import type { Manifest } from '../lexicon/manifest.ts';
import { Pack } from '../lexicon/pack.ts';
import { monolingualKinds } from '../lexicon/packFormat.ts';
import { type BuildProgress, buildPack, packFile } from '../sources/build.ts';
import type { PackRecipe } from '../sources/source.ts';

const help = `Builds and shows the packs of the lexicon.

  npm run packs                     build what is missing or out of date
  npm run packs -- list             say what each pack holds, and under which licence
  npm run packs -- show WORD        print the records of a headword
  npm run packs -- verify           read every record and compare it with the manifest

  --folder DIR   where the packs lie (default: packs, beside package.json)
  --force        build also where nothing has changed
`;

/** What the command works on and where it writes. */
export interface Surroundings {
  readonly recipes: readonly PackRecipe[];
  /** Where the packs lie, unless the arguments say otherwise. */
  readonly folder: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly showProgress?: (progress: BuildProgress) => void;
}

/** Runs the command that the arguments name. Says what went wrong and answers the exit code. */
export async function runPacks(args: readonly string[], surroundings: Surroundings): Promise<0 | 1> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        folder: { type: 'string' },
        force: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [command = 'build', ...words] = values.help ? ['help'] : positionals;
    const folder = values.folder ?? surroundings.folder;
    await run(command, words, { ...surroundings, folder }, values.force ?? false);
    return 0;
  } catch (error) {
    surroundings.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function run(
  command: string,
  words: readonly string[],
  surroundings: Surroundings,
  force: boolean,
): Promise<void> {
  switch (command) {
    case 'build':
      return build(surroundings, force);
    case 'list':
      return eachPack(surroundings, pack => surroundings.print(describe(pack.manifest)));
    case 'show':
      return show(words.join(' '), surroundings);
    case 'verify':
      return eachPack(surroundings, pack => surroundings.print(verify(pack)));
    case 'help':
      return surroundings.print(help);
    default:
      throw new Error(`There is no command '${command}'.\n\n${help}`);
  }
}

async function build(surroundings: Surroundings, force: boolean): Promise<void> {
  const { recipes, folder, print, complain, showProgress } = surroundings;
  for (const recipe of recipes) {
    const started = performance.now();
    const { manifest, built } = await buildPack(recipe, folder, {
      force,
      onBadLine: ({ file, line, reason }) => complain(`${file}:${line}: ${reason}`),
      ...(showProgress && { onProgress: showProgress }),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { headwords, forms } = manifest.counts;
    const what = `${headwords} headwords, ${forms} forms`;
    print(`${manifest.name}: ${what} ${built ? `(built in ${seconds} s)` : '(up to date)'}`);
  }
}

/** Works on each pack, also where an earlier one failed; then throws what went wrong, a line for each. */
function eachPack({ recipes, folder }: Surroundings, work: (pack: Pack) => void): void {
  const problems = recipes.flatMap(recipe => {
    try {
      const pack = Pack.open(packFile(recipe, folder));
      try {
        work(pack);
      } finally {
        pack.close();
      }
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
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

function show(word: string, surroundings: Surroundings): void {
  if (word === '') {
    throw new Error('Which word? For example: npm run packs -- show ran');
  }
  let found = false;
  eachPack(surroundings, pack => {
    for (const language of pack.manifest.languages) {
      for (const headword of pack.headwords(language, fold(word))) {
        const records = monolingualKinds.flatMap(kind =>
          pack.records(kind, headword.id).map(record => ({ kind, ...record })),
        );
        surroundings.print(`${pack.manifest.name} · ${headword.text} (${language})`);
        surroundings.print(JSON.stringify(records, null, 2));
        found = true;
      }
      for (const form of pack.forms(language, fold(word))) {
        const features = form.grammaticalFeatures.join(' ');
        surroundings.print(
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

function verify(pack: Pack): string {
  const problem = pack.verify();
  if (problem !== undefined) {
    throw new Error(`${pack.file}: ${problem}`);
  }
  return `${pack.manifest.name}: sound`;
}
