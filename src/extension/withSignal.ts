import type * as vscode from 'vscode';

/**
 * Runs work under a signal that aborts when the editor cancels or the time (in milliseconds) is over, and
 * unhooks afterwards.
 */
export async function withSignal<Result>(
  token: vscode.CancellationToken,
  patience: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const cancelled = token.onCancellationRequested(() => controller.abort());
  const timer = setTimeout(() => controller.abort(new DOMException('out of time', 'TimeoutError')), patience);
  if (token.isCancellationRequested) {
    controller.abort();
  }
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    cancelled.dispose();
  }
}
