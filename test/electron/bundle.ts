import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { projectFolder } from '../../scripts/projectFiles.ts';

const folder = path.join(projectFolder, 'out/electron');

/** Bundles every test of this folder for the extension host; gives the file that VS Code is to load. */
export async function bundleTests(): Promise<string> {
  // A test that has been renamed must not run on.
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: projectFolder,
    entryPoints: [
      'test/electron/index.ts',
      ...globSync('test/electron/**/*.test.ts', { cwd: projectFolder }),
    ],
    outbase: 'test/electron',
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return path.join(folder, 'index.cjs');
}
