import assert from 'node:assert/strict';
import type { EntryRecord, LexicalRecord, ThesaurusRecord } from '../../../src/lexicon/records.ts';
import { wordNetRecords } from '../../../src/sources/wordnet/entries.ts';
import type { IndexEntry } from '../../../src/sources/wordnet/index.ts';
import { synsetsOf } from './synset.ts';

const synsets = synsetsOf([
  '00000001 06 n 02 polish 0 gloss 0 000 | a sheen; "the polish of a boot"; "a table with a gloss"; "it shines"',
  '00000002 10 n 01 Polish 0 000 | the language of Poland',
  '00000003 30 v 02 polish 0 shine 0 000 01 + 08 00 | make bright; "she polished the boots"',
  '00000004 00 a 01 glad 0 001 ! 00000005 a 0101 | pleased',
  '00000005 00 a 01 sad 0 001 ! 00000004 a 0101 | not pleased',
  '00000006 15 n 01 Vistula 0 001 @i 00000007 n 0000 | a river of Poland',
  '00000007 17 n 01 river 0 000 | a stream',
  '00000008 05 n 01 Lutra 0 001 @ 00000009 n 0000 | the otters',
  '00000009 05 n 01 mammal_genus 0 000 | a genus of mammals',
  '00000010 06 n 02 loch 0 lough 0 001 ;r 00000011 n 0000 | (Scottish) a lake',
  '00000011 15 n 01 Scotland 0 000 | a country',
  '00000012 38 v 02 light 0 fall 0 000 01 + 01 00 | come to somebody; "the task fell to me"',
]);

const index: readonly IndexEntry[] = [
  { lemma: 'polish', partOfSpeech: 'n', synsets: ['n00000001', 'n00000002'] },
  { lemma: 'gloss', partOfSpeech: 'n', synsets: ['n00000001'] },
  { lemma: 'vistula', partOfSpeech: 'n', synsets: ['n00000006'] },
  { lemma: 'lutra', partOfSpeech: 'n', synsets: ['n00000008'] },
  { lemma: 'loch', partOfSpeech: 'n', synsets: ['n00000010', 'n09999999'] },
  { lemma: 'polish', partOfSpeech: 'v', synsets: ['v00000003'] },
  { lemma: 'light', partOfSpeech: 'v', synsets: ['v00000012'] },
  { lemma: 'fall', partOfSpeech: 'v', synsets: ['v00000012'] },
  { lemma: 'glad', partOfSpeech: 'a', synsets: ['a00000004'] },
];

const counts = new Map([['polish n00000001', 4]]);

function build(): readonly LexicalRecord[] {
  return [...wordNetRecords(index, { synsets, counts, exceptions: () => [] })];
}

function entry(headword: string, category: string): EntryRecord {
  const found = build().find(
    record => record.kind === 'entry' && record.headword === headword && record.lexicalCategory === category,
  );
  assert.ok(found?.kind === 'entry');
  return found;
}

function thesaurus(headword: string): ThesaurusRecord {
  const found = build().find(record => record.kind === 'thesaurus' && record.headword === headword);
  assert.ok(found?.kind === 'thesaurus');
  return found;
}

const forms = (record: EntryRecord) => record.inflections?.map(inflection => inflection.form) ?? [];

describe('wordNetRecords', () => {
  it('parts polish from Polish', () => {
    assert.deepEqual(
      entry('polish', 'noun').senses?.flatMap(sense => sense.definitions),
      ['a sheen'],
    );
    assert.deepEqual(
      entry('Polish', 'noun').senses?.flatMap(sense => sense.definitions),
      ['the language of Poland'],
    );
    assert.deepEqual(forms(entry('polish', 'verb')), ['polishes', 'polishing', 'polished', 'polished']);
  });

  it('gives an example to the word that it shows, and one that shows none to all', () => {
    const texts = (record: EntryRecord) => record.senses?.[0]?.examples?.map(example => example.text);
    assert.deepEqual(texts(entry('polish', 'noun')), ['the polish of a boot', 'it shines']);
    assert.deepEqual(texts(entry('gloss', 'noun')), ['a table with a gloss', 'it shines']);
    assert.deepEqual(texts(entry('polish', 'verb')), ['she polished the boots']);
    assert.deepEqual(texts(entry('fall', 'verb')), ['the task fell to me']);
    assert.equal(texts(entry('light', 'verb')), undefined);
  });

  it('labels a sense and leaves the remark out of its definition', () => {
    const sense = entry('loch', 'noun').senses?.[0];
    assert.deepEqual(sense?.definitions, ['a lake']);
    assert.deepEqual(sense?.regions, ['scottish']);
    assert.equal(entry('loch', 'noun').senses?.length, 1);
  });

  it('knows synonyms and antonyms, and links the thesaurus', () => {
    const sense = entry('loch', 'noun').senses?.[0];
    assert.deepEqual(sense?.synonyms, [{ text: 'lough' }]);
    assert.deepEqual(sense?.thesaurusLinks, [
      { headword: 'loch', senseId: thesaurus('loch').senses[0]?.id ?? '' },
    ]);
    assert.deepEqual(thesaurus('glad').senses[0]?.antonyms, [{ text: 'sad' }]);
  });

  it('says what is transitive, how frequent, and of which class', () => {
    assert.deepEqual(entry('polish', 'verb').senses?.[0]?.grammaticalFeatures, ['transitive']);
    assert.deepEqual(entry('polish', 'verb').senses?.[0]?.semanticClasses, ['change']);
    assert.equal(entry('polish', 'noun').frequency, 4);
  });

  it('gives names and taxa no plural', () => {
    assert.deepEqual(forms(entry('Vistula', 'noun')), []);
    assert.deepEqual(entry('Vistula', 'noun').grammaticalFeatures, ['proper']);
    assert.deepEqual(forms(entry('Lutra', 'noun')), []);
    assert.deepEqual(forms(entry('gloss', 'noun')), ['glosses']);
  });

  it('numbers senses alike in every build, each once', () => {
    const ids = build().flatMap(record =>
      'senses' in record ? (record.senses ?? []).map(sense => sense.id) : [],
    );
    assert.deepEqual(
      ids,
      build().flatMap(record => ('senses' in record ? (record.senses ?? []).map(sense => sense.id) : [])),
    );
    assert.equal(new Set(ids).size, ids.length);
    assert.equal(ids[0], 'm_en_gbus0000001.001');
  });

  it('stores no empty lists', () => {
    assert.doesNotMatch(JSON.stringify(build()), /\[\]/);
  });
});
