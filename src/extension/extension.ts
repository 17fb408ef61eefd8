import type * as vscode from 'vscode';
import { Connection } from './connection.ts';
import { registerHover } from './hover/hover.ts';
import { Reporter } from './reporter.ts';

export function activate(context: vscode.ExtensionContext): void {
  const reporter = new Reporter();
  const connection = new Connection(context.extensionUri, reporter); // loads and opens nothing until it is asked

  context.subscriptions.push(registerHover(connection, reporter), connection, reporter);
}
