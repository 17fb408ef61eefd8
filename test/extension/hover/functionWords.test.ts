import assert from 'node:assert/strict';
import { withoutFunctionWords } from '../../../src/extension/hover/functionWords.ts';

function kept(...texts: string[]): string[] {
  const expressions = texts.map(text => ({
    text,
    start: 0,
    end: text.length,
    words: 1,
    opensSentence: false,
  }));
  return withoutFunctionWords(expressions).map(({ text }) => text);
}

describe('withoutFunctionWords', () => {
  it('leaves out words of which the dictionary knows only namesakes', () => {
    assert.deepEqual(kept('at', 'At', 'can', 'he', 'will', 'out of', 'going to'), []);
  });

  it('keeps abbreviations of the same letters, and all other words', () => {
    assert.deepEqual(kept('IT', 'US', 'WHO'), ['IT', 'US', 'WHO']);
    assert.deepEqual(kept('in', 'give up', 'canned', 'out'), ['in', 'give up', 'canned', 'out']);
  });
});
