// Runs in the extension host, as a test that measures.
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import * as vscode from 'vscode';
import { distributionOf, timeEach } from './distribution.ts';
import type { HostFigures } from './hostFigures.ts';

describe('hover', () => {
  it('is measured', async function () {
    this.timeout(120_000);
    const file = process.env['GLOSSA_BENCH_FIGURES'];
    if (file === undefined) {
      throw new Error('GLOSSA_BENCH_FIGURES names no file.');
    }
    writeFileSync(file, JSON.stringify(await measure()));
  });
});

/** Milliseconds after which an editor that has just opened is at rest. */
const settling = 8000;

async function measure(): Promise<HostFigures> {
  // the editor is still starting other extensions, which would be measured too
  await new Promise(resolve => setTimeout(resolve, settling));
  const extension = vscode.extensions.getExtension('glossa.glossa');
  const [activation = Number.NaN] = await timeEach([extension], found => found?.activate());
  const packsOpenAfterActivation = openPacks();
  const prose = await openSample();
  const code = await vscode.workspace.openTextDocument({ language: 'ini', content: prose.getText() });
  const positions = wordPositions(prose);
  const hover = (document: vscode.TextDocument) => (position: vscode.Position) =>
    vscode.commands.executeCommand('vscode.executeHoverProvider', document.uri, position);
  const [firstHover = Number.NaN] = await timeEach(positions.slice(0, 1), hover(prose));
  await timeEach(positions.slice(0, 100), hover(prose));
  const before = process.memoryUsage().rss;
  const thousand = Array.from({ length: 1000 }, (_, turn) => positions[turn % positions.length]).filter(
    position => position !== undefined,
  );
  const times = await timeEach(thousand, hover(prose));
  const addedMegabytes = (process.memoryUsage().rss - before) / 1e6;
  const silent = distributionOf(await timeEach(thousand.slice(0, 300), hover(code)));
  return {
    activation,
    firstHover,
    hover: distributionOf(times),
    silent,
    addedMegabytes,
    packsOpenAfterActivation,
  };
}

async function openSample(): Promise<vscode.TextDocument> {
  const [found] = await vscode.workspace.findFiles('*.md');
  if (!found) {
    throw new Error('The sample folder has no Markdown document.');
  }
  return vscode.workspace.openTextDocument(found);
}

function wordPositions(document: vscode.TextDocument): vscode.Position[] {
  return [...document.getText().matchAll(/\p{L}{2,}/gu)].map(match => document.positionAt(match.index + 1));
}

function openPacks(): number | null {
  try {
    return readdirSync('/proc/self/fd').filter(handle => linkOf(handle).endsWith('.pack')).length;
  } catch {
    return null;
  }
}

function linkOf(handle: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`);
  } catch {
    return '';
  }
}
