import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ApiError } from '../errors/api-error.ts';
import type { NewId } from '../identity/ids.ts';
import { isHead, openExchange, type Exchange, type OutgoingReply } from './request/exchange.ts';
import { refuseCrowded } from './request/read-headers.ts';
import { replyToFailure } from './reply/replies.ts';
import { sendReply } from './reply/replies.ts';
import { UnreadAnswers } from './reply/unread-answers.ts';

export interface Exposition {
  readonly contentType: string;
  read(): Promise<string>;
}

export interface MetricsAppDependencies {
  readonly exposition: Exposition;
  readonly newId: NewId;
  readonly logger: Logger;
  /** A reader that takes nothing for so long is cut. */
  readonly answerTimeoutMs: number;
}

/** Metrics are no part of the contract. */
export function isForMetrics({ pathname }: Exchange): boolean {
  return pathname === '/metrics';
}

/** @throws ApiError method_not_allowed */
export async function replyWithMetrics(
  { request }: Exchange,
  exposition: Exposition,
): Promise<OutgoingReply> {
  if (request.method !== 'GET' && !isHead(request)) {
    throw new ApiError('method_not_allowed', { allow: ['GET', 'HEAD'] });
  }
  const { contentType } = exposition;
  return { status: 200, contentType, headers: {}, bodyText: await exposition.read() };
}

/** Answers metrics, and refuses every other request in the usual shape. */
export function createMetricsApp(dependencies: MetricsAppDependencies): RequestListener {
  const unread = new UnreadAnswers({ stallMs: dependencies.answerTimeoutMs });
  return (request, response) => void answer(dependencies, unread, request, response);
}

async function answer(
  { exposition, newId, logger }: MetricsAppDependencies,
  unread: UnreadAnswers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const exchange = openExchange(request, newId('req'));
  try {
    refuseCrowded(request.rawHeaders);
    if (!isForMetrics(exchange)) throw new ApiError('not_found');
    sendReply(response, exchange, await replyWithMetrics(exchange, exposition), unread);
  } catch (error) {
    sendReply(response, exchange, replyToFailure(error, exchange.requestId, logger), unread);
  }
}
