import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import type { LexicalClient } from '../client/client.ts';
import type { Exchange } from '../contract/exchange.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Reporter } from './reporter.ts';

/** Hears what the connection cannot settle. */
type ConnectionReporter = Pick<Reporter, 'lexiconIncomplete' | 'serviceFailed'>;

/**
 * The service that the extension asks, and the one client that asks it: embedded, on the packs of the
 * extension's folder. No code of theirs is loaded and no file opened before they are needed. The one place of
 * the extension that knows service and lexicon.
 */
export class Connection implements vscode.Disposable {
  readonly #packs: string;
  readonly #reporter: ConnectionReporter;
  #client: Promise<LexicalClient> | undefined;
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

  /** The client that all features share. */
  client(): Promise<LexicalClient> {
    this.#client ??= import('../client/client.ts').then(
      ({ LexicalClient }) => new LexicalClient(this.exchange),
    );
    return this.#client;
  }

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
