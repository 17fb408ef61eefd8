import type * as vscode from 'vscode';
import { type DocumentKind, documentKinds } from './prose/documentKinds.ts';

/**
 * The documents in which words are looked up: those of the prose languages, and files of the prose formats
 * whose language the editor may not know; in every URI scheme.
 */
export function proseDocuments(): vscode.DocumentSelector {
  const kinds: readonly DocumentKind[] = Object.values(documentKinds);
  return [
    ...kinds.flatMap(kind => kind.languageIds).map(language => ({ language })),
    ...kinds
      .flatMap(kind => kind.extensions)
      .map(ending => ({ pattern: ending.startsWith('.') ? `**/*${ending}` : `**/${ending}` })),
  ];
}
