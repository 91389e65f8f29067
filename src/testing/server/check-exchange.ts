import { ERRORS, type ErrorCode } from '../../../generated/errors.ts';
import { documentOf } from '../../contract/document.ts';
import { validatorsOf } from '../../contract/validators.ts';
import { ApiError } from '../../errors/api-error.ts';
import { valueAt } from '../../http/request/json-pointer.ts';
import { createRouteTable, type ContractOperation } from '../../http/request/route-table.ts';
import type { TestReply } from './test-service.ts';

const findRoute = createRouteTable('sandbox');

/** Codes of answers to requests that reach no operation. */
const OUTSIDE: readonly string[] = [
  'not_found',
  'method_not_allowed',
  'headers_too_large',
  'invalid_request',
];

function findOperation(method: string, path: string): ContractOperation | undefined {
  try {
    return findRoute(method, path.split('?')[0] ?? path)?.operation;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

interface DocumentedHeader {
  readonly name: string;
  readonly isRequired: boolean;
  readonly pattern: RegExp | undefined;
}

type Header = { readonly required?: boolean; readonly schema: { readonly pattern?: string } };

function resolve(path: string, value: unknown): Record<string, unknown> {
  const object = value as Record<string, unknown>;
  return typeof object['$ref'] === 'string'
    ? resolve(path, valueAt(documentOf(path), object['$ref'].slice(1)))
    : object;
}

/** Read once for each operation and status: most exchanges are alike. */
const knownHeaders = new Map<string, readonly DocumentedHeader[]>();

function headersOf(
  { operationId, path, method }: ContractOperation,
  status: number,
): readonly DocumentedHeader[] {
  const known = knownHeaders.get(`${operationId} ${status}`);
  if (known !== undefined) return known;
  const operation = documentOf(path).paths[path]?.[method] ?? {};
  const responses = operation['responses'] as Record<string, unknown>;
  const named = (resolve(path, responses[String(status)] ?? {})['headers'] ?? {}) as Record<string, unknown>;
  const headers = Object.entries(named).map(([name, reference]) => {
    const { required = false, schema } = resolve(path, reference) as unknown as Header;
    const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
    return { name, isRequired: required, pattern };
  });
  knownHeaders.set(`${operationId} ${status}`, headers);
  return headers;
}

/** What is said of a value that is not as it should be. */
type Fault = string | false | undefined;

const shown = (value: unknown): string => JSON.stringify(value);

const unless = (isRight: boolean, name: string, value: unknown): Fault =>
  !isRight && `${name}: ${shown(value)}`;

function faultsOfHeaders(operation: ContractOperation, { status, headers }: TestReply): Fault[] {
  return headersOf(operation, status).map(({ name, isRequired, pattern }) => {
    const value = headers.get(name);
    const isRight = value === null ? !isRequired : pattern === undefined || pattern.test(value);
    return unless(isRight, name, value);
  });
}

function faultsOfError({ status, body, headers }: TestReply): Fault[] {
  const known = Object.hasOwn(ERRORS, String(body['code'])) ? ERRORS[body['code'] as ErrorCode] : undefined;
  const isOwnRequest = body['requestId'] === headers.get('x-request-id');
  const isReplayed = headers.get('idempotent-replayed') === 'true';
  return [
    unless(known?.status === status && known.retryable === body['retryable'], 'error', body),
    unless(isOwnRequest !== isReplayed, 'requestId', body['requestId']),
    unless(headers.get('link') === null, 'link', headers.get('link')),
  ];
}

/** What an answer without a body must not have. */
function faultsOfNothing({ headers, text }: TestReply, names: readonly string[]): Fault[] {
  return [
    ...names.map((name) => unless(headers.get(name) === null, name, headers.get(name))),
    unless(text === '', 'body', text),
  ];
}

function faultsOfContent(operation: ContractOperation, { status, headers, body, text }: TestReply): Fault[] {
  const { operationId, successStatus, contentTypes, errors, idempotency } = operation;
  const [contentType = '', ...parameters] = (headers.get('content-type') ?? '').split('; ');
  const isBare = status < 400 && contentTypes.length === 0;
  const allowed: readonly string[] = status >= 400 ? ['application/json'] : contentTypes;
  const isJson = contentType === 'application/json';
  const validate = validatorsOf(operationId).responses[String(status)];
  const hasSchema = !isJson || validate !== undefined;
  const isReplayed = headers.get('idempotent-replayed') !== null;
  return [
    isBare
      ? unless(contentType + text === '', 'body', text)
      : unless(allowed.includes(contentType), 'content-type', contentType),
    unless(!isJson || parameters.length === 0, 'content-type', parameters),
    status >= 400
      ? unless((errors as readonly unknown[]).includes(body['code']), 'undocumented code', body['code'])
      : unless(status === successStatus, 'status', status),
    unless(idempotency !== 'none' || !isReplayed, 'idempotent-replayed', isReplayed),
    unless(hasSchema, 'undocumented status', status),
    isJson && validate?.(body) === false && `body: ${shown(validate.errors)} in ${text}`,
  ];
}

function faultsOf(method: string, path: string, reply: TestReply): Fault[] {
  const operation = findOperation(method, path);
  const { status, headers, body } = reply;
  const isKept = status < 400 && operation?.conditional === true;
  const requestId = headers.get('x-request-id') ?? '';
  const cached = headers.get('cache-control');
  const general = [
    unless(/^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(requestId), 'x-request-id', requestId),
    unless(cached === (isKept ? 'no-cache' : 'no-store'), 'cache-control', cached),
  ];
  // The injected answer of a proxy is the one that the contract does not have.
  if (status === 502 && headers.get('content-type') === 'text/html') return general;
  if (status >= 400) general.push(...faultsOfError(reply));
  if (operation === undefined)
    return [...general, unless(OUTSIDE.includes(String(body['code'])), 'code', body['code'])];
  general.push(...faultsOfHeaders(operation, reply));
  if (status === 304 && operation.conditional)
    return [...general, ...faultsOfNothing(reply, ['content-type'])];
  if (status === 204 && operation.contentTypes.length === 0)
    return [...general, ...faultsOfNothing(reply, ['content-type', 'content-length'])];
  return [...general, ...faultsOfContent(operation, reply)];
}

/**
 * Judges an exchange by the contract: its status is documented, body and headers are what the contract says of it,
 * and its content type is exact.
 * @throws Error where it is not so
 */
export function checkExchange(method: string, path: string, reply: TestReply): void {
  const faults = faultsOf(method, path, reply).filter((fault) => typeof fault === 'string');
  // Tests make so many exchanges that an assertion for each part of each would be a tenth of their time.
  if (faults.length > 0) throw new Error(`${method} ${path} answered ${reply.status}: ${faults.join('; ')}`);
}
