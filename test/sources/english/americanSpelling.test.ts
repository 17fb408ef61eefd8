import assert from 'node:assert/strict';
import { isAmericanSpelling } from '../../../src/sources/english/americanSpelling.ts';

describe('isAmericanSpelling', () => {
  for (const [american, british] of [
    ['color', 'colour'],
    ['center', 'centre'],
    ['realize', 'realise'],
    ['organization', 'organisation'],
    ['analyze', 'analyse'],
    ['catalog', 'catalogue'],
    ['defense', 'defence'],
    ['traveler', 'traveller'],
    ['gray', 'grey'],
    ['esthetic', 'aesthetic'],
  ] as const) {
    it(`reads ${american} as ${british}, and not the other way`, () => {
      assert.equal(isAmericanSpelling(american, british), true);
      assert.equal(isAmericanSpelling(british, american), false);
    });
  }

  it('knows words of their own', () => {
    for (const [one, other] of [
      ['color', 'color'],
      ['hue', 'colour'],
      ['tour', 'tor'],
    ] as const) {
      assert.equal(isAmericanSpelling(one, other), false);
    }
  });
});
