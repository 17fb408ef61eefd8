import * as vscode from 'vscode';
import type { LexicalClient } from '../../client/client.ts';
import { createProseReader, type ProseReader } from '../documentProse.ts';
import type { Reporter } from '../reporter.ts';
import { hoverSettings, maxFileSize } from '../settings.ts';
import { withSignal } from '../withSignal.ts';
import { entryCard } from './entryCard.ts';
import { type Expression, expressionsAt } from './expressions.ts';
import { withoutFunctionWords } from './functionWords.ts';
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

/** The expressions under the pointer; where exactly one of them is selected, that alone. */
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
  const expressions = withoutFunctionWords(expressionsAt(prose, document.offsetAt(position), segmenter));
  const selections = selectionsOf(document).map(({ start, end }) => [
    document.offsetAt(start),
    document.offsetAt(end),
  ]);
  const selected = expressions.filter(expression =>
    selections.some(([start, end]) => start === expression.start && end === expression.end),
  );
  return selected.length > 0 ? selected : expressions;
}

/** What is selected in the editors of a document, in each split of the window. */
function selectionsOf(document: vscode.TextDocument): readonly vscode.Selection[] {
  return vscode.window.visibleTextEditors
    .filter(editor => editor.document === document)
    .flatMap(editor => editor.selections);
}

function rangeOf(document: vscode.TextDocument, { start, end }: Expression): vscode.Range {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}
