import assert from 'node:assert/strict';
import { isPlainText, withoutLinks } from '../../../src/sources/freedict/readingText.ts';

describe('isPlainText', () => {
  const cases: [text: string, plain: boolean][] = [
    ['lamp', true],
    ['lamp (old)', true],
    ['and/or', true],
    ['', false],
    ['lamp (', false],
    [')lamp(', false],
    ['lamp <n', false],
    ['lamp [', false],
    ['}} de }}', false],
    ['/lˈamp/', false],
  ];
  for (const [text, plain] of cases) {
    it(`${plain ? 'takes' : 'refuses'} ${JSON.stringify(text)}`, () =>
      assert.equal(isPlainText(text), plain));
  }
});

describe('withoutLinks', () => {
  const cases: [text: string, read: string][] = [
    ['[[luz|¡Luz!]]', '¡Luz!'],
    ['pie de [[luz]]', 'pie de luz'],
    ['[[luz|¡Luz!]] [[sol|¿Sol?]]', '¡Luz! ¿Sol?'],
    ['luz', 'luz'],
  ];
  for (const [text, read] of cases) {
    it(`reads ${text}`, () => assert.equal(withoutLinks(text), read));
  }
});
