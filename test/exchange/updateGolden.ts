import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { goldenFile, goldenRequests, goldenText } from './golden.ts';

/** Writes the golden answers anew: `node test/exchange/updateGolden.ts`, then read what has changed. */
for (const [name, path] of Object.entries(goldenRequests)) {
  const file = goldenFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await goldenText(path));
}
