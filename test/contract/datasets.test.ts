import assert from 'node:assert/strict';
import { isValueOf, valueSets } from '../../src/contract/datasets.ts';

/** The table "Path parameter value sets" of the specification, word for word. */
const specified: Readonly<Record<keyof typeof valueSets, string>> = {
  monolingual: 'en-gb, en-us, en-us-childs, de, es, fr, gu, hi, lv, pt, ro, ta, zh',
  lemmas: 'en, en-us-childs, de, es, hi, it, lv, pt, ro, ta',
  inflections: 'en-gb, en-us, en-us-childs, de, es, hi, lv, pt, ro, ta',
  bilingualSource: 'en, ar, de, el, es, ha, hi, id, it, mr, ms, pt, qu, ru, te, tt, zh',
  bilingualTarget: 'en, ar, de, el, es, fa, ha, hi, id, ig, it, ka, mr, ms, pt, qu, ro, ru, tg, tt, yo, zh',
  thesaurus: 'en',
  sentences: 'en, es',
  pronunciations: 'en-au, en-gb, en-in, en-us',
  filterEndpoints: 'entries, lemmas',
  fieldEndpoints: 'entries, thesaurus',
};

describe('value sets', () => {
  it('are those of the specification', () => {
    const ours = Object.fromEntries(
      Object.entries(valueSets).map(([name, values]) => [name, values.join(', ')]),
    );
    assert.deepEqual(ours, specified);
  });

  it('hold a value in its exact spelling alone', () => {
    assert.equal(isValueOf('monolingual', 'en-gb'), true);
    assert.equal(isValueOf('monolingual', 'EN-GB'), false);
    assert.equal(isValueOf('lemmas', 'en-gb'), false);
    assert.equal(isValueOf('lemmas', ''), false);
  });
});
