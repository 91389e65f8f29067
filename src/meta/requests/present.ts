import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { KeptDetail, KeptRequest } from './table.ts';

export function presentRequest(request: KeptRequest): Schema<'KeptRequest'> {
  const { id, source, keyId, userId, method, path, operationId, status, code, durationMs, replayed } =
    request;
  return {
    id,
    occurredAt: presentMoment(request.occurredAt),
    source,
    keyId,
    userId,
    method,
    path,
    operationId,
    status,
    code,
    durationMs,
    replayed,
    resourceIds: request.resourceIds === '' ? [] : request.resourceIds.split(' '),
  };
}

/** @param detail null if the reader may not see it, or it is gone */
export function presentRequestDetail(
  request: KeptRequest,
  detail: KeptDetail | null,
): Schema<'KeptRequestDetail'> {
  return {
    ...presentRequest(request),
    query: detail?.query ?? null,
    requestHeaders: detail === null ? null : [...detail.requestHeaders],
    requestBody: detail?.requestBody ?? null,
    responseHeaders: detail === null ? null : [...detail.responseHeaders],
    responseBody: detail?.responseBody ?? null,
    truncated: detail?.truncated ?? false,
    ipAddress: detail?.ipAddress ?? null,
    userAgent: detail?.userAgent ?? null,
  };
}
