import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { LexicalClient } from '../../src/client/client.ts';
import { remoteExchange } from '../../src/client/remoteExchange.ts';
import type { TestHost } from '../exchange/hosts.ts';
import { failureOf } from './failing.ts';
import { dog, withRemote } from './remoteHost.ts';

/** A host that writes these bytes to whoever connects. */
async function rawHost(write: (socket: Socket) => void): Promise<TestHost> {
  const sockets: Socket[] = [];
  const server = createServer(socket => {
    sockets.push(socket.on('error', () => undefined));
    socket.once('data', () => write(socket));
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
    return new Promise<void>(closed => server.close(() => closed()));
  };
  return { baseUrl: `http://127.0.0.1:${port}`, close };
}

describe('a server that lies', () => {
  const page = '<!DOCTYPE html><title>Log in</title>';
  const lies: Readonly<Record<string, readonly [RequestListener, string, RegExp]>> = {
    'a web page': [(_, response) => response.end(page), 'malformed', /web page/],
    'a web page in place of a 404': [
      (_, response) => response.writeHead(404).end(page),
      'malformed',
      /web page/,
    ],
    'a web page in place of a refusal': [
      (_, response) => response.writeHead(403).end(page),
      'forbidden',
      /status 403/,
    ],
    'a body that is announced as 100 MB': [
      (_, response) => response.writeHead(200, { 'content-length': 100_000_000 }).write(Buffer.alloc(65_536)),
      'malformed',
      /larger/,
    ],
    'a body without end': [(_, response) => pour(response), 'malformed', /larger/],
    'a small body that unpacks to 20 MB': [
      (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2e7))),
      'malformed',
      /larger/,
    ],
    'a body that is not packed as it says': [
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(dog),
      'malformed',
      /HTTP/,
    ],
    'a coding of its own': [
      (_, response) => response.writeHead(200, { 'content-encoding': 'x-words' }).end(dog),
      'malformed',
      /packed/,
    ],
    'a redirect to itself': [
      (request, response) => response.writeHead(302, { location: request.url }).end(),
      'redirected',
      /more than 3/,
    ],
    'a 304 that nobody asked for': [(_, response) => response.writeHead(304).end(), 'serverError', /304/],
    '200 KB of headers': [
      (_, response) => response.writeHead(200, { 'x-long': 'x'.repeat(200_000) }).end(dog),
      'malformed',
      /HTTP/,
    ],
  };
  for (const [what, [listener, kind, message]] of Object.entries(lies)) {
    it(`with ${what} is ${kind}`, () =>
      withRemote(listener, async ({ client }) => {
        const failure = await failureOf(client.words('en-gb', 'dog'));
        assert.equal(failure.kind, kind);
        assert.match(failure.message, message);
        assert.doesNotMatch(failure.message, /the-app-id|the-secret-key/);
      }));
  }

  const garbage: Readonly<Record<string, string>> = {
    'no HTTP at all': 'SSH-2.0-OpenSSH_9.6\r\n',
    'a header without a colon': 'HTTP/1.1 200 OK\r\ngarbage\r\n\r\n',
    'a null byte in a header': 'HTTP/1.1 200 OK\r\nx: a\0b\r\n\r\n',
    'a length that is none': 'HTTP/1.1 200 OK\r\ncontent-length: many\r\n\r\n',
    'two lengths': 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    'a chunk that is none': 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  };
  for (const [what, bytes] of Object.entries(garbage)) {
    it(`with ${what} is malformed`, async () => {
      const host = await rawHost(socket => socket.write(bytes));
      const remote = remoteExchange(host.baseUrl, { timeout: 2000 });
      const failure = await failureOf(new LexicalClient(remote.exchange).words('en-gb', 'dog'));
      await Promise.all([host.close(), remote.close()]);
      assert.equal(failure.kind, 'malformed');
      assert.match(failure.message, /HTTP/);
    });
  }

  const slow: Readonly<Record<string, (socket: Socket) => void>> = {
    'that never answers': () => undefined,
    'that drips its headers': socket => drip(socket, 'HTTP/1.1 200 OK\r\n', 'x: y\r\n'),
    'that drips its body': socket => drip(socket, 'HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n', ' '),
  };
  for (const [what, write] of Object.entries(slow)) {
    it(`or one ${what} is out of time`, async () => {
      const host = await rawHost(write);
      const remote = remoteExchange(host.baseUrl, { timeout: 60 });
      const failure = await failureOf(new LexicalClient(remote.exchange).words('en-gb', 'dog'));
      await Promise.all([host.close(), remote.close()]);
      assert.equal(failure.kind, 'timeout');
    });
  }
});

/** Writes for ever, as fast as it is read. */
function pour(response: NodeJS.WritableStream & { readonly destroyed: boolean }): void {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536, ' '))) {
      // until it is full
    }
  };
  response.on('drain', more);
  more();
}

/** Writes the beginning, and then a little again and again while someone listens. */
function drip(socket: Socket, beginning: string, little: string): void {
  socket.write(beginning);
  const timer = setInterval(() => socket.write(little), 5);
  socket.on('close', () => clearInterval(timer));
}
