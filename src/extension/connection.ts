import * as vscode from 'vscode';
import type { LexicalClient } from '../client/client.ts';
import type { Exchange } from '../contract/exchange.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Manifest } from '../lexicon/manifest.ts';
import type { Reporter } from './reporter.ts';

/** Hears what the connection cannot settle. */
type ConnectionReporter = Pick<Reporter, 'lexiconMissing' | 'packsUnreadable' | 'serviceFailed'>;

/**
 * The service that the extension asks, and the one client that asks it: embedded, on the packs of the
 * extension's folder. No code of theirs is loaded and no file opened before they are needed. The one place of
 * the extension that knows service and lexicon.
 */
export class Connection implements vscode.Disposable {
  readonly #packs: string;
  readonly #reporter: ConnectionReporter;
  #client: Promise<LexicalClient> | undefined;
  #opened: Promise<Opened> | undefined;
  #disposed = false;

  constructor(extensionUri: vscode.Uri, reporter: ConnectionReporter) {
    this.#packs = vscode.Uri.joinPath(extensionUri, 'packs').fsPath;
    this.#reporter = reporter;
  }

  readonly exchange: Exchange = async request => {
    if (this.#disposed) {
      throw new Error('the connection is closed');
    }
    this.#opened ??= this.#open().catch(error => {
      this.#opened = undefined; // the next request tries again
      throw error;
    });
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
    this.#disposed = true;
    this.#opened?.then(({ lexicon }) => lexicon.close()).catch(() => undefined);
    this.#opened = undefined;
  }

  async #open() {
    const [{ Lexicon }, { packFiles }, { createService }] = await Promise.all([
      import('../lexicon/lexicon.ts'),
      import('../lexicon/packFiles.ts'),
      import('../service/service.ts'),
    ]);
    const lexicon = Lexicon.open(packFiles(this.#packs));
    if (!lexicon.manifests.some(definesWords)) {
      this.#reporter.lexiconMissing(this.#packs, lexicon.problems);
    } else if (lexicon.problems.length > 0) {
      this.#reporter.packsUnreadable(lexicon.problems);
    }
    return {
      lexicon,
      exchange: createService({ lexicon, onFailure: failure => this.#reporter.serviceFailed(failure) }),
    };
  }
}

interface Opened {
  readonly exchange: Exchange;
  readonly lexicon: Lexicon;
}

/** Whether a pack says what English words mean; one of pronunciations or translations alone makes no dictionary. */
function definesWords({ counts, datasets }: Manifest): boolean {
  return datasets.some(dataset => dataset.startsWith('en-')) && (counts['senses'] ?? 0) > 0;
}
