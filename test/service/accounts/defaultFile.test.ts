import assert from 'node:assert/strict';
import { join } from 'node:path';
import { defaultAccountsFile, type Host } from '../../../src/service/accounts/defaultFile.ts';

const home = join('/', 'home', 'ada');
const state = join(home, '.local', 'state', 'glossa');

const cases: readonly (readonly [Host['platform'], Record<string, string>, folder: string])[] = [
  ['linux', {}, state],
  ['linux', { XDG_STATE_HOME: '' }, state],
  ['linux', { XDG_STATE_HOME: 'relative' }, state],
  ['linux', { XDG_STATE_HOME: join('/', 'var', 'state') }, join('/', 'var', 'state', 'glossa')],
  ['darwin', { XDG_STATE_HOME: join('/', 'var') }, join(home, 'Library', 'Application Support', 'Glossa')],
  ['win32', { LOCALAPPDATA: join('/', 'local') }, join('/', 'local', 'Glossa')],
  ['win32', {}, join(home, 'AppData', 'Local', 'Glossa')],
];

describe('the default accounts file', () => {
  for (const [platform, environment, folder] of cases) {
    it(`on ${platform} with ${JSON.stringify(environment)}`, () => {
      const host = { platform, home };
      assert.equal(defaultAccountsFile(environment, host), join(folder, 'accounts.sqlite'));
      assert.equal(defaultAccountsFile({ ...environment, GLOSSA_ACCOUNTS: 'mine.db' }, host), 'mine.db');
    });
  }
});
