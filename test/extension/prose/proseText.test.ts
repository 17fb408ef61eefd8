import assert from 'node:assert/strict';
import fc from 'fast-check';
import { maskProse } from '../../../src/extension/prose/proseText.ts';

describe('maskProse', () => {
  it('keeps prose, blanks markup and replaces everything silent', () => {
    const mask = maskProse('a *b* `c`', [
      { start: 2, end: 3, kind: 'markup' },
      { start: 4, end: 5, kind: 'markup' },
      { start: 6, end: 9, kind: 'inlineCode' },
    ]);
    assert.equal(mask, 'a  b  \uFFFC\uFFFC\uFFFC');
  });

  it('keeps every line break of a silent stretch', () => {
    assert.equal(
      maskProse('a\r\nb\nc\rd', [{ start: 0, end: 8, kind: 'code' }]),
      '\uFFFC\r\n\uFFFC\n\uFFFC\r\uFFFC',
    );
  });

  it('is as long as the text, surrogate pairs included', () => {
    assert.equal(maskProse('😀x', [{ start: 0, end: 2, kind: 'code' }]), '\uFFFC\uFFFCx');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.nat(), (text, one, other) => {
        const [start = 0, end = 0] = [one % (text.length + 1), other % (text.length + 1)].sort(
          (a, b) => a - b,
        );
        assert.equal(maskProse(text, [{ start, end, kind: 'link' }]).length, text.length);
      }),
    );
  });

  it('returns a text without regions as it is', () => {
    assert.equal(maskProse('plain', []), 'plain');
  });
});
