import { expect, it } from 'vitest';
import { readContract } from '../contract/contract.ts';
import type { Exchange, Intent } from '../http/exchange.ts';
import { parseJson, type JsonObject } from '../json/json.ts';
import { judgeExchange } from './judge-exchange.ts';
import { SchemaJudge } from './schema-judge.ts';

const requestId = { 'X-Request-Id': { required: true, schema: { type: 'string' } } };
const document: JsonObject = {
  openapi: '3.1.0',
  paths: {
    '/things': {
      post: {
        operationId: 'createThing',
        'x-errors': ['invalid_request'],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewThing' } } },
        },
        responses: {
          '201': {
            headers: requestId,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          '400': {
            headers: requestId,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['code', 'requestId', 'retryable'],
                  properties: {
                    code: { type: 'string' },
                    requestId: {},
                    retryable: {},
                    message: {},
                  },
                },
              },
            },
          },
        },
      },
    },
    '/v1/things': { get: { operationId: 'listThings', responses: { '200': { headers: requestId } } } },
    '/readiness': {
      get: {
        operationId: 'getReadiness',
        responses: {
          '200': { headers: requestId },
          '503': {
            'x-no-error': true,
            headers: requestId,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/NotReady' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      NewThing: {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: { name: { type: 'string', maxLength: 3 } },
      },
      Thing: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: { id: { type: 'string' } },
      },
      NotReady: {
        type: 'object',
        required: ['status', 'failing'],
        additionalProperties: false,
        properties: { status: { const: 'not_ready' }, failing: { type: 'array' } },
      },
    },
  },
  'x-error-catalogue': [
    { code: 'invalid_request', status: 400, retryable: false },
    { code: 'invalid_cursor', status: 400, retryable: false },
  ],
};

const contract = readContract(document);
const judge = new SchemaJudge(document);

function faults(
  body: string,
  status: number,
  answer: string,
  more: { intent?: Intent; type?: string; id?: string } = {},
): string[] {
  const { intent = 'open', type = 'application/json', id = 'req_1' } = more;
  const headers = { 'content-type': type, ...(id === '' ? {} : { 'x-request-id': id }) };
  const request = {
    method: 'POST',
    target: '/things',
    headers: { 'Content-Type': 'application/json' },
    body,
  };
  return faultsOf('createThing', intent, request, answered(status, headers, answer));
}

function answered(
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): Exchange['response'] {
  const received = Object.entries(headers).map(([name, value]) => [name, [value]] as const);
  return { status, headers: new Map(received), bodyText: text, json: parseJson(text) };
}

/** What the suite did wrong, of each exchange that was judged. */
const mistakes: (string | undefined)[] = [];

function faultsOf(
  operationId: string,
  intent: Intent,
  request: Exchange['request'],
  response: Exchange['response'],
): string[] {
  const more = { caller: 'tenant', baseUrl: '', failure: undefined, startedAt: 0, endedAt: 1 } as const;
  const exchange = { number: 1, operationId, intent, request, response, ...more };
  const { faults: found, mistake } = judgeExchange(exchange, contract, judge);
  mistakes.push(mistake?.message);
  return [...found];
}

function readinessFaults(answer: string, headers: Readonly<Record<string, string>>): string[] {
  const request = { method: 'GET', target: '/readiness', headers: {}, body: undefined };
  const all = { 'content-type': 'application/json', 'x-request-id': 'req_1', ...headers };
  return faultsOf('getReadiness', 'valid', request, answered(503, all, answer));
}

const GOOD = '{"name":"abc"}';
const REFUSAL = '{"code":"invalid_request","requestId":"req_1","retryable":false,"message":"no"}';

it('has nothing against an exchange that keeps the contract', () => {
  expect(faults(GOOD, 201, '{"id":"1"}', { intent: 'valid' })).toEqual([]);
  expect(faults(GOOD, 201, '{"id":"1"}', { type: 'application/json; charset=UTF-8' })).toEqual([]);
  expect(faults('{"name":"abcd"}', 400, REFUSAL, { intent: 'invalid' })).toEqual([]);
});

it.each([
  ['a status that is not documented', GOOD, 202, '{"id":"1"}', {}],
  ['a field that is missing', GOOD, 201, '{}', {}],
  ['a field too many', GOOD, 201, '{"id":"1","secret":1}', {}],
  ['another content type', GOOD, 201, '{"id":"1"}', { type: 'text/plain' }],
  ['a header that is missing', GOOD, 201, '{"id":"1"}', { id: '' }],
  ['a request id that differs from the header', '{}', 400, REFUSAL, { id: 'req_2' }],
  ['a success for what breaks the contract', '{"name":"abcd"}', 201, '{"id":"1"}', {}],
  ['a success for what breaks the rules', GOOD, 201, '{"id":"1"}', { intent: 'invalid' as const }],
  ['a refusal of what keeps the contract', GOOD, 400, REFUSAL, { intent: 'valid' as const }],
  [
    'a code of the catalogue that the operation does not name',
    '{}',
    400,
    REFUSAL.replace('request', 'cursor'),
    {},
  ],
  ['retryable against the catalogue', '{}', 400, REFUSAL.replace('false', 'true'), {}],
])('notices %s', (_what, body, status, answer, more) => {
  expect(faults(body, status, answer, more).length).toBeGreaterThan(0);
});

it('takes a wrong request that was meant to be right for its own mistake, and judges the answer all the same', () => {
  expect(faults('{"name":1}', 400, REFUSAL, { intent: 'valid' })).toEqual([]);
  expect(mistakes.at(-1)).toContain('The suite sent ');
  expect(faults('{"name":1}', 202, '{}', { intent: 'valid' }).length).toBeGreaterThan(0);
  expect(mistakes.at(-1)).toContain('The suite sent ');
});

it('takes an answer that the contract marks as no error for what it documents', () => {
  const answer = '{"status":"not_ready","failing":[{"part":"orders","code":"statement_failed"}]}';
  expect(readinessFaults(answer, { 'retry-after': '1' })).toEqual([]);
  expect(readinessFaults(answer, {})).toEqual(['503 lacks Retry-After']);
  const error = '{"code":"service_unavailable","requestId":"req_1","retryable":true,"message":"no"}';
  expect(readinessFaults(error, { 'retry-after': '1' })).toHaveLength(1);
});

it('demands of what is under /v1 that no cache keeps it', () => {
  const request = { method: 'GET', target: '/v1/things', headers: {}, body: undefined };
  const read = (headers: Readonly<Record<string, string>>): string[] =>
    faultsOf('listThings', 'valid', request, answered(200, { 'x-request-id': 'req_1', ...headers }, ''));
  const message = '200 lacks Cache-Control: no-store';
  expect(read({})).toContain(message);
  expect(read({ 'cache-control': 'max-age=60' })).toContain(message);
  expect(read({ 'cache-control': 'no-store' })).not.toContain(message);
});
