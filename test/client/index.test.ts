import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as entryPoint from '../../src/client/index.ts';
import { startHost } from '../exchange/hosts.ts';
import { wordsBody } from './answering.ts';

const root = path.join(import.meta.dirname, '../..');

/** The files that a file brings along. */
async function bundledWith(entry: string): Promise<readonly string[]> {
  const options = { bundle: true, write: false, metafile: true, platform: 'node', format: 'esm' } as const;
  const { metafile } = await build({ absWorkingDir: root, entryPoints: [entry], outdir: 'dist', ...options });
  return Object.keys(metafile.inputs);
}

describe('the entry point of the client', () => {
  it('has the client, the way to a server, and the error', () => {
    assert.deepEqual(Object.keys(entryPoint).sort(), ['ClientError', 'LexicalClient', 'remoteExchange']);
  });

  it('brings the network along, which the client alone does not', async () => {
    const network = /^node_modules\/undici\/|\/(remote|undici)Exchange\.ts$/;
    assert.ok((await bundledWith('src/client/index.ts')).some(file => network.test(file)));
    const alone = await bundledWith('src/client/client.ts');
    assert.ok(alone.includes('src/client/answers.ts'));
    assert.deepEqual(
      alone.filter(file => network.test(file)),
      [],
    );
  });

  it('does what the example of its page says', async () => {
    const page = readFileSync(path.join(root, 'docs/client.md'), 'utf8');
    const example = /```js\n(.*?)```/s.exec(page)?.[1] ?? assert.fail('the page has no example');
    const seen: unknown[] = [];
    const host = await startHost((request, response) => {
      seen.push(request.headers['app_id']);
      const missing = request.url?.includes('/translations/');
      const body = missing ? { error: 'Install the pack zh-en.' } : wordsBody('ran');
      response.writeHead(missing ? 404 : 200).end(JSON.stringify(body));
    });
    const source = example.replace(
      'glossa/client',
      pathToFileURL(path.join(root, 'src/client/index.ts')).href,
    );
    const environment = { GLOSSA_URL: host.baseUrl, GLOSSA_APP_ID: 'an-id', GLOSSA_APP_KEY: 'a-key' };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', source],
      { env: { ...process.env, ...environment }, timeout: 9000 },
    ).finally(() => host.close());
    assert.equal(stdout, 'ran: Noun\nnothing: Install the pack zh-en.\n');
    assert.deepEqual(seen, ['an-id', 'an-id']);
  });
});
