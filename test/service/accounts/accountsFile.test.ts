import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type AccountsFileFault, openAccountsFile } from '../../../src/service/accounts/accountsFile.ts';
import { TemporaryFolder } from '../../sources/temporaryFolder.ts';

/** Each makes a file that cannot be used, under the name that it gets. */
const unusable: readonly (readonly [name: string, AccountsFileFault, make: (file: string) => void])[] = [
  ['a text', 'foreign', file => writeFileSync(file, 'these are no accounts'.repeat(100))],
  ['a database of something else', 'foreign', file => change(file, 'CREATE TABLE other (id)')],
  ['a newer version', 'newer', file => change(made(file), 'PRAGMA user_version = 2')],
  ['damaged pages', 'damaged', file => damage(made(file))],
  ['a folder', 'unwritable', file => mkdirSync(file)],
];

function made(file: string): string {
  openAccountsFile(file).close();
  return file;
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 4096);
  writeFileSync(file, bytes);
}

describe('the accounts file', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('is made with its folders, for this user alone', () => {
    const file = made(join(folder.path, 'a', 'b', 'accounts.sqlite'));
    openAccountsFile(file).close(); // and opened again
    if (process.platform !== 'win32') {
      assert.equal(statSync(file).mode & 0o777, 0o600);
      assert.equal(statSync(dirname(file)).mode & 0o777, 0o700);
    }
  });

  it('is made of an empty file', () => {
    made(folder.write('empty.sqlite', ''));
  });

  for (const [name, fault, make] of unusable) {
    it(`cannot be ${name}`, () => {
      const file = join(folder.path, `${name.replaceAll(' ', '-')}.sqlite`);
      make(file);
      assert.throws(() => openAccountsFile(file), { name: 'AccountsFileError', fault });
    });
  }

  it('is left as it is where it belongs to something else', () => {
    const file = folder.write('notes.txt', 'shopping list\n'.repeat(100));
    assert.throws(() => openAccountsFile(file), { fault: 'foreign' });
    assert.equal(readFileSync(file, 'utf8'), 'shopping list\n'.repeat(100));
  });

  it('says file, cause and remedy', () => {
    const file = join(folder.write('plain', ''), 'accounts.sqlite');
    assert.throws(() => openAccountsFile(file), {
      message:
        `The accounts file ${file} cannot be used (unwritable). ` +
        'Let this user write it and its folder, or name another file with GLOSSA_ACCOUNTS.',
    });
  });
});
