import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../../scripts/projectFiles.ts';

const onWindows = process.platform === 'win32';

/** The npm package as its users have it: packed, and installed into an empty folder. */
describe('the published package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossa-published-'));
  const npm = (args: readonly string[], cwd = folder) =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', shell: onWindows, stdio: ['ignore', 'pipe', 'pipe'] });
  const bin = path.join(folder, 'node_modules/glossa/bin/glossa.mjs');
  const environment = {
    ...process.env,
    GLOSSA_ACCOUNTS: path.join(folder, 'accounts.sqlite'),
    GLOSSA_APP_ID: 'demo',
    GLOSSA_APP_KEY: 'key-of-demo',
  };

  before(() => {
    const packed = npm(['pack', '--silent', '--pack-destination', folder], projectFolder).trim();
    const tarball = path.join(folder, packed.split('\n').at(-1) ?? '');
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    npm(['install', '--no-audit', '--no-fund', '--prefer-offline', tarball]);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('serves the packs that it brings, and its client reads them', async () => {
    const server = spawn(process.execPath, [bin, 'serve', '--port', '0'], { env: environment });
    try {
      const [baseUrl] = (await once(createInterface(server.stdout), 'line')) as [string];
      const program = `
        import { LexicalClient, remoteExchange } from 'glossa/client';
        const remote = remoteExchange('${baseUrl}');
        const credentials = async () => ({ appId: 'demo', appKey: 'key-of-demo' });
        const client = new LexicalClient(remote.exchange, { credentials });
        const words = await client.words('en-gb', 'mice', { fields: [] });
        const chinese = await client.translations('zh', 'en', '银行');
        console.log(words.results[0].id, JSON.stringify(chinese.results).includes('"bank"'));
        await remote.close();
      `;
      const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: folder,
        encoding: 'utf8',
      });
      assert.equal(printed, 'mouse true\n');
      const page = await fetch(new URL('/docs/reference.js', baseUrl));
      assert.equal(page.status, 200);
    } finally {
      server.kill('SIGTERM');
    }
    assert.deepEqual(await once(server, 'exit'), [0, null]);
  });

  it('has types for its client that hold without ours', () => {
    const file = path.join(folder, 'typed.ts');
    writeFileSync(
      file,
      `import { ClientError, LexicalClient, remoteExchange } from 'glossa/client';
       const remote = remoteExchange('https://words.example/api/v2');
       const client = new LexicalClient(remote.exchange);
       const id: string | undefined = (await client.entries('en-gb', 'run'))?.results[0]?.id;
       // @ts-expect-error: no such dataset
       await client.entries('tlh', 'run');
       export { ClientError, id };`,
    );
    const compiler = path.join(projectFolder, 'node_modules/typescript/bin/tsc');
    const options = '--ignoreConfig --noEmit --strict --module nodenext --target es2024 --types node';
    const roots = ['--typeRoots', path.join(projectFolder, 'node_modules/@types')];
    execFileSync(process.execPath, [compiler, ...options.split(' '), ...roots, file], { stdio: 'inherit' });
  });

  it('lists and verifies its packs, and says that it cannot build any', () => {
    const glossa = (...args: string[]) =>
      execFileSync(process.execPath, [bin, ...args], { env: environment, encoding: 'utf8' });
    assert.match(glossa('packs', 'list'), /^en-wordnet: /m);
    assert.match(glossa('packs', 'list'), /^zh-cedict: /m);
    assert.match(glossa('packs'), /packs come with the package/);
    assert.match(glossa('--version'), /^\d+\.\d+\.\d+\n$/);
  });

  it('names the Node that it needs in one line', () => {
    const older =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.1' } })";
    const preload = ['--import', `data:text/javascript,${encodeURIComponent(older)}`];
    const { status, stderr } = spawnSync(process.execPath, [...preload, bin, 'serve'], { encoding: 'utf8' });
    assert.deepEqual([status, stderr], [1, 'Glossa needs Node 24 or later; this is 20.20.\n']);
  });
});
