import assert from 'node:assert/strict';
import { syllables, withS, withVowelSuffix } from '../../../src/sources/english/spelling.ts';
import { tableRows } from '../table.ts';

describe('withS', () => {
  const rows = `
    cat | cats
    bus | buses
    box | boxes
    match | matches
    wish | wishes
    city | cities
    boy | boys
    colloquy | colloquies
    guy | guys
  `;
  for (const [word = '', form] of tableRows(rows)) {
    it(`spells ${form}`, () => assert.equal(withS(word), form));
  }
});

describe('withVowelSuffix', () => {
  const rows = `
    bake | ed | baked
    bake | ing | baking
    see | ing | seeing
    dye | ing | dyeing
    lie | ing | lying
    lie | ed | lied
    cry | ed | cried
    cry | ing | crying
    play | ed | played
    stop | ed | stopped
    quit | ing | quitting
    fix | ed | fixed
    show | ed | showed
    look | ed | looked
    panic | ing | panicking
    sync | ed | synced
    happy | er | happier
    happy | est | happiest
    big | est | biggest
    late | er | later
    grey | er | greyer
    quiet | er | quieter
  `;
  for (const [word = '', suffix = '', form] of tableRows(rows)) {
    it(`spells ${form}`, () => {
      assert.equal(withVowelSuffix(word, suffix as 'ed' | 'ing' | 'er' | 'est'), form);
    });
  }
});

describe('syllables', () => {
  const rows = `
    stop | 1
    bake | 1
    happy | 2
    banana | 3
    I | 1
    hmm | 1
  `;
  for (const [word = '', count] of tableRows(rows)) {
    it(`counts ${count} in ${word}`, () => assert.equal(syllables(word), Number(count)));
  }
});
