import assert from 'node:assert/strict';
import { mergeLayers } from '../../src/lexicon/layers.ts';
import type { Stored } from '../../src/lexicon/pack.ts';

type Entry = Stored<'entry'>;

interface Case {
  readonly title: string;
  readonly layers: readonly Entry[];
  readonly merged: readonly Entry[];
}

const noun = { lexicalCategory: 'noun' };
const verb = { lexicalCategory: 'verb' };
const first = { ...noun, homograph: 1 };
const second = { ...noun, homograph: 2 };

const ipa = (spelling: string) => ({ pronunciations: [{ notation: 'IPA' as const, spelling }] });
const sense = (id: string, ...definitions: string[]) => ({ id, definitions });

const cases: readonly Case[] = [
  {
    title: 'gives a heteronym the pronunciation of its category, and the other the general one',
    layers: [noun, verb, ipa('tɪə'), { ...verb, ...ipa('tɛə') }],
    merged: [
      { ...noun, ...ipa('tɪə') },
      { ...verb, ...ipa('tɛə') },
    ],
  },
  {
    title: 'gives heteronyms of one category their own pronunciations',
    layers: [{ ...first, ...ipa('beɪs') }, second, ipa('general'), { ...second, ...ipa('bæs') }],
    merged: [
      { ...first, ...ipa('beɪs') },
      { ...second, ...ipa('bæs') },
    ],
  },
  {
    title: 'gives senses that no homograph names to the first one, whichever comes first',
    layers: [second, first, { ...noun, senses: [sense('s')] }],
    merged: [second, { ...first, senses: [sense('s')] }],
  },
  {
    title: 'gives a sense to the homograph that names its id, and the others to the first',
    layers: [
      { ...noun, senses: [sense('s1', 'one'), sense('s2', 'two')] },
      first,
      { ...second, senses: [{ id: 's2' }] },
    ],
    merged: [
      { ...first, senses: [sense('s1', 'one')] },
      { ...second, senses: [sense('s2', 'two')] },
    ],
  },
  {
    title: 'takes a named sense away from the tree where it stood',
    layers: [
      { ...noun, senses: [{ ...sense('s1', 'one'), subsenses: [sense('s2', 'two'), sense('s3', 'three')] }] },
      first,
      { ...second, senses: [{ id: 's2' }] },
    ],
    merged: [
      { ...first, senses: [{ ...sense('s1', 'one'), subsenses: [sense('s3', 'three')] }] },
      { ...second, senses: [sense('s2', 'two')] },
    ],
  },
  {
    title: 'completes the senses of every homograph by their ids',
    layers: [
      { ...first, senses: [sense('s1')] },
      { ...second, senses: [sense('s2')] },
      {
        ...noun,
        senses: [
          { id: 's1', domains: ['d1'] },
          { id: 's2', domains: ['d2'] },
        ],
      },
    ],
    merged: [
      { ...first, senses: [{ ...sense('s1'), domains: ['d1'] }] },
      { ...second, senses: [{ ...sense('s2'), domains: ['d2'] }] },
    ],
  },
  {
    title: 'leaves homographs of another category alone',
    layers: [first, { ...verb, homograph: 1 }, { ...noun, senses: [sense('s')] }],
    merged: [
      { ...first, senses: [sense('s')] },
      { ...verb, homograph: 1 },
    ],
  },
];

describe('homographs in layers', () => {
  for (const { title, layers, merged } of cases) {
    it(title, () => assert.deepEqual(mergeLayers(layers), merged));
  }
});
