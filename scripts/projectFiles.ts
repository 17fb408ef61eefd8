import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the project, which holds package.json. */
export const projectFolder = path.resolve(import.meta.dirname, '..');

/** Documents for people who try the extension; the suites work on copies. */
export const sampleFolder = path.join(projectFolder, 'sample');

/** The document of the sample folder that is shown first. */
export const sampleDocument = 'A walk by the sea.md';

const { version } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
  version: string;
};

/** Where `npm run package` puts the extension. */
export const vsixFile = path.join(projectFolder, `glossa-${version}.vsix`);
