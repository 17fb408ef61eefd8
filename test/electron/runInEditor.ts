import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { projectFolder, sampleFolder } from '../../scripts/projectFiles.ts';
import { cacheFolder } from '../../scripts/vscode/codeServer.ts';
import { hasDisplay } from '../../scripts/vscode/display.ts';

/**
 * Runs bundled tests inside VS Code, on a copy of the sample folder: in the one named by VSCODE_EXECUTABLE,
 * or one that is downloaded, or where that cannot be, VS Code in a browser from the npm registry. Rejects
 * when a test fails. Of the environment only variables named GLOSSA_… reach the tests in every case.
 */
export async function runInEditor(extensionTestsPath: string): Promise<void> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'glossa-host-')));
  try {
    const workspace = path.join(folder, 'sample');
    cpSync(sampleFolder, workspace, { recursive: true });
    await runTests({
      vscodeExecutablePath: process.env['VSCODE_EXECUTABLE'] ?? (await desktopEditor()) ?? standInEditor(),
      extensionDevelopmentPath: projectFolder,
      extensionTestsPath,
      launchArgs: [
        workspace,
        '--disable-extensions',
        `--user-data-dir=${path.join(folder, 'data')}`,
        `--extensions-dir=${path.join(folder, 'extensions')}`,
      ],
      // The stand-in is a script for the Node that runs this one.
      extensionTestsEnv: {
        PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function desktopEditor(): Promise<string | undefined> {
  if (!hasDisplay()) {
    console.log('No display for desktop VS Code: testing in the browser build.');
    return undefined;
  }
  try {
    return await downloadAndUnzipVSCode({ version: 'stable', cachePath: path.join(cacheFolder, 'desktop') });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`Desktop VS Code cannot be downloaded here (${reason}): testing in the browser build.`);
    return undefined;
  }
}

function standInEditor(): string {
  if (process.platform === 'win32') {
    throw new Error('Set VSCODE_EXECUTABLE to the Code.exe of an installed VS Code.');
  }
  return path.join(projectFolder, 'scripts/vscode/shim.mjs');
}
