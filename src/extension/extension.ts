import type * as vscode from 'vscode';
import { LexicalClient } from '../client/client.ts';
import { Connection } from './connection.ts';
import { createProseReader } from './documentProse.ts';
import { registerHover } from './hover/hover.ts';
import { proseDocuments } from './proseDocuments.ts';
import { Reporter } from './reporter.ts';
import { maxFileSize } from './settings.ts';

export function activate(context: vscode.ExtensionContext): void {
  const reporter = new Reporter();
  const connection = new Connection(context.extensionUri, reporter); // opens nothing until it is asked
  const client = new LexicalClient(connection.exchange);
  const readProse = createProseReader(maxFileSize);

  context.subscriptions.push(
    reporter,
    connection,
    registerHover(client, readProse, proseDocuments(), reporter),
  );
}
