import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** The text of all hovers at a word of a document. */
async function hoverOn(document: vscode.TextDocument, word: string): Promise<string> {
  const offset = document.getText().indexOf(word);
  assert.notEqual(offset, -1, `the document has no '${word}'`);
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    document.positionAt(offset + 1),
  );
  return hovers
    .flatMap(hover => hover.contents)
    .map(content => (typeof content === 'string' ? content : content.value))
    .join('\n');
}

describe('hover', () => {
  it('says what the lemma of an inflected form means, and how the form comes from it', async () => {
    const document = await vscode.workspace.openTextDocument({
      language: 'markdown',
      content: 'She ran home.\n',
    });
    const text = await hoverOn(document, 'ran');
    assert.match(text, /\*\*run\*\*/);
    assert.match(text, /\/ɹʌn\/ US/);
    assert.match(text, /\*ran: past tense of run\*/);
    assert.match(text, /1\. move fast by using one's feet/);
  });
});
