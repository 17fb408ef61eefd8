import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Pack } from '../../../src/lexicon/pack.ts';
import type { EntryRecord, LexicalRecord, TranslationRecord } from '../../../src/lexicon/records.ts';
import { buildPack } from '../../../src/sources/build.ts';
import { deWikDict, enDeFreeDict, enEsFreeDict } from '../../../src/sources/freedict/recipes.ts';
import type { BadLine, PackRecipe } from '../../../src/sources/source.ts';
import { TemporaryFolder } from '../temporaryFolder.ts';
import { writeDictionary } from './dictionary.ts';

type Articles = readonly (readonly [key: string, text: string])[];

/** Dictionaries of words that are few and articles of our own making. */
const dictionaries: Readonly<Record<string, Articles>> = {
  'eng-spa': [
    [
      'ball',
      'ball //bɔːl// <n>\n1. bola, pelota 2.\n(sports) A thing to throw.\n 3.\n(slang, UK) A heap.\n2. baile\nA dance.\n',
    ],
    ['ball', 'Ball <pn>\nBall\n'],
    ['orb', 'orb <n>\npelota, bola\nA round thing. [from 15th c.]\n'],
    ['so be it', 'so be it <proverb>\nasí sea, y ya\n'],
  ],
  'spa-fra': [['bola', 'bola /ˈbo.la/ <n>\nboule\nDeporte, náutica|  Cuerpo  redondo.\n']],
  'spa-cat': [
    ['bola', 'bola /bˈola/ <n>\nbola\nDeporte, náutica| Cuerpo redondo.\n'],
    ['ya', 'ya <adv>\nja\n'],
  ],
  'spa-tur': [['bola', 'bola <n>\ntop\nMentira.\n']],
  'deu-fra': [['ball', 'Ball /bal/ <n, masc>\nballe\nSport: rundes Ding zum Werfen\n']],
  'deu-swe': [['ball', 'Ball /bal/ <n, masc>\nbal\nFest mit Tanz\n']],
  'deu-spa': [['rund', 'rund <adj>\nredondo\n']],
  'eng-deu': [
    ['ball', 'ball /bˈɔːl/\nKnäuel <masc, neut>\n   Synonym: {clew}\n'],
    [
      'ball',
      'ball /bˈɔːl/\n [Br.] Ball <masc> [sport], Kugel <fem> [ugs.]\n      "throw a ball"  - einen Ball werfen\n',
    ],
    ['ball', 'ball /bˈɔːl/\ngeballt\n'],
    ['ball', 'ball /bˈɔːl/\nBall <masc>, Tanzfest <neut>\n         Note: event\n'],
    ['balls', 'balls /bˈɔːlz/\nBälle <pl>\n see: {ball}\n'],
  ],
  'deu-eng': [
    ['ball', 'Ball /bˈal/ <masc, n, sg>\nball <n>\n'],
    ['ball', 'Ball /bˈal/ <masc, n, sg>\nprom <n>\n'],
    ['ballen', 'ballen /bˈalən/ <v, trans>\nball <v>\n'],
  ],
};

describe('the recipes of FreeDict', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
    for (const [pair, articles] of Object.entries(dictionaries)) {
      const place = join(folder.path, 'trixie', `dict-freedict-${pair}`);
      writeDictionary(join(place, 'usr/share/dictd'), `freedict-${pair}`, articles);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(join(place, '.debian-version'), '2024.11.01-2\n');
    }
  });
  after(() => folder.remove());

  async function recordsOf(recipe: PackRecipe): Promise<LexicalRecord[]> {
    const folders = Object.fromEntries(
      Object.keys(dictionaries).map(pair => [
        `dict-freedict-${pair}`,
        join(folder.path, 'trixie', `dict-freedict-${pair}`),
      ]),
    );
    const fail = (bad: BadLine) => assert.fail(bad.reason);
    const records: LexicalRecord[] = [];
    for await (const record of recipe.records(folders, fail)) {
      records.push(record);
    }
    return records;
  }

  const translations = async (recipe: PackRecipe, language: string) =>
    (await recordsOf(recipe)).filter(
      (record): record is TranslationRecord => record.kind === 'translation' && record.language === language,
    );
  const entries = async (recipe: PackRecipe) =>
    (await recordsOf(recipe)).filter((record): record is EntryRecord => record.kind === 'entry');

  it('give English words with their Spanish translations, a sense for each meaning', async () => {
    const [ball, ofName, orb, proverb] = await translations(enEsFreeDict, 'en');
    assert.deepEqual(ball, {
      kind: 'translation',
      headword: 'ball',
      language: 'en',
      targetLanguage: 'es',
      lexicalCategory: 'noun',
      pronunciations: [{ notation: 'IPA', spelling: 'bɔːl' }],
      senses: [
        {
          id: 'b-en-es0000001.001',
          translations: [{ text: 'bola' }, { text: 'pelota' }],
          domains: ['sport'],
          notes: [{ type: 'indicator', text: 'A thing to throw.' }],
        },
        {
          id: 'b-en-es0000001.002',
          translations: [{ text: 'bola' }, { text: 'pelota' }],
          registers: ['slang'],
          regions: ['british'],
          notes: [{ type: 'indicator', text: 'A heap.' }],
        },
        {
          id: 'b-en-es0000001.003',
          translations: [{ text: 'baile' }],
          notes: [{ type: 'indicator', text: 'A dance.' }],
        },
      ],
    });
    assert.deepEqual(ofName?.senses, [
      { id: 'b-en-es0000002.001', translations: [{ text: 'Ball' }], grammaticalFeatures: ['proper'] },
    ]);
    assert.deepEqual(orb?.senses[0]?.notes, [{ type: 'indicator', text: 'A round thing.' }]);
    assert.deepEqual(
      [proverb?.lexicalCategory, proverb?.senses[0]?.translations],
      ['idiomatic', [{ text: 'así sea, y ya' }]],
    );
  });

  it('read the English dictionary backwards, the likeliest translation first', async () => {
    const spanish = await translations(enEsFreeDict, 'es');
    assert.deepEqual(
      spanish.map(({ headword, senses }) => [headword, senses.map(sense => sense.translations?.[0]?.text)]),
      [
        ['Ball', ['Ball']],
        ['baile', ['ball']],
        ['bola', ['ball', 'orb']],
        ['pelota', ['ball', 'orb']],
      ],
    );
    const bola = spanish.find(({ headword }) => headword === 'bola');
    assert.deepEqual(bola?.pronunciations, [
      { notation: 'IPA', spelling: 'ˈbo.la' },
      { notation: 'IPA', spelling: 'bˈola', derived: true },
    ]);
    assert.deepEqual(bola?.senses[0], {
      id: 'b-es-en0000003.001',
      translations: [{ text: 'ball', notes: [{ type: 'indicator', text: 'A thing to throw.' }] }],
      domains: ['sport'],
    });
  });

  it('give Spanish definitions from all dictionaries together', async () => {
    const [bola, ...others] = await entries(enEsFreeDict);
    assert.deepEqual(bola?.senses, [
      { id: 'm_es0000001.001', definitions: ['Cuerpo redondo.'], domains: ['sport', 'nautical'] },
      { id: 'm_es0000001.002', definitions: ['Mentira.'] },
    ]);
    // of those without a definition, none is an entry
    assert.deepEqual(others, []);
  });

  it('give German definitions with gender', async () => {
    const [ball] = await entries(deWikDict);
    assert.deepEqual(ball, {
      kind: 'entry',
      headword: 'Ball',
      language: 'de',
      lexicalCategory: 'noun',
      grammaticalFeatures: ['masculine'],
      pronunciations: [{ notation: 'IPA', spelling: 'bal' }],
      senses: [
        { id: 'm_de0000001.001', definitions: ['rundes Ding zum Werfen'], domains: ['sport'] },
        { id: 'm_de0000001.002', definitions: ['Fest mit Tanz'] },
      ],
    });
  });

  it('give Ding without inflected forms, unlabelled senses of frequent words first', async () => {
    const english = await translations(enDeFreeDict, 'en');
    assert.deepEqual(
      english.map(({ headword, lexicalCategory }) => [headword, lexicalCategory]),
      [['ball', 'noun']],
    );
    assert.deepEqual(english[0]?.senses, [
      {
        id: 'b-en-de0000001.001',
        translations: [
          { text: 'Ball', grammaticalFeatures: ['masculine'] },
          { text: 'Tanzfest', grammaticalFeatures: ['neuter'] },
        ],
        notes: [{ type: 'indicator', text: 'event' }],
      },
      {
        id: 'b-en-de0000001.002',
        translations: [
          { text: 'Ball', grammaticalFeatures: ['masculine'] },
          { text: 'Kugel', registers: ['informal'], grammaticalFeatures: ['feminine'] },
        ],
        regions: ['british'],
        domains: ['sport'],
        examples: [{ text: 'throw a ball', translations: [{ text: 'einen Ball werfen' }] }],
      },
      {
        id: 'b-en-de0000001.003',
        translations: [{ text: 'Knäuel', grammaticalFeatures: ['masculine', 'neuter'] }],
        notes: [{ type: 'indicator', text: 'clew' }],
      },
    ]);
    const german = await translations(enDeFreeDict, 'de');
    assert.deepEqual(
      german.map(({ headword, senses }) => [headword, senses[0]?.grammaticalFeatures]),
      [
        ['Ball', ['masculine']],
        ['ballen', ['transitive']],
      ],
    );
  });

  for (const recipe of [enEsFreeDict, enDeFreeDict, deWikDict]) {
    it(`make the sound pack ${recipe.manifest.name}, twice the same`, async () => {
      const options = { debianCache: folder.path, force: true };
      const { file, manifest } = await buildPack(recipe, join(folder.path, 'packs'), options);
      const pack = Pack.open(file);
      assert.equal(pack.verify(), undefined);
      pack.close();
      assert.match(manifest.sources[0]?.version ?? '', / 2024\.11\.01-2$/);
      const again = await buildPack(recipe, join(folder.path, 'packs'), options);
      assert.equal(again.manifest.contentHash, manifest.contentHash);
    });
  }
});
