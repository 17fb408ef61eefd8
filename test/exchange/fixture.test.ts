import assert from 'node:assert/strict';
import * as z from 'zod';
import { endpoints } from '../../src/contract/endpoints.ts';
import { toWordId } from '../../src/contract/wordIds.ts';
import { ask } from './checkedAnswer.ts';
import { fixtureRecords } from './fixtureRecords.ts';
import { fixtureService } from './fixtureService.ts';

/** Fields of the contract that the service never sends on these endpoints. */
const neverSent: Readonly<Record<string, readonly string[]>> = {
  // antonyms come with Thesaurus, senseIds with Sentences (conventions.md, section 4)
  entries: ['antonyms', 'senseIds'],
  words: ['antonyms', 'senseIds'],
  lemmas: [],
};

describe('the fixture', () => {
  for (const name of ['entries', 'words', 'lemmas'] as const) {
    it(`fills every field of ${name}`, async () => {
      const sent = new Set<string>();
      for (const { headword } of fixtureRecords) {
        const { body } = await ask(fixtureService(), pathOf[name](headword));
        JSON.stringify(body, (key, value) => {
          sent.add(key);
          return value;
        });
      }
      const missing = propertiesOf(endpoints[name].body).filter(property => !sent.has(property));
      assert.deepEqual(missing, neverSent[name]);
    });
  }

  it('has no headword that cannot be asked for', async () => {
    for (const { headword, datasets: [dataset = 'en-gb'] = [] } of fixtureRecords) {
      const path = `/entries/${dataset}/${toWordId(headword)}?strictMatch=true`;
      assert.equal((await ask(fixtureService(), path)).status, 200, headword);
    }
  });
});

const pathOf = {
  entries: (word: string) => `/entries/en-gb/${toWordId(word)}`,
  words: (word: string) => `/words/en-gb?q=${encodeURIComponent(word)}`,
  lemmas: (word: string) => `/lemmas/en/${toWordId(word)}`,
};

/** The names of all properties that a schema knows, in alphabetical order. */
function propertiesOf(schema: z.ZodType): string[] {
  const names = new Set<string>();
  JSON.stringify(z.toJSONSchema(schema), (key, value) => {
    if (key === 'properties') {
      for (const name of Object.keys(value)) {
        names.add(name);
      }
    }
    return value;
  });
  return [...names].toSorted();
}
