import assert from 'node:assert/strict';
import { labelId, labelText } from '../../src/lexicon/labelText.ts';

const texts: Readonly<Record<string, string>> = {
  vulgar_slang: 'Vulgar Slang',
  combiningForm: 'Combining Form',
  'non-standard': 'Non-Standard',
  noun: 'Noun',
  us: 'US',
  pastParticiple: 'Past Participle',
  air_force: 'Air Force',
  québécois_french: 'Québécois French',
  élan_vital: 'Élan Vital',
  '': '',
};

const ids: Readonly<Record<string, string>> = {
  'Air Force': 'air_force',
  '  Air   Force ': 'air_force',
  'Non-Standard': 'non-standard',
  Air_Force: 'air_force',
  noun: 'noun',
};

describe('labelText', () => {
  for (const [id, text] of Object.entries(texts)) {
    it(`reads ${JSON.stringify(id)} as ${JSON.stringify(text)}`, () => {
      assert.equal(labelText(id), text);
    });
  }
});

describe('labelId', () => {
  for (const [text, id] of Object.entries(ids)) {
    it(`makes ${JSON.stringify(id)} of ${JSON.stringify(text)}`, () => {
      assert.equal(labelId(text), id);
    });
  }
});
