import type { ContractDocument } from './contract-document.ts';

const SAMPLE: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1.0.0' },
  paths: {
    '/health': {
      get: {
        operationId: 'getHealth',
        tags: ['meta'],
        security: [],
        responses: {
          200: { description: 'Well.', content: { 'text/html': { schema: { type: 'string' } } } },
        },
      },
    },
    '/things/{id}': {
      parameters: [{ $ref: '#/components/parameters/ThingId' }],
      put: {
        operationId: 'replaceThing',
        tags: ['things'],
        security: [{ bearerKey: ['things:write'] }, { headerKey: ['things:write'] }],
        'x-errors': ['not_found', 'thing_busy'],
        parameters: [
          { $ref: '#/components/parameters/IdempotencyKey' },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 200 } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        responses: {
          200: {
            description: 'The thing.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      bearerKey: { type: 'http', scheme: 'bearer' },
      headerKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
    },
    parameters: {
      ThingId: {
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: 'string', minLength: 1, maxLength: 64 },
      },
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        schema: { type: 'string', minLength: 8, maxLength: 255 },
      },
    },
    schemas: {
      Thing: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'secret'],
        properties: {
          kind: { type: 'string', const: 'thing' },
          secret: { $ref: '#/components/schemas/Secret', description: 'Shown to nobody.' },
          note: { type: ['string', 'null'], maxLength: 10, examples: ['short', 'shorter'] },
          owner: { oneOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
          shape: {
            oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }],
          },
          metadata: { $ref: '#/components/schemas/FreeFormMap' },
        },
      },
      Owner: {
        type: 'object',
        additionalProperties: false,
        required: ['since'],
        properties: {
          since: { type: 'string', format: 'date-time' },
          share: { type: 'integer', exclusiveMinimum: 0, maximum: 100 },
        },
      },
      Circle: {
        type: 'object',
        additionalProperties: false,
        required: ['form', 'radius'],
        properties: { form: { type: 'string', const: 'circle' }, radius: { type: 'integer' } },
      },
      Square: {
        type: 'object',
        additionalProperties: false,
        required: ['form', 'side'],
        properties: { form: { type: 'string', const: 'square' }, side: { type: 'integer' } },
      },
      Secret: { type: 'string', maxLength: 9, 'x-sensitive': true },
      FreeFormMap: {
        type: 'object',
        'x-exact': { propertyNames: { maxLength: 64, not: { pattern: '^@@' } } },
        additionalProperties: { $ref: '#/components/schemas/FreeFormValue' },
        'x-max-json-bytes': 16_384,
      },
      FreeFormValue: {
        description: 'Any value.',
        'x-exact': {
          type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
          propertyNames: { not: { pattern: '^@@' } },
          additionalProperties: { 'x-schema': 'FreeFormValue' },
          items: { 'x-schema': 'FreeFormValue' },
        },
      },
      ErrorResponse: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'message', 'requestId', 'retryable'],
        properties: {
          code: { type: 'string', description: 'The stable code.', pattern: '^[a-z_]+$' },
          message: { type: 'string' },
          requestId: { type: 'string' },
          retryable: { type: 'boolean' },
        },
      },
    },
  },
};

/**
 * Makes a small bundled document for tests: one call without inputs, one write with every sort of input.
 *
 * @returns a new document each time, so that tests may change it
 */
export function makeSampleDocument(): ContractDocument {
  return structuredClone(SAMPLE);
}
