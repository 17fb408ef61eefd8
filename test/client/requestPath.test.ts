import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type ParameterValues, requestPath } from '../../src/client/requestPath.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { parseQuery } from '../../src/contract/queries.ts';

const rows: readonly (readonly [EndpointName, ParameterValues, string])[] = [
  ['entries', { source_lang: 'en-gb', word_id: 'dog' }, '/entries/en-gb/dog'],
  ['entries', { source_lang: 'en-gb', word_id: 'to and fro' }, '/entries/en-gb/to_and_fro'],
  ['entries', { source_lang: 'en-gb', word_id: 'and/or?#%' }, '/entries/en-gb/and%2For%3F%23%25'],
  ['entries', { source_lang: 'en-gb', word_id: 'café', fields: [] }, '/entries/en-gb/caf%C3%A9?fields='],
  [
    'entries',
    { source_lang: 'en-gb', word_id: 'a', strictMatch: false },
    '/entries/en-gb/a?strictMatch=false',
  ],
  ['entries', { source_lang: 'en-gb', word_id: 'a', fields: undefined }, '/entries/en-gb/a'],
  ['entries', { source_lang: 'en-gb', word_id: '\ud800' }, '/entries/en-gb/%EF%BF%BD'],
  ['words', { source_lang: 'de', q: 'Straße & +' }, '/words/de?q=Stra%C3%9Fe%20%26%20%2B'],
  ['words', { source_lang: 'de', q: '\udfff' }, '/words/de?q=%EF%BF%BD'],
  ['words', { source_lang: 'de', q: 'a', unknown: 'b' }, '/words/de?q=a'],
  [
    'lemmas',
    { source_lang: 'en', word_id: 'ran', lexicalCategory: ['a', 'b'] },
    '/lemmas/en/ran?lexicalCategory=a,b',
  ],
  ['translations', { source_lang: 'en', target_lang: 'es', word_id: 'dog' }, '/translations/en/es/dog'],
  [
    'search',
    { source_lang: 'en-gb', q: 'do', limit: 5, prefix: true },
    '/search/en-gb?q=do&prefix=true&limit=5',
  ],
  ['languages', {}, '/languages'],
];

describe('requestPath', () => {
  for (const [name, values, path] of rows) {
    it(`is ${path}`, () => assert.equal(requestPath(endpoints[name], values), path));
  }

  it('carries any text of q as it is', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter(q => q.trim() !== '');
    fc.assert(
      fc.property(text, q => {
        const path = requestPath(endpoints.words, { source_lang: 'en-gb', q });
        assert.match(path, /^[\x21-\x7e]+$/);
        const query = new URLSearchParams(path.split('?')[1]);
        assert.equal(parseQuery(query, endpoints.words.query).q, q.trim());
      }),
    );
  });
});
