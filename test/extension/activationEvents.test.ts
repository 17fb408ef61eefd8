import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentKind, documentKinds } from '../../src/extension/prose/documentKinds.ts';

describe('the manifest of the extension', () => {
  it('activates it for every language that it reads, and for no other', () => {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    const kinds: readonly DocumentKind[] = Object.values(documentKinds);
    const expected = kinds.flatMap(({ languageIds }) => languageIds).map(id => `onLanguage:${id}`);
    assert.deepEqual(manifest.activationEvents, expected);
  });
});
