import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { exchangeBytes, heldExchange, lastGet, startEdge } from './edgeHost.ts';

const answer = {
  status: 200,
  headers: { 'content-type': 'application/json;charset=utf-8', 'x-request-id': 'a'.repeat(32) },
  body: Buffer.from('{}'),
};
const get = '/api/v2/x HTTP/1.1\r\nHost: a\r\n\r\n';

describe('the network edge, when it stops', () => {
  it('finishes what is in flight and answers 503 to what comes after', async () => {
    const held = heldExchange(answer);
    const server = await startEdge({ mounts: [{ basePath: '/api/v2', exchange: held.exchange }] });
    const late = connect(server.port, '127.0.0.1');
    await once(late, 'connect');
    const inFlight = exchangeBytes(server.port, [`GET ${get}`]);
    await held.asked;
    const closed = server.close();
    await new Promise(resolve => setImmediate(resolve));
    late.write(`GET ${get}`);
    const [refused] = await once(late, 'data');
    assert.match(String(refused), /^HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*\{"error":"/i);
    await assert.rejects(exchangeBytes(server.port, [lastGet('/healthz')]));
    held.release();
    const [finished] = await inFlight;
    assert.equal(finished?.status, 200);
    assert.equal(finished?.body, '{}');
    assert.equal(finished?.headers['connection'], 'close');
    await closed;
    await server.close();
  });

  it('cuts what does not finish, and silent connections', async () => {
    const held = heldExchange(answer);
    const limits = { grace: 100, linger: 20 };
    const server = await startEdge({ limits, mounts: [{ basePath: '/api/v2', exchange: held.exchange }] });
    const silent = connect(server.port, '127.0.0.1');
    const stuck = connect(server.port, '127.0.0.1').on('error', () => {});
    stuck.write(`GET ${get}`);
    const signal = await held.asked;
    assert.ok(signal && !signal.aborted);
    const aborted = once(signal, 'abort');
    await Promise.all([server.close(), once(silent.resume(), 'close'), once(stuck, 'close'), aborted]);
  });

  it('has told the exchange when a client goes away', async () => {
    const held = heldExchange(answer);
    const server = await startEdge({ mounts: [{ basePath: '/api/v2', exchange: held.exchange }] });
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET ${get}`);
    const signal = await held.asked;
    assert.ok(signal && !signal.aborted);
    socket.destroy();
    await once(signal, 'abort');
    held.release();
    await server.close();
  });

  it('rejects an address that is taken', async () => {
    const server = await startEdge();
    try {
      const text = `The server cannot listen on port ${server.port} of 127.0.0.1: another program uses it.`;
      await assert.rejects(startEdge({ port: server.port }), { message: text });
    } finally {
      await server.close();
    }
  });
});
