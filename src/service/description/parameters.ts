import { valueSets } from '../../contract/datasets.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import type { QueryParameter } from '../../contract/queries.ts';
import { longestWord } from '../../contract/wordIds.ts';
import type { Parameter, Schema } from './document.ts';
import { type ParameterName, parameterTexts } from './parameterTexts.ts';

/** The parameters of an endpoint, those of the path first, with the values of an example that calls it. */
export function parametersOf(
  endpoint: Endpoint,
  example: Readonly<Record<string, string | undefined>>,
): readonly Parameter[] {
  return [
    ...Object.entries(endpoint.parameters).map(([name, values]): Parameter => {
      const schema: Schema =
        values === 'word'
          ? { type: 'string', minLength: 1, maxLength: longestWord }
          : { type: 'string', enum: valueSets[values] };
      return { ...named(name, 'path', true), schema, ...exampleOf(schema, example[name]) };
    }),
    ...Object.entries(endpoint.query).map(([name, parameter]): Parameter => {
      const schema = schemaOf(parameter);
      return {
        ...named(name, 'query', parameter.kind === 'requiredText'),
        ...serialisation(parameter),
        schema,
        ...exampleOf(schema, example[name]),
      };
    }),
  ];
}

function named(name: string, where: Parameter['in'], required: boolean) {
  return { name, in: where, required, description: parameterTexts[name as ParameterName] };
}

function schemaOf(parameter: QueryParameter): Schema {
  switch (parameter.kind) {
    case 'text':
      return { type: 'string' };
    case 'requiredText':
      return { type: 'string', minLength: 1 };
    case 'boolean':
      return { type: 'boolean', default: false };
    case 'integer':
      return { type: 'integer', minimum: 0, maximum: parameter.maximum };
    case 'fields':
      return {
        type: 'array',
        ...(parameter.mayBeEmpty ? {} : { minItems: 1 }),
        items: { type: 'string', enum: parameter.names },
      };
    case 'labelIds':
      return parameter.atMost === 1 ? { type: 'string' } : { type: 'array', items: { type: 'string' } };
  }
}

/** Lists are one parameter with commas (`fields=definitions,examples`), not one for each item. */
function serialisation(parameter: QueryParameter): Pick<Parameter, 'style' | 'explode' | 'allowEmptyValue'> {
  const isList =
    parameter.kind === 'fields' || (parameter.kind === 'labelIds' && parameter.atMost === undefined);
  return {
    ...(isList ? { style: 'form', explode: false } : {}),
    ...(parameter.kind === 'fields' && parameter.mayBeEmpty ? { allowEmptyValue: true } : {}),
  };
}

function exampleOf({ type }: Schema, text: string | undefined): Pick<Parameter, 'example'> {
  if (text === undefined) {
    return {};
  }
  switch (type) {
    case 'array':
      return { example: text.split(',') };
    case 'integer':
      return { example: Number(text) };
    case 'boolean':
      return { example: text === 'true' };
    default:
      return { example: text };
  }
}
