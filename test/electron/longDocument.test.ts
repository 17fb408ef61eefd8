import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('a document of nearly 50 MB, the most that the editor gives to extensions', () => {
  it('is left alone, and others are still answered', async function () {
    this.timeout(60_000); // the editor itself takes most of it
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
    assert.ok(folder);
    const uri = vscode.Uri.joinPath(folder, 'endless.txt'); // plain text: no other extension reads it
    await vscode.workspace.fs.writeFile(
      uri,
      Buffer.from('The house by the sea stood empty.\n'.repeat(1_400_000)),
    );
    const document = await vscode.workspace.openTextDocument(uri);
    assert.equal(await hoversIn(document), 0);
    const short = await vscode.workspace.openTextDocument({ language: 'plaintext', content: 'The house' });
    assert.equal(await hoversIn(short), 1);
  });
});

async function hoversIn(document: vscode.TextDocument): Promise<number> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    new vscode.Position(0, 5),
  );
  return hovers.length;
}
