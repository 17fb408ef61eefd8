import assert from 'node:assert/strict';
import fc from 'fast-check';
import { proseFormats } from '../../../src/extension/prose/formats.ts';
import type { ProseFormat, Region } from '../../../src/extension/prose/region.ts';

/** What each format reacts to; documents are put together from these at random. */
const delimiters: Readonly<Record<string, readonly string[]>> = {
  Markdown:
    '``` ` ~~~ ~~ * ** _ [ ] ]( ) [^a] [[ ]] | $ $$ \\( \\) \\[ \\] < > <!-- --> <code> </code> <a {# } {{ }} ::: --- +++ - > # @a &amp; &eacute; :a: http://a. ![ |- <pre> (" ") .'.split(
      ' ',
    ),
  MDX: 'import export { } {/* */} <A /> </A> <> " \' ` ``` < > * [ ] ( --- => $ \\'.split(' '),
  Quarto: '{{< >}} ::: @a ``` `r $ [ ] {.a} ---'.split(' '),
  LaTeX:
    "\\ { } [ ] % $ $$ \\( \\) \\[ \\] \\begin{document} \\end{document} \\begin{verbatim} \\end{verbatim} \\begin{align} \\end{align} \\label{ \\title{ \\verb| | \\item[ \\'e \\ss \\- ~ & \\url{ \\cite[ \\section{".split(
      ' ',
    ),
  AsciiDoc:
    '---- .... //// ++++ ==== |=== ``` = == * _ ` `` + ++ # << >> (( (((  ))) {a} [ ] [source] [stem] image:: link: :a: // .T NOTE: :: "` `" http://a[ | 2+| ifdef::a[] &amp; -- '.split(
      ' ',
    ),
  reStructuredText:
    '.. :: .. note:: code:: `` ` :ref:` <a>`_ * ** | [1]_ _ __ === :a: >>> +--+ > - .. _a: \\ .. |x| image:: '.split(
      ' ',
    ),
  Typst:
    '# #let #if else #f( ( ) [ ] { } " ` ``` $ // /* */ <a> @a * _ \\ = - / ; . #context #set #[ , => '.split(
      ' ',
    ),
  Org: '#+begin_src #+end_src #+TITLE: * TODO :a: :PROPERTIES: :END: [[ ][ ]] = ~ / _ + $ \\( \\) < > <<a>> [fn: ] {{{ }}} @@ | - # : \\begin{a} \\end{a} [1/2] src_a{ '.split(
    ' ',
  ),
  HTML: '< > </ <!-- --> <! <? <a " = \' <code> </code> <script> </script> <pre> <svg> &eacute; &nbsp; & ; <b> </b> <p'.split(
    ' ',
  ),
  'Git commit message':
    '# # ------------------------ >8 ------------------------\n fix(a): Signed-off-by: ` @a abc1234 http://a BREAKING'.split(
      ' ',
    ),
  'gettext catalogue':
    'msgid msgstr msgctxt " \\" #~ # %s %(a)s {0} <b> & msgstr[0] msgid_plural \\ $a'.split(' '),
  'plain text': 'http:// @ a.b / \\ . ( ) www. mailto: C:\\ ~/ a@b.cd'.split(' '),
};

const filler = [
  'word',
  'é',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '\n  ',
  '\n    ',
  '1',
  '\0',
  '\uD800',
  '\uDC00',
  '😀',
  '語',
];

function assertWellFormed(text: string, regions: readonly Region[]): void {
  let last = 0;
  for (const { start, end } of regions) {
    assert.ok(
      last <= start && start < end && end <= text.length,
      `${start}–${end} after ${last} of ${text.length}`,
    );
    last = end;
  }
}

function documentsOf(format: ProseFormat): fc.Arbitrary<string> {
  const pieces = [...(delimiters[format.name] ?? []), ...filler];
  return fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map(parts => parts.join(''));
}

describe('every prose format', () => {
  for (const format of proseFormats) {
    it(`${format.name}: regions of any text are sorted, apart and within it`, () => {
      assert.ok(delimiters[format.name]);
      const texts = fc.oneof({ weight: 4, arbitrary: documentsOf(format) }, fc.string({ unit: 'binary' }));
      fc.assert(
        fc.property(texts, text => {
          assertWellFormed(text, format.regions(text));
        }),
        { numRuns: 100 },
      );
    });

    it(`${format.name}: time grows with the number of unclosed delimiters, not faster`, () => {
      for (const delimiter of delimiters[format.name] ?? []) {
        for (const glue of ['', 'a']) {
          assertLinear(format, delimiter + glue);
        }
      }
    }).timeout(60_000);

    it(`${format.name}: a line of a megabyte is no trouble`, () => {
      for (const piece of ['word ', '> ', '<b>', '[']) {
        const text = piece.repeat(1_000_000 / piece.length);
        assertWellFormed(text, format.regions(text));
      }
    });
  }
});

/** Only what takes longer than this, time after time, is measured against a tenth of it. */
const suspicious = 150;

function assertLinear(format: ProseFormat, piece: string): void {
  const [long, short] = [piece.repeat(12_000), piece.repeat(1_200)];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    // another program may have had the processor meanwhile; one quick run is proof enough
    const taken = elapsed(format, long);
    if (taken < suspicious || taken < 40 * elapsed(format, short)) {
      return;
    }
  }
  assert.fail(
    `${JSON.stringify(piece)} takes far more than ten times as long when there is ten times as much`,
  );
}

function elapsed(format: ProseFormat, text: string): number {
  const start = performance.now();
  assertWellFormed(text, format.regions(text));
  return performance.now() - start;
}
