import assert from 'node:assert/strict';
import { type Environment, environmentAccounts } from '../../../src/service/accounts/environmentAccounts.ts';

const paid = { GLOSSA_APP_ID: 'demo', GLOSSA_APP_KEY: 'secret-secret' };
const free = { GLOSSA_FREE_APP_ID: 'trial', GLOSSA_FREE_APP_KEY: 'trial-trial' };
const paidAccount = { appId: 'demo', key: 'secret-secret', plan: 'paid', limits: {} };
const freeAccount = { appId: 'trial', key: 'trial-trial', plan: 'free', limits: {} };

const sound: readonly (readonly [Environment, readonly object[]])[] = [
  [{}, []],
  [{ GLOSSA_APP_ID: '', GLOSSA_APP_KEY: '', GLOSSA_PER_MINUTE: '' }, []],
  [paid, [paidAccount]],
  [free, [freeAccount]],
  [{ ...paid, ...free }, [paidAccount, freeAccount]],
  [{ ...paid, GLOSSA_PER_MINUTE: '60' }, [{ ...paidAccount, limits: { minute: 60 } }]],
  [
    { ...paid, ...free, GLOSSA_PER_MINUTE: '60', GLOSSA_PER_MONTH: '3000' },
    [{ ...paidAccount, limits: { minute: 60, month: 3000 } }, freeAccount],
  ],
];

const wrong: readonly (readonly [Environment, message: string])[] = [
  [{ GLOSSA_APP_ID: 'demo' }, 'GLOSSA_APP_ID is set and GLOSSA_APP_KEY is not: an account needs both.'],
  [
    { GLOSSA_APP_KEY: 'secret-secret' },
    'GLOSSA_APP_KEY is set and GLOSSA_APP_ID is not: an account needs both.',
  ],
  [
    { ...free, GLOSSA_FREE_APP_KEY: '' },
    'GLOSSA_FREE_APP_ID is set and GLOSSA_FREE_APP_KEY is not: an account needs both.',
  ],
  [
    { ...paid, GLOSSA_APP_ID: 'de mo' },
    'GLOSSA_APP_ID must have 1 to 64 characters of visible ASCII, without spaces.',
  ],
  [
    { ...paid, GLOSSA_APP_KEY: 'two words' },
    'GLOSSA_APP_KEY must have 1 to 128 characters of visible ASCII, without spaces.',
  ],
  ...['0', '-1', '1.5', '1e3', 'many', ' 5', '9'.repeat(16)].map(
    limit =>
      [{ ...paid, GLOSSA_PER_MONTH: limit }, 'GLOSSA_PER_MONTH must be a whole number above 0.'] as const,
  ),
  [
    { ...free, GLOSSA_PER_MINUTE: '5' },
    'GLOSSA_PER_MINUTE and GLOSSA_PER_MONTH need GLOSSA_APP_ID and GLOSSA_APP_KEY.',
  ],
  [
    { ...paid, ...free, GLOSSA_FREE_APP_ID: 'demo' },
    'GLOSSA_APP_ID and GLOSSA_FREE_APP_ID must be different.',
  ],
];

describe('accounts of the environment', () => {
  for (const [environment, accounts] of sound) {
    it(`are read from ${JSON.stringify(environment)}`, () => {
      assert.deepEqual(environmentAccounts(environment), accounts);
    });
  }

  for (const [environment, message] of wrong) {
    it(`are refused in ${JSON.stringify(environment)}`, () => {
      assert.throws(() => environmentAccounts(environment), { message });
    });
  }
});
