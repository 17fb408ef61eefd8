import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { Connection } from '../../src/extension/connection.ts';

describe('connection', () => {
  let folder = '';

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'glossa-connection-'));
    await vscode.workspace.fs.createDirectory(vscode.Uri.file(join(folder, 'packs')));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A connection to the packs of the folder, and what it reported. */
  function connect() {
    const reports: string[] = [];
    const connection = new Connection(vscode.Uri.file(folder), {
      lexiconMissing: (_, problems) => {
        reports.push(problems.map(problem => problem.message).join('\n'));
      },
      packsUnreadable: () => assert.fail('there is no dictionary to read'),
      serviceFailed: ({ cause }) => {
        reports.push(String(cause));
      },
    });
    return { connection, reports };
  }

  it('reports once that there is no lexicon, and answers that there is no data', async () => {
    const { connection, reports } = connect();
    for (let time = 0; time < 3; time += 1) {
      const { status } = await connection.exchange({ path: '/words/en-gb?q=run' });
      assert.equal(status, 404);
    }
    assert.deepEqual(reports, ['']);
    connection.dispose();
  });

  it('does the same where there is no folder', async () => {
    rmSync(join(folder, 'packs'), { recursive: true });
    const { connection, reports } = connect();
    assert.equal((await connection.exchange({ path: '/words/en-gb?q=run' })).status, 404);
    assert.equal(reports.length, 1);
    connection.dispose();
  });

  it('names a file that is no pack', async () => {
    writeFileSync(join(folder, 'packs', 'bad.pack'), 'no pack');
    const { connection, reports } = connect();
    assert.equal((await connection.exchange({ path: '/words/en-gb?q=run' })).status, 404);
    assert.match(reports[0] ?? '', /bad\.pack cannot be used \(foreign\)/);
    connection.dispose();
  });

  it('answers nothing once it is closed', async () => {
    const { connection } = connect();
    connection.dispose();
    await assert.rejects(connection.exchange({ path: '/words/en-gb?q=run' }), /closed/);
  });

  it('is disposed of before it was ever used', () => {
    connect().connection.dispose();
  });
});
