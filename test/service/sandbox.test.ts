import assert from 'node:assert/strict';
import { sandboxHeadwords } from '../../src/service/sandbox.ts';
import { createService } from '../../src/service/service.ts';
import { fixtureLexicon } from '../exchange/fixtureLexicon.ts';

/** conventions.md, section 2, "Sandbox". */
describe('the sandbox', () => {
  const served: readonly (readonly [string, string, boolean])[] = [
    ['en', 'ace', true],
    ['en', 'Álamo', true],
    ['en', 'bank', false],
    ['de', 'Äpfel', true],
    ['es', 'ábaco', true],
    ['ar', 'أب', true],
    ['ar', 'باب', false],
    ['ar', 'ابن', false],
    ['el', 'άνθρωπος', true],
    ['el', 'βιβλίο', false],
    ['gu', 'અનાજ', true],
    ['hi', 'अब', true],
    ['hi', 'बस', false],
    ['mr', 'अंक', true],
    ['ru', 'Азия', true],
    ['ru', 'a', false],
    ['ta', 'அம்மா', true],
    ['te', 'అమ్మ', true],
    ['tt', 'алма', true],
    ['zh', '爱', true],
    ['zh', '安全', true],
    ['zh', '八', false],
    ['zh', '中国', false],
    ['zh', '110', false],
  ];
  for (const [language, headword, expected] of served) {
    it(`${expected ? 'serves' : 'does not serve'} ${headword} (${language})`, () => {
      assert.equal(sandboxHeadwords(headword, language), expected);
    });
  }

  it('keeps its redirects, and hides other headwords from every look-up', async () => {
    const lexicon = fixtureLexicon().restrictedTo(headword => headword.startsWith('b'));
    const exchange = createService({ lexicon, basePath: '/sandbox/api/v2' });
    const statusOf = async (path: string) => (await exchange({ path })).status;
    const { headers } = await exchange({ path: '/entries/en/bank' });
    assert.equal(headers['location'], '/sandbox/api/v2/entries/en-gb/bank');
    const paths = [
      '/entries/en-gb/WORD',
      '/words/en-gb?q=WORD',
      '/lemmas/en/WORD',
      '/search/en-gb?q=WORD&limit=1',
      '/translations/en/es/WORD',
      '/search/translations/en/es?q=WORD',
    ];
    for (const path of paths) {
      assert.equal(await statusOf(path.replace('WORD', 'bank')), 200, path);
      assert.equal(await statusOf(path.replace('WORD', 'run')), 404, path);
    }
    assert.equal(await statusOf('/words/en-gb?q=ran'), 404);
    assert.equal(await statusOf('/lemmas/en/ran'), 404);
    assert.equal(await statusOf('/domains/en-gb'), 200);
  });
});
