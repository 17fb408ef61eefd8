import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodeUrl, fromWordId, toUrl, toWordId } from '../../src/contract/wordIds.ts';

const words: Readonly<Record<string, string>> = {
  run: 'run',
  'to and fro': 'to_and_fro',
  "cat's cradle": 'cat%27s_cradle',
  café: 'caf%C3%A9',
  'and/or': 'and%2For',
  '100%': '100%25',
  'C++': 'C%2B%2B',
  '(sic)!*': '%28sic%29%21%2A',
  说明: '%E8%AF%B4%E6%98%8E',
};

describe('word ids', () => {
  for (const [text, wordId] of Object.entries(words)) {
    it(`'${text}' is ${wordId} on the wire`, () => {
      assert.equal(toWordId(text), wordId);
      assert.equal(fromWordId(wordId), text);
    });
  }

  it('may have their spaces encoded, and white space around them', () => {
    assert.equal(fromWordId('to%20and%20fro'), 'to and fro');
    assert.equal(fromWordId('%20_run%0A'), 'run');
    assert.equal(fromWordId('c++'), 'c++');
  });

  it('are no words with a malformed escape', () => {
    for (const wordId of ['%', '%2', '%zz', '%ff', 'a%C3', '%ED%A0%80']) {
      assert.equal(fromWordId(wordId), undefined, wordId);
      assert.equal(decodeUrl(wordId), undefined, wordId);
    }
  });

  it('carry U+FFFD for a lone surrogate', () => {
    assert.equal(toWordId('a\ud800b'), 'a%EF%BF%BDb');
  });

  it('come back as the words that they stand for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), text => {
        const wordId = toWordId(text);
        assert.match(wordId, /^[A-Za-z0-9_.~%-]*$/);
        assert.equal(fromWordId(wordId), text.toWellFormed().replaceAll('_', ' ').trim());
      }),
    );
  });
});

describe('toUrl', () => {
  it('encodes what a URL cannot carry, and nothing twice', () => {
    assert.equal(
      toUrl('/entries/en-gb/café au lait?q=%C3%A9&x=a+b'),
      '/entries/en-gb/caf%C3%A9%20au%20lait?q=%C3%A9&x=a+b',
    );
    assert.equal(toUrl('a\r\nb\ud800'), 'a%0D%0Ab%EF%BF%BD');
  });

  it('answers printable ASCII for any text, and changes no such text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const url = toUrl(text);
        assert.match(url, /^[\x21-\x7e]*$/);
        assert.equal(toUrl(url), url);
      }),
    );
  });
});
