import assert from 'node:assert/strict';
import path from 'node:path';
import { readServeOptions, type ServeOptions } from '../../src/cli/serveOptions.ts';

describe('options of serve', () => {
  const defaults = { packs: path.resolve('/packs'), accounts: path.resolve('/accounts.sqlite') };
  const standard: ServeOptions = {
    ...defaults,
    host: '127.0.0.1',
    port: 8080,
    sandboxOnly: false,
    logLevel: 'info',
  };
  type Row = readonly [args: string, environment: Record<string, string>, changes: Partial<ServeOptions>];

  const rows: readonly Row[] = [
    ['', {}, {}],
    ['--port 0', {}, { port: 0 }],
    ['--port=9000 --host ::1', {}, { port: 9000, host: '::1' }],
    ['--packs /some/packs', {}, { packs: path.resolve('/some/packs') }],
    ['--accounts some.sqlite', {}, { accounts: path.resolve('some.sqlite') }],
    ['--sandbox-only --log-level warn', {}, { sandboxOnly: true, logLevel: 'warn' }],
    ['', { GLOSSA_PORT: '81', GLOSSA_HOST: '0.0.0.0' }, { port: 81, host: '0.0.0.0' }],
    [
      '',
      { GLOSSA_PACKS: '/p', GLOSSA_ACCOUNTS: '/a' },
      { packs: path.resolve('/p'), accounts: path.resolve('/a') },
    ],
    ['', { GLOSSA_SANDBOX_ONLY: '1', GLOSSA_LOG_LEVEL: 'silent' }, { sandboxOnly: true, logLevel: 'silent' }],
    ['', { GLOSSA_SANDBOX_ONLY: 'FALSE' }, {}],
    ['', { GLOSSA_PORT: '', GLOSSA_HOST: '' }, {}],
    [
      '--port 82 --log-level debug',
      { GLOSSA_PORT: '81', GLOSSA_LOG_LEVEL: 'fatal' },
      { port: 82, logLevel: 'debug' },
    ],
  ];
  for (const [args, environment, changes] of rows) {
    it(`${args} ${JSON.stringify(environment)}`, () => {
      const read = readServeOptions(args.split(' ').filter(Boolean), environment, defaults);
      assert.deepEqual(read, { ...standard, ...changes });
    });
  }

  const refused: readonly (readonly [string, Record<string, string>, RegExp])[] = [
    ['--port 65536', {}, /'65536' is no port: .* 0 to 65535/],
    ['--port -1', {}, /port/],
    ['--port 1e3', {}, /'1e3' is no port/],
    ['', { GLOSSA_PORT: 'eighty' }, /'eighty' is no port/],
    ['--log-level loud', {}, /'loud' is no log level; choose one of fatal, .*silent/],
    ['', { GLOSSA_SANDBOX_ONLY: 'perhaps' }, /GLOSSA_SANDBOX_ONLY is 'perhaps'/],
    ['--prot 80', {}, /--prot/],
    ['surplus', {}, /surplus/],
  ];
  for (const [args, environment, text] of refused) {
    it(`refuses ${args} ${JSON.stringify(environment)}`, () => {
      const read = () => readServeOptions(args.split(' ').filter(Boolean), environment, defaults);
      assert.throws(read, text);
    });
  }

  it('leaves the rest to the help', () => {
    assert.equal(readServeOptions(['--help'], {}, defaults), undefined);
    assert.equal(readServeOptions(['-h', '--port', 'x'], {}, defaults), undefined);
  });
});
