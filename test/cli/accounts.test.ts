import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runAccounts } from '../../src/cli/runAccounts.ts';
import type { Environment } from '../../src/service/accounts/environmentAccounts.ts';
import { openAccounts } from '../../src/service/accounts/openAccounts.ts';
import { TemporaryFolder } from '../sources/temporaryFolder.ts';

describe('npm run accounts', () => {
  const folder = new TemporaryFolder();
  const file = join(folder.path, 'accounts.sqlite');
  after(() => folder.remove());

  async function run(args: readonly string[], environment: Environment = {}) {
    const printed: string[] = [];
    const complaints: string[] = [];
    const code = await runAccounts(args, {
      file,
      environment,
      print: text => printed.push(text),
      complain: text => complaints.push(text),
    });
    return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
  }

  async function ask(appId: string, appKey: string) {
    const accounts = openAccounts({ file });
    const { kind } = await accounts.admit({ appId, appKey, version: 2 });
    accounts.close();
    return kind;
  }

  function keyIn(printed: string): string {
    return /^app_key: (\S+)$/m.exec(printed)?.[1] ?? '';
  }

  it('says that there are none', async () => {
    const { code, printed } = await run(['list']);
    assert.deepEqual([code, printed], [0, `There are no accounts in ${file}.`]);
  });

  it('adds an account with a key that is made up', async () => {
    const { code, printed } = await run(['add', '--id', 'made-up']);
    assert.equal(code, 0);
    assert.match(printed, /^Added 'made-up'\.\napp_key: \S{32}\nThis key is shown once: keep it now\.$/);
    assert.equal(await ask('made-up', keyIn(printed)), 'admitted');
  });

  it('adds an account with a key that is given, and does not repeat it', async () => {
    const { printed } = await run(['add', '--id', 'given', '--key', 'open-sesame', '--plan', 'paid']);
    assert.equal(printed, "Added 'given'.");
    assert.equal(await ask('given', 'open-sesame'), 'admitted');
  });

  it('adds an account on the free plan, with limits', async () => {
    const limits = ['--per-minute', '10', '--per-month', '500'];
    assert.equal((await run(['add', '--id', 'free', '--plan', 'free', ...limits])).code, 0);
  });

  it('gives a new key, which ends the old one', async () => {
    const { code, printed } = await run(['rotate', '--id', 'given']);
    assert.equal(code, 0);
    assert.equal(await ask('given', keyIn(printed)), 'admitted');
    assert.equal(await ask('given', 'open-sesame'), 'refused');
    await run(['rotate', '--id', 'given', '--key', 'open-barley']);
    assert.equal(await ask('given', 'open-barley'), 'admitted');
  });

  it('lists what accounts may do and have used, those of the environment first', async () => {
    const environment = { GLOSSA_APP_ID: 'demo', GLOSSA_APP_KEY: 'demo-demo', GLOSSA_PER_MINUTE: '60' };
    const { printed } = await run(['list'], environment);
    const today = new Date().toISOString().slice(0, 10);
    // the tests above may lie in the minute before
    assert.deepEqual(
      printed
        .replace(/^((?:given|made-up) +paid +)\d/gm, '$1N')
        .replaceAll(today, 'today')
        .split('\n'),
      [
        'id       plan  this minute  this month   created',
        'demo     paid  0 of 60      0, no limit  by the environment',
        'free     free  0 of 10      0 of 500     today',
        'given    paid  N, no limit  3, no limit  today',
        'made-up  paid  N, no limit  1, no limit  today',
      ],
    );
    assert.doesNotMatch(printed, /scrypt|demo-demo|open-/);
  });

  it('removes an account', async () => {
    assert.deepEqual(await run(['remove', '--id', 'made-up']), {
      code: 0,
      printed: "Removed 'made-up'.",
      complaints: '',
    });
    assert.doesNotMatch((await run(['list'])).printed, /made-up/);
  });

  const wrong: readonly (readonly [args: readonly string[], complaint: RegExp])[] = [
    [['ad'], /^There is no command 'ad'\.\n\nLooks after/],
    [['constructor'], /^There is no command 'constructor'/],
    [['add'], /^Which account\? For example: npm run accounts -- add --id demo$/],
    [['add', 'demo'], /^'add' takes options only, and no 'demo'\. Do you mean --id demo\?$/],
    [['add', '--id', 'given'], /^The id 'given' exists already\.$/],
    [['add', '--id', 'two words'], /^The id must have 1 to 64 characters of visible ASCII/],
    [['add', '--id', 'x'.repeat(65)], /^The id must have/],
    [['add', '--id', ''], /^The id must have/],
    [['add', '--id', 'new', '--key', 'x'.repeat(129)], /^The key must have 1 to 128 characters/],
    [['add', '--id', 'new', '--plan', 'gold'], /^There is no plan 'gold': --plan is free or paid\.$/],
    [['add', '--id', 'new', '--per-minute', '0'], /^--per-minute must be a whole number above 0, not '0'\.$/],
    [
      ['add', '--id', 'new', '--per-month', '1e6'],
      /^--per-month must be a whole number above 0, not '1e6'\.$/,
    ],
    [['list', '--id', 'given'], /^'list' takes no --id\.$/],
    [['rotate', '--id', 'given', '--plan', 'free'], /^'rotate' takes no --plan\.$/],
    [['rotate', '--id', 'nobody'], /^There is no account 'nobody'\.$/],
    [['remove', '--id', 'nobody'], /^There is no account 'nobody'\.$/],
    [['list', '--flie', 'x'], /--flie/],
  ];

  for (const [args, complaint] of wrong) {
    it(`refuses ${JSON.stringify(args)}`, async () => {
      const { code, printed, complaints } = await run(args);
      assert.deepEqual([code, printed], [1, '']);
      assert.match(complaints, complaint);
      assert.doesNotMatch((await run(['list'])).printed, /^(new|demo) /m);
    });
  }

  it('says what is wrong with the environment', async () => {
    const { code, complaints } = await run(['list'], { GLOSSA_APP_ID: 'demo' });
    assert.equal(code, 1);
    assert.match(complaints, /^GLOSSA_APP_ID is set and GLOSSA_APP_KEY is not/);
  });

  it('helps, and makes no file for it', async () => {
    const elsewhere = join(folder.path, 'elsewhere.sqlite');
    for (const args of [[], ['help'], ['--help'], ['add', '-h']]) {
      const { code, printed } = await run([...args, '--file', elsewhere]);
      assert.equal(code, 0);
      assert.match(printed, /npm run accounts -- rotate --id ID/);
    }
    assert.ok(!existsSync(elsewhere));
  });

  it('is a command with an exit code that knows where the accounts are', () => {
    const command = join(import.meta.dirname, '../../src/cli/main.ts');
    const start = (...args: string[]) =>
      spawnSync(process.execPath, [command, 'accounts', ...args], {
        encoding: 'utf8',
        env: { GLOSSA_ACCOUNTS: file },
      });
    const listed = start('list');
    assert.equal(listed.status, 0, listed.stderr);
    assert.match(listed.stdout, /^given +paid/m);
    assert.equal(listed.stderr, '');
    const wrong = start('remove', '--id', 'nobody');
    assert.deepEqual([wrong.status, wrong.stdout, wrong.stderr], [1, '', "There is no account 'nobody'.\n"]);
  });
});
