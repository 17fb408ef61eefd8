import assert from 'node:assert/strict';
import { mergeLayers } from '../../src/lexicon/layers.ts';
import type { Stored } from '../../src/lexicon/pack.ts';

type Entry = Stored<'entry'>;

const merge = (...records: Entry[]) => mergeLayers(records);

describe('mergeLayers', () => {
  it('answers nothing to nothing', () => {
    assert.deepEqual(merge(), []);
  });

  it('keeps categories apart, in the order in which they first come', () => {
    const merged = merge(
      { lexicalCategory: 'verb' },
      { lexicalCategory: 'noun' },
      { lexicalCategory: 'verb' },
    );
    assert.deepEqual(
      merged.map(entry => entry.lexicalCategory),
      ['verb', 'noun'],
    );
  });

  it('takes each field from the first layer that has it', () => {
    const [entry] = merge(
      { lexicalCategory: 'noun', frequency: 1 },
      { lexicalCategory: 'noun', frequency: 2, root: 'second' },
      { lexicalCategory: 'noun', root: 'third', etymologies: ['third'] },
    );
    assert.deepEqual(entry, {
      lexicalCategory: 'noun',
      frequency: 1,
      root: 'second',
      etymologies: ['third'],
    });
  });

  it('completes every entry by records that name no category, after those that name it', () => {
    const merged = merge(
      { root: 'general' },
      { lexicalCategory: 'noun' },
      { lexicalCategory: 'verb', root: 'own' },
    );
    assert.deepEqual(merged, [
      { lexicalCategory: 'noun', root: 'general' },
      { lexicalCategory: 'verb', root: 'own' },
    ]);
  });

  it('makes no entry of a record without category', () => {
    assert.deepEqual(merge({ root: 'general' }), []);
  });

  it('keeps homographs apart and gives each what holds for all', () => {
    const merged = merge(
      { lexicalCategory: 'noun', homograph: 1, root: 'one' },
      { lexicalCategory: 'noun', homograph: 2 },
      { lexicalCategory: 'noun', etymologies: ['both'], root: 'both' },
    );
    assert.deepEqual(merged, [
      { lexicalCategory: 'noun', homograph: 1, root: 'one', etymologies: ['both'] },
      { lexicalCategory: 'noun', homograph: 2, root: 'both', etymologies: ['both'] },
    ]);
  });

  it('gives senses without a homograph to the first that is numbered', () => {
    const merged = merge(
      { lexicalCategory: 'noun', homograph: 1 },
      { lexicalCategory: 'noun', homograph: 2 },
      { lexicalCategory: 'noun', senses: [{ id: 'a' }] },
    );
    assert.deepEqual(
      merged.map(entry => entry.senses),
      [[{ id: 'a' }], undefined],
    );
  });

  it('takes the senses of the first layer that has any, and of later ones what they add under the same ids', () => {
    const [entry] = merge(
      { lexicalCategory: 'noun', root: 'no senses here' },
      {
        lexicalCategory: 'noun',
        senses: [{ id: 'a', definitions: ['first'], subsenses: [{ id: 'a1', subsenses: [{ id: 'a2' }] }] }],
      },
      {
        lexicalCategory: 'noun',
        senses: [
          { id: 'b', definitions: ['of another dictionary'] },
          { id: 'a', definitions: ['second'], domains: ['added'] },
          { id: 'a2', registers: ['deep'], subsenses: [{ id: 'a1', regions: ['from below'] }] },
        ],
      },
    );
    assert.deepEqual(entry?.senses, [
      {
        id: 'a',
        definitions: ['first'],
        domains: ['added'],
        subsenses: [
          {
            id: 'a1',
            regions: ['from below'],
            subsenses: [
              { id: 'a2', registers: ['deep'], subsenses: [{ id: 'a1', regions: ['from below'] }] },
            ],
          },
        ],
      },
    ]);
  });

  it('adds to a sense of the second homograph by its id', () => {
    const merged = merge(
      { lexicalCategory: 'noun', homograph: 1, senses: [{ id: 'a' }] },
      { lexicalCategory: 'noun', homograph: 2, senses: [{ id: 'b' }] },
      { lexicalCategory: 'noun', senses: [{ id: 'b', domains: ['added'] }] },
    );
    assert.deepEqual(
      merged.map(entry => entry.senses),
      [[{ id: 'a' }], [{ id: 'b', domains: ['added'] }]],
    );
  });

  it('leaves what it was given as it was', () => {
    const first = Object.freeze({
      lexicalCategory: 'noun',
      senses: Object.freeze([Object.freeze({ id: 'a' })]),
    });
    merge(first, { lexicalCategory: 'noun', senses: [{ id: 'a', domains: ['x'] }] });
    assert.deepEqual(first, { lexicalCategory: 'noun', senses: [{ id: 'a' }] });
  });
});
