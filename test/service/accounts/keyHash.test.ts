import assert from 'node:assert/strict';
import { hashKey, hashOfNoKey, isHashOf, makeKey } from '../../../src/service/accounts/keyHash.ts';

describe('hashes of keys', () => {
  it('fit the key that they were made of, and no other', async () => {
    const hash = await hashKey('open sesame');
    assert.ok(await isHashOf(hash, 'open sesame'));
    assert.ok(!(await isHashOf(hash, 'open sesamE')));
    assert.ok(!(await isHashOf(hash, '')));
  });

  it('are salted', async () => {
    assert.notEqual(await hashKey('open sesame'), await hashKey('open sesame'));
  });

  it('of no key fit none, at the same cost', async () => {
    assert.ok(!(await isHashOf(hashOfNoKey(), '')));
    const shape = (hash: string) => hash.replace(/(?<=p=1\$).*/, text => text.replace(/[\w-]/g, 'x'));
    assert.equal(shape(hashOfNoKey()), shape(await hashKey('open sesame')));
  });

  const [salt, hash] = ['A'.repeat(22), 'A'.repeat(43)];
  for (const text of [
    '',
    'open sesame',
    `$scrypt$ln=14,r=8,p=1$${salt}$`,
    `$scrypt$ln=14,r=8,p=1$${salt}$AAAA`,
    `$scrypt$ln=40,r=8,p=1$${salt}$${hash}`,
    `$scrypt$ln=14,r=99,p=1$${salt}$${hash}`,
    `$scrypt$ln=0,r=0,p=0$${salt}$${hash}`,
    `$bcrypt$ln=14,r=8,p=1$${salt}$${hash}`,
  ]) {
    it(`are not '${text}'`, async () => assert.equal(await isHashOf(text, 'open sesame'), false));
  }

  it('are made of keys with 192 bits where nobody gives one', () => {
    const keys = Array.from({ length: 100 }, makeKey);
    assert.equal(new Set(keys).size, 100);
    assert.ok(keys.every(key => Buffer.from(key, 'base64url').length === 24 && /^[\w-]{32}$/.test(key)));
  });
});
