import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { readContract } from './contract.ts';

const CODES = ['not_found', 'invalid_state', 'in_use'];

/** A document whose errors share one schema with an open code, as the service's do. */
function documentWith(own: JsonObject): JsonObject {
  const failure = {
    description: 'No.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Sample', version: '1.0.0' },
    paths: {
      '/v1/things': {
        post: { operationId: 'make', responses: { 201: { description: 'Made.' }, 409: failure }, ...own },
      },
    },
    components: {
      schemas: {
        ErrorResponse: {
          type: 'object',
          properties: { code: { type: 'string', 'x-open': true, 'x-known-values': CODES } },
        },
      },
    },
    'x-error-catalogue': [
      { code: 'not_found', status: 404, retryable: false },
      { code: 'invalid_state', status: 409, retryable: false },
      { code: 'in_use', status: 409, retryable: false },
    ],
  };
}

const codesOf = (own: JsonObject): readonly string[] | undefined =>
  readContract(documentWith(own)).operations.get('make')?.responses.get(409)?.codes;

describe('the codes of an error answer', () => {
  it('are those of its status that the operation lists, though all errors share a schema', () => {
    expect(codesOf({ 'x-errors': ['not_found', 'in_use'] })).toEqual(['in_use']);
  });

  it('are those that the schema names, where the operation lists none', () => {
    expect(codesOf({})).toEqual(CODES);
  });
});
