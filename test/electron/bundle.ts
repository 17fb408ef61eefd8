import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { projectFolder } from '../../scripts/projectFiles.ts';

/**
 * Bundles the files of a folder below `test` that match a pattern, and `index.ts` beside this file, for the
 * extension host; gives the file that VS Code is to load.
 */
export async function bundleTests(folder: string, pattern: string): Promise<string> {
  const outdir = path.join(projectFolder, 'out', folder);
  // A test that has been renamed must not run on.
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: projectFolder,
    entryPoints: [
      { in: 'test/electron/index.ts', out: 'index' },
      ...globSync(`test/${folder}/${pattern}`, { cwd: projectFolder }).map(file => ({
        in: file,
        out: path.basename(file, '.ts'),
      })),
    ],
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return path.join(outdir, 'index.cjs');
}
