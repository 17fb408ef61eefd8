import type * as vscode from 'vscode';
import { formatOf } from './prose/formats.ts';
import { maskProse } from './prose/proseText.ts';

/**
 * The prose of a document as a text of the same length: U+FFFC in place of everything that is no prose.
 * Undefined for a document that is no prose, or too long to read.
 */
export type ProseReader = (document: vscode.TextDocument) => string | undefined;

/** A reader that reads each version of a document once. `maxLength` in characters. */
export function createProseReader(maxLength: (document: vscode.TextDocument) => number): ProseReader {
  const read = new WeakMap<
    vscode.TextDocument,
    { readonly key: string; readonly prose: string | undefined }
  >();
  return document => {
    const key = `${document.version} ${document.languageId} ${maxLength(document)}`;
    const known = read.get(document);
    if (known?.key === key) {
      return known.prose;
    }
    const prose = lengthOf(document) > maxLength(document) ? undefined : proseOf(document);
    read.set(document, { key, prose });
    return prose;
  };
}

function proseOf(document: vscode.TextDocument): string | undefined {
  const format = formatOf(document.languageId, document.uri.path);
  if (!format) {
    return undefined;
  }
  const text = document.getText();
  return maskProse(text, format.regions(text));
}

/** Without putting the lines together, which takes long for a document that is too long anyway. */
function lengthOf(document: vscode.TextDocument): number {
  return document.offsetAt(document.lineAt(document.lineCount - 1).range.end);
}
