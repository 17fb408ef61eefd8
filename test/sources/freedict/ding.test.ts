import assert from 'node:assert/strict';
import { readDingArticle } from '../../../src/sources/freedict/ding.ts';
import { isSelected } from '../../../src/sources/freedict/dingSelection.ts';

describe('readDingArticle', () => {
  it('reads all that an article may have', () => {
    const article = [
      'lamp /lˈamp/ <n>',
      ' [Br.]  [techn.] Lampe <fem>, Leuchte <fem, pl> [ugs.]',
      '         Note: für Licht',
      '      "trim the lamp"  - die Lampe richten',
      '   Synonyms: {light}, {lantern}',
      '',
      ' see: {lamps}, {oil lamp}',
      '',
      '         Note: for light',
      '',
    ].join('\n');
    assert.deepEqual(readDingArticle(article), {
      headword: 'lamp',
      marks: ['n'],
      labels: ['Br.', 'techn.'],
      translations: [
        { text: 'Lampe', marks: ['fem'], labels: [] },
        { text: 'Leuchte', marks: ['fem', 'pl'], labels: ['ugs.'] },
      ],
      otherRemarks: ['für Licht'],
      ownRemarks: ['for light'],
      synonyms: ['light', 'lantern'],
      references: ['lamps', 'oil lamp'],
      examples: [{ text: 'trim the lamp', translation: 'die Lampe richten' }],
    });
  });

  const heads: [line: string, headword: string][] = [
    ['lamp /lˈamp/', 'lamp'],
    ['electric lamp oil /ə lˈamp/ (ELO /ˈɛl/)', 'electric lamp oil'],
    ['light / dim lamp /l d lˈamp/', 'light / dim lamp'],
    ['Lampe <fem, n, sg>', 'Lampe'],
    ['Lampe', 'Lampe'],
  ];
  for (const [line, headword] of heads) {
    it(`finds the headword of ${line}`, () => {
      assert.equal(readDingArticle(`${line}\nwort\n`)?.headword, headword);
    });
  }

  const lines: [line: string, translations: readonly string[]][] = [
    ['Lampe', ['Lampe']],
    ['Lampe <fem>LA,  /ˈɛl/ , Leuchte <fem>', ['Lampe', 'Leuchte']],
    ['Lampe <fem> [techn.] LA,  /ˈɛl/', ['Lampe']],
    ['1,5 Lampen, drei', ['1,5 Lampen', 'drei']],
    ['lampenlosel.,  /ˈɛl/ , Leuchte <fem>Lt.,  /ˈɛl tˈiː/ Lcht.,  /ˈɛl/', ['lampenlose', 'Leuchte']],
    [' [Br.] LampenfußLF,  /ˌɛlˈɛf/', ['Lampenfuß']],
    ['meiner Lampe nachmLn,  /ˈɛm/', ['meiner Lampe nach']],
    ['LampeXQ.,  /ˈɛks/, lampexq.,  /ˈɛks/ , Licht', ['Lampe', 'Licht']],
    ['Licht <neut>, Lampe ([+ gen]) <fem>', ['Licht', 'Lampe']],
    ['Lampen (rote, grüne) zünden <v>, leuchten', ['Lampen (rote, grüne) zünden', 'leuchten']],
    [
      'das Licht <neut>, das, was leuchtet, das, was glüht',
      ['das Licht', 'das, was leuchtet', 'das, was glüht'],
    ],
    ['geruhen, etw. zu tun', ['geruhen, etw. zu tun']],
    ['Lampe  mit   Docht ', ['Lampe mit Docht']],
    ['Lampe, Licht > 1, Licht (rot, /lˈɛd/', ['Lampe']],
    ['', []],
  ];
  for (const [line, translations] of lines) {
    it(`finds the translations of ${JSON.stringify(line)}`, () => {
      const found = readDingArticle(`lamp\n${line}\n`)?.translations.map(({ text }) => text);
      assert.deepEqual(found, translations);
    });
  }

  it('takes the last of two remarks that stand together for the headword', () => {
    const { ownRemarks, otherRemarks } =
      readDingArticle('lamp\nLampe\n         Note: hell\n         Note: bright\n') ?? {};
    assert.deepEqual([ownRemarks, otherRemarks], [['bright'], ['hell']]);
  });

  const remarks: [remark: string, read: readonly string[]][] = [
    ['mit Docht, Kerze', ['mit Docht, Kerze']],
    ['mit Docht, Kerze <fem> [min.] , Licht', ['mit Docht']],
    ['mit Docht, hell, usw., Kerze <fem>', ['mit Docht, hell, usw.']],
    ['Docht [techn.]', ['Docht']],
    ['s, Kerzen <pl>', []],
    ['mit  Docht ', ['mit Docht']],
  ];
  for (const [text, read] of remarks) {
    it(`reads the remark ${JSON.stringify(text)}`, () => {
      const article = readDingArticle(`lamp\nLampe\n         Note: ${text}\n`);
      assert.deepEqual(article?.otherRemarks, read);
    });
  }

  it('refuses an article without a headword', () => assert.equal(readDingArticle('\nLampe\n'), undefined));
});

describe('isSelected', () => {
  const cases: [article: string, counts: Readonly<Record<string, number>>, selected: boolean][] = [
    ['lamp /l/\nLampe <fem>', {}, true],
    ['Lampen /l/ <pl>\nlamps\n see: {Lampe}', {}, false],
    ['Leute /l/ <pl, n>\npeople <n>\n see: {Mann}', {}, true],
    ['lamps /l/\nLampen <pl>\n see: {lamp}', {}, false],
    ['scissors /l/\nSchere <fem>\n see: {cut}', {}, true],
    ['lit /l/\nbeleuchtet\n see: {light}', {}, false],
    ['light the lamp /l/\nleuchten <v, intr>\n see: {lamp}', {}, true],
    ['lamp oil /l/\nLampenöl <neut>', {}, false],
    ['lamp oil /l/\nÖl <neut>', { Öl: 2 }, true],
    ['lamp oil /l/\nÖl <neut> [chem.]', { Öl: 2 }, false],
    ['Lampenöl /l/ <neut, n, sg>\nlamp oil <n>', {}, false],
    ['lighter /l/\njemand, der leuchtet <masc>', {}, true],
    ['the light /l/\ndas Licht <neut>, das, was leuchtet <neut>', {}, true],
    ['Lampenöl /l/ <neut, n, sg>\nkerosene <n>, lamp oil <n>', {}, true],
    ['The lamp is lit. /l/\nDie Lampe brennt.', {}, false],
    ['light sth. /l/\nanzünden <v, trans>', {}, true],
    ['light up at the end /l/\naufleuchten <v, intr>', {}, false],
    ['Lampen… /l/ <adj>\nlamp <adj>', {}, false],
    ['lamp /l/\n', {}, false],
  ];
  for (const [text, counts, selected] of cases) {
    it(`${selected ? 'takes' : 'leaves'} ${JSON.stringify(text)}`, () => {
      const article = readDingArticle(text);
      assert.ok(article);
      assert.equal(
        isSelected(article, translation => counts[translation] ?? 1),
        selected,
      );
    });
  }
});
