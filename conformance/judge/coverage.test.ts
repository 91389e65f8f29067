import { expect, it } from 'vitest';
import { readContract } from '../contract/contract.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { Coverage, type Kind } from './coverage.ts';
import { SchemaJudge } from './schema-judge.ts';

const variant = (name: string): JsonObject => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', const: name } },
});

const document: JsonObject = {
  openapi: '3.1.0',
  paths: {
    '/things': {
      post: {
        operationId: 'createThing',
        parameters: [
          { name: 'kind', in: 'query', schema: { type: 'string', enum: ['small', 'large'] } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 200 } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string', minLength: 1, maxLength: 3 },
                  count: { type: 'integer', minimum: 0 },
                  part: { oneOf: [variant('one'), variant('two')] },
                },
              },
            },
          },
        },
        responses: { '201': { description: 'Made' }, '400': { description: 'Refused' } },
      },
    },
  },
};

function sent(status: number, body: Json, query = ''): Exchange {
  return {
    number: 1,
    operationId: 'createThing',
    intent: 'open',
    caller: 'tenant',
    baseUrl: 'http://localhost/',
    request: { method: 'POST', target: `/things${query}`, headers: {}, body: JSON.stringify(body) },
    response: { status, headers: new Map(), bodyText: '', json: undefined },
    failure: undefined,
    startedAt: 0,
    endedAt: 1,
  };
}

function missingAfter(...exchanges: readonly Exchange[]): Record<Kind, readonly string[]> {
  const contract = readContract(document);
  const operation = contract.operations.get('createThing');
  if (operation === undefined) throw new Error('The document has no createThing');
  const coverage = new Coverage(contract, new SchemaJudge(contract.document));
  for (const exchange of exchanges) coverage.note(operation, exchange);
  const covered = coverage.of()[0]?.covered;
  const missing = (kind: Kind): readonly string[] => covered?.[kind].missing ?? ['nothing'];
  return {
    statuses: missing('statuses'),
    parameters: missing('parameters'),
    fields: missing('fields'),
    rules: missing('rules'),
    edges: missing('edges'),
  };
}

it('a request that is accepted meets its parameters, its fields and the edges that its values lie at', () => {
  expect(missingAfter(sent(201, { name: 'abc' }, '?kind=small&limit=200'))).toMatchObject({
    statuses: ['400'],
    parameters: [],
    fields: ['/count', '/part', '/part/kind'],
    edges: ['?kind enum large', '?limit minimum', '/name minLength', '/count minimum'],
  });
});

it('a rule counts as broken where a value that breaks it is refused, and not where it is accepted', () => {
  const spoiled = { name: 'abcd', other: 1 };
  const all = missingAfter(sent(201, spoiled)).rules;
  const left = missingAfter(sent(400, spoiled), sent(400, {})).rules;
  const met = all.filter((name) => !left.includes(name));
  expect(met).toEqual(['/ required name', '/ additionalProperties', '/name maxLength']);
});

it('a part that is of no variant breaks what each of them says', () => {
  const rules = (...bodies: Json[]) =>
    missingAfter(...bodies.map((part) => sent(400, { name: 'abc', part }))).rules;
  const [all, left] = [rules(), rules({ kind: 5 }, 'x', {})];
  expect(all.filter((name) => !left.includes(name))).toEqual([
    '/part type',
    '/part required kind',
    '/part/kind type',
    '/part/kind const',
  ]);
});
