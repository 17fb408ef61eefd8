import assert from 'node:assert/strict';
import {
  definitionWithoutLabels,
  labelsOf,
  semanticClass,
  subcategorization,
} from '../../../src/sources/wordnet/labels.ts';
import type { Synset } from '../../../src/sources/wordnet/synsets.ts';
import { synsetsOf } from './synset.ts';

const topics = [
  '00000001 15 n 01 Scotland 0 000 | a country',
  '00000002 10 n 01 slang 0 000 | a usage',
  '00000003 04 n 02 cricket 0 game_of_cricket 0 000 | a game',
  '00000004 10 n 01 plural 0 000 | a number',
  '00000005 15 n 01 Fiji_Islands 0 000 | a country',
  '00000006 10 n 01 pleonasm 0 000 | a usage that is no register',
];

function read(line: string) {
  const synsets = synsetsOf([...topics, line]);
  const synset = synsets.get(`${line.split(' ')[2]}${line.slice(0, 8)}`);
  assert.ok(synset);
  return { synset, synsets };
}

function labels(pointers: string, wordNumber = 1) {
  const count = String(pointers.split(';').length - 1).padStart(3, '0');
  const { synset, synsets } = read(`00000100 06 n 02 bat 0 willow 0 ${count} ${pointers} | a thing`);
  return labelsOf(synset, wordNumber, synsets);
}

describe('labelsOf', () => {
  const none = { domains: [], regions: [], registers: [], grammaticalFeatures: [] };

  it('names topic, region and usage', () => {
    const found = labels(';c 00000003 n 0000 ;r 00000001 n 0000 ;u 00000002 n 0000');
    assert.deepEqual(found, { ...none, domains: ['cricket'], regions: ['scottish'], registers: ['slang'] });
  });

  it('names each label once', () => {
    const found = labels(
      ';c 00000003 n 0000 ;c 00000003 n 0000 ;r 00000001 n 0000 ;r 00000001 n 0101 ;u 00000002 n 0000 ;u 00000002 n 0000',
    );
    assert.deepEqual(found, { ...none, domains: ['cricket'], regions: ['scottish'], registers: ['slang'] });
  });

  it('gives a word its own labels only', () => {
    assert.deepEqual(labels(';u 00000002 n 0201', 1), none);
    assert.deepEqual(labels(';u 00000002 n 0201', 2), { ...none, registers: ['slang'] });
  });

  it('takes number for grammar, other regions as they are named, and leaves other usages out', () => {
    const found = labels(';u 00000004 n 0000 ;r 00000005 n 0000 ;u 00000006 n 0000');
    assert.deepEqual(found, { ...none, grammaticalFeatures: ['plural'], regions: ['fiji_islands'] });
  });

  it('bears a pointer to nowhere', () => {
    assert.deepEqual(labels(';c 09999999 n 0000'), none);
  });
});

describe('definitionWithoutLabels', () => {
  function definition(gloss: string, pointers: string): string {
    const count = String(pointers.split(';').length - 1).padStart(3, '0');
    const { synset, synsets } = read(
      `00000100 06 n 01 bat 0 ${count} ${pointers} | ${gloss}`.replace(/ {2,}/g, ' '),
    );
    return definitionWithoutLabels(synset, synsets);
  }

  it('drops a remark that a label repeats', () => {
    assert.equal(definition('(cricket) a thing of willow', ';c 00000003 n 0000'), 'a thing of willow');
    assert.equal(definition('(Scottish) a lake', ';r 00000001 n 0000'), 'a lake');
    assert.equal(definition('(chiefly Scottish, slang) a lad', ';u 00000002 n 0000'), 'a lad');
  });

  it('keeps a remark that says more', () => {
    assert.equal(definition('(of animals) sleepy', ';c 00000003 n 0000'), '(of animals) sleepy');
    assert.equal(definition('(Scottish) a lake', ''), '(Scottish) a lake');
    assert.equal(definition('a lake', ';r 00000001 n 0000'), 'a lake');
  });
});

describe('semanticClass', () => {
  const cases = {
    '05': 'animal',
    '13': 'food',
    '38': 'motion',
    '43': 'weather',
    '00': undefined,
    '03': undefined,
  };
  for (const [file, name] of Object.entries(cases)) {
    it(`knows file ${file} as ${name}`, () => {
      assert.equal(semanticClass(read(`00000100 ${file} n 01 thing 0 000 | a thing`).synset), name);
    });
  }
});

describe('subcategorization', () => {
  function verb(frames: string): Synset {
    const count = frames.split('+').length - 1;
    return read(`00000100 38 v 02 trot 0 jog 0 000 0${count} ${frames} | go at a trot`).synset;
  }

  it('reads the frames', () => {
    assert.deepEqual(subcategorization(verb('+ 02 00'), 1), ['intransitive']);
    assert.deepEqual(subcategorization(verb('+ 08 00'), 1), ['transitive']);
    assert.deepEqual(subcategorization(verb('+ 02 00 + 08 00'), 2), ['transitive', 'intransitive']);
  });

  it('reads those of the word alone', () => {
    assert.deepEqual(subcategorization(verb('+ 02 01 + 08 02'), 2), ['transitive']);
  });
});
