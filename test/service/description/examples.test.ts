import assert from 'node:assert/strict';
import type { Operation } from '../../../src/service/description/document.ts';
import { openApiDescription } from '../../../src/service/description/openapi.ts';
import { fixtureService } from '../../exchange/fixtureService.ts';

/** The call that the examples of an operation's required parameters make. */
function exampleCall(path: string, { parameters }: Operation): string {
  const required = parameters.filter(parameter => parameter.required);
  const place = required
    .filter(parameter => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
  const query = required
    .filter(parameter => parameter.in === 'query')
    .map(({ name, example }) => `${name}=${example}`);
  return query.length > 0 ? `${place}?${query.join('&')}` : place;
}

describe('the examples of the description', () => {
  for (const [path, { get }] of Object.entries(openApiDescription().paths)) {
    if (get.security !== undefined) {
      continue;
    }
    const call = exampleCall(path, get);
    it(`${call} is a call that the service knows`, async () => {
      const { status, body } = await fixtureService()({ path: call });
      const { error } = JSON.parse(new TextDecoder().decode(body)) as { error?: string };
      const isWithoutData = status === 404 && /install a pack|^No (entry|lemma|headword) /.test(error ?? '');
      assert.ok(status === 200 || isWithoutData, `${status}: ${error}`);
    });
  }
});
