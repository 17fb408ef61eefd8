import * as vscode from 'vscode';
import type { LexicalClient } from '../../client/client.ts';
import { createProseReader, type ProseReader } from '../documentProse.ts';
import type { Reporter } from '../reporter.ts';
import { hoverSettings, maxFileSize } from '../settings.ts';
import { withSignal } from '../withSignal.ts';
import { entryCard } from './entryCard.ts';
import { type Expression, expressionsAt } from './expressions.ts';
import { lookUpExpression } from './lookUp.ts';

/** Longest time that a hover may wait for an answer, in milliseconds. */
const patience = 3000;

/** Shows the meaning of the word or expression under the pointer; silent where there is none. */
export function createHoverProvider(client: LexicalClient, reporter: Reporter): vscode.HoverProvider {
  const readProse = createProseReader(maxFileSize);
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  return {
    async provideHover(document, position, token) {
      const settings = hoverSettings(document);
      if (!settings.enabled) {
        return undefined;
      }
      const expressions = expressionsUnder(document, position, readProse, segmenter).filter(
        ({ text }) => text.length >= settings.minWordLength,
      );
      if (expressions.length === 0) {
        return undefined;
      }
      try {
        return await withSignal(token, patience, async signal => {
          const found = await lookUpExpression(client, settings.dataset, expressions, signal);
          if (!found) {
            return undefined;
          }
          const card = new vscode.MarkdownString(entryCard(found.contents, settings, vscode.l10n.t));
          return new vscode.Hover(card, rangeOf(document, found.expression));
        });
      } catch (error) {
        reporter.lookUpFailed(error);
        return undefined;
      }
    },
  };
}

/** A selection of words under the pointer is looked up as it is. */
function expressionsUnder(
  document: vscode.TextDocument,
  position: vscode.Position,
  readProse: ProseReader,
  segmenter: Intl.Segmenter,
): readonly Expression[] {
  const prose = readProse(document);
  if (prose === undefined) {
    return [];
  }
  const expressions = expressionsAt(prose, document.offsetAt(position), segmenter);
  const selected = selectionAt(document, position);
  return selected
    ? expressions.filter(
        ({ start, end }) =>
          start === document.offsetAt(selected.start) && end === document.offsetAt(selected.end),
      )
    : expressions;
}

function selectionAt(document: vscode.TextDocument, position: vscode.Position): vscode.Selection | undefined {
  const editor = vscode.window.visibleTextEditors.find(visible => visible.document === document);
  return editor?.selections.find(selection => !selection.isEmpty && selection.contains(position));
}

function rangeOf(document: vscode.TextDocument, { start, end }: Expression): vscode.Range {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}
