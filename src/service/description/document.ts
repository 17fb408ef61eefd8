/** The part of an OpenAPI 3.0 document that the service's description uses. */

export interface OpenApiDocument {
  readonly openapi: '3.0.1';
  readonly info: Info;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  readonly security: readonly SecurityRequirement[];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: Components;
}

export interface Info {
  readonly title: string;
  readonly version: string;
  /** CommonMark, here and in every other description: paragraphs and `code` only. */
  readonly description: string;
  readonly license: { readonly name: string; readonly url: string };
}

export interface Server {
  /** Without a slash at the end; relative to the place of the description, or absolute. */
  readonly url: string;
  readonly description: string;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** All schemes of one requirement are needed together. An empty list of requirements means none. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** Absent where the requirement of the whole document holds. */
  readonly security?: readonly SecurityRequirement[];
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: string | number | boolean | readonly string[];
  readonly style?: 'form';
  readonly explode?: boolean;
  readonly allowEmptyValue?: boolean;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: {
    readonly 'application/json': { readonly schema: Schema | Reference; readonly example?: object };
  };
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
}

export interface Reference {
  readonly $ref: string;
}

/** A schema object in the dialect of OpenAPI 3.0. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
}

export interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly headers: Readonly<Record<string, Header>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
}

export interface SecurityScheme {
  readonly type: 'apiKey';
  readonly in: 'header';
  readonly name: string;
  readonly description: string;
}
