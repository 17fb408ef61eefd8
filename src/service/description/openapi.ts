import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import type { Info, OpenApiDocument, Operation, SecurityScheme, Server } from './document.ts';
import { type OperationText, operationTexts } from './operationTexts.ts';
import { parametersOf } from './parameters.ts';
import {
  componentResponses,
  descriptionResponses,
  headers,
  redirectResponse,
  responsesOf,
} from './responses.ts';
import { componentSchemas } from './schemas.ts';
import { tags } from './tags.ts';

export interface DescriptionOptions {
  /** Base addresses that answer, the first the preferred one; `/api/v2` on the host of the description by default. */
  readonly servers?: readonly Server[];
}

/** The interface is labelled 3.0.1 (service.md, "Versioning", 1), whatever the version of the program. */
const interfaceVersion = '3.0.1';

const info: Info = {
  title: 'Lexical Reference Service',
  version: interfaceVersion,
  description:
    'Dictionary, thesaurus, translation, pronunciation and example-sentence data for words in many languages.\n\n' +
    'Every call is a GET with two request headers, `app_id` and `app_key`, and answers JSON. If you have a word as ' +
    'somebody wrote it, begin with Words; if it may be misspelt, with Search.\n\n' +
    'Which datasets and pairs have data depends on the packs that are installed: Languages lists them. ' +
    '`metadata.provider` of each answer names the sources of the data.',
  license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
};

const securitySchemes: Readonly<Record<string, SecurityScheme>> = {
  app_id: { type: 'apiKey', in: 'header', name: 'app_id', description: 'Identifies the application.' },
  app_key: { type: 'apiKey', in: 'header', name: 'app_key', description: 'The key of the application.' },
};

const describeItself: Operation = {
  operationId: 'openapi',
  tags: ['Utilities'],
  summary: 'This description of the service.',
  description: 'For programs: client generators, request tools, linters. Takes no credentials.',
  security: [],
  parameters: [],
  responses: descriptionResponses,
};

/** The service in OpenAPI 3.0.1, made from the endpoint table and the schemas of the contract. */
export function openApiDescription({ servers = [ownServer] }: DescriptionOptions = {}): OpenApiDocument {
  const paths = endpointNames().map(name => [endpoints[name].path, { get: operationOf(name) }]);
  return {
    openapi: interfaceVersion,
    info,
    servers,
    tags,
    security: [{ app_id: [], app_key: [] }],
    paths: { ...Object.fromEntries(paths), '/openapi.json': { get: describeItself } },
    components: { schemas: componentSchemas(), responses: componentResponses(), headers, securitySchemes },
  };
}

const ownServer: Server = { url: '/api/v2', description: 'The whole lexicon' };

/** In the order of the texts, which is the order for readers. */
function endpointNames(): readonly EndpointName[] {
  return Object.keys(operationTexts) as EndpointName[];
}

function operationOf(name: EndpointName): Operation {
  const endpoint = endpoints[name];
  const {
    tag,
    description,
    example,
  }: OperationText & { readonly example: Record<string, string | undefined> } = operationTexts[name];
  const responses = responsesOf(endpoint);
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description,
    parameters: parametersOf(endpoint, example),
    responses: name === 'entries' ? { ...responses, 301: redirectResponse } : responses,
  };
}
