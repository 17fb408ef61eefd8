import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { OpenApiDocument, Response } from '../../../src/service/description/document.ts';
import { openApiDescription } from '../../../src/service/description/openapi.ts';
import { componentSchemas } from '../../../src/service/description/schemas.ts';
import { goldenFile, goldenRequests } from '../../exchange/golden.ts';
import { lintProblems } from './linting.ts';

const description = openApiDescription();
const schemas = componentSchemas();

interface Golden {
  readonly request: string;
  readonly body: { readonly results: readonly Record<string, unknown>[] };
}

const goldens = Object.keys(goldenRequests).map(
  (name): Golden => JSON.parse(readFileSync(goldenFile(name), 'utf8')),
);

/** The path of the table that a request asks. */
function pathOf(request: string): string {
  const [place = ''] = request.split('?');
  const found = Object.values(endpoints).find(({ path }) =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(place),
  );
  assert.ok(found, `${request} asks no endpoint`);
  return found.path;
}

/** What the linter has against a body as an example of the endpoint's 200: it checks examples by their schema. */
function problemsOf({ request, body }: Golden): Promise<readonly string[]> {
  const path = pathOf(request);
  const operation = description.paths[path]?.get;
  const success = operation?.responses['200'] as Response;
  const schema = success.content?.['application/json'].schema ?? {};
  const withExample: OpenApiDocument = {
    ...description,
    paths: {
      ...description.paths,
      [path]: {
        get: {
          ...(operation ?? assert.fail()),
          responses: {
            ...operation?.responses,
            200: { ...success, content: { 'application/json': { schema, example: body } } },
          },
        },
      },
    },
  };
  return lintProblems(withExample);
}

describe('the schemas of the description', () => {
  for (const golden of goldens) {
    it(`accept the answer to ${golden.request}`, async () => {
      assert.deepEqual(await problemsOf(golden), []);
    });
  }

  it('refuse a property that is not theirs, deep in an answer', async () => {
    const golden = goldens.find(({ request }) => request === goldenRequests['entries-bank']);
    assert.ok(golden);
    const text = JSON.stringify(golden.body).replace('"definitions":', '"meaning":"slope","definitions":');
    const problems = await problemsOf({ ...golden, body: JSON.parse(text) });
    assert.match(problems.join('\n'), /^no-invalid-media-type-examples .*meaning/m);
  });

  for (const name of ['Sense', 'BilingualSense', 'ThesaurusSense']) {
    it(`let a ${name} have subsenses of its own kind`, () => {
      const properties = schemas[name]?.['properties'] as Record<string, { items?: unknown }>;
      assert.deepEqual(properties['subsenses']?.items, { $ref: `#/components/schemas/${name}` });
    });
  }

  it('have names that tell what they are', () => {
    const unnamed = Object.keys(schemas).filter(name => !/^[A-Z][A-Za-z]+$/.test(name));
    assert.deepEqual(unnamed, []);
  });

  it('use no keyword that OpenAPI 3.0 lacks', () => {
    const text = JSON.stringify(schemas);
    const foreign =
      /"(\$schema|\$id|\$defs|definitions|const|prefixItems|propertyNames|examples)":(?!\{"minItems)/;
    assert.equal(foreign.exec(text)?.[0], undefined);
  });
});
