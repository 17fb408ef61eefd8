import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vsixFile } from '../../scripts/projectFiles.ts';
import { requireNode } from '../../scripts/runNode.ts';
import { bundleTests } from '../electron/bundle.ts';
import { runInEditor } from '../electron/runInEditor.ts';
import type { HostFigures } from './hostFigures.ts';
import { printFigures } from './report.ts';

/** The extension in a real extension host, and its package. */
export async function benchEditor(): Promise<void> {
  await requireNode(['scripts/package.ts']);
  const figures = await hostFigures();
  printFigures('Editor', [
    { what: 'activation', value: figures.activation, unit: 'ms', budget: 50 },
    { what: 'first hover', value: figures.firstHover, unit: 'ms' },
    { what: 'hover, warm, p50', value: figures.hover.p50, unit: 'ms' },
    { what: 'hover, warm, p95', value: figures.hover.p95, unit: 'ms', budget: 30 },
    { what: 'hover where the editor knows nothing, p50', value: figures.silent.p50, unit: 'ms' },
    { what: 'hover : such a hover', value: figures.hover.p50 / figures.silent.p50, unit: '×' },
    { what: 'memory added by 1,000 hovers', value: figures.addedMegabytes, unit: 'MB', budget: 60 },
    { what: 'size of the package', value: statSync(vsixFile).size / 1e6, unit: 'MB', budget: 60 },
  ]);
  console.log(
    `  packs open after activation: ${figures.packsOpenAfterActivation ?? 'cannot be seen on this system'}`,
  );
}

async function hostFigures(): Promise<HostFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-bench-'));
  const file = join(folder, 'figures.json');
  process.env['GLOSSA_BENCH_FIGURES'] = file;
  try {
    await runInEditor(await bundleTests('bench', '*.host.ts'));
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
