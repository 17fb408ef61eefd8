import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultRecipes } from '../src/sources/recipes.ts';
import { installedPackage, packageName } from '../src/sources/sourcePackages.ts';
import { projectFolder } from './projectFiles.ts';

/** Licence texts that a source's npm package does not carry itself. */
const ownTexts: Readonly<Record<string, string>> = {
  'cmu-pronouncing-dictionary': 'src/sources/cmudict/LICENCE.txt',
};

/**
 * Writes THIRD-PARTY-NOTICES.md: whose data is in the packs and whose code in the bundles, each with its
 * licence. The code is that which esbuild's reports of the bundles name.
 */
export function writeNotices(): void {
  const data = defaultRecipes.flatMap(({ manifest, sources }) =>
    sources.map(source => ({
      title: `${source.name}, in the pack ${manifest.name}`,
      text: [
        `${source.attribution}\nLicence: ${source.licence}\n${source.homepage}`,
        licenceTexts(packageName(source)),
      ],
    })),
  );
  const code = bundledPackages().map(name => ({
    title: `${name} ${installedPackage(name).version}`,
    text: [licenceTexts(name)],
  }));
  const sections = [...data, ...code].map(({ title, text }) => `## ${title}\n\n${text.join('\n\n')}\n`);
  const head = '# Third-party notices\n\nGlossa contains data and code of others, under these licences.\n';
  writeFileSync(path.join(projectFolder, 'THIRD-PARTY-NOTICES.md'), [head, ...sections].join('\n'));
}

function licenceTexts(name: string): string {
  const { folder } = installedPackage(name);
  const own = ownTexts[name];
  const files = [
    ...(own === undefined ? [] : [path.join(projectFolder, own)]),
    ...globSync('{LICENSE,LICENCE,license,licence}*', { cwd: folder }).map(file => path.join(folder, file)),
  ];
  if (files.length === 0) {
    throw new Error(`The npm package '${name}' has no licence file; add its text to scripts/notices.ts.`);
  }
  return files.map(file => `\`\`\`text\n${readFileSync(file, 'utf8').trim()}\n\`\`\``).join('\n\n');
}

/** The npm packages of which code is in the bundles. */
function bundledPackages(): string[] {
  const names = ['extension', 'commands'].flatMap(bundle => {
    const file = path.join(projectFolder, `out/${bundle}.meta.json`);
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const inputs = Object.keys((report as { readonly inputs: object }).inputs);
    return inputs.flatMap(input => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []);
  });
  return [...new Set(names)].sort();
}
