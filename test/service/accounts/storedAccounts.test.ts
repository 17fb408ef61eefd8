import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller } from '../../../src/service/accounts.ts';
import { AccountsFixture, askUntil } from './accountsFixture.ts';

const unknown = { kind: 'refused', reason: 'app_id and app_key do not belong together.' };
const missing = { kind: 'refused', reason: 'the headers app_id and app_key are required.' };
const tooLowPlan = { kind: 'refused', reason: 'the free plan does not include version 2 of this API.' };
const admitted = { kind: 'admitted' };

const environment = {
  GLOSSA_APP_ID: 'from-environment',
  GLOSSA_APP_KEY: 'key-of-the-environment',
  GLOSSA_PER_MONTH: '2',
  GLOSSA_FREE_APP_ID: 'free-environment',
  GLOSSA_FREE_APP_KEY: 'free-key-of-the-environment',
};

describe('stored accounts', function () {
  this.timeout(30_000); // keys are dear to check, on purpose
  const fixture = new AccountsFixture();
  after(() => fixture.remove());
  let paid: Caller & { readonly appKey: string };
  let free: Caller;

  before(async () => {
    paid = await fixture.add('paid', { key: 'the_key=of:paid' });
    free = await fixture.add('free', { plan: 'free' });
  });

  it('answer by credentials and plan', async () => {
    const accounts = fixture.open();
    const cases: readonly (readonly [Caller, object])[] = [
      [paid, admitted],
      [paid, admitted], // now from memory
      [{ ...paid, version: 1 }, admitted],
      [free, tooLowPlan],
      [{ ...free, version: 1 }, admitted],
      [{ ...paid, appId: undefined }, missing],
      [{ ...paid, appKey: undefined }, missing],
      [{ ...paid, appId: '' }, missing],
      [{ ...paid, appKey: '' }, missing],
      [{ ...paid, appKey: `${paid.appKey}x` }, unknown],
      [{ ...paid, appKey: `${paid.appKey}x` }, unknown],
      [{ ...paid, appKey: paid.appKey.toUpperCase() }, unknown],
      [{ ...free, appKey: paid.appKey }, unknown],
      [{ ...paid, appId: 'nobody' }, unknown],
      [{ ...paid, appId: 'PAID' }, unknown],
      [paid, admitted],
    ];
    for (const [caller, expected] of cases) {
      assert.deepEqual(await accounts.admit(caller), expected, JSON.stringify(caller));
    }
  });

  it('refuse hostile ids and keys', async () => {
    const accounts = fixture.open();
    const hostile = [
      "' OR 1=1 --",
      'paid\0',
      'paid, paid',
      '__proto__',
      'constructor',
      '\ud800',
      '%',
      'x'.repeat(64),
      'x'.repeat(1_000_000),
    ];
    for (const text of hostile) {
      assert.deepEqual(await accounts.admit({ ...paid, appId: text }), unknown, text.slice(0, 70));
      assert.deepEqual(await accounts.admit({ ...paid, appKey: text }), unknown, text.slice(0, 70));
    }
    assert.deepEqual(await accounts.admit(paid), admitted);
  });

  it('turn away a flood of keys, and still know those that they know', async () => {
    const accounts = fixture.open();
    await accounts.admit(paid);
    const flood = Array.from({ length: 200 }, (_, number) =>
      accounts.admit({ appId: `nobody${number}`, appKey: 'guess-guess', version: 2 }),
    );
    const free1 = { ...free, version: 1 } as const;
    assert.deepEqual(accounts.admit(paid), admitted);
    const [first, second] = await Promise.all([accounts.admit(free1), accounts.admit(free1)]);
    assert.deepEqual([first, second], [admitted, admitted]);
    const reasons = (await Promise.all(flood)).map(answer =>
      answer.kind === 'refused' ? answer.reason : '',
    );
    assert.deepEqual(
      new Set(reasons),
      new Set([unknown.reason, 'too many keys are being checked; try again in a few seconds.']),
    );
  });

  it('see what another process does with accounts', async () => {
    const accounts = fixture.open();
    assert.deepEqual(await accounts.admit({ appId: 'late', appKey: 'key-of-late', version: 2 }), unknown);
    const late = await fixture.add('late', { key: 'key-of-late', limits: { minute: 5000 } });
    assert.equal((await accounts.admit(late)).kind, 'admitted');

    const appKey = await fixture.register.rotate('late');
    await askUntil(accounts, late, 'refused');
    const rotated = await accounts.admit({ ...late, appKey });
    assert.equal(rotated.kind === 'admitted' && rotated.usage?.limit, 5000);

    fixture.register.remove('late');
    await askUntil(accounts, { ...late, appKey }, 'refused');

    await fixture.add('late', { key: appKey, plan: 'free' });
    assert.deepEqual(await askUntil(accounts, { ...late, appKey, version: 1 }, 'admitted'), admitted);
    assert.deepEqual(await accounts.admit({ ...late, appKey }), tooLowPlan);
  });

  it('keep the usage of an account whose key is new', async () => {
    const accounts = fixture.open();
    const caller = await fixture.add('rotated', { limits: { month: 3 } });
    await accounts.admit(caller);
    await accounts.admit(caller);
    const appKey = await fixture.register.rotate('rotated');
    const last = await askUntil(accounts, { ...caller, appKey }, 'admitted');
    assert.equal('usage' in last && last.usage?.remaining, 0);
    assert.equal((await accounts.admit({ ...caller, appKey })).kind, 'limited');
  });

  it('know the accounts of the environment, and their usage after a restart', async () => {
    const caller = { appId: 'from-environment', appKey: environment.GLOSSA_APP_KEY, version: 2 } as const;
    const first = fixture.open({ environment });
    const answer = first.admit(caller); // at once: only a digest is compared
    assert.deepEqual('usage' in answer && answer.usage?.remaining, 1);
    assert.deepEqual(await first.admit({ ...caller, appKey: environment.GLOSSA_FREE_APP_KEY }), unknown);
    const ofFree = { appId: 'free-environment', appKey: environment.GLOSSA_FREE_APP_KEY } as const;
    assert.deepEqual(first.admit({ ...ofFree, version: 2 }), tooLowPlan);
    assert.deepEqual(first.admit({ ...ofFree, version: 1 }), admitted);
    first.close();

    const second = fixture.open({ environment });
    assert.equal((await second.admit(caller)).kind, 'admitted');
    assert.equal((await second.admit(caller)).kind, 'limited');
    assert.deepEqual(await fixture.open().admit(caller), unknown);
  });

  it('warn of an id that the environment defines as well, and follow the environment', async () => {
    const stored = await fixture.add('both');
    const warnings: string[] = [];
    const accounts = fixture.open({
      environment: { GLOSSA_APP_ID: 'both', GLOSSA_APP_KEY: 'another-key' },
      onWarning: text => warnings.push(text),
    });
    assert.deepEqual(warnings, [
      'The account both is stored and defined by the environment, too; the environment counts.',
    ]);
    assert.deepEqual(await accounts.admit({ ...stored, appKey: 'another-key' }), admitted);
    assert.deepEqual(await accounts.admit(stored), unknown);
  });

  it('leave no key in their files', async () => {
    const accounts = fixture.open({ environment });
    await accounts.admit(paid);
    await accounts.admit({ ...paid, appId: 'from-environment', appKey: environment.GLOSSA_APP_KEY });
    const files = readdirSync(fixture.folder.path);
    assert.ok(files.includes('accounts.sqlite') && files.includes('accounts.sqlite-wal'), files.join());
    const bytes = Buffer.concat(files.map(name => readFileSync(join(fixture.folder.path, name))));
    assert.ok(bytes.includes('from-environment') && bytes.includes('$scrypt$'));
    for (const key of [paid.appKey, environment.GLOSSA_APP_KEY, environment.GLOSSA_FREE_APP_KEY]) {
      assert.ok(!bytes.includes(key), key);
    }
  });
});
