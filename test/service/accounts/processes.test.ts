import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Limits } from '../../../src/service/accounts/account.ts';
import { AccountRegister } from '../../../src/service/accounts/register.ts';
import { TemporaryFolder } from '../../sources/temporaryFolder.ts';
import { AccountsFixture } from './accountsFixture.ts';
import { countDots, startCounting } from './countingProcess.ts';

/** A count may be too high by the requests that were leased and not made when the process was killed. */
const killed: readonly { readonly name: string; readonly limits: Limits; readonly block: number }[] = [
  { name: 'one by one', limits: { month: 1_000_000, minute: 1000 }, block: 1 },
  { name: 'in blocks', limits: { month: 1_000_000, minute: 1_000_000 }, block: 1000 },
  { name: 'without a limit', limits: {}, block: 1000 },
];

describe('accounts and processes', function () {
  this.timeout(30_000);
  const fixture = new AccountsFixture();
  after(() => fixture.remove());

  for (const { name, limits, block } of killed) {
    it(`no request is forgotten when the process is killed (${name})`, async () => {
      const caller = await fixture.add(name.replaceAll(' ', '-'), { limits });
      const counter = startCounting({ file: fixture.file, caller, time: fixture.time });
      const enough = limits.minute === 1000 ? 300 : 5000;
      const dots = await countDots(counter, seen => seen >= enough && counter.kill('SIGKILL'));
      assert.equal(counter.signalCode, 'SIGKILL');
      const used = fixture.register.usage(caller.appId ?? '');
      // the last request may have been counted without its dot
      assert.ok(used.minute >= dots && used.minute <= dots + 1 + block, `${used.minute} for ${dots}`);
      assert.ok(used.month >= dots && used.month <= dots + 1 + 1000, `${used.month} for ${dots}`);
    });
  }

  for (const minute of [700, 50_000]) {
    it(`two processes keep to a limit of ${minute} together`, async () => {
      const caller = await fixture.add(`shared-${minute}`, { limits: { minute } });
      const counting = { file: fixture.file, caller, time: fixture.time };
      const dots = await Promise.all([1, 2].map(() => countDots(startCounting(counting))));
      assert.equal(
        dots.reduce((sum, one) => sum + one),
        minute,
        dots.join(' + '),
      );
    });
  }

  it('may make the file at the same time', async () => {
    const folder = new TemporaryFolder();
    const file = join(folder.path, 'new', 'accounts.sqlite');
    const command = join(import.meta.dirname, '../../../src/cli/main.ts');
    const ids = ['one', 'two', 'three', 'four'];
    const ends = ids.map(id =>
      once(
        spawn(process.execPath, [command, 'accounts', 'add', '--id', id, '--file', file], {
          stdio: ['ignore', 'ignore', 'inherit'],
        }),
        'close',
      ),
    );
    assert.deepEqual(
      (await Promise.all(ends)).map(([code]) => code),
      [0, 0, 0, 0],
    );
    const register = new AccountRegister(file);
    assert.deepEqual(new Set(register.list().map(({ appId }) => appId)), new Set(ids));
    register.close();
    folder.remove();
  });
});
