import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { goldenFile, goldenRequests, goldenText } from './golden.ts';

describe('golden answers', () => {
  for (const [name, path] of Object.entries(goldenRequests)) {
    it(`${path} is answered as it was`, async () => {
      const file = goldenFile(name);
      assert.ok(existsSync(file), `${name} is missing: node test/exchange/updateGolden.ts writes it`);
      assert.equal(await goldenText(path), readFileSync(file, 'utf8'));
    });
  }

  it('are all asked for', () => {
    const files = readdirSync(dirname(goldenFile('any'))).map(file => file.replace('.golden.json', ''));
    assert.deepEqual(files.toSorted(), Object.keys(goldenRequests).toSorted());
  });
});
