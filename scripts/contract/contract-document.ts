/** A JSON value of an OpenAPI document that no step looks into. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON Schema (draft 2020-12), with the keywords that the pipeline reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  enum?: Json[];
  const?: Json;
  description?: string;
  'x-sensitive'?: boolean;
  /** A secret that this answer shows and no other does. */
  'x-secret'?: boolean;
  'x-max-json-bytes'?: number;
  'x-events'?: string;
  'x-reasons'?: { kind: 'hold' | 'failure'; objects: string[] };
  [keyword: string]: unknown;
}

/** A pointer to a component, by which one part of the document stands for another. */
export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: Schema;
  /** Whether the keys of the platform's admin alone may pass it. */
  'x-admin-only'?: boolean;
  example?: Json;
}

export interface SecurityScheme {
  type: string;
  in?: 'header' | 'cookie' | 'query';
  name?: string;
  [key: string]: unknown;
}

export interface Header {
  description?: string;
  required?: boolean;
  schema: Schema;
  [key: string]: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example | Reference>;
}

export interface Example {
  summary?: string;
  value: Json;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  security?: Record<string, string[]>[];
  'x-errors'?: string[];
  'x-key-kinds'?: ('secret' | 'publishable')[];
  'x-step-up'?: boolean;
  'x-environments'?: ('sandbox' | 'production')[];
  'x-multi-step'?: boolean;
  /** What an account can have at most of what the operation makes, each under a name. */
  'x-account-limits'?: Record<string, number>;
  [key: string]: unknown;
}

/** The HTTP methods that the contract may use, in the order in which operations are written. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Method = (typeof METHODS)[number];

export type PathItem = { [method in Method]?: Operation } & { parameters?: (Parameter | Reference)[] };

export interface Components {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
  headers?: Record<string, Header>;
  responses?: Record<string, Response>;
  requestBodies?: Record<string, RequestBody>;
  securitySchemes?: Record<string, SecurityScheme>;
  [kind: string]: Record<string, unknown> | undefined;
}

export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem | Reference>;
  components: Components;
  [key: string]: unknown;
}
