import { explainValidation } from './explain-validation.ts';
import type { ConfirmedStepUp } from '../contract/operation-types.ts';
import { validatorsOf, type Validate } from '../contract/validators.ts';
import { ApiError, type ErrorDetail } from '../errors/api-error.ts';
import type { Exchange } from './exchange.ts';
import { valueAt } from './json-pointer.ts';
import { announcesBody } from './read-body.ts';
import { readPath } from './read-path.ts';
import { readQuery } from './read-query.ts';
import type { ContractOperation, Route } from './route-table.ts';
import { parseStrictJson } from './strict-json.ts';

/** A request that keeps the contract. */
export interface Input {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** Undefined where none was sent. */
  readonly body: unknown;
  /** The confirmation that the operation needs. */
  readonly stepUp?: ConfirmedStepUp;
  /** What the body took on the wire. */
  readonly bodyBytes: number;
}

function refuse(details: readonly ErrorDetail[]): never {
  throw new ApiError('invalid_request', { details });
}

const NOTHING: readonly ErrorDetail[] = [];

function judge(
  place: 'body' | 'query' | 'path',
  validate: Validate | null,
  value: unknown,
): readonly ErrorDetail[] {
  if (validate === null || validate(value)) return NOTHING;
  return explainValidation(place, validate.errors ?? []);
}

function judgeSizes({ jsonByteLimits }: ContractOperation, body: unknown): readonly ErrorDetail[] {
  if (jsonByteLimits.length === 0) return NOTHING;
  return jsonByteLimits.flatMap(({ pointer, maxBytes }) => {
    const value = valueAt(body, pointer);
    if (value === undefined || Buffer.byteLength(JSON.stringify(value)) <= maxBytes) return NOTHING;
    return [{ in: 'body' as const, path: pointer, message: `must be at most ${maxBytes} bytes of JSON` }];
  });
}

function readJson(operation: ContractOperation, bytes: Buffer): unknown {
  if (bytes.length > 0) return parseStrictJson(bytes);
  if (operation.body === 'required') refuse([{ in: 'body', path: '', message: 'is required' }]);
  return undefined;
}

/**
 * Reads path, query and body, and judges them by the contract's compiled validators.
 * @param bytes the body as it came; empty where there is none
 * @throws ApiError invalid_request, naming everything that is wrong
 */
export function readInput({ operation, pathTexts }: Route, exchange: Exchange, bytes: Buffer): Input {
  if (operation.body === 'none' && announcesBody(exchange.request)) {
    refuse([{ in: 'body', path: '', message: 'must not be sent to this operation' }]);
  }
  const validators = validatorsOf(operation.operationId);
  const path = readPath(pathTexts);
  const query = readQuery(exchange.queryText, operation.queryTypes);
  const body = readJson(operation, bytes);
  const inPath = judge('path', validators.path, path);
  const inQuery = judge('query', validators.query, query);
  const inBody = body === undefined ? NOTHING : judge('body', validators.body, body);
  const tooLarge = body === undefined ? NOTHING : judgeSizes(operation, body);
  if (inPath.length + inQuery.length + inBody.length + tooLarge.length > 0) {
    refuse([...inPath, ...inQuery, ...inBody, ...tooLarge].slice(0, 50));
  }
  return { path, query, body, bodyBytes: bytes.length };
}
