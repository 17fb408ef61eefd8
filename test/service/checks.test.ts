import assert from 'node:assert/strict';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { ApiError } from '../../src/contract/errors.ts';
import { asListed, checkLength, checkUsage } from '../../src/service/checks.ts';
import { createRouter, pathValues } from '../../src/service/target.ts';

/** The checks on every endpoint of the table. */
describe('checks', () => {
  const names = Object.keys(endpoints) as EndpointName[];
  const findTarget = createRouter(names);
  const limited = { kind: 'limited', retryAfter: 7, usage: { limit: 5, remaining: 0, reset: 60 } } as const;
  const status = (expected: number) => (error: unknown) =>
    error instanceof ApiError && error.status === expected;

  /** A path of an endpoint with the first value of each set. */
  function pathOf(name: EndpointName, word = 'run'): string {
    return endpoints[name].path
      .replace('{word_id}', word)
      .replace('{source_lang}', name === 'thesaurus' || name === 'searchThesaurus' ? 'en' : 'es')
      .replace('{target_lang}', 'en')
      .replace('{endpoint}', 'entries');
  }

  it('find each endpoint by its path, in any letter case, and by no other', () => {
    for (const name of names) {
      const path = name === 'pronunciations' ? pathOf(name).replace('/es/', '/en-gb/') : pathOf(name);
      const target = findTarget(path.toUpperCase());
      assert.equal(target?.name, name);
      assert.ok(target && pathValues(target));
      assert.equal(findTarget(`${path}/`), undefined);
      assert.equal(findTarget(`/x${path}`), undefined);
    }
  });

  it('refuse too long a word with 414 where the row lists it', () => {
    for (const name of names) {
      const path = `${pathOf(name, 'x'.repeat(129))}?q=${'x'.repeat(129)}`;
      const check = () => checkLength(path, '/api/v2', findTarget(path));
      if (endpoints[name].path.includes('{word_id}') || name === 'words') {
        assert.throws(check, status(414), name);
      } else if (!(endpoints[name].statuses as readonly number[]).includes(414)) {
        assert.doesNotThrow(check, name);
      }
    }
  });

  it('do not count white space around a word, nor decode a query twice', () => {
    const word = 'x'.repeat(128);
    for (const path of [`/entries/en-gb/%20${word}%0A`, `/words/en-gb?q=+${word}%20`]) {
      checkLength(path, '/api/v2', findTarget(path));
    }
    const encoded = `/words/en-gb?q=${'%2561'.repeat(100)}`;
    assert.throws(() => checkLength(encoded, '/api/v2', findTarget(encoded)), status(414));
  });

  it('limit with 429 where the row lists it, and where no row is found', () => {
    for (const name of names) {
      const check = () => checkUsage(limited, endpoints[name]);
      if ((endpoints[name].statuses as readonly number[]).includes(429)) {
        assert.throws(check, status(429), name);
      } else {
        check();
      }
    }
    assert.throws(() => checkUsage(limited, undefined), status(429));
  });

  it('answer 404 for 400 where the row lists no 400', () => {
    const invalid = () => {
      throw new ApiError(400, 'Unknown field requested: abc');
    };
    for (const name of names) {
      const expected = (endpoints[name].statuses as readonly number[]).includes(400) ? 400 : 404;
      assert.throws(
        () => asListed(endpoints[name], invalid),
        (error: unknown) =>
          status(expected)(error) && (error as Error).message === 'Unknown field requested: abc',
      );
    }
  });

  it('name the dataset that is near', () => {
    const hints: Readonly<Record<string, RegExp>> = {
      '/lemmas/en-gb/ran': /Use 'en'/,
      '/thesaurus/en-us/ran': /Use 'en'/,
      '/sentences/en-gb/ran': /Use 'en'/,
      '/words/en?q=ran': /Use 'en-gb'/,
      '/translations/en-us/es/ran': /Use 'en'/,
      '/entries/xx/ran': /^Unknown source_lang 'xx'\. Allowed values: en-gb, /,
    };
    for (const [path, text] of Object.entries(hints)) {
      const target = findTarget(path);
      assert.throws(() => target && pathValues(target), { status: 404, message: text });
    }
  });

  it('repeat little of what was sent', () => {
    const target = findTarget(`/words/${'x'.repeat(5000)}?q=run`);
    assert.throws(
      () => target && pathValues(target),
      (error: unknown) => String(error).length < 300,
    );
  });
});
