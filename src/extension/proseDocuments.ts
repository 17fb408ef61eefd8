import type * as vscode from 'vscode';
import { proseFormats } from './prose/formats.ts';

/**
 * The documents in which words are looked up: those of the prose languages, and files of the prose formats
 * whose language the editor may not know; in every URI scheme.
 */
export function proseDocuments(): vscode.DocumentSelector {
  const languages = proseFormats.flatMap(format => format.languageIds);
  const extensions = proseFormats
    .flatMap(format => format.extensions)
    .map(extension => extension.replace(/^\./, ''));
  return [
    ...[...new Set(languages)].map(language => ({ language })),
    { pattern: `**/*.{${[...new Set(extensions)].join(',')}}` },
  ];
}
