import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expressionsAt } from '../../../src/extension/hover/expressions.ts';

const english = new Intl.Segmenter('en', { granularity: 'word' });

/** The texts found at the bar in a text, which is taken out first. */
function at(marked: string): string[] {
  const offset = marked.indexOf('|');
  assert.notEqual(offset, -1);
  return expressionsAt(marked.replace('|', ''), offset, english).map(({ text }) => text);
}

describe('expressionsAt', () => {
  const single: readonly (readonly [marked: string, expected: readonly string[]])[] = [
    ['|ran', ['ran']],
    ['r|an.', ['ran']],
    ['ran|', ['ran']],
    ['(ra|n)', ['ran']],
    ["don|'t", ["don't"]],
    ['don|’t', ['don’t']],
    ['the |cat', ['the cat', 'cat']],
    ["cat|'s", ["cat's", 'cat']],
    ['cat|’s', ['cat’s', 'cat']],
    ["dogs|' bones", ['dogs']],
    ['café|', ['café']],
    ['cafe\u0301|', ['cafe\u0301']],
    ['na|ïve', ['naïve']],
    ['so\u00adft|', ['soft']],
    ['_|word_', ['word']],
    ['Stra|ße', ['Straße']],
    ['йо|г', ['йог']],
    ['سل|ام', ['سلام']],
  ];
  for (const [marked, expected] of single) {
    it(`finds ${JSON.stringify(expected.at(-1))} in ${JSON.stringify(marked)}`, () => {
      assert.deepEqual(
        at(marked).filter(text => expected.includes(text)),
        expected,
      );
    });
  }

  it('begins with the longest expression, and of equally long ones with that which begins at the word', () => {
    assert.deepEqual(at('I |give up now'), [
      'I give up now',
      'give up now',
      'I give up',
      'give up',
      'I give',
      'give',
    ]);
  });

  it('looks at no more than five words', () => {
    const longest = Math.max(
      ...at('one two three four |five six seven eight nine').map(text => text.split(' ').length),
    );
    assert.equal(longest, 5);
  });

  it('joins words by hyphens', () => {
    assert.ok(at('a well-kn|own man').includes('well-known'));
    assert.ok(at('a well\u2011kn|own man').includes('well\u2011known'));
  });

  it('reaches over the end of a line, but not of a paragraph', () => {
    assert.ok(at('never give\nu|p').includes('give up'));
    assert.ok(at('never give\r\nu|p').includes('give up'));
    assert.ok(!at('never give\n\nu|p').includes('give up'));
  });

  it('does not reach over punctuation or what is no prose', () => {
    assert.deepEqual(at('give, |up'), ['up']);
    assert.deepEqual(at('give \uFFFC\uFFFC |up'), ['up']);
  });

  it('reaches over markup, which stands there as spaces', () => {
    assert.ok(at('give  |up ').includes('give up'));
  });

  for (const nothing of ['1|23', '3|.14', ' | ', '|', 'I|', '\uFFFC|\uFFFC', '...|...', '\ud800|', '👍|']) {
    it(`finds nothing in ${JSON.stringify(nothing)}`, () => {
      assert.deepEqual(at(nothing), []);
    });
  }

  for (const [marked, expected] of [
    ['fish, chips etc|.', 'etc.'],
    ['D|r. Who', 'Dr.'],
    ['e.|g. this', 'e.g.'],
    ['the U.S.|A. then', 'U.S.A.'],
  ] as const) {
    it(`takes the full stop of ${expected} along`, () => {
      assert.ok(at(marked).includes(expected), at(marked).join());
    });
  }

  it('takes no full stop of a word that is too long for an abbreviation', () => {
    assert.deepEqual(at('the hou|se.').slice(-1), ['house']);
    assert.ok(!at('the harbou|r.').includes('harbour.'));
  });

  it('does not cut a hyphenated word for an expression', () => {
    assert.ok(!at('them is we|ll-known').includes('is well'));
    assert.ok(at('them is we|ll-known').includes('well'));
  });

  it('finds nothing in a name of code', () => {
    assert.deepEqual(at('the sna|ke_case way'), []);
  });

  for (const [marked, opens] of [
    ['|Set with care', true],
    ['Done. |Set with care', true],
    ['He said: “|Set it down”', true],
    ['end\n\n  |Set in a heading', true],
    ['\uFFFC |Set in a list', true],
    ['the |Set of all', false],
    ['at the line\n|Set of all', false],
  ] as const) {
    it(`${opens ? 'knows' : 'sees no'} beginning of a sentence in ${JSON.stringify(marked)}`, () => {
      const found = expressionsAt(marked.replace('|', ''), marked.indexOf('|') + 1, english);
      assert.equal(found.at(-1)?.opensSentence, opens);
    });
  }

  it('finds an ideograph', () => {
    assert.ok(at('中|国').includes('中国') || at('中|国').includes('中'));
  });

  it('leaves a word of 10,000 letters alone', () => {
    assert.deepEqual(expressionsAt('a'.repeat(10_000), 5000, english), []);
  });

  it('gives offsets of the text that it was asked for', () => {
    const text = `${'word '.repeat(500)}give up ${'word '.repeat(500)}`;
    const start = text.indexOf('give up');
    const found = expressionsAt(text, start + 2, english).find(expression => expression.text === 'give up');
    assert.deepEqual(found, { text: 'give up', start, end: start + 7, words: 2, opensSentence: false });
  });

  it('finds at any place of any text only expressions around that place', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.lorem({ maxCount: 12 }));
    fc.assert(
      fc.property(texts, fc.nat(60), (text, place) => {
        const offset = Math.min(place, text.length);
        for (const { start, end } of expressionsAt(text, offset, english)) {
          assert.ok(start <= offset + 2 && offset <= end + 2 && start < end && end <= text.length);
        }
      }),
      { numRuns: 200 },
    );
  });
});
