// Bundles the extension into dist/: extension.js, and beside it one file for every part that is only
// imported when first needed. `--dev` leaves it readable and adds source maps.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const dev = process.argv.includes('--dev');
const root = import.meta.dirname;

// Chunks are named by their content: those of an earlier build would be packaged too.
rmSync(path.join(root, 'dist'), { recursive: true, force: true });

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['src/extension/extension.ts'],
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  splitting: true,
  platform: 'node',
  target: 'node22',
  external: ['vscode'],
  minify: !dev,
  sourcemap: dev,
  metafile: true,
  // Bundled CommonJS packages (undici) call `require` for Node's own modules, which ES modules lack.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
  },
  logLevel: 'warning',
});

// Which sources went into which file: the notices of the package name their licences.
mkdirSync(path.join(root, 'out'), { recursive: true });
writeFileSync(path.join(root, 'out/meta.json'), JSON.stringify(metafile));

for (const [file, { bytes }] of Object.entries(metafile.outputs)) {
  if (file.endsWith('.js')) {
    console.log(`${file}  ${(bytes / 1024).toFixed(1)} KB`);
  }
}
