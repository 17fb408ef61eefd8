import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { LexicalClient } from '../../src/client/client.ts';
import { type RemoteOptions, remoteExchange } from '../../src/client/remoteExchange.ts';
import { startHost } from '../exchange/hosts.ts';
import { wordsBody } from './answering.ts';
import { failureOf } from './failing.ts';
import { selfSigned } from './selfSigned.ts';

const credentials = async () => ({ appId: 'the-app-id', appKey: 'the-secret-key' });
const answer = JSON.stringify(wordsBody('dog'));

interface Running {
  readonly port: number;
  close(): Promise<void>;
}

async function listen(server: Server): Promise<Running> {
  const sockets = new Set<Socket>();
  server.on('connection', socket => sockets.add(socket));
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      return new Promise(closed => server.close(() => closed()));
    },
  };
}

/** A proxy that leads every host to one port of this machine, or refuses with a status. */
async function startProxy(port: number, status = 200) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    response.writeHead(500).end();
  });
  server.on('connect', (request, socket) => {
    seen.push(request);
    socket.on('error', () => undefined);
    if (status !== 200) {
      socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
      return;
    }
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Established\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
  });
  return { ...(await listen(server)), seen };
}

/** What the environment says while something is done. */
async function withEnvironment(values: Readonly<Record<string, string>>, work: () => Promise<void>) {
  const names = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
  const before = names.map(name => [name, process.env[name]] as const);
  try {
    for (const name of names) {
      delete process.env[name];
    }
    Object.assign(process.env, values);
    await work();
  } finally {
    for (const [name, value] of before) {
      delete process.env[name];
      Object.assign(process.env, value === undefined ? {} : { [name]: value });
    }
  }
}

async function callThrough(baseUrl: string, options: RemoteOptions): Promise<unknown> {
  const remote = remoteExchange(baseUrl, { retries: 0, connectTimeout: 1000, ...options });
  try {
    return await new LexicalClient(remote.exchange, { credentials }).words('en-gb', 'dog');
  } finally {
    await remote.close();
  }
}

describe('a proxy', () => {
  const certificate = selfSigned('words.example');
  const baseUrl = 'https://words.example/api/v2';
  const trusting = { ca: [certificate.cert] };
  const served: IncomingMessage[] = [];
  let service: Running;

  before(async () => {
    const server = createTlsServer(certificate, (request, response) => {
      served.push(request);
      response.end(answer);
    });
    service = await listen(server);
  });
  after(() => service.close());
  beforeEach(() => {
    served.length = 0;
  });

  it('of the options is a tunnel, which sees no credentials of the service', async () => {
    const proxy = await startProxy(service.port);
    const uri = `http://someone:pass%20word@127.0.0.1:${proxy.port}`;
    assert.deepEqual(await callThrough(baseUrl, { ...trusting, proxy: uri }), wordsBody('dog'));
    await proxy.close();
    assert.deepEqual(
      proxy.seen.map(({ method, url }) => [method, url]),
      [['CONNECT', 'words.example:443']],
    );
    const { headers = {} } = proxy.seen[0] ?? {};
    assert.equal(headers['proxy-authorization'], `Basic ${btoa('someone:pass word')}`);
    assert.doesNotMatch(JSON.stringify(headers), /the-app-id|the-secret-key/);
    assert.equal(served[0]?.headers['app_key'], 'the-secret-key');
    assert.equal(served[0]?.headers['proxy-authorization'], undefined);
  });

  it('of the environment is used, but not for hosts that it excepts', async () => {
    const proxy = await startProxy(service.port);
    const https_proxy = `http://127.0.0.1:${proxy.port}`;
    await withEnvironment({ https_proxy }, async () => {
      assert.deepEqual(await callThrough(baseUrl, trusting), wordsBody('dog'));
    });
    assert.equal(proxy.seen.length, 1);
    const excepted = `https://no-such-host.invalid:${service.port}/api/v2`;
    await withEnvironment({ https_proxy, no_proxy: '.invalid' }, async () => {
      assert.equal((await failureOf(callThrough(excepted, trusting))).kind, 'unreachable');
    });
    await withEnvironment({ https_proxy }, async () => {
      const failure = await failureOf(callThrough(excepted, { ...trusting, proxy: false }));
      assert.match(failure.message, /cannot be reached/);
    });
    await proxy.close();
    assert.equal(proxy.seen.length, 1);
  });

  it('is never asked for a service on this machine', async () => {
    const proxy = await startProxy(service.port);
    const host = await startHost((_, response) => response.end(answer));
    const uri = `http://127.0.0.1:${proxy.port}`;
    await withEnvironment({ http_proxy: uri, https_proxy: uri }, async () => {
      assert.deepEqual(await callThrough(host.baseUrl, {}), wordsBody('dog'));
      assert.deepEqual(await callThrough(host.baseUrl, { proxy: uri }), wordsBody('dog'));
    });
    await Promise.all([proxy.close(), host.close()]);
    assert.equal(proxy.seen.length, 0);
  });

  it('that refuses is named in the failure', async () => {
    const proxy = await startProxy(service.port, 407);
    const failure = await failureOf(
      callThrough(baseUrl, { ...trusting, proxy: `http://someone:the-password@127.0.0.1:${proxy.port}` }),
    );
    await proxy.close();
    assert.equal(failure.kind, 'unreachable');
    assert.match(failure.message, /proxy/);
    assert.doesNotMatch(failure.message, /someone|the-password/);
  });

  for (const proxy of [
    '',
    'someone:the-password@proxy',
    'socks5://127.0.0.1:1',
    'http://a:the-password@:1',
  ]) {
    it(`has no address such as '${proxy}', and it is not repeated`, async () => {
      const failure = await failureOf(callThrough(baseUrl, { proxy }));
      assert.doesNotMatch(`${failure.message}${JSON.stringify(failure.cause)}`, /the-password/);
      await withEnvironment({ https_proxy: 'http://a:the-password@:1' }, async () => {
        assert.equal((await failureOf(callThrough(baseUrl, {}))).cause, undefined);
      });
    });
  }

  it('does not replace the trust in the certificate', async () => {
    const proxy = await startProxy(service.port);
    const uri = `http://127.0.0.1:${proxy.port}`;
    const untrusted = await failureOf(callThrough(baseUrl, { proxy: uri }));
    const otherHost = await failureOf(callThrough('https://other.example', { ...trusting, proxy: uri }));
    await proxy.close();
    for (const failure of [untrusted, otherHost]) {
      assert.equal(failure.kind, 'unreachable');
      assert.match(failure.message, /certificate/);
    }
    assert.equal(served.length, 0);
  });
});
