import { parseArgs } from 'node:util';
import { fold } from '../lexicon/folding.ts';
import type { Manifest } from '../lexicon/manifest.ts';
import { Pack } from '../lexicon/pack.ts';
import { packFiles } from '../lexicon/packFiles.ts';
import { monolingualKinds } from '../lexicon/packFormat.ts';
import { packFile } from '../sources/build.ts';
import { buildPacks, type PackBuilding } from './buildPacks.ts';

const help = `Builds and shows the packs of the lexicon.

  npm run packs                     build what is missing or out of date
  npm run packs -- list             say what each pack holds, and under which licence
  npm run packs -- show WORD        print the records of a headword
  npm run packs -- verify           read every record and compare it with the manifest

  --folder DIR   where the packs lie (default: packs, beside package.json)
  --force        build also where nothing has changed
`;

/** What the command works on and where it writes. */
export interface Surroundings extends Omit<PackBuilding, 'force'> {
  /** Where the packs lie, unless the arguments say otherwise. */
  readonly folder: string;
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
      return buildPacks({ ...surroundings, force });
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

/**
 * Works on each pack of the folder and on those of the default lexicon, also where an earlier one failed; then
 * throws what went wrong, a line for each.
 */
function eachPack({ recipes, folder }: Surroundings, work: (pack: Pack) => void): void {
  const files = new Set([...recipes.map(recipe => packFile(recipe, folder)), ...packFiles(folder)]);
  const problems = [...files].flatMap(file => {
    try {
      const pack = Pack.open(file);
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
  const holds = [
    ...(manifest.datasets.length > 0 ? [`datasets ${manifest.datasets.join(', ')}`] : []),
    ...(manifest.pairs.length > 0 ? [`pairs ${manifest.pairs.join(', ')}`] : []),
  ];
  const counts = Object.entries(manifest.counts).map(([what, count]) => `${count} ${what}`);
  return [
    `${manifest.name}: ${manifest.title}`,
    `  ${[...holds, counts.join(', ')].join('; ')}`,
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
        const records = [
          ...monolingualKinds.flatMap(kind =>
            pack.records(kind, headword.id).map(record => ({ kind, ...record })),
          ),
          ...translationsOf(pack, headword.id, language),
        ];
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

function translationsOf(pack: Pack, headword: number, language: string) {
  const targets = pack.manifest.pairs.flatMap(pair => {
    const [source, target = ''] = pair.split('-');
    return source === language ? [target] : [];
  });
  return targets.flatMap(targetLanguage =>
    pack
      .translations(headword, targetLanguage)
      .map(record => ({ kind: 'translation', targetLanguage, ...record })),
  );
}

function verify(pack: Pack): string {
  const problem = pack.verify();
  if (problem !== undefined) {
    throw new Error(`${pack.file}: ${problem}`);
  }
  return `${pack.manifest.name}: sound`;
}
