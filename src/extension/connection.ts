import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import type { Exchange } from '../contract/exchange.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Reporter } from './reporter.ts';

/** Hears what the connection cannot settle. */
type ConnectionReporter = Pick<Reporter, 'lexiconIncomplete' | 'serviceFailed'>;

/**
 * The service that the extension asks: embedded, on the packs of the extension's folder. Nothing is read or
 * opened before the first request. The one place of the extension that knows service and lexicon.
 */
export class Connection implements vscode.Disposable {
  readonly #packs: string;
  readonly #reporter: ConnectionReporter;
  #opened: Promise<{ readonly exchange: Exchange; readonly lexicon: Lexicon }> | undefined;

  constructor(extensionUri: vscode.Uri, reporter: ConnectionReporter) {
    this.#packs = vscode.Uri.joinPath(extensionUri, 'packs').fsPath;
    this.#reporter = reporter;
  }

  readonly exchange: Exchange = async request => {
    this.#opened ??= this.#open();
    const { exchange } = await this.#opened;
    return exchange(request);
  };

  dispose(): void {
    this.#opened?.then(({ lexicon }) => lexicon.close()).catch(() => undefined);
    this.#opened = undefined;
  }

  async #open() {
    const [{ Lexicon }, { createService }] = await Promise.all([
      import('../lexicon/lexicon.ts'),
      import('../service/service.ts'),
    ]);
    const files = await packFiles(this.#packs);
    const lexicon = Lexicon.open(files);
    if (lexicon.manifests.length === 0 || lexicon.problems.length > 0) {
      this.#reporter.lexiconIncomplete(this.#packs, lexicon.problems);
    }
    return {
      lexicon,
      exchange: createService({ lexicon, onFailure: failure => this.#reporter.serviceFailed(failure) }),
    };
  }
}

/** The packs of a folder; none where there is no folder. */
async function packFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter(name => name.endsWith('.pack')).map(name => join(folder, name));
}
