import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { type Browser, openBrowser } from '../../scripts/vscode/browser.ts';
import { openApiDescription } from '../../src/service/description/openapi.ts';
import { contentSecurityPolicy, referenceFiles } from '../../src/service/description/referenceFiles.ts';
import { fixtureService } from '../exchange/fixtureService.ts';
import { basePath, startHost, type TestHost } from '../exchange/hosts.ts';

const screenshots = path.join(import.meta.dirname, '../../out/screenshots');

/** The page at the root of a host and the fixture below the base path; what the page sends is kept. */
function serveReference(asked: { path: string; appKey: unknown }[]): RequestListener {
  const files = referenceFiles(openApiDescription());
  const service = fixtureService();
  return async (request, response) => {
    const url = request.url ?? '/';
    const file = files.get(url.slice(1));
    if (file) {
      response.writeHead(200, {
        'content-type': file.contentType,
        'content-security-policy': contentSecurityPolicy,
      });
      response.end(file.body);
      return;
    }
    asked.push({ path: url, appKey: request.headers['app_key'] });
    const answer = await service({ path: url.slice(basePath.length) });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
}

describe('the reference page in a browser', () => {
  const asked: { path: string; appKey: unknown }[] = [];
  const problems: string[] = [];
  let host: TestHost;
  let browser: Browser;

  before(async () => {
    host = await startHost(serveReference(asked));
    browser = await openBrowser();
    browser.page.on('console', message => problems.push(message.text()));
    browser.page.on('pageerror', error => problems.push(error.message));
    await browser.page.goto(host.baseUrl.replace(basePath, '/'));
  });

  after(async () => {
    mkdirSync(screenshots, { recursive: true });
    await browser.page.screenshot({ path: path.join(screenshots, 'reference.png') });
    await browser.close();
    await host.close();
  });

  it('sends a call with the credentials and shows what comes back', async () => {
    const { page } = browser;
    await page.getByLabel('app_id').fill('newcomer');
    await page.getByLabel('app_key').fill('secret');
    const form = page.getByRole('form', { name: 'Words: try it', exact: true });
    await form.getByLabel('q', { exact: true }).fill("mice' ");
    assert.match(await form.locator('.curl').innerText(), /\$APP_KEY" '[^']*\/words\/en-gb\?q=mice%27'/);
    await form.getByLabel('q', { exact: true }).fill('mice');
    await form.getByLabel('fields').fill('definitions,examples');
    await form.getByRole('button', { name: 'Send' }).press('Enter');
    await form.locator('output[data-outcome=good]').waitFor();
    assert.match(await form.locator('output').innerText(), /^200 OK, \d+ ms, /);
    assert.match(await form.locator('.headers').innerText(), /x-request-id\s+[0-9a-f]{32}/);
    const { query } = JSON.parse(await form.locator('.body').innerText());
    assert.equal(query, 'mice');
    assert.deepEqual(asked, [
      { path: `${basePath}/words/en-gb?q=mice&fields=definitions,examples`, appKey: 'secret' },
    ]);
  });

  it('shows a refusal as readily', async () => {
    const form = browser.page.getByRole('form', { name: 'Entries: try it', exact: true });
    await form.getByLabel('word_id').fill('<img src=x onerror=alert(1)>');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.locator('output[data-outcome=bad]').waitFor();
    assert.match(await form.locator('.body').innerText(), /"error": "No entry found/);
    assert.equal(await form.locator('img').count(), 0);
  });

  it('keeps the credentials in the tab, over a reload', async () => {
    await browser.page.reload();
    assert.equal(await browser.page.getByLabel('app_key').inputValue(), 'secret');
  });

  it('is no wider than a small window, and breaks no rule of its policy', async () => {
    await browser.page.setViewportSize({ width: 320, height: 640 });
    assert.equal(await browser.page.evaluate('document.documentElement.scrollWidth'), 320);
    assert.deepEqual(browser.denied, []);
    assert.deepEqual(
      problems.filter(problem => !/status of 404/.test(problem)),
      [],
    );
  });
});
