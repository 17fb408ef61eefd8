import assert from 'node:assert/strict';
import type { LemmasBody } from '../../../src/contract/lemmas.ts';
import { inflectionNotes } from '../../../src/extension/hover/inflectionNote.ts';
import { english } from './english.ts';

function lemmas(form: string, headword: string, category: string, ...features: string[]): LemmasBody {
  const lexicalEntry = {
    language: 'en',
    text: form,
    lexicalCategory: { id: category, text: category },
    inflectionOf: [{ id: headword, text: headword }],
    grammaticalFeatures: features.map(id => ({ id, text: id, type: 'any' })),
  };
  return { results: [{ id: form, language: 'en', word: form, lexicalEntries: [lexicalEntry] }] };
}

describe('inflectionNotes', () => {
  const cases: readonly (readonly [LemmasBody, string])[] = [
    [lemmas('ran', 'run', 'verb', 'past'), 'past tense of run'],
    [lemmas('stopped', 'stop', 'verb', 'past', 'pastParticiple'), 'past tense and past participle of stop'],
    [lemmas('given', 'give', 'verb', 'pastParticiple'), 'past participle of give'],
    [lemmas('running', 'run', 'verb', 'presentParticiple'), 'present participle of run'],
    [lemmas('runs', 'run', 'verb', 'present', 'singular'), 'third person singular of run'],
    [lemmas('are', 'be', 'verb', 'present', 'plural'), 'present tense of be'],
    [lemmas('were', 'be', 'verb', 'past', 'plural'), 'past tense of be'],
    [lemmas('mice', 'mouse', 'noun', 'plural'), 'plural of mouse'],
    [lemmas('happier', 'happy', 'adjective', 'comparative'), 'comparative of happy'],
    [lemmas('best', 'good', 'adjective', 'superlative'), 'superlative of good'],
    [lemmas('thou', 'you', 'pronoun'), 'form of you'],
  ];
  for (const [body, expected] of cases) {
    it(`says ${expected}`, () => {
      assert.deepEqual(
        inflectionNotes(body, english).map(note => note.text),
        [expected],
      );
    });
  }

  it('says nothing of a headword, however it is written', () => {
    assert.deepEqual(inflectionNotes(lemmas('Run', 'run', 'noun'), english), []);
  });
});
