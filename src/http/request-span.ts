import type { IncomingMessage } from 'node:http';
import { CONSOLE_OPERATIONS } from '../../generated/console-operations.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import type { AnyOperationId } from '../contract/operation-types.ts';
import { readTraceparent, traceIdOf } from '../tracing/traceparent.ts';
import { PASSED_ON, type Span } from '../tracing/tracing.ts';
import type { Edge } from './edge.ts';
import type { Exchange } from './request/exchange.ts';

/** A caller's trace goes on in it. */
export function beginSpan(
  { tracing = PASSED_ON }: Pick<Edge, 'tracing'>,
  { headers, method = '' }: Pick<IncomingMessage, 'headers' | 'method'>,
  requestId: string,
): Span {
  const { traceparent } = headers;
  return tracing.begin({
    name: method,
    kind: 'server',
    parent: readTraceparent(typeof traceparent === 'string' ? traceparent : undefined),
    facts: { 'http.request.method': method, 'corridor.request_id': requestId },
  });
}

/** @param status undefined if the caller left before an answer */
export function endSpan(
  { span, operationId, tenantId, errorCode }: Exchange,
  status: number | undefined,
): void {
  if (span?.isRecorded !== true) return;
  const operation = operationId && describe(operationId);
  span.end({
    name: operation && `${operation.method.toUpperCase()} ${operation.path}`,
    facts: {
      'http.route': operation?.path,
      'http.response.status_code': status,
      'error.type': errorCode,
      'corridor.operation_id': operationId,
      'corridor.tenant_id': tenantId,
    },
    isFailed: status === undefined || status >= 500,
  });
}

export function traceIdIn({ span }: Pick<Exchange, 'span'>): string | undefined {
  const traceparent = span?.traceparent ?? null;
  return traceparent === null ? undefined : traceIdOf(traceparent);
}

function describe(operationId: AnyOperationId): { readonly method: string; readonly path: string } {
  return operationId in OPERATIONS
    ? OPERATIONS[operationId as keyof typeof OPERATIONS]
    : CONSOLE_OPERATIONS[operationId as keyof typeof CONSOLE_OPERATIONS];
}
