import type { ConfirmedStepUp } from '../../contract/operation-types.ts';
import { type Validate, validatorsOf } from '../../contract/validators.ts';
import { ApiError, type ErrorDetail } from '../../errors/api-error.ts';
import type { Exchange } from './exchange.ts';
import { explainValidation } from './explain-validation.ts';
import { jsonBytes } from './json-bytes.ts';
import { valueAt } from './json-pointer.ts';
import { announcesBody } from './read-body.ts';
import type { ContractOperation, Route } from './route-table.ts';
import { isStorableText, parseInPieces, parseStrictJson } from './strict-json.ts';
import { nextTurn } from './turns.ts';

/** @throws ApiError invalid_request for a parameter that is not percent-encoded UTF-8 */
function readPath(texts: Readonly<Record<string, string>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name in texts) {
    const text = texts[name] ?? '';
    try {
      values[name] = text.includes('%') ? decodeURIComponent(text) : text;
    } catch {
      throw new ApiError('invalid_request', {
        details: [{ in: 'path', path: name, message: 'must be percent-encoded UTF-8' }],
      });
    }
  }
  return values;
}

/** Types of query parameters, from the contract. */
export type QueryTypes = Readonly<Record<string, 'string' | 'integer' | 'boolean'>>;

/** No plus, no leading zeros, no exponent. */
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;

function refuse(path: string, message: string): never {
  const detail: ErrorDetail = { in: 'query', path, message };
  throw new ApiError('invalid_request', { details: [detail] });
}

function checkEncoding(text: string): void {
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // URLSearchParams would replace wrong bytes.
    refuse('', 'must be percent-encoded UTF-8');
  }
}

function readValue(text: string, type: QueryTypes[string] | undefined): string | number | boolean {
  if (type === 'integer' && INTEGER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  // Text of another type stays text for the contract's schema to refuse.
  return text;
}

/**
 * Unknown parameters are left for the schema to refuse.
 * @param text after the question mark
 * @throws ApiError invalid_request if it cannot be decoded, or a parameter is repeated
 */
function readQuery(text: string, types: QueryTypes): Record<string, string | number | boolean> {
  if (text === '') return {};
  checkEncoding(text);
  const values = new Map<string, string | number | boolean>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!isStorableText(name) || !isStorableText(value)) refuse(name.slice(0, 64), 'must not contain NUL');
    if (values.has(name)) refuse(name, 'must not be repeated');
    values.set(name, readValue(value, Object.hasOwn(types, name) ? types[name] : undefined));
  }
  return Object.fromEntries(values);
}

/** Judged by the contract. */
export interface Input {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** Undefined if none was sent. */
  readonly body: unknown;
  /** If the operation needs one. */
  readonly stepUp?: ConfirmedStepUp;
  /** On the wire. */
  readonly bodyBytes: number;
}

function readInputRefuse(details: readonly ErrorDetail[]): never {
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
    if (value === undefined || jsonBytes(value, maxBytes) <= maxBytes) return NOTHING;
    return [{ in: 'body' as const, path: pointer, message: `must be at most ${maxBytes} bytes of JSON` }];
  });
}

/** A longer body is read and judged in several turns of the event loop: the largest takes some milliseconds. */
const LONG_BYTES = 16 * 1024;

function readJson(operation: ContractOperation, bytes: Buffer): unknown {
  if (bytes.length > 0) return parseStrictJson(bytes);
  if (operation.body === 'required') readInputRefuse([{ in: 'body', path: '', message: 'is required' }]);
  return undefined;
}

/**
 * @param bytes of the body; empty if there is none
 * @param working told in each turn of the event loop after the first
 * @throws ApiError invalid_request, naming every fault; of a body with a field that is too large only that
 */
export async function readInput(
  { operation, pathTexts }: Route,
  exchange: Exchange,
  bytes: Buffer,
  working: () => void,
): Promise<Input> {
  if (operation.body === 'none' && announcesBody(exchange.request)) {
    readInputRefuse([{ in: 'body', path: '', message: 'must not be sent to this operation' }]);
  }
  const validators = validatorsOf(operation.operationId);
  const path = readPath(pathTexts);
  const query = readQuery(exchange.queryText, operation.queryTypes);
  const isLong = bytes.length > LONG_BYTES;
  const pause = async (): Promise<void> => {
    await nextTurn(exchange.request);
    working();
  };
  const body = isLong ? await parseInPieces(bytes, pause) : readJson(operation, bytes);
  const inPath = judge('path', validators.path, path);
  const inQuery = judge('query', validators.query, query);
  const tooLarge = body === undefined ? NOTHING : judgeSizes(operation, body);
  if (isLong) await pause();
  // What is too large is not looked at field by field.
  const isRead = body !== undefined && tooLarge.length === 0;
  const inBody = isRead ? judge('body', validators.body, body) : NOTHING;
  if (inPath.length + inQuery.length + inBody.length + tooLarge.length > 0) {
    readInputRefuse([...inPath, ...inQuery, ...tooLarge, ...inBody].slice(0, 50));
  }
  return { path, query, body, bodyBytes: bytes.length };
}
