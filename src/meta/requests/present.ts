import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { KeptRequest, WholeRequest } from './table.ts';

export function presentRequest(request: KeptRequest): Schema<'KeptRequest'> {
  const { id, source, callerId, method, path, operationId, status, code, durationMs, replayed } = request;
  return {
    id,
    occurredAt: presentMoment(request.occurredAt),
    source,
    keyId: source === 'key' ? callerId : null,
    userId: source === 'key' ? null : callerId,
    method,
    path,
    operationId,
    status,
    code,
    durationMs,
    replayed,
    resourceIds: request.resourceIds.split(' ').filter((id) => id !== ''),
  };
}

function presentHeaders(lines: string): Schema<'KeptHeader'>[] {
  const parts = lines.split('\n').filter((line) => line !== '');
  return parts.map((line) => {
    const at = line.indexOf(': ');
    return { name: line.slice(0, at), value: line.slice(at + 2) };
  });
}

/** @param maySee whether the reader may know what was sent and answered */
export function presentWholeRequest(request: WholeRequest, maySee: boolean): Schema<'KeptRequestDetail'> {
  return {
    ...presentRequest(request),
    query: maySee ? request.query : null,
    requestHeaders: maySee ? presentHeaders(request.requestHeaders) : null,
    requestBody: maySee ? request.requestBody : null,
    responseHeaders: maySee ? presentHeaders(request.responseHeaders) : null,
    responseBody: maySee ? request.responseBody : null,
    truncated: maySee && request.truncated,
    ipAddress: maySee ? request.ipAddress : null,
    userAgent: maySee ? request.userAgent : null,
  };
}
