import type { ServerResponse } from 'node:http';
import type { Config } from '../../config/config.ts';
import type { NotedRequest } from '../../contract/noted-request.ts';
import { clientAddressText, userAgentOf } from './client-address.ts';
import type { Exchange, Noting } from './exchange.ts';

/** Of a refusal that is stored under an idempotency key. */
function codeOf({ statusCode }: ServerResponse, { replyText = '' }: Noting): string | null {
  if (statusCode < 400) return null;
  return /"code":"(\w+)"/.exec(replyText)?.[1] ?? null;
}

/** Undefined unless it was authenticated. */
export function notedRequest(
  exchange: Exchange,
  response: ServerResponse,
  durationMs: number,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): NotedRequest | undefined {
  const { request, requestId: id, tenantId, operationId, noting } = exchange;
  if (noting === undefined || tenantId === undefined || operationId === undefined) return undefined;
  return {
    id,
    tenantId,
    source: noting.kind === 'key' ? 'key' : 'console',
    callerId: noting.callerId,
    method: request.method ?? '',
    path: exchange.pathname,
    queryText: exchange.queryText,
    operationId,
    status: response.headersSent ? response.statusCode : null,
    errorCode: exchange.errorCode ?? codeOf(response, noting),
    durationMs: Math.round(durationMs),
    isReplayed: exchange.originalRequestId !== undefined,
    ipAddress: clientAddressText(request, trustProxy),
    userAgent: userAgentOf(request),
    requestHeaders: request.headers,
    requestBody: noting.requestBody,
    responseHeaders: noting.responseHeaders ?? {},
    replyText: noting.replyText,
  };
}
