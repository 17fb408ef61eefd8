import assert from 'node:assert/strict';
import * as z from 'zod';
import { type Endpoint, endpoints } from '../../src/contract/endpoints.ts';
import { errorBodySchema } from '../../src/contract/errors.ts';
import * as examples from './fullBodies.ts';

const bodies: readonly (readonly [name: string, schema: z.ZodType, example: unknown])[] = [
  ['Entries', endpoints.entries.body, examples.entries],
  ['Words', endpoints.words.body, examples.words],
  ['Translations', endpoints.translations.body, examples.translations],
  ['Lemmas', endpoints.lemmas.body, examples.lemmas],
  ['Inflections', endpoints.inflections.body, examples.inflections],
  ['Thesaurus', endpoints.thesaurus.body, examples.thesaurus],
  ['Sentences', endpoints.sentences.body, examples.sentences],
  ['Pronunciations', endpoints.pronunciations.body, examples.pronunciations],
  ['Languages', endpoints.languages.body, examples.languages],
  ['Filters', endpoints.filters.body, examples.filters],
  ['the error body', errorBodySchema, { error: 'Something is wrong.' }],
];

/** What holds for every object and list of a body, found by changing a full example in one place at a time. */
describe('body schemas', () => {
  for (const [name, schema, example] of bodies) {
    it(`${name}: a full example is accepted`, () => {
      assert.deepEqual(schema.parse(example), example);
    });

    it(`${name}: a property that no table has is refused, wherever it stands`, () => {
      for (const { place, changed } of variations(example, value =>
        isObject(value) ? { ...value, unheardOf: 'x' } : undefined,
      )) {
        // metadata is free-form
        assert.equal(schema.safeParse(changed).success, place.endsWith('.metadata'), place);
      }
    });

    it(`${name}: an empty list is refused, wherever it stands`, () => {
      for (const { place, changed } of variations(example, value =>
        Array.isArray(value) ? [] : undefined,
      )) {
        assert.equal(schema.safeParse(changed).success, false, place);
      }
    });

    it(`${name}: null is refused, wherever it stands`, () => {
      for (const { place, changed } of variations(example, () => null)) {
        assert.equal(schema.safeParse(changed).success, false, place);
      }
    });
  }

  it('fill every field that a schema has', () => {
    for (const [name, schema, example] of bodies) {
      const given = keysOf(example);
      const missing = propertiesOf(schema).filter(property => !given.has(property));
      assert.deepEqual(missing, [], name);
    }
  });

  it('Search alone may be empty and may carry further properties; label lists may be empty', () => {
    const found = { id: 'run', word: 'run', label: 'run', score: 1.5, matchType: 'headword', hint: 'x' };
    assert.ok(endpoints.search.body.safeParse({ metadata: { total: '1' }, results: [found] }).success);
    assert.ok(endpoints.search.body.safeParse({ results: [] }).success);
    assert.ok(endpoints.domains.body.safeParse({ results: {} }).success);
    assert.ok(endpoints.domains.body.safeParse({ results: { law: { en: 'Law' } } }).success);
    assert.equal(endpoints.domains.body.safeParse({ results: { law: {} } }).success, false);
    assert.equal(endpoints.filters.body.safeParse({ results: {} }).success, false);
  });

  it('have metadata of strings alone, or none', () => {
    const { metadata: _, ...without } = examples.entries;
    assert.ok(endpoints.entries.body.safeParse(without).success);
    const numbered = { ...examples.entries, metadata: { total: 1 } };
    assert.equal(endpoints.entries.body.safeParse(numbered).success, false);
  });

  it('can be described as JSON Schema', () => {
    for (const { body } of Object.values<Endpoint>(endpoints)) {
      assert.doesNotThrow(() => z.toJSONSchema(body));
    }
  });
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Copies of a value, each changed in one place; `change` answers undefined where it changes nothing. */
function* variations(
  value: unknown,
  change: (value: unknown) => unknown,
  place = '$',
): Generator<{ readonly place: string; readonly changed: unknown }> {
  const changed = change(value);
  if (changed !== undefined) {
    yield { place, changed };
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      for (const inner of variations(child, change, `${place}.${key}`)) {
        const copy = Array.isArray(value)
          ? value.map((item, position) => (String(position) === key ? inner.changed : item))
          : { ...value, [key]: inner.changed };
        yield { place: inner.place, changed: copy };
      }
    }
  }
}

function keysOf(value: unknown): Set<string> {
  const keys = new Set<string>();
  JSON.stringify(value, (key, child) => {
    keys.add(key);
    return child;
  });
  return keys;
}

/** Every property name that a schema knows, at any depth. */
function propertiesOf(schema: z.ZodType): string[] {
  const names = new Set<string>();
  JSON.stringify(z.toJSONSchema(schema), (key, child) => {
    if (key === 'properties' && isObject(child)) {
      for (const name of Object.keys(child)) {
        names.add(name);
      }
    }
    return child;
  });
  return [...names];
}
