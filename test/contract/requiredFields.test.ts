import assert from 'node:assert/strict';
import type * as z from 'zod';
import { type Endpoints, endpoints } from '../../src/contract/endpoints.ts';
import * as examples from './fullBodies.ts';

const headword = 'id language word lexicalEntries';
const lexicalEntry = 'language text lexicalCategory';

/**
 * What the tables of "Resources and their fields" in the specification require of a body, of its results and
 * of their lexical entries; beside them the strings that existing clients read (conventions.md, section 3).
 */
const rows: readonly (readonly [
  name: keyof Endpoints,
  example: { readonly results: readonly { readonly lexicalEntries: readonly object[] }[] },
  body: string,
  result: string,
  lexicalEntry: string,
])[] = [
  ['entries', examples.entries, 'id word', headword, lexicalEntry],
  ['words', examples.words, 'query', headword, lexicalEntry],
  ['translations', examples.translations, 'id word', headword, lexicalEntry],
  ['lemmas', examples.lemmas, '', headword, `${lexicalEntry} inflectionOf`],
  ['inflections', examples.inflections, 'id', 'id language lexicalEntries', 'language lexicalCategory'],
  ['thesaurus', examples.thesaurus, 'id word', headword, lexicalEntry],
  ['sentences', examples.sentences, 'id word', headword, `${lexicalEntry} sentences`],
  ['pronunciations', examples.pronunciations, '', headword, `${lexicalEntry} pronunciations`],
];

describe('required fields', () => {
  for (const [name, example, ofBody, ofResult, ofLexicalEntry] of rows) {
    it(`of ${name} are those of the specification`, () => {
      const schema = endpoints[name].body;
      const [result = { lexicalEntries: [] }] = example.results;
      const [first = {}] = result.lexicalEntries;
      const withResult = (changed: object) => ({ ...example, results: [changed] });
      const withLexicalEntry = (changed: object) => withResult({ ...result, lexicalEntries: [changed] });
      assert.deepEqual(
        requiredOf(schema, example, body => body),
        sorted(`results ${ofBody}`),
      );
      assert.deepEqual(requiredOf(schema, result, withResult), sorted(ofResult));
      assert.deepEqual(requiredOf(schema, first, withLexicalEntry), sorted(ofLexicalEntry));
    });
  }
});

/** The fields of a part without which the body is refused. */
function requiredOf(schema: z.ZodType, part: object, bodyWith: (part: object) => object): string[] {
  const fields = Object.entries(part);
  return fields
    .map(([name]) => name)
    .filter(left => {
      const rest = Object.fromEntries(fields.filter(([name]) => name !== left));
      return !schema.safeParse(bodyWith(rest)).success;
    })
    .sort();
}

function sorted(names: string): string[] {
  return names.split(' ').filter(Boolean).sort();
}
