import * as vscode from 'vscode';
import type { Connection } from '../connection.ts';
import { proseDocuments } from '../proseDocuments.ts';
import type { Reporter } from '../reporter.ts';

/** Offers hovers in prose. What they are made with is loaded when the first one is asked for. */
export function registerHover(connection: Connection, reporter: Reporter): vscode.Disposable {
  let loaded: Promise<vscode.HoverProvider> | undefined;
  async function load(): Promise<vscode.HoverProvider> {
    const [{ createHoverProvider }, client] = await Promise.all([
      import('./hoverProvider.ts'),
      connection.client(),
    ]);
    return createHoverProvider(client, reporter);
  }
  return vscode.languages.registerHoverProvider(proseDocuments(), {
    async provideHover(document, position, token) {
      loaded ??= load().catch(error => {
        loaded = undefined; // the next hover tries again
        throw error;
      });
      const provider = await loaded;
      return provider.provideHover(document, position, token);
    },
  });
}
