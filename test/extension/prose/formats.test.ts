import assert from 'node:assert/strict';
import { formatOf, proseFormats } from '../../../src/extension/prose/formats.ts';

describe('formatOf', () => {
  const promised =
    'markdown plaintext latex tex asciidoc restructuredtext quarto typst org mdx html git-commit scminput po';

  it('knows every language id that activates the extension', () => {
    for (const id of promised.split(' ')) {
      assert.ok(formatOf(id, 'untitled'), id);
    }
  });

  const cases: [languageId: string, fileName: string, name: string | undefined][] = [
    ['markdown', 'notes.tex', 'Markdown'],
    ['plaintext', 'manual.adoc', 'AsciiDoc'],
    ['plaintext', '/home/a/Thesis.TEX', 'LaTeX'],
    ['plaintext', 'paper.typ', 'Typst'],
    ['plaintext', 'index.rst', 'reStructuredText'],
    ['plaintext', 'todo.org', 'Org'],
    ['plaintext', 'de.po', 'gettext catalogue'],
    ['plaintext', 'analysis.qmd', 'Quarto'],
    ['plaintext', '.git/COMMIT_EDITMSG', 'Git commit message'],
    ['plaintext', 'letter.txt', 'plain text'],
    ['plaintext', 'Untitled-1', 'plain text'],
    ['cmake', 'CMakeLists.txt', undefined],
    ['apex', 'Account.cls', undefined],
    ['http', 'requests.rest', undefined],
    ['typescript', 'main.ts', undefined],
    ['git-rebase', 'git-rebase-todo', undefined],
  ];
  for (const [languageId, fileName, name] of cases) {
    it(`reads ${fileName} as ${languageId} as ${name ?? 'no prose'}`, () => {
      assert.equal(formatOf(languageId, fileName)?.name, name);
    });
  }

  it('claims no language id or file ending twice', () => {
    for (const claims of [
      proseFormats.flatMap(f => f.languageIds),
      proseFormats.flatMap(f => f.extensions),
    ]) {
      assert.deepEqual(claims, [...new Set(claims)]);
    }
  });
});
