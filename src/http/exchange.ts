import type { IncomingMessage } from 'node:http';
import type { AnyOperationId } from '../contract/operation-types.ts';
import { readTarget, type Target } from './read-target.ts';

/** What every reply begins with. */
export interface ReplyHead {
  readonly status: number;
  /** Null where there is no content. */
  readonly contentType: string | null;
  readonly headers: Readonly<Record<string, string | string[]>>;
}

/** A reply as it goes out. */
export interface OutgoingReply extends ReplyHead {
  readonly bodyText: string;
}

/** A reply of bytes that are no text. */
export interface BinaryReply extends ReplyHead {
  readonly body: Buffer;
}

/** A reply that goes out piece by piece, as fast as its caller takes it. */
export interface StreamedReply extends ReplyHead {
  readonly pieces: AsyncIterable<string>;
}

/** One request, and what is learnt of it on its way; its log line tells the latter. */
export interface Exchange extends Target {
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** Headers that any reply to this request carries. */
  readonly headers: Record<string, string>;
  operationId?: AnyOperationId;
  tenantId?: string;
  /** On a replay: the request whose reply is sent again. */
  originalRequestId?: string;
  errorCode?: string;
}

/** Begins an exchange; its path is empty where the request's target names none. */
export function openExchange(request: IncomingMessage, requestId: string): Exchange {
  const { pathname, queryText } = readTarget(request.url ?? '') ?? { pathname: '', queryText: '' };
  return { request, requestId, pathname, queryText, headers: {} };
}

/** Whether the answer goes out without its body: HEAD asks for what GET would answer, but for that. */
export function isHead(request: IncomingMessage): boolean {
  return request.method === 'HEAD';
}
