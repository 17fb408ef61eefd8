import * as z from 'zod';
import { endpoints } from '../../contract/endpoints.ts';
import { errorBodySchema } from '../../contract/errors.ts';
import { bilingualSenseSchema, senseSchema, thesaurusSenseSchema } from '../../contract/senses.ts';
import type { Reference, Schema } from './document.ts';

/** Names of the structures that contain themselves and have no `id` of their own in the contract. */
const recursiveSchemas = {
  Sense: senseSchema,
  BilingualSense: bilingualSenseSchema,
  ThesaurusSense: thesaurusSenseSchema,
};

const place = '#/components/schemas/';

/** Every structure of the contract that has a name, in the dialect of OpenAPI 3.0, by its name. */
export function componentSchemas(): Readonly<Record<string, Schema>> {
  const { definitions, properties } = convertContract();
  const names = new Map(Object.keys(definitions).map(key => [key, key]));
  for (const name of Object.keys(recursiveSchemas)) {
    names.set(keyOf(properties[name]), name);
  }
  const entries = Object.entries(definitions).map(([key, schema]) => [
    names.get(key),
    withReferences(schema, reference => `${place}${names.get(keyOf({ $ref: reference }))}`),
  ]);
  return Object.fromEntries(entries);
}

/** Where the structure of a body stands among the components. */
export function referenceTo(body: z.ZodType): Reference {
  const name = body.meta()?.id;
  if (name === undefined) {
    throw new Error('A body without a name cannot be described: give its schema an id.');
  }
  return { $ref: `${place}${name}` };
}

interface Converted {
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly properties: Readonly<Record<string, Schema>>;
}

/** All bodies as one object, so that what they share is defined once. */
function convertContract(): Converted {
  const bodies = Object.entries(endpoints).map(([name, { body }]) => [name, body] as const);
  const all = z.strictObject({ ...Object.fromEntries(bodies), ...recursiveSchemas, error: errorBodySchema });
  return z.toJSONSchema(all, { target: 'openapi-3.0' }) as unknown as Converted;
}

/** The key of the definition that a schema refers to. */
function keyOf(schema: Schema | undefined): string {
  const reference = schema?.['$ref'];
  if (typeof reference !== 'string') {
    throw new Error('A structure that contains itself is expected to be defined once and referred to.');
  }
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** A schema with its references renamed. A reference that stands alone in an `allOf` needs no `allOf`. */
function withReferences(schema: Schema, rename: (reference: string) => string): Schema {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map(convert);
    }
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    const { $ref, allOf, ...rest } = value as Schema;
    if (typeof $ref === 'string') {
      return { $ref: rename($ref) };
    }
    if (Array.isArray(allOf) && allOf.length === 1 && Object.keys(rest).length === 0) {
      return convert(allOf[0]);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, convert(part)]));
  };
  return convert(schema) as Schema;
}
