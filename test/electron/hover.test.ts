import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually } from './eventually.ts';

interface Shown {
  readonly text: string;
  readonly on: string | undefined;
}

/** What is shown at the bar in a text, and the part of the text that it is shown for. */
async function hover(language: string, marked: string): Promise<Shown> {
  const offset = marked.indexOf('|');
  assert.notEqual(offset, -1);
  const content = marked.slice(0, offset) + marked.slice(offset + 1);
  const document = await vscode.workspace.openTextDocument({ language, content });
  return hoverAt(document, document.positionAt(offset));
}

async function hoverAt(document: vscode.TextDocument, position: vscode.Position): Promise<Shown> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    position,
  );
  const text = hovers
    .flatMap(({ contents }) => contents)
    .map(content => (typeof content === 'string' ? content : content.value))
    .filter(value => value.includes('Glossa'))
    .join('\n');
  const range = hovers[0]?.range;
  return { text, on: text !== '' && range ? document.getText(range) : undefined };
}

async function hoverInFile(name: string, content: string, word: string): Promise<Shown> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  assert.ok(folder);
  const uri = vscode.Uri.joinPath(folder, name);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  const document = await vscode.workspace.openTextDocument(uri);
  return hoverAt(document, document.positionAt(document.getText().indexOf(word) + 1));
}

describe('hover', () => {
  before(() =>
    eventually(async () => {
      const { text } = await hover('markdown', 'She r|an home.');
      return text === '' ? undefined : text;
    }),
  );

  it('says what the lemma of an inflected form means, and how the form comes from it', async () => {
    const { text, on } = await hover('markdown', 'She r|an home.\n');
    assert.equal(on, 'ran');
    assert.match(text, /^\*\*run\*\* \u2002\\\/ɹʌn\\\/ US \u2002\*verb\* {2}$/m);
    assert.match(text, /^\*ran: past tense of run\*$/m);
    assert.match(text, /^1\. move fast by using one's feet/m);
    assert.match(text, /^ {3}≈ \*scat, scarper, turn tail\*$/m);
    assert.match(text, /^\*Glossa \(WordNet, CMU Pronouncing Dictionary\)\*$/m);
  });

  const words: readonly (readonly [marked: string, on: string, headword: string])[] = [
    ['Two mi|ce ran.', 'mice', 'mouse'],
    ['We are happ|ier now.', 'happier', 'happy'],
    ['I never ga|ve up.', 'gave up', 'give up'],
    ['I never gave u|p.', 'gave up', 'give up'],
    ['We ate hot d|ogs.', 'hot dogs', 'hot dog'],
    ['He is well-kn|own here.', 'well-known', 'well-known'],
    ['I was h|appy.', 'happy', 'happy'],
    ['They ar|e here.', 'are', 'be'],
    ['The caf\u00e9| is open.', 'café', 'cafe'],
    ['Stop at the cat’s| cradle.', 'cat’s cradle', "cat's cradle"],
    ['The g|irl’s coat.', 'girl', 'girl'],
  ];
  for (const [marked, on, headword] of words) {
    it(`finds ${headword} in ${JSON.stringify(marked)}`, async () => {
      const shown = await hover('markdown', marked);
      assert.equal(shown.on, on);
      assert.ok(shown.text.toLowerCase().startsWith(`**${headword.replaceAll('-', '\\-')}**`), shown.text);
    });
  }

  it('says an expression and the word in it', async () => {
    const { text } = await hover('markdown', 'I ga|ve up.');
    assert.match(text, /^\*\*give up\*\*/);
    assert.match(text, /^\*\*give\*\* .* · \*gave: past tense of give\* · /m);
  });

  const silent: readonly (readonly [language: string, marked: string])[] = [
    ['markdown', 'the `ho|use` there'],
    ['markdown', '```\nthe ho|use\n```\n'],
    ['markdown', '---\ntitle: the ho|use\n---\n\ntext\n'],
    ['markdown', '[a](http://ho|use.example)'],
    ['markdown', 'see $ho|use$ there'],
    ['latex', '\\begin{ho|use}'],
    ['html', '<house ho|use="x">'],
    ['restructuredtext', '.. ho|use: x'],
    ['git-commit', 'Title\n\n# the ho|use\n'],
    ['typescript', 'const ho|use = 1;'],
    ['markdown', 'a |1,234 b'],
    ['markdown', 'the xyz|zyqq thing'],
    ['markdown', 'ماذا تق|ول'],
    ['markdown', '今天天|气很好'],
    ['markdown', '\ud800ho\udc00|\ud83d'],
    ['markdown', `${'a'.repeat(5000)}|${'a'.repeat(5000)}`],
    ['markdown', 'this o|r that'],
  ];
  for (const [language, marked] of silent) {
    it(`is silent in ${language} at ${JSON.stringify(marked.slice(0, 60))}`, async () => {
      assert.equal((await hover(language, marked)).text, '');
    });
  }

  const prose: readonly (readonly [language: string, marked: string])[] = [
    ['plaintext', 'the ho|use'],
    ['latex', '\\emph{the ho|use}'],
    ['html', '<p>the ho|use</p>'],
    ['restructuredtext', 'the *ho|use*'],
    ['git-commit', 'Paint the ho|use\n'],
  ];
  for (const [language, marked] of prose) {
    it(`reads ${language}`, async () => {
      assert.equal((await hover(language, marked)).on, 'house');
    });
  }

  for (const [name, content] of [
    ['story.adoc', 'The house stood.\n\n----\ncode\n----\n'],
    ['story.typ', '= Title\nThe house stood. #let x = 1\n'],
    ['story.tex', 'The house stood.\n'],
    ['story.rst', 'The house stood.\n'],
    ['story.org', 'The house stood.\n'],
  ] as const) {
    it(`reads ${name}, whatever language the editor takes it for`, async () => {
      assert.equal((await hoverInFile(name, content, 'house')).on, 'house');
    });
  }

  it('leaves a document alone that is longer than the setting allows', async () => {
    const long = 'the house '.repeat(250_000);
    assert.equal((await hoverInFile('long.md', long, 'house')).text, '');
  });

  it('follows its settings', async () => {
    const settings = vscode.workspace.getConfiguration('glossa');
    await settings.update('hover.maxSenses', 1, vscode.ConfigurationTarget.Global);
    try {
      assert.doesNotMatch((await hover('markdown', 'r|un')).text, /^2\. /m);
      await settings.update('hover.enable', false, vscode.ConfigurationTarget.Global);
      assert.equal((await hover('markdown', 'r|un')).text, '');
    } finally {
      await settings.update('hover.enable', undefined, vscode.ConfigurationTarget.Global);
      await settings.update('hover.maxSenses', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('is quiet for a dataset without data', async () => {
    const settings = vscode.workspace.getConfiguration('glossa');
    await settings.update('dataset', 'de', vscode.ConfigurationTarget.Global);
    try {
      assert.equal((await hover('markdown', 'r|un')).text, '');
    } finally {
      await settings.update('dataset', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('trusts nothing that it shows', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content: 'run' });
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      new vscode.Position(0, 1),
    );
    const contents = hovers.flatMap(({ contents }) => contents);
    assert.ok(contents.length > 0);
    for (const content of contents) {
      assert.ok(content instanceof vscode.MarkdownString);
      assert.ok(!content.isTrusted && !content.supportHtml);
    }
  });

  it('answers a hundred hovers at once', async () => {
    const shown = await Promise.all(Array.from({ length: 100 }, () => hover('markdown', 'the ho|use')));
    assert.ok(shown.every(({ on }) => on === 'house'));
  });
});
