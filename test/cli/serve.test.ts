import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { errorBodySchema } from '../../src/contract/errors.ts';
import { fixturePacks } from '../exchange/fixtureLexicon.ts';
import { TemporaryFolder } from '../sources/temporaryFolder.ts';

const command = path.join(import.meta.dirname, '../../src/cli/main.ts');

/** A server in a process of its own, over the fixture, with an account of the environment. */
class Served {
  readonly #process: ChildProcess;
  readonly output: string[] = [];
  log = '';

  constructor(args: readonly string[], environment: Readonly<Record<string, string>>) {
    this.#process = spawn(process.execPath, [command, 'serve', '--port', '0', ...args], {
      env: { ...environment },
    });
    this.#process.stderr?.on('data', data => {
      this.log += data;
    });
  }

  /** The base address that it prints. */
  async ready(): Promise<string> {
    const { stdout } = this.#process;
    assert.ok(stdout);
    for await (const line of createInterface(stdout)) {
      this.output.push(line);
      return line;
    }
    assert.fail(`it ended without an address: ${this.log}`);
  }

  kill(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  async end(): Promise<number | null> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      await once(this.#process, 'exit');
    }
    return this.#process.exitCode;
  }
}

describe('serve', () => {
  const folder = new TemporaryFolder();
  const account = { GLOSSA_APP_ID: 'demo', GLOSSA_APP_KEY: 'key-of-demo' };
  const headers = { app_id: 'demo', app_key: 'key-of-demo' };
  const running: Served[] = [];
  let started = 0;
  const serve = (args: readonly string[] = [], environment: Readonly<Record<string, string>> = account) => {
    started += 1;
    const accounts = path.join(folder.path, `accounts${started}.sqlite`);
    const server = new Served(['--packs', path.dirname(fixturePacks()[0] ?? ''), ...args], {
      GLOSSA_ACCOUNTS: accounts,
      ...environment,
    });
    running.push(server);
    return server;
  };
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.kill('SIGKILL');
      await server.end();
    }
  });
  after(() => folder.remove());

  it('prints its base address, answers, logs without keys and stops on a signal', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const server = serve();
      const baseUrl = await server.ready();
      assert.match(baseUrl, /^http:\/\/127\.0\.0\.1:\d+\/api\/v2$/);
      const answer = await fetch(`${baseUrl}/words/en-gb?q=ran`, { headers });
      assert.equal(answer.status, 200);
      await answer.arrayBuffer();
      server.kill(signal);
      assert.equal(await server.end(), 0);
      assert.match(server.log, /"path":"\/api\/v2\/words\/en-gb\?q=ran","status":200/);
      assert.equal(server.log.includes('key-of-demo'), false);
    }
  });

  it('has the sandbox, version 1, the description and the reference page beside the service', async () => {
    const root = (await serve().ready()).replace('/api/v2', '');
    const status = async (where: string, sent: Record<string, string> = {}) =>
      (await fetch(`${root}${where}`, { headers: sent })).status;
    assert.equal(await status('/sandbox/api/v2/entries/en-gb/bank', headers), 404);
    assert.equal(await status('/sandbox/api/v2/languages', headers), 200);
    assert.equal(await status('/api/v1/entries/en/bank', headers), 410);
    assert.equal(await status('/api/v2/entries/en-gb/bank'), 403);
    const answered = await fetch(`${root}/`);
    assert.equal(answered.url, `${root}/docs/`);
    for (const open of [
      '/api/v2/openapi.json',
      '/sandbox/api/v2/openapi.json',
      '/docs/',
      '/healthz',
      '/readyz',
    ]) {
      assert.equal(await status(open), 200, open);
    }
  });

  it('serves the sandbox alone if asked', async () => {
    const baseUrl = await serve(['--sandbox-only']).ready();
    assert.match(baseUrl, /\/sandbox\/api\/v2$/);
    const elsewhere = baseUrl.replace('/sandbox', '');
    assert.equal((await fetch(`${elsewhere}/languages`, { headers })).status, 404);
    assert.equal((await fetch(`${baseUrl}/languages`, { headers })).status, 200);
  });

  it('tells plans and limits of the environment apart', async () => {
    const baseUrl = await serve([], {
      ...account,
      GLOSSA_PER_MINUTE: '2',
      GLOSSA_FREE_APP_ID: 'free',
      GLOSSA_FREE_APP_KEY: 'key-of-free',
    }).ready();
    const ask = (sent: Record<string, string>) => fetch(`${baseUrl}/entries/en-gb/bank`, { headers: sent });
    const free = await ask({ app_id: 'free', app_key: 'key-of-free' });
    assert.equal(free.status, 403);
    assert.match(JSON.stringify(await free.json()), /free plan/);
    const statuses: number[] = [];
    let limited: Response | undefined;
    // a minute may end in between
    for (let count = 0; count < 6 && !limited; count += 1) {
      const answer = await ask(headers);
      statuses.push(answer.status);
      assert.equal(answer.headers.get('x-ratelimit-limit'), '2');
      limited = answer.status === 429 ? answer : undefined;
    }
    assert.equal(statuses[0], 200);
    assert.ok(Number(limited?.headers.get('retry-after')) >= 1, statuses.join());
    assert.equal(limited?.headers.get('x-ratelimit-remaining'), '0');
  });

  it('hears of accounts that are added while it runs', async () => {
    const file = path.join(folder.path, 'shared.sqlite');
    const baseUrl = await serve(['--accounts', file], {}).ready();
    const ask = () => fetch(`${baseUrl}/languages`, { headers: { app_id: 'new', app_key: 'key-of-new' } });
    assert.equal((await ask()).status, 403);
    const add = spawn(process.execPath, [command, 'accounts', 'add', '--id', 'new', '--key', 'key-of-new'], {
      env: { GLOSSA_ACCOUNTS: file },
      stdio: 'ignore',
    });
    assert.deepEqual(await once(add, 'exit'), [0, null]);
    assert.equal((await ask()).status, 200);
  });

  it('names the pack that a dataset or pair is in', async () => {
    const baseUrl = await serve().ready();
    const error = async (where: string) => {
      const answer = await fetch(`${baseUrl}${where}`, { headers });
      return errorBodySchema.parse(await answer.json()).error;
    };
    assert.match(await error('/entries/es/casa'), /install the pack 'en-es-freedict'/);
    assert.match(
      await error('/translations/en/de/run'),
      /'en-de-freedict' or 'cldr-vocabulary'|'cldr-vocabulary' or 'en-de-freedict'/,
    );
    assert.match(await error('/entries/gu/x'), /install a pack .* 'gu-…'/);
  });

  it('says in one line what keeps it from starting', async () => {
    const empty = path.join(folder.path, 'empty');
    mkdirSync(empty);
    const damaged = path.join(folder.path, 'damaged');
    mkdirSync(damaged);
    writeFileSync(path.join(damaged, 'some.pack'), 'not a pack');
    const taken = new URL(await serve().ready()).port;
    const rows: readonly (readonly [string[], Record<string, string>, RegExp])[] = [
      [['--packs', empty], account, /^There are no packs in .*empty; .*--packs/],
      [['--packs', damaged], account, /some\.pack/],
      [['--port', taken], account, new RegExp(taken)],
      [[], { GLOSSA_APP_ID: 'alone' }, /GLOSSA_APP_KEY/],
      [['--prot', '80'], account, /--prot/],
    ];
    for (const [args, environment, text] of rows) {
      const server = serve(args, environment);
      assert.equal(await server.end(), 1);
      assert.match(server.log, text);
      assert.equal(server.log.includes('\n    at '), false, server.log);
    }
  });

  it('explains itself', async () => {
    const help = spawn(process.execPath, [command, 'serve', '--help'], { env: {} });
    let text = '';
    help.stdout.on('data', data => {
      text += data;
    });
    assert.deepEqual(await once(help, 'close'), [0, null]);
    for (const told of ['--port', '--packs', '--host', '--sandbox-only', '--log-level', 'GLOSSA_APP_KEY']) {
      assert.ok(text.includes(told), told);
    }
  });
}).timeout(30_000);
