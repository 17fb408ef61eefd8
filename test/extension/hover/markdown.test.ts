import assert from 'node:assert/strict';
import { plain } from '../../../src/extension/hover/markdown.ts';

describe('plain', () => {
  const cases: readonly (readonly [text: string, expected: string])[] = [
    ['a word', 'a word'],
    ['**bold** _it_ `code`', '\\*\\*bold\\*\\* \\_it\\_ \\`code\\`'],
    ['[a](command:evil)', '\\[a\\](command:evil)'],
    ['![a](http://x)', '\\!\\[a\\](http:\\/\\/x)'],
    ['<img src=x>', '\\<img src\\=x\\>'],
    ['&lt;', '\\&lt;'],
    ['$(alert)', '\\$(alert)'],
    ['one\n\n# two', 'one \\# two'],
    ['1. one', '1\\. one'],
    ['~~no~~', '\\~\\~no\\~\\~'],
    ['a|b', 'a\\|b'],
    ['www.example.org a@b.cd', 'www\\.example\\.org a\\@b\\.cd'],
    ['\ud800', '\ufffd'],
  ];
  for (const [text, expected] of cases) {
    it(`shows ${JSON.stringify(text)} as it is`, () => {
      assert.equal(plain(text), expected);
    });
  }
});
