import type { Contract } from '../contract/contract.ts';
import type { DocumentedResponse, Operation } from '../contract/operation.ts';
import { headerOf, type Exchange, type ReceivedResponse } from '../http/exchange.ts';
import { parseJson, textAt, valueAt, type Json } from '../json/json.ts';
import type { SchemaJudge } from './schema-judge.ts';

function mediaTypeOf(response: ReceivedResponse): string {
  const [type = ''] = response.headers.get('content-type') ?? [];
  const [essence = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  // UTF-8 is what JSON and the contract mean in any case; nothing else may be said beside the type.
  const others = parameters.filter((parameter) => parameter.replaceAll('"', '') !== 'charset=utf-8');
  return [essence, ...others].join('; ');
}

function judgeContent(
  response: ReceivedResponse,
  documented: DocumentedResponse,
  judge: SchemaJudge,
): string[] {
  const { content } = documented;
  const type = mediaTypeOf(response);
  if (content.size === 0) return response.bodyText === '' ? [] : ['has a body where the contract has none'];
  // What is no JSON may say more of itself than the contract does, as CSV says that it has a header.
  const [essence = ''] = type.split(';');
  const reference = content.get(essence === 'application/json' ? type : essence);
  if (reference === undefined) {
    return [`has the content type "${type}" instead of ${[...content.keys()].join(' or ')}`];
  }
  const isJson = type === 'application/json';
  if (isJson && response.json === undefined) return ['has a body that cannot be read as JSON'];
  const fault = judge.findFault(reference, isJson ? (response.json ?? null) : response.bodyText);
  if (fault !== undefined) return [`has a body that breaks its schema: ${fault}`];
  const { lineReference } = documented;
  return lineReference === undefined ? [] : judgeLines(response.bodyText, lineReference, judge);
}

/** Newline-delimited JSON: each line by the schema of the text's content. */
function judgeLines(text: string, reference: string, judge: SchemaJudge): string[] {
  if (text !== '' && !text.endsWith('\n')) return ['ends without a line feed'];
  const lines = text.split('\n').slice(0, -1);
  for (const [index, line] of lines.entries()) {
    const value = parseJson(line);
    if (value === undefined) return [`has a line ${index + 1} that cannot be read as JSON`];
    const fault = judge.findFault(reference, value);
    if (fault !== undefined) return [`has a line ${index + 1} that breaks its schema: ${fault}`];
  }
  return [];
}

function headerValue(schema: Json, text: string): Json {
  return valueAt(schema, 'type') === 'integer' && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

function judgeHeaders(
  response: ReceivedResponse,
  documented: DocumentedResponse,
  judge: SchemaJudge,
): string[] {
  return [...documented.headers].flatMap(([name, { required, schema }]) => {
    const values = response.headers.get(name);
    if (values === undefined) return required ? [`lacks the header ${name}`] : [];
    // Each cookie takes a header of its own (RFC 6265); anything else is sent once.
    if (values.length > 1 && name !== 'set-cookie')
      return [`sends the header ${name} ${values.length} times`];
    return values.flatMap((value) => {
      const fault = judge.findFaultOf(schema, headerValue(schema, value));
      return fault === undefined ? [] : [`has a header ${name} that breaks its schema: ${fault}`];
    });
  });
}

/** Whether an answer that asks the client to come back later says when. */
function judgeRetryAfter(exchange: Exchange, status: number): string[] {
  const isExpected =
    [429, 503].includes(status) || textAt(exchange.response?.json, 'code') === 'idempotency_in_progress';
  return isExpected && headerOf(exchange, 'retry-after') === undefined ? ['lacks Retry-After'] : [];
}

/** What an error says about itself: its code, its status, whether to try again, and which request it answers. */
export function judgeError(exchange: Exchange, contract: Contract): string[] {
  const { response } = exchange;
  if (response === undefined || response.status < 400) return [];
  const entry = contract.errors.get(textAt(response.json, 'code'));
  const faults: string[] = [];
  if (contract.errors.size > 0 && entry === undefined) {
    faults.push(`has the code "${textAt(response.json, 'code')}", which the catalogue does not know`);
  } else if (entry !== undefined && entry.status !== response.status) {
    faults.push(`has the code ${entry.code} with status ${response.status} instead of ${entry.status}`);
  }
  if (entry !== undefined && valueAt(response.json, 'retryable') !== entry.retryable) {
    faults.push(`says retryable is ${String(!entry.retryable)} for ${entry.code}, against the catalogue`);
  }
  const isReplay = headerOf(exchange, 'idempotent-replayed') === 'true';
  const requestId = headerOf(exchange, 'x-request-id');
  if (!isReplay && textAt(response.json, 'requestId') !== requestId) {
    faults.push('has a requestId that differs from the X-Request-Id header');
  }
  faults.push(...judgeRetryAfter(exchange, response.status));
  if (mediaTypeOf(response) !== 'application/json') faults.push('is an error that is no application/json');
  return faults;
}

/** Whether an error is one that the operation documents. */
function judgeCode(response: ReceivedResponse, { codes }: DocumentedResponse): string[] {
  const code = textAt(response.json, 'code');
  if (codes.length === 0 || codes.includes(code)) return [];
  return [`has the code "${code}", which the operation does not document`];
}

/** What a response breaks of what the contract documents for its operation; empty if it keeps all of it. */
export function judgeResponse(
  operation: Operation,
  exchange: Exchange,
  contract: Contract,
  judge: SchemaJudge,
): string[] {
  const { response } = exchange;
  if (response === undefined) return [`gave no answer: ${exchange.failure ?? 'unknown'}`];
  const documented = operation.responses.get(response.status);
  if (documented === undefined) return [`answered ${response.status}, which the contract does not document`];
  const isReplay = response.headers.has('idempotent-replayed');
  return [
    ...judgeContent(response, documented, judge),
    ...judgeHeaders(response, documented, judge),
    // The contract marks a failure status whose body is no error, as of a check that answers what it found.
    ...(documented.isError
      ? [...judgeError(exchange, contract), ...judgeCode(response, documented)]
      : judgeRetryAfter(exchange, response.status)),
    ...(isReplay && !operation.isIdempotent ? ['is marked as a replay of what cannot be replayed'] : []),
  ].map((fault) => `${response.status} ${fault}`);
}
