import { expect } from 'vitest';
import { ERRORS, type ErrorCode } from '../../../generated/errors.ts';
import { documentOf } from '../../contract/document.ts';
import { validatorsOf } from '../../contract/validators.ts';
import { ApiError } from '../../errors/api-error.ts';
import { valueAt } from '../../http/request/json-pointer.ts';
import { createRouteTable, type ContractOperation } from '../../http/request/route-table.ts';
import type { TestReply } from './test-service.ts';

const findRoute = createRouteTable('sandbox');

/** Codes of answers to requests that reach no operation. */
const OUTSIDE: readonly string[] = ['not_found', 'method_not_allowed'];

function findOperation(method: string, path: string): ContractOperation | undefined {
  try {
    return findRoute(method, path.split('?')[0] ?? path)?.operation;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

type Header = { readonly required?: boolean; readonly schema: { readonly pattern?: string } };

function resolve(path: string, value: unknown): Record<string, unknown> {
  const object = value as Record<string, unknown>;
  return typeof object['$ref'] === 'string'
    ? resolve(path, valueAt(documentOf(path), object['$ref'].slice(1)))
    : object;
}

function checkHeaders({ path, method }: ContractOperation, { status, headers }: TestReply): void {
  const operation = documentOf(path).paths[path]?.[method] ?? {};
  const responses = operation['responses'] as Record<string, unknown>;
  const documented = (resolve(path, responses[String(status)])['headers'] ?? {}) as Record<string, unknown>;
  for (const [name, reference] of Object.entries(documented)) {
    const { required = false, schema } = resolve(path, reference) as unknown as Header;
    const value = headers.get(name);
    if (required) expect(value, `${name} of a ${status}`).not.toBeNull();
    if (value !== null && schema.pattern !== undefined)
      expect(value).toMatch(new RegExp(schema.pattern, 'u'));
  }
}

function checkError({ status, body, headers }: TestReply): void {
  const code = String(body['code']) as ErrorCode;
  expect(ERRORS[code]).toMatchObject({ status, retryable: body['retryable'] });
  const requestId = headers.get('x-request-id');
  if (headers.get('idempotent-replayed') !== 'true') expect(body['requestId']).toBe(requestId);
  else expect(body['requestId']).not.toBe(requestId);
  expect(headers.get('link')).toBeNull();
}

/**
 * Judges an exchange by the contract: its status is documented, body and headers are what the contract says of it,
 * and its content type is exact. Fails the test that is running where it is not so.
 */
export function checkExchange(method: string, path: string, reply: TestReply): void {
  const operation = findOperation(method, path);
  const { status, headers, body, text } = reply;
  expect(headers.get('x-request-id')).toMatch(/^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
  const isKept = status < 400 && operation?.conditional === true;
  expect(headers.get('cache-control')).toBe(isKept ? 'no-cache' : 'no-store');
  // The injected answer of a proxy is the one that the contract does not have.
  if (status === 502 && headers.get('content-type') === 'text/html') return;
  if (status >= 400) checkError(reply);
  if (operation === undefined) {
    expect([...OUTSIDE, 'headers_too_large', 'invalid_request']).toContain(body['code']);
    return;
  }
  const { operationId, successStatus, contentTypes, errors, idempotency } = operation;
  if (status === 304 && operation.conditional) {
    expect([headers.get('content-type'), text]).toEqual([null, '']);
    checkHeaders(operation, reply);
    return;
  }
  if (status === 204 && contentTypes.length === 0) {
    expect([headers.get('content-type'), headers.get('content-length'), text]).toEqual([null, null, '']);
    checkHeaders(operation, reply);
    return;
  }
  const [contentType = '', ...parameters] = (headers.get('content-type') ?? '').split('; ');
  if (status < 400 && contentTypes.length === 0) expect([contentType, text]).toEqual(['', '']);
  else expect(status >= 400 ? ['application/json'] : contentTypes).toContain(contentType);
  if (contentType === 'application/json') expect(parameters).toEqual([]);
  if (status >= 400) expect(errors, `${operationId} answered`).toContain(body['code']);
  else expect(status).toBe(successStatus);
  if (idempotency === 'none') expect(headers.get('idempotent-replayed')).toBeNull();
  checkHeaders(operation, reply);
  const validate = validatorsOf(operationId).responses[String(status)];
  if (contentType !== 'application/json') return;
  expect(validate, `${operationId} documents ${status}`).toBeDefined();
  expect([validate?.(body), validate?.errors ?? null], `${operationId} ${status}`).toEqual([true, null]);
}
