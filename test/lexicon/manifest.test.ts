import assert from 'node:assert/strict';
import {
  checkDraft,
  type Manifest,
  type ManifestDraft,
  manifestRows,
  parseManifest,
} from '../../src/lexicon/manifest.ts';
import { draft } from '../fixtures/miniaturePacks.ts';

const manifest: Manifest = {
  ...draft,
  title: '2026',
  formatVersion: 1,
  counts: { headwords: 7, entry: 10 },
  contentHash: '0123456789abcdef'.repeat(4),
};

/** A row that makes a manifest unreadable, with what the problem must name. */
const bad: readonly (readonly [what: string, key: string, value: string])[] = [
  ['a name with a folder', 'name', '../up'],
  ['no title', 'title', ''],
  ['a version that is no number', 'formatVersion', '"1"'],
  ['a list that is no JSON', 'datasets', 'en-gb'],
  ['an open list', 'languages', '["en"'],
  ['no language', 'languages', '[]'],
  ['a pair of one language', 'pairs', '["en"]'],
  ['an unknown spelling', 'spelling', 'loose'],
  ['no source', 'sources', '[]'],
  ['a source without a licence', 'sources', '[{"name":"a","version":"1","attribution":"a","homepage":"a"}]'],
  ['a negative count', 'counts', '{"entry":-1}'],
  ['a short hash', 'contentHash', '0123'],
];

const badDrafts: readonly (readonly [field: string, changes: Partial<ManifestDraft>])[] = [
  ['name', { name: 'Two Words' }],
  ['sources', { sources: [] }],
  ['languages', { languages: [] }],
  ['pairs', { pairs: ['en'] }],
];

describe('manifest', () => {
  it('comes back from its rows as it was', () => {
    assert.deepEqual(parseManifest(manifestRows(manifest)), manifest);
  });

  it('keeps texts as they are, so that SQL can compare them', () => {
    const rows = new Map(manifestRows(manifest));
    assert.equal(rows.get('title'), '2026');
    assert.equal(rows.get('datasets'), JSON.stringify(manifest.datasets));
  });

  for (const [what, key, value] of bad) {
    it(`is refused with ${what}`, () => {
      const parsed = parseManifest([...manifestRows(manifest), [key, value]]);
      assert.ok('problem' in parsed && parsed.problem.includes(key), JSON.stringify(parsed));
    });
  }

  for (const key of Object.keys(manifest)) {
    it(`is refused without its ${key}`, () => {
      const parsed = parseManifest(manifestRows(manifest).filter(([name]) => name !== key));
      assert.ok('problem' in parsed && parsed.problem.includes(key), JSON.stringify(parsed));
    });
  }

  it('passes over keys of a later version', () => {
    assert.deepEqual(parseManifest([...manifestRows(manifest), ['mood', 'sunny']]), manifest);
  });

  it('is checked as a draft, before a pack is written', () => {
    assert.equal(checkDraft(draft), draft);
    for (const [field, changes] of badDrafts) {
      assert.throws(() => checkDraft({ ...draft, ...changes }), new RegExp(`incomplete: .*${field}`));
    }
  });
});
