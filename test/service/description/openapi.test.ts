import assert from 'node:assert/strict';
import { type ValueSetName, valueSets } from '../../../src/contract/datasets.ts';
import { type Endpoint, endpoints } from '../../../src/contract/endpoints.ts';
import type { Operation, Parameter } from '../../../src/service/description/document.ts';
import { openApiDescription } from '../../../src/service/description/openapi.ts';
import { parameterTexts } from '../../../src/service/description/parameterTexts.ts';
import { lintProblems } from './linting.ts';

const description = openApiDescription();
const rows: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

function operationAt(path: string): Operation {
  const item = description.paths[path];
  assert.ok(item, `${path} is not described`);
  return item.get;
}

function parameter({ parameters }: Operation, name: string): Parameter {
  const found = parameters.find(described => described.name === name);
  assert.ok(found, `${name} is not described`);
  return found;
}

describe('the OpenAPI description', () => {
  it('is 3.0.1 of both kinds', () => {
    assert.deepEqual([description.openapi, description.info.version], ['3.0.1', '3.0.1']);
  });

  it('is without fault under the linter', async () => {
    assert.deepEqual(await lintProblems(description), []);
  });

  it('is seen by the linter: a fault is told', async () => {
    const problems = await lintProblems({ ...description, security: [{ app_ID: [] }] });
    assert.match(problems.join('\n'), /^security-defined /m);
  });

  it('describes the endpoints of the table and itself, and nothing else', () => {
    const paths = [...rows.map(([, { path }]) => path), '/openapi.json'];
    assert.deepEqual(Object.keys(description.paths).toSorted(), paths.toSorted());
  });

  for (const [name, endpoint] of rows) {
    it(`has the row of ${name}`, () => {
      const operation = operationAt(endpoint.path);
      const statuses = new Set([...endpoint.statuses, 403, ...(name === 'entries' ? [301] : [])].map(String));
      assert.equal(operation.operationId, name);
      assert.equal(operation.summary, endpoint.summary);
      assert.equal(operation.security, undefined);
      assert.deepEqual(new Set(Object.keys(operation.responses)), statuses);
      assert.deepEqual(
        operation.parameters.map(described => [described.in, described.name]),
        [
          ...Object.keys(endpoint.parameters).map(parameterName => ['path', parameterName]),
          ...Object.keys(endpoint.query).map(parameterName => ['query', parameterName]),
        ],
      );
    });
  }

  it('gives each path parameter its value set', () => {
    for (const [, endpoint] of rows) {
      for (const [name, set] of Object.entries(endpoint.parameters)) {
        const { schema } = parameter(operationAt(endpoint.path), name);
        assert.deepEqual(schema.enum, set === 'word' ? undefined : valueSets[set as ValueSetName]);
      }
    }
  });

  it('has a text for every parameter, and no text to spare', () => {
    const names = rows.flatMap(([, row]) => [...Object.keys(row.parameters), ...Object.keys(row.query)]);
    assert.deepEqual(Object.keys(parameterTexts).toSorted(), [...new Set(names)].toSorted());
  });

  it('tells the names, the emptiness and the commas of fields', () => {
    const entries = parameter(operationAt(endpoints.entries.path), 'fields');
    const thesaurus = parameter(operationAt(endpoints.thesaurus.path), 'fields');
    assert.deepEqual(entries.schema.items?.enum, endpoints.entries.query.fields.names);
    assert.deepEqual(thesaurus.schema.items?.enum, ['synonyms', 'antonyms']);
    assert.deepEqual([entries.allowEmptyValue, thesaurus.allowEmptyValue], [true, undefined]);
    assert.deepEqual([entries.style, entries.explode], ['form', false]);
  });

  it('needs both credentials together, and none for itself', () => {
    assert.deepEqual(description.security, [{ app_id: [], app_key: [] }]);
    assert.deepEqual(operationAt('/openapi.json').security, []);
  });

  it('tells the headers of limits where requests are counted', () => {
    const { LimitReached, NotAdmitted, NotFound } = description.components.responses;
    assert.ok(LimitReached?.headers?.['Retry-After'] && LimitReached.headers['X-RateLimit-Reset']);
    assert.ok(NotFound?.headers?.['X-RateLimit-Remaining'] && NotFound.headers['X-Request-Id']);
    assert.deepEqual(Object.keys(NotAdmitted?.headers ?? {}), ['X-Request-Id']);
  });

  it('names the servers that it is given', () => {
    const servers = [{ url: '/sandbox/api/v2', description: 'The sandbox' }];
    assert.deepEqual(openApiDescription({ servers }).servers, servers);
  });
});
