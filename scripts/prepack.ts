// npm pack: builds what the published package holds: the commands, the client with its types, and the packs.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryPoint } from './entryPoint.ts';
import { writeNotices } from './notices.ts';
import { projectFolder } from './projectFiles.ts';
import { requireNode } from './runNode.ts';

const library = path.join(projectFolder, 'dist/library');

await entryPoint(async () => {
  await requireNode(['src/cli/main.ts', 'packs']);
  await requireNode(['esbuild.mjs']);
  await requireNode(['node_modules/typescript/bin/tsc', '--project', 'tsconfig.library.json']);
  renameDeclaredImports();
  writeNotices();
});

/** The compiler renames imports in programs and leaves them in declarations. */
function renameDeclaredImports(): void {
  for (const file of globSync('**/*.d.ts', { cwd: library })) {
    const text = readFileSync(path.join(library, file), 'utf8');
    const renamed = text.replace(/((?:from|import\() ?'\.[^']*)\.ts'/g, "$1.js'");
    writeFileSync(path.join(library, file), renamed);
  }
}
