import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../errors/api-error.ts';
import { countedAs } from '../net/ip-network.ts';
import { answerDelivery, findReceiver } from './answer-delivery.ts';
import { isForMetrics, replyWithMetrics } from './answer-metrics.ts';
import { clientAddressText } from './request/client-address.ts';
import { allowBrowsers, answerPreflight } from './cross-origin.ts';
import type { Edge } from './edge.ts';
import { headerValues } from './request/read-headers.ts';
import {
  mountOf,
  openExchange,
  type BinaryReply,
  type Exchange,
  type OutgoingReply,
} from './request/exchange.ts';
import { CallerGone } from './request/read-body.ts';
import { isAuthority } from './request/exchange.ts';
import { notedRequest } from './request/noted-request.ts';
import { refuseCrowded } from './request/read-headers.ts';
import { replyToFailure } from './reply/replies.ts';
import { isOfConsole, isOfInterface, type ContractOperation, type Route } from './request/route-table.ts';
import { runConsoleOperation } from './run-console-operation.ts';
import { runOperation } from './run-operation.ts';
import type { QueryReply } from './run-queries.ts';
import { sendKept, sendReply } from './reply/replies.ts';
import { sendStream } from './reply/replies.ts';
import { beginSpan, endSpan, traceIdIn } from './request-span.ts';

/**
 * Answers a path of no operation; resolves once the response is closed.
 * @throws what is answered in its place
 */
export type Beyond = (exchange: Exchange, response: ServerResponse) => Promise<void>;

/** Answers one request in every case, and tells log and watch of it. */
export async function answerRequest(
  edge: Edge,
  request: IncomingMessage,
  response: ServerResponse,
  beyond: Beyond,
): Promise<void> {
  const startedAt = performance.now();
  const requestId = edge.newId('req');
  const exchange = openExchange(request, requestId, beginSpan(edge, request, requestId));
  // A caller that hangs up ends its response with an error, which the log line tells.
  response.once('close', () => logExchange(edge, exchange, response, performance.now() - startedAt));
  try {
    await answer(edge, exchange, request, response, beyond);
  } finally {
    edge.guard?.ended(exchange);
  }
}

async function answer(
  edge: Edge,
  exchange: Exchange,
  request: IncomingMessage,
  response: ServerResponse,
  beyond: Beyond,
): Promise<void> {
  let operation: ContractOperation | undefined;
  let reply: OutgoingReply | BinaryReply;
  try {
    refuseCrowded(request.rawHeaders);
    refuseUnclearHost(request);
    refuseReadBody(request);
    if (exchange.pathname === '') {
      throw new ApiError('invalid_request', { message: 'The request target is not valid.' });
    }
    if (isOfAccounts(exchange)) exchange.headers['Corridor-Epoch'] = String(edge.epochs.current);
    if (await answerBeside(edge, exchange, response)) return;
    const route = edge.findRoute(request.method ?? '', exchange.pathname);
    if (route === undefined) {
      await beyond(exchange, response);
      return;
    }
    operation = route.operation;
    allowBrowsers(operation, exchange);
    exchange.operationId = operation.operationId;
    edge.watch?.working(operation.operationId);
    const ready = await run(edge, route, exchange);
    if ('pieces' in ready) {
      await sendStream(response, exchange, ready, edge);
      return;
    }
    if ('bytes' in ready) {
      sendKept(response, exchange, ready, edge.unread);
      return;
    }
    reply = ready;
    sendReply(response, exchange, reply, edge.unread);
  } catch (error) {
    if (error instanceof CallerGone || response.headersSent) return;
    const wait = waitBeforeRefusal(edge, exchange, error, response);
    if (wait !== undefined) {
      await wait;
      if (request.socket.destroyed) return;
    }
    const failure = replyToFailure(error, exchange.requestId, edge.logger, schemeOf(exchange));
    exchange.errorCode = failure.errorCode;
    exchange.errorReason = failure.errorReason;
    reply = failure;
    sendReply(response, exchange, reply, edge.unread);
  }
  if (exchange.noting !== undefined && 'bodyText' in reply && reply.contentType === 'application/json')
    exchange.noting.replyText = reply.bodyText;
  if (operation !== undefined) edge.guard?.checkReply(operation, exchange, reply);
}

/**
 * Delays repeated refusals: beyond a limit, and of unknown callers by address. Refusals of a known caller within its
 * limits count for the limits.
 * @returns undefined if there is no wait
 */
function waitBeforeRefusal(
  { refusalWaits, config: { rateLimits, trustProxy } }: Edge,
  { request, tenantId }: Exchange,
  error: unknown,
  response: ServerResponse,
): Promise<void> | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  const isOfStranger = tenantId === undefined && rateLimits.authentication !== null;
  if (!isOfStranger && error.code !== 'rate_limited') return undefined;
  return refusalWaits.hold(tenantId ?? countedAs(clientAddressText(request, trustProxy)), response);
}

/** What is no operation of a contract; false if it is one. */
async function answerBeside(edge: Edge, exchange: Exchange, response: ServerResponse): Promise<boolean> {
  const { deliveries, exposition, unread } = edge;
  if (exposition !== undefined && isForMetrics(exchange)) {
    sendReply(response, exchange, await replyWithMetrics(exchange, exposition), unread);
    return true;
  }
  const receiver = deliveries && findReceiver(deliveries, exchange);
  if (deliveries !== undefined && receiver !== undefined) {
    const { requestTimeoutMs } = edge.config;
    sendReply(
      response,
      exchange,
      await answerDelivery(deliveries, receiver, exchange, requestTimeoutMs),
      unread,
    );
    return true;
  }
  const preflight = answerPreflight(edge, exchange);
  if (preflight === undefined) return false;
  sendReply(response, exchange, preflight, unread);
  return true;
}

function isOfAccounts({ pathname }: Exchange): boolean {
  return pathname.startsWith('/v1/') || pathname === '/v1';
}

function run(edge: Edge, route: Route, exchange: Exchange): Promise<QueryReply> {
  if (isOfConsole(route)) return runConsoleOperation(edge, route, exchange);
  if (isOfInterface(route)) return runOperation(edge, route, exchange);
  throw new Error(`${route.operation.operationId} stands in no document`);
}

/** The contract says how a body is read, byte by byte: a parser in front of a mounted application has taken it. */
function refuseReadBody(request: IncomingMessage): void {
  if (mountOf(request) === undefined || !request.readableDidRead) return;
  const message = 'A body parser stands in front of Corridor: mount Corridor before it.';
  throw new ApiError('internal_error', { message });
}

function schemeOf({ pathname }: Exchange): 'Bearer' | 'Session' {
  return pathname.startsWith('/console/') ? 'Session' : 'Bearer';
}

/** Exactly one Host that names a host or is empty (RFC 9112, section 3.2). Node's own refusal is no JSON. */
function refuseUnclearHost(request: IncomingMessage): void {
  const [host, ...more] = headerValues(request, 'host');
  const refuse = (message: string): never => {
    throw new ApiError('invalid_request', { details: [{ in: 'header', path: 'Host', message }] });
  };
  if (more.length > 0 || (host === undefined && request.httpVersion !== '1.0')) refuse('must be sent once');
  if (host !== undefined && host !== '' && !isAuthority(host))
    refuse('must be a host, optionally with a port');
}

function logExchange(edge: Edge, exchange: Exchange, response: ServerResponse, durationMs: number): void {
  const { requestId, originalRequestId, tenantId, operationId, errorCode, errorReason } = exchange;
  const status = response.headersSent ? response.statusCode : undefined;
  edge.watch?.answered(operationId, status, durationMs);
  endSpan(exchange, status);
  const noted = edge.requests && notedRequest(exchange, response, durationMs, edge.config);
  if (noted !== undefined) edge.requests?.note(noted);
  edge.logRequest(
    {
      requestId,
      traceId: traceIdIn(exchange),
      originalRequestId,
      tenantId,
      operationId,
      status,
      errorCode,
      errorReason,
      durationMs: Math.round(durationMs * 1000) / 1000,
    },
    response.writableFinished ? 'request' : 'request aborted by the caller',
  );
}
