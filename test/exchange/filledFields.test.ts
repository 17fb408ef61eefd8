import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { createRouter } from '../../src/service/target.ts';
import { goldenFile, goldenRequests } from './golden.ts';

/**
 * Fields of structures.md that we leave to others: conventions.md, section 4, puts pronunciations on the entry,
 * says that synonyms have `language` and `text`, and inflections no id.
 */
const neverSent: ReadonlySet<string> = new Set([
  'HeadwordEntry.pronunciations',
  'BilingualHeadwordEntry.pronunciations',
  ...['notes', 'pronunciations', 'variantForms'].flatMap(field => [
    `LexicalEntry.${field}`,
    `BilingualLexicalEntry.${field}`,
  ]),
  'Entry.grammaticalFeatures',
  'BilingualEntry.grammaticalFeatures',
  'SynonymAntonym.id',
  'RelatedEntry.language',
  // the lexical entry has them
  'ThesaurusEntry.grammaticalFeatures',
  'ThesaurusEntry.variantForms',
  // of Sentences alone
  'BilingualExample.senseIds',
  // no source names the region of a headword
  'SearchResult.region',
  // section 6: Filters and Fields list the keys of their value sets
  'FiltersResult.translations',
  'FiltersResult.sentences',
]);

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Walks an answer along its schema and notes each field that has a value, and each that could have one. */
function walk(value: unknown, schema: Schema, at: { place: string; root: Schema; seen: Seen }): void {
  const reference = schema.$ref?.replace('#/$defs/', '');
  const resolved = reference === undefined ? schema : (at.root.$defs?.[reference] ?? {});
  const place = reference ?? at.place;
  if (Array.isArray(value)) {
    for (const item of value) {
      walk(item, resolved.items ?? {}, { ...at, place });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, child] of Object.entries(resolved.properties ?? {})) {
      at.seen.possible.add(`${place}.${field}`);
      const present = (value as Readonly<Record<string, unknown>>)[field];
      if (present !== undefined) {
        at.seen.present.add(`${place}.${field}`);
        walk(present, child, { ...at, place: `${place}.${field}` });
      }
    }
  }
}

interface Seen {
  readonly possible: Set<string>;
  readonly present: Set<string>;
}

describe('golden answers together', () => {
  const findTarget = createRouter(Object.keys(endpoints) as EndpointName[]);
  const seen: Seen = { possible: new Set(), present: new Set() };
  for (const [name, path] of Object.entries(goldenRequests)) {
    const endpoint = findTarget(path)?.name;
    const { body } = JSON.parse(readFileSync(goldenFile(name), 'utf8'));
    if (endpoint) {
      const root: Schema = z.toJSONSchema(endpoints[endpoint].body) as Schema;
      walk(body, root, { place: '', root, seen });
    }
  }

  it('fill every field of the structures', () => {
    const missing = [...seen.possible].filter(field => !seen.present.has(field) && !neverSent.has(field));
    assert.deepEqual(missing, []);
    assert.ok(seen.possible.size > 100);
  });

  it('do send what is said never to be sent nowhere', () => {
    assert.deepEqual(
      [...seen.present].filter(field => neverSent.has(field)),
      [],
    );
  });

  it('come from every endpoint that answers structures', () => {
    const answered = new Set(Object.values(goldenRequests).map(path => findTarget(path)?.name));
    const lists = Object.keys(endpoints).filter(name => !answered.has(name as EndpointName));
    assert.deepEqual(
      lists.filter(
        name => !/^(lexicalCategories|registers|domains|grammaticalFeatures)|Of$|^fields$/.test(name),
      ),
      [],
    );
  });
});
