import * as vscode from 'vscode';

/** Tells what went wrong: everything to the log, and to the writer what can be acted on, once. */
export class Reporter implements vscode.Disposable {
  readonly #log = vscode.window.createOutputChannel('Glossa', { log: true });
  readonly #told = new Set<string>();

  dispose(): void {
    this.#log.dispose();
  }

  /** A folder has no pack that says what words mean; each problem names cause and remedy. */
  lexiconMissing(folder: string, problems: readonly Error[]): void {
    const missing = vscode.l10n.t('Glossa finds no dictionary in {0}. Install the extension again.', folder);
    this.#tellOnce([missing, ...problems.map(problem => problem.message)].join(' '));
  }

  /** Some packs cannot be read, though there is a dictionary. */
  packsUnreadable(problems: readonly Error[]): void {
    for (const problem of problems) {
      this.#log.warn(problem.message);
    }
  }

  /** A request failed inside the embedded service. */
  serviceFailed({ requestId, cause }: { readonly requestId: string; readonly cause: unknown }): void {
    this.#log.error(`request ${requestId}`, describe(cause));
    if (cause instanceof Error && cause.name === 'PackError') {
      this.#tellOnce(cause.message);
    }
  }

  /** A look-up failed. One that was cancelled is none. */
  lookUpFailed(error: unknown): void {
    if (!(error instanceof Error && 'kind' in error && error.kind === 'aborted')) {
      this.#log.error(describe(error));
    }
  }

  #tellOnce(text: string): void {
    this.#log.error(text);
    if (this.#told.has(text)) {
      return;
    }
    this.#told.add(text);
    const showLog = vscode.l10n.t('Show Log');
    const reload = vscode.l10n.t('Reload Window');
    vscode.window.showErrorMessage(text, showLog, reload).then(chosen => {
      if (chosen === showLog) {
        this.#log.show();
      } else if (chosen === reload) {
        vscode.commands.executeCommand('workbench.action.reloadWindow');
      }
    });
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cause = error.cause === undefined ? '' : `\n  caused by ${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
