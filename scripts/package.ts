// npm run package: builds everything and packs it into glossa-<version>.vsix, from nothing each time.
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createVSIX } from '@vscode/vsce';
import { entryPoint } from './entryPoint.ts';
import { writeNotices } from './notices.ts';
import { projectFolder, vsixFile } from './projectFiles.ts';
import { requireNode } from './runNode.ts';

/** What a user is ready to download for a dictionary, and well within the Marketplace's own limit. */
const limit = 60;

await entryPoint(async () => {
  rmSync(vsixFile, { force: true });
  await requireNode(['src/cli/main.ts', 'packs']);
  await requireNode(['esbuild.mjs']);
  writeNotices();
  await createVSIX({
    cwd: projectFolder,
    packagePath: vsixFile,
    // Everything needed at run time is in the bundle.
    dependencies: false,
    allowMissingRepository: true,
    // the pictures of the README are in the package, and there is no address yet that could serve them
    rewriteRelativeLinks: false,
  });
  const megabytes = statSync(vsixFile).size / 1e6;
  console.log(`${path.basename(vsixFile)}  ${megabytes.toFixed(1)} MB`);
  if (megabytes > limit) {
    throw new Error(`The package is larger than ${limit} MB: see which files grew in the list above.`);
  }
});
