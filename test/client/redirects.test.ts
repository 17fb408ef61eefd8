import assert from 'node:assert/strict';
import { followingRedirects } from '../../src/client/redirects.ts';
import { remoteAddress } from '../../src/client/remoteAddress.ts';
import { json, recorded } from './answering.ts';
import { failureOf } from './failing.ts';

const address = remoteAddress('https://words.example/glossa/api/v2');
const asked = { path: '/entries/en/dog?fields=', headers: { app_id: 'id', app_key: 'the-secret-key' } };

/** A service that answers `asked` with a redirect, and everything else with its path. */
function redirecting(location: string, status = 301, to = address) {
  const service = recorded(({ path }) =>
    path === asked.path ? { status, headers: { location }, body: new Uint8Array() } : json({ path }),
  );
  return { asked: service.asked, exchange: followingRedirects(service.exchange, to) };
}

const followed: readonly (readonly [string, string])[] = [
  ['/glossa/api/v2/entries/en-gb/dog?fields=', '/entries/en-gb/dog?fields='],
  ['https://words.example/glossa/api/v2/entries/en-gb/dog', '/entries/en-gb/dog'],
  ['HTTPS://WORDS.EXAMPLE:443/glossa/api/v2/entries/en-gb/dog', '/entries/en-gb/dog'],
  ['//words.example/glossa/api/v2/entries/en-gb/dog', '/entries/en-gb/dog'],
  ['../en-gb/dog?a=b', '/entries/en-gb/dog?a=b'],
  ['/glossa/api/v2/entries/en-gb/..', '/entries/en-gb/..'],
  ['/glossa/api/v2/entries/en-gb/caf%C3%A9', '/entries/en-gb/caf%C3%A9'],
  ['/glossa/api/v2/entries/en-gb/dog#senses', '/entries/en-gb/dog'],
];

const notFollowed = [
  'http://words.example/glossa/api/v2/entries/en-gb/dog',
  'https://words.example:8443/glossa/api/v2/entries/en-gb/dog',
  'https://words.example.evil.example/glossa/api/v2/entries/en-gb/dog',
  'https://words.example@evil.example/glossa/api/v2/entries/en-gb/dog',
  'https://someone:word@words.example/glossa/api/v2/entries/en-gb/dog',
  '//evil.example/glossa/api/v2/entries/en-gb/dog',
  '/\\evil.example/glossa/api/v2/entries/en-gb/dog',
  '/\t/evil.example/glossa/api/v2/entries/en-gb/dog',
  'javascript:alert(1)',
  'https://',
  '/login?to=/glossa/api/v2/',
  '/glossa/api/v2',
  '/glossa/api/v20/entries/en-gb/dog',
  '../../../../v1/dog',
];

describe('followingRedirects', () => {
  for (const [location, path] of followed) {
    it(`follows '${location}' with the credentials`, async () => {
      const service = redirecting(location);
      assert.equal((await service.exchange(asked)).status, 200);
      assert.deepEqual(service.asked, [asked, { ...asked, path }]);
    });
  }

  for (const location of notFollowed) {
    it(`does not follow '${location}'`, async () => {
      const service = redirecting(location);
      const failure = await failureOf(service.exchange(asked));
      assert.deepEqual([failure.kind, failure.status, service.asked.length], ['redirected', 301, 1]);
      assert.doesNotMatch(failure.message, /evil|the-secret-key/);
    });
  }

  for (const status of [301, 302, 307, 308]) {
    it(`follows a ${status}`, async () => {
      assert.equal((await redirecting('../en-gb/dog', status).exchange(asked)).status, 200);
    });
  }

  for (const status of [200, 300, 303, 304]) {
    it(`takes a ${status} as it is`, async () => {
      assert.equal((await redirecting('../en-gb/dog', status).exchange(asked)).status, status);
    });
  }

  it('takes a redirect to nowhere as it is', async () => {
    const nowhere = followingRedirects(
      async () => ({ status: 301, headers: {}, body: new Uint8Array() }),
      address,
    );
    assert.equal((await nowhere(asked)).status, 301);
  });

  it('reaches a service at the root', async () => {
    const service = redirecting('/entries/en-gb/dog', 301, remoteAddress('https://words.example'));
    await service.exchange(asked);
    assert.equal(service.asked[1]?.path, '/entries/en-gb/dog');
  });

  it('follows three times, and then says so', async () => {
    const chain = (length: number) =>
      recorded(({ path }) => {
        const step = Number(path.slice(1));
        const headers = { location: `/glossa/api/v2/${step + 1}` };
        return step < length ? { status: 302, headers, body: new Uint8Array() } : json({});
      });
    const three = chain(3);
    assert.equal((await followingRedirects(three.exchange, address)({ path: '/0' })).status, 200);
    const endless = chain(Number.POSITIVE_INFINITY);
    const failure = await failureOf(followingRedirects(endless.exchange, address)({ path: '/0' }));
    assert.deepEqual([failure.kind, endless.asked.length], ['redirected', 4]);
  });
});
