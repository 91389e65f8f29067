import { OPERATIONS, type OperationDescription } from '../../../generated/operations.ts';
import { momentOfId } from '../../identity/ids.ts';
import type { NotedRequest } from '../../contract/noted-request.ts';
import { keepBody, keepHeaders, keepQuery, withoutSecrets } from './mask.ts';
import type { WholeRequest } from './table.ts';

const LONGEST_PATH = 2_048;

/** As the contract bounds them. */
const MOST_RESOURCES = 20;

/** Of a request's body: for the records that it names, and what is kept of it at most. Its text is made once. */
const READ_BYTES = 16 * 1024;

const ID = /\b[a-z]{2,4}_[0-9a-z]{26}\b/g;

const NAMED = /"\w*Id"\s*:\s*"([a-z]{2,4}_[0-9a-z]{26})"/g;

const ANSWERED = /^\{"id":"([a-z]{2,4}_[0-9a-z]{26})"/;

function resourcesOf({ path, replyText = '' }: NotedRequest, inBody: string): string[] {
  const [, answered] = ANSWERED.exec(replyText) ?? [];
  const all = [
    ...(path.match(ID) ?? []),
    ...Array.from(inBody.matchAll(NAMED), ([, id = '']) => id),
    ...(answered === undefined ? [] : [answered]),
  ];
  return [...new Set(all)].slice(0, MOST_RESOURCES);
}

const OPERATIONS_BY_ID: Readonly<Record<string, OperationDescription>> = OPERATIONS;

const parametersOf = ({ operationId }: NotedRequest): string[] =>
  Object.keys(OPERATIONS_BY_ID[operationId]?.queryTypes ?? {});

/** @param bodies characters of each; with 0, only what stands before them */
export function keep(noted: NotedRequest, bodies: number): WholeRequest {
  const { id, status } = noted;
  const isReading = noted.method === 'GET' || noted.method === 'HEAD';
  const isRefusal = status !== null && status >= 400;
  const body = noted.requestBody?.subarray(0, READ_BYTES).toString() ?? '';
  const isLonger = (noted.requestBody?.length ?? 0) > READ_BYTES;
  const sent = bodies > 0 ? keepBody(body, bodies) : undefined;
  const answered = bodies > 0 ? keepBody(noted.replyText, bodies, isRefusal) : undefined;
  return {
    tenantId: noted.tenantId,
    id,
    occurredAt: momentOfId(id),
    source: noted.source,
    callerId: noted.callerId,
    method: noted.method,
    path: withoutSecrets(noted.path).slice(0, LONGEST_PATH),
    operationId: noted.operationId,
    status,
    code: noted.errorCode,
    durationMs: noted.durationMs,
    replayed: noted.isReplayed,
    isRead: isReading && status !== null && status < 300,
    resourceIds:
      resourcesOf(noted, body)
        .map((resourceId) => ` ${resourceId}`)
        .join('') + ' ',
    query: keepQuery(noted.queryText, parametersOf(noted)),
    requestHeaders: keepHeaders(noted.requestHeaders),
    requestBody: sent?.text ?? null,
    responseHeaders: keepHeaders(noted.responseHeaders),
    responseBody: answered?.text ?? null,
    truncated: (sent !== undefined && (sent.isCut || isLonger)) || answered?.isCut === true,
    ipAddress: noted.ipAddress,
    userAgent: noted.userAgent && withoutSecrets(noted.userAgent),
  };
}
