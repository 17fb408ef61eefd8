import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { type LogLevel, openLog } from '../../../src/service/edge/log.ts';
import { loggedPath, RequestLines } from '../../../src/service/edge/requestLines.ts';
import { exchangeBytes, lastGet, startEdge } from './edgeHost.ts';

function collected() {
  const pieces: string[] = [];
  const to = new Writable({
    write: (piece, _, done) => {
      pieces.push(String(piece));
      done();
    },
  });
  return { to, text: () => pieces.join('') };
}

/** The lines that a level logs of four requests: answered, not found, failed, garbage. */
async function linesAt(level: LogLevel) {
  const sink = collected();
  const log = openLog({ level, to: sink.to });
  const failing = { basePath: '/failing', exchange: () => Promise.reject(new Error('broken')) };
  const answering = {
    basePath: '/api/v2',
    exchange: async () => ({
      status: 200,
      headers: { 'x-request-id': 'f'.repeat(32) },
      body: Buffer.from('{}'),
    }),
  };
  const server = await startEdge({
    logger: log.logger,
    mounts: [answering, failing],
    limits: { linger: 20 },
  });
  const credentials = ['app_id: someone', 'app_key: not-to-be-seen'];
  await exchangeBytes(server.port, [lastGet('/api/v2/x?q=run&app_key=not-to-be-seen', credentials)]);
  await exchangeBytes(server.port, [lastGet('/nowhere', credentials)]);
  await exchangeBytes(server.port, [lastGet('/failing/x', credentials)]);
  await exchangeBytes(server.port, ['app_key: not-to-be-seen\r\n\r\n']);
  await server.close();
  await log.flush();
  assert.doesNotMatch(sink.text(), /not-to-be-seen/);
  return linesOf(sink.text());
}

function linesOf(text: string) {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));
}

describe('the log of requests', () => {
  it('has a line for each, and none of its credentials', async () => {
    const [answered, missing, broken, failed, garbage, ...more] = await linesAt('info');
    const { time, ms, ...rest } = answered;
    assert.deepEqual(rest, {
      level: 30,
      method: 'GET',
      path: '/api/v2/x?q=run&app_key=…',
      status: 200,
      requestId: 'f'.repeat(32),
      msg: 'request',
    });
    assert.ok(typeof time === 'number' && ms >= 0);
    assert.equal(missing.status, 404);
    assert.equal(broken.err.message, 'broken');
    assert.equal(failed.status, 500);
    assert.equal(failed.level, 50);
    assert.equal(failed.requestId, broken.requestId);
    assert.equal(garbage.status, 400);
    assert.deepEqual(more, []);
  });

  it('tells failures alone at the level of errors', async () => {
    const lines = await linesAt('error');
    assert.deepEqual(
      lines.map(line => line.msg),
      ['no answer', 'request'],
    );
  });

  it('is empty at the level that is silent', async () => {
    assert.deepEqual(await linesAt('silent'), []);
  });

  it('samples answers under load, and no refusals', async () => {
    const counts = async (level: LogLevel) => {
      const sink = collected();
      const log = openLog({ level, to: sink.to });
      const requests = new RequestLines(log.logger);
      for (const [status, second] of [
        [200, 1],
        [404, 1],
        [304, 2],
      ] as const) {
        for (let index = 0; index < 300; index += 1) {
          requests.add(status, second * 1000, () => ({
            method: 'GET',
            path: '/',
            status,
            ms: 1,
            requestId: '',
          }));
        }
      }
      await log.flush();
      const lines: { status: number; sampled?: number }[] = linesOf(sink.text());
      const weight = (status: number) =>
        lines.filter(line => line.status === status).reduce((sum, { sampled = 1 }) => sum + sampled, 0);
      return { lines: lines.length, weights: [weight(200), weight(404), weight(304)] };
    };
    assert.deepEqual(await counts('info'), { lines: 120 + 300 + 120, weights: [300, 300, 300] });
    assert.deepEqual(await counts('debug'), { lines: 900, weights: [300, 300, 300] });
  });

  it('hides what is named like a credential', () => {
    const paths = [
      ['/a?app_id=x&q=y', '/a?app_id=…&q=y'],
      ['/a?q=y&APP_KEY=x', '/a?q=y&APP_KEY=…'],
      ['/a?api-key=x;token=z', '/a?api-key=…;token=…'],
      ['/entries/en-gb/key=x?fields=definitions', '/entries/en-gb/key=x?fields=definitions'],
    ];
    for (const [sent = '', logged] of paths) {
      assert.equal(loggedPath(sent), logged);
    }
  });

  it('is not held up by a target that is made to', () => {
    const hostile = `/x?${'?key'.repeat(4000)}=secret`;
    const logged = loggedPath(hostile);
    assert.ok(logged.length < 2100 && !logged.includes('secret'));
  });

  it('goes on without a reader', async () => {
    const gone = new Writable({ write: (_piece, _, done) => done(new Error('EPIPE')) });
    const log = openLog({ to: gone });
    for (let line = 0; line < 3; line += 1) {
      log.logger.info('unheard');
      await log.flush();
    }
  });
});
