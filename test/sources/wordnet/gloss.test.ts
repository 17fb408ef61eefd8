import assert from 'node:assert/strict';
import { parseGloss } from '../../../src/sources/wordnet/gloss.ts';

describe('parseGloss', () => {
  it('takes a plain definition', () => {
    assert.deepEqual(parseGloss('move fast on foot  '), {
      definition: 'move fast on foot',
      examples: [],
      remark: undefined,
    });
  });

  it('takes the examples off', () => {
    const { definition, examples } = parseGloss('move fast; "Don\'t run"; "the children ran to the store"');
    assert.equal(definition, 'move fast');
    assert.deepEqual(examples, [{ text: "Don't run" }, { text: 'the children ran to the store' }]);
  });

  it('keeps the parts of a definition', () => {
    assert.equal(parseGloss('a tool; used by hand; "a sharp tool"').definition, 'a tool; used by hand');
    assert.equal(parseGloss('one thing; "an example"; another thing').definition, 'one thing; another thing');
  });

  it('names who is quoted', () => {
    const { examples } = parseGloss('gone by; "the past is prologue"- William Shakespeare; "long past"');
    assert.deepEqual(examples, [
      { text: 'the past is prologue', citation: 'William Shakespeare' },
      { text: 'long past' },
    ]);
  });

  it('knows a remark before the definition', () => {
    const { definition, remark } = parseGloss('(British informal) a cup of tea; "a nice cuppa"');
    assert.equal(remark, 'British informal');
    assert.equal(definition, '(British informal) a cup of tea');
  });

  it('takes parentheses elsewhere for no remark', () => {
    assert.equal(parseGloss('a boat (or ship) under sail').remark, undefined);
    assert.equal(parseGloss('(all of it)').remark, undefined);
  });

  it('writes quotation marks for grave accents', () => {
    const { definition, examples } = parseGloss(
      "(usually followed by `to' or `for') ready; \"he said `don't' to `us'\"",
    );
    assert.equal(definition, '(usually followed by ‘to’ or ‘for’) ready');
    assert.deepEqual(examples, [{ text: "he said ‘don't’ to ‘us’" }]);
  });

  it('bears an example without its last quotation mark, and one without words', () => {
    assert.deepEqual(parseGloss('a thing; "an unfinished example').examples, [
      { text: 'an unfinished example' },
    ]);
    assert.deepEqual(parseGloss('a thing; ""').examples, []);
    assert.equal(parseGloss('').definition, '');
  });
});
