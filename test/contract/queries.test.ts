import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ApiError } from '../../src/contract/errors.ts';
import { parseQuery, type QueryParameters } from '../../src/contract/queries.ts';

const parameters = {
  q: { kind: 'requiredText' },
  prefix: { kind: 'boolean' },
  limit: { kind: 'integer', maximum: 5000 },
  fields: { kind: 'fields', names: ['definitions', 'examples'], mayBeEmpty: true },
  filled: { kind: 'fields', names: ['synonyms'], mayBeEmpty: false },
  domains: { kind: 'labelIds', list: 'domains' },
  lexicalCategory: { kind: 'labelIds', list: 'lexicalCategories', atMost: 1 },
  sourceLanguage: { kind: 'text' },
} as const satisfies QueryParameters;

const absent = {
  q: 'x',
  prefix: false,
  limit: undefined,
  fields: undefined,
  filled: undefined,
  domains: undefined,
  lexicalCategory: undefined,
  sourceLanguage: undefined,
};

function parse(query: string) {
  return parseQuery(new URLSearchParams(query), parameters);
}

describe('parseQuery', () => {
  const accepted: readonly (readonly [
    query: string,
    values: Partial<Record<keyof typeof absent, unknown>>,
  ])[] = [
    ['q=x', {}],
    ['&&q=x&', {}],
    ['q=x&unknown=1&&=2', {}],
    ['q=%20give+up%0A', { q: 'give up' }],
    ['q=caf%C3%A9', { q: 'café' }],
    ['q=%zz', { q: '%zz' }],
    ['q=a,b', { q: 'a,b' }],
    ['q=x&q=x', {}],
    ['q=x&prefix=true', { prefix: true }],
    ['q=x&prefix=True', { prefix: true }],
    ['q=x&prefix=False', { prefix: false }],
    ['q=x&prefix=', { prefix: false }],
    ['q=x&limit=0', { limit: 0 }],
    ['q=x&limit=5000', { limit: 5000 }],
    ['q=x&fields=', { fields: new Set() }],
    ['q=x&fields', { fields: new Set() }],
    ['q=x&fields=examples,definitions', { fields: new Set(['examples', 'definitions']) }],
    ['q=x&fields=examples%2Cdefinitions', { fields: new Set(['examples', 'definitions']) }],
    ['q=x&fields=examples&fields=definitions', { fields: new Set(['examples', 'definitions']) }],
    ['q=x&fields=,examples,,examples', { fields: new Set(['examples']) }],
    ['q=x&filled=synonyms', { filled: new Set(['synonyms']) }],
    ['q=x&domains=air_force,law', { domains: ['air_force', 'law'] }],
    ['q=x&domains=air_force&domains=law', { domains: ['air_force', 'law'] }],
    ['q=x&domains=', { domains: undefined }],
    ['q=x&lexicalCategory=noun,noun', { lexicalCategory: ['noun'] }],
    ['q=x&sourceLanguage=en', { sourceLanguage: 'en' }],
  ];
  for (const [query, values] of accepted) {
    it(`reads '${query}'`, () => {
      assert.deepEqual(parse(query), { ...absent, ...values });
    });
  }

  const refused: readonly (readonly [query: string, text: RegExp])[] = [
    ['', /'q' is required/],
    ['q=', /'q' is required/],
    ['q=%20', /'q' is required/],
    ['Q=x', /'q' is required/],
    ['q=x&q=y', /'q' is given more than once/],
    ['q=x&prefix=yes', /'prefix' takes true or false, not 'yes'/],
    ['q=x&prefix=true&prefix=false', /'prefix' is given more than once/],
    ['q=x&limit=', /'limit' takes a whole number from 0 to 5000, not ''/],
    ['q=x&limit=-1', /whole number/],
    ['q=x&limit=5001', /whole number/],
    ['q=x&limit=1.5', /whole number/],
    ['q=x&limit=1e3', /whole number/],
    ['q=x&limit=0x10', /whole number/],
    ['q=x&limit=99999999999999999999', /whole number/],
    ['q=x&fields=abc', /^Unknown field requested: abc$/],
    ['q=x&fields=definitions,abc,def', /^Unknown field requested: abc$/],
    ['q=x&fields=Definitions', /^Unknown field requested: Definitions$/],
    ['q=x&filled=', /cannot be empty/],
    ['q=x&lexicalCategory=noun,verb', /'lexicalCategory' takes one id/],
  ];
  for (const [query, text] of refused) {
    it(`refuses '${query}' with 400`, () => {
      assert.throws(
        () => parse(query),
        (error: unknown) => error instanceof ApiError && error.status === 400 && text.test(error.message),
      );
    });
  }

  it('reads or refuses any query, and nothing else', () => {
    const names = fc.constantFrom(...Object.keys(parameters), 'other');
    const pairs = fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 6 });
    fc.assert(
      fc.property(pairs, list => {
        try {
          parse(new URLSearchParams(list.map(([name, value]): [string, string] => [name, value])).toString());
        } catch (error) {
          assert.ok(error instanceof ApiError && error.status === 400);
        }
      }),
    );
  });
});
