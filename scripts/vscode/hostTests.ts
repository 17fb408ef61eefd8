import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { format } from 'node:util';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { ensureChromium } from './chromium.ts';
import { startEditor } from './editor.ts';

export interface HostTests {
  /** The folder of the extension. */
  readonly extension: string;
  /** The CommonJS module with the function `run`, which rejects when a test fails. */
  readonly tests: string;
  /** The folder that is open meanwhile. */
  readonly workspace: string;
  /** Holds the editor's data. */
  readonly folder: string;
}

const patience = 180_000;

/** Runs tests inside VS Code's extension host and shows their report; gives 0 when all have passed. */
export async function runHostTests({ extension, tests, workspace, folder }: HostTests): Promise<number> {
  ensureChromium(); // Whoever lacks one is to see that alone, and at once.
  mkdirSync(folder, { recursive: true });
  const report = path.join(folder, 'report.txt');
  const environment = { ...glossaVariables(), GLOSSA_TEST_REPORT: report };
  const editor = await startEditor({ folder, environment, testDriver: true });
  try {
    const address = editor.address(workspace, uri => [
      ['extensionDevelopmentPath', uri(extension)],
      ['extensionTestsPath', uri(tests)],
    ]);
    return await verdictOf(address);
  } catch (error) {
    console.error(`The tests gave no verdict: ${error}\n${editor.log()}`);
    return 1;
  } finally {
    if (existsSync(report)) {
      await pipeline(createReadStream(report), process.stdout, { end: false });
    }
    await editor.stop();
  }
}

async function verdictOf(address: string): Promise<number> {
  const browser = await openBrowser();
  try {
    const verdict = await listenForVerdict(browser.page);
    await browser.page.goto(address);
    return await verdict.exitCode;
  } finally {
    await browser.close();
  }
}

/** Settings of the tests themselves; the rest of our environment is none of the editor's business. */
function glossaVariables(): Record<string, string> {
  const ours = Object.entries(process.env).filter(([name]) => name.startsWith('GLOSSA_'));
  return Object.fromEntries(ours.map(([name, value]) => [name, value ?? '']));
}

/** VS Code reports to whoever drives its page through two functions of that page. */
async function listenForVerdict(page: Page): Promise<{ readonly exitCode: Promise<number> }> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const late = setTimeout(() => reject(new Error(`nothing within ${patience / 1000} s`)), patience);
  page.once('crash', () => reject(new Error('the page crashed')));
  await page.exposeFunction('codeAutomationLog', (type: string, values: readonly unknown[]) => {
    if (type === 'error') {
      console.error(format(...values));
    }
  });
  await page.exposeFunction('codeAutomationExit', (code: number) => resolve(code));
  return { exitCode: promise.finally(() => clearTimeout(late)) };
}
