import assert from 'node:assert/strict';
import type { Exchange } from '../../src/contract/exchange.ts';
import { refusal } from './checkedAnswer.ts';

/** Error texts (conventions.md, section 3) and datasets that are not there (sections 2 and 4). */
export function describeRefusals(exchange: Exchange): void {
  const nothing = 'No entry found matching supplied source_lang, word and provided filters';

  describe('404', () => {
    it('has the words that clients compare', async () => {
      assert.equal(await refusal(exchange, '/entries/en-gb/xyz', 404), nothing);
      assert.equal(await refusal(exchange, '/entries/en-gb/bank?domains=zoology', 404), nothing);
      assert.equal(await refusal(exchange, '/words/en-gb?q=xyz', 404), nothing);
      assert.equal(
        await refusal(exchange, '/lemmas/en/xyz', 404),
        "No lemma was found in dictionary 'en' for the inflected form 'xyz'",
      );
      assert.equal(
        await refusal(exchange, '/lemmas/en/caf%C3%A9_xyz', 404),
        "No lemma was found in dictionary 'en' for the inflected form 'café xyz'",
      );
    });

    it('names the dataset to use', async () => {
      assert.match(await refusal(exchange, '/lemmas/en-gb/ran', 404), /'en'/);
      assert.match(await refusal(exchange, '/lemmas/en-us/ran', 404), /'en'/);
      assert.match(await refusal(exchange, '/words/en?q=ran', 404), /'en-gb'/);
      assert.match(await refusal(exchange, '/entries/xx/bank', 404), /'xx'.*en-gb.*zh/);
    });

    it('names what to install for a dataset without data', async () => {
      assert.match(await refusal(exchange, '/entries/de/Haus', 404), /'de'.*install.*pack/i);
      assert.match(await refusal(exchange, '/words/es?q=casa', 404), /'es'.*install.*pack/i);
      assert.match(await refusal(exchange, '/lemmas/it/case', 404), /'it'.*install.*pack/i);
    });
  });
}
