import assert from 'node:assert/strict';
import { project } from '../../src/service/projection.ts';
import * as bodies from '../contract/fullBodies.ts';

/** Every name that occurs in a value as a key. */
function keysOf(value: unknown): Set<string> {
  const keys = new Set<string>();
  JSON.stringify(value, (key, child) => {
    keys.add(key);
    return child;
  });
  return keys;
}

describe('project', () => {
  const { results } = bodies.translations;
  const names = ['definitions', 'domains', 'etymologies', 'examples', 'pronunciations', 'regions'] as const;
  const projectable = [...names, 'registers', 'variantForms', 'translations'];

  it('changes nothing without fields', () => {
    assert.deepEqual(project(results, undefined), results);
  });

  for (const name of projectable) {
    it(`keeps ${name} and none of the other fields, wherever they stand`, () => {
      const keys = keysOf(project(results, new Set([name])));
      assert.deepEqual(
        projectable.filter(field => keys.has(field)),
        [name],
      );
    });
  }

  it('keeps the labels of an example where they are named too', () => {
    const [full] = results;
    const [kept] = project(results, new Set(['examples', 'registers']));
    const exampleOf = (result: typeof full) =>
      result?.lexicalEntries[0]?.entries[0]?.senses[0] as
        | { readonly examples?: readonly { readonly registers?: unknown; readonly regions?: unknown }[] }
        | undefined;
    assert.deepEqual(exampleOf(kept)?.examples?.[0]?.registers, exampleOf(full)?.examples?.[0]?.registers);
    assert.equal(exampleOf(kept)?.examples?.[0]?.regions, undefined);
  });

  it('drops what no field names', () => {
    const keys = keysOf(project(results, new Set(['definitions', 'pronunciations'])));
    for (const dropped of [
      'shortDefinitions',
      'synonyms',
      'thesaurusLinks',
      'semanticClasses',
      'domainClasses',
      'inflections',
      'notes',
      'grammaticalFeatures',
      'derivatives',
      'root',
      'crossReferences',
    ]) {
      assert.equal(keys.has(dropped), false, dropped);
    }
  });
});
