import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Which part may import which others (CONTRIBUTING.md, "Parts": one direction, no cycles). */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  lexicon: [],
  sources: ['lexicon'],
  service: ['contract', 'lexicon'],
  client: ['contract'],
  extension: ['contract', 'client'],
  cli: ['service', 'sources', 'lexicon'],
};

/** Files that may import more than their part. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'extension/connection.ts': ['service', 'lexicon'],
};

/** Files that think and do not show: they run, and are tested, without an editor. */
const withoutEditor =
  /^(?!extension\/)|^extension\/prose\/|^extension\/hover\/(expressions|entryCard|inflectionNote|lookUp|markdown)\.ts$/;

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, 'src');
const files = globSync('**/*.ts', { cwd: source }).map(file => file.replaceAll(path.sep, '/'));
const importsOf = new Map(files.map(file => [file, readImports(file)]));

function readImports(file: string): readonly string[] {
  const text = readFileSync(path.join(source, file), 'utf8');
  const specifiers = text.matchAll(
    /^\s*(?:import|export|\})[^;'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...specifiers].map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? '';
    return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  });
}

function partOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Every way back to a file that follows imports; empty where there is none. */
function cycleThrough(file: string): readonly string[] {
  const reached = new Map<string, readonly string[]>([[file, [file]]]);
  for (const [from, way] of reached) {
    for (const imported of importsOf.get(from) ?? []) {
      if (imported === file) {
        return [...way, file];
      }
      if (importsOf.has(imported) && !reached.has(imported)) {
        reached.set(imported, [...way, imported]);
      }
    }
  }
  return [];
}

describe('boundaries', () => {
  it('parts import what they may', () => {
    const forbidden = [...importsOf].flatMap(([file, imports]) => {
      const part = partOf(file);
      const allowed = [part, ...(allowedImports[part] ?? []), ...(exceptions[file] ?? [])];
      return imports
        .filter(imported => importsOf.has(imported) && !allowed.includes(partOf(imported)))
        .map(imported => `${file} imports ${imported}`);
    });
    assert.deepEqual(forbidden, []);
    assert.deepEqual(new Set(files.map(partOf)), new Set(Object.keys(allowedImports)));
  });

  it('every relative import is found', () => {
    const lost = [...importsOf].flatMap(([file, imports]) =>
      imports
        .filter(imported => imported.endsWith('.ts') && !importsOf.has(imported))
        .map(to => `${file}: ${to}`),
    );
    assert.deepEqual(lost, []);
    assert.ok((importsOf.get('extension/extension.ts')?.length ?? 0) > 0);
  });

  it('only what shows something imports the editor', () => {
    const wrong = files.filter(file => withoutEditor.test(file) && importsOf.get(file)?.includes('vscode'));
    assert.deepEqual(wrong, []);
  });

  it('there are no cycles', () => {
    const cycles = files.map(cycleThrough).filter(cycle => cycle.length > 0);
    assert.deepEqual(cycles, []);
  });

  it('the bundle holds nothing of sources, command line or network', async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['src/extension/extension.ts'],
      outdir: 'dist',
      write: false,
      bundle: true,
      format: 'esm',
      splitting: true,
      platform: 'node',
      external: ['vscode'],
      metafile: true,
    });
    const bundled = Object.keys(metafile.inputs);
    assert.ok(bundled.includes('src/extension/extension.ts') && bundled.includes('src/lexicon/lexicon.ts'));
    assert.deepEqual(
      bundled.filter(input => /^src\/(sources|cli)\/|^node_modules\/undici\//.test(input)),
      [],
    );
  });
});
