import { chromium, type Page } from 'playwright-core';
import { ensureChromium } from './chromium.ts';

/** A browser with one empty page, cut off from every host but this machine. */
export interface Browser {
  readonly page: Page;
  /** Addresses on other hosts that the page asked for in vain. */
  readonly denied: readonly string[];
  close(): Promise<void>;
}

const localProtocols = ['data:', 'blob:', 'vscode-webview:'];

/** Opens a Chromium without a window, with the profile of a first-time user. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-quic',
      // Routes do not see what service workers ask for, so names of other hosts must not resolve either.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
    ],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const denied: string[] = [];
  await context.route(
    url => !isLocal(url),
    async route => {
      denied.push(route.request().url());
      await route.abort();
    },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return { page, denied, close: () => browser.close() };
}

function isLocal({ protocol, hostname }: URL): boolean {
  return (
    localProtocols.includes(protocol) ||
    hostname === '127.0.0.1' ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost')
  );
}
