// Bundles the extension into dist/: extension.js, and beside it one file for every part that is only
// imported when first needed; and the commands of the npm package into dist/cli. `--dev` leaves the extension
// readable and adds source maps.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const dev = process.argv.includes('--dev');
const root = import.meta.dirname;

// Chunks are named by their content: those of an earlier build would be packaged too.
rmSync(path.join(root, 'dist'), { recursive: true, force: true });

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  metafile: true,
  // Bundled CommonJS packages (pino) call `require` for Node's own modules, which ES modules lack.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
  },
  logLevel: 'warning',
};

const extension = await build({
  ...common,
  entryPoints: ['src/extension/extension.ts'],
  outdir: 'dist',
  splitting: true,
  target: 'node22',
  external: ['vscode'],
  minify: !dev,
  sourcemap: dev,
});

const commands = await build({
  ...common,
  entryPoints: { glossa: 'src/cli/published.ts' },
  outdir: 'dist/cli',
  target: 'node24',
});
// what the reference page asks for lies beside the program that serves it
cpSync(path.join(root, 'src/service/description/page'), path.join(root, 'dist/cli/page'), {
  recursive: true,
});

// Which sources went into which file: the notices of the packages name their licences.
mkdirSync(path.join(root, 'out'), { recursive: true });
writeFileSync(path.join(root, 'out/extension.meta.json'), JSON.stringify(extension.metafile));
writeFileSync(path.join(root, 'out/commands.meta.json'), JSON.stringify(commands.metafile));

for (const { metafile } of [extension, commands]) {
  for (const [file, { bytes }] of Object.entries(metafile.outputs)) {
    if (file.endsWith('.js')) {
      console.log(`${file}  ${(bytes / 1024).toFixed(1)} KB`);
    }
  }
}
