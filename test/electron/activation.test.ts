import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('activation', () => {
  it('finds the extension and activates it', async () => {
    const extension = vscode.extensions.getExtension('glossa.glossa');
    assert.ok(extension, 'VS Code knows no extension glossa.glossa');
    await extension.activate();
    assert.equal(extension.isActive, true);
  });
});
