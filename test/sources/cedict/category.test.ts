import assert from 'node:assert/strict';
import { categoryOf, partsOfSpeechOf } from '../../../src/sources/cedict/category.ts';
import { tableRows } from '../table.ts';

describe('categoryOf', () => {
  const parts = partsOfSpeechOf(
    [
      ['bank', 'n'],
      ['bank', 'v'],
      ['belong', 'v'],
      ['dry', 'n'],
      ['dry', 'a'],
      ['empty', 'n'],
      ['futile', 'a'],
      ['he', 'n'],
      ['machine', 'n'],
      ['quickly', 'r'],
      ['run', 'n'],
      ['run', 'v'],
    ].map(([lemma = '', partOfSpeech]) => ({ lemma, partOfSpeech: partOfSpeech as 'n', synsets: [] })),
  );
  const cases = tableRows(`
    to run              | verb         | "to" marks a verb
    run                 | noun         | without "to" it is none
    Bank                | noun         | whatever its case
    belong              | verb         | nothing but a verb
    quickly             | adverb       | one part of speech
    dry                 | other        | two parts of speech
    dry/futile          | adjective    | what both allow
    dry/empty           | noun         | the same
    a dry               | noun         | an article
    he                  | pronoun      | not helium
    with                | preposition  | a function word
    hello               | interjection | another
    washing machine     | noun         | the head of a phrase
    machine for washing | noun         | the head before a preposition
    very dry            | other        | no head to tell
    in the machine      | other        | a phrase that begins with a preposition
    glorp               | other        | an unknown word
    glorp/to run        | verb         | the first that tells
    quickly/to run      | adverb       | the first tells already
  `);
  for (const [texts = '', category, why] of cases) {
    it(`${texts}: ${category}, ${why}`, () => {
      assert.equal(categoryOf(texts.split('/'), parts), category);
    });
  }

  it('is other for nothing', () => assert.equal(categoryOf([], parts), 'other'));
});
