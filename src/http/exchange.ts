import type { IncomingMessage } from 'node:http';
import type { OperationId } from '../contract/operation-types.ts';

/** What every reply begins with. */
export interface ReplyHead {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A reply as it goes out. */
export interface OutgoingReply extends ReplyHead {
  readonly bodyText: string;
}

/** A reply that goes out piece by piece, as fast as its caller takes it. */
export interface StreamedReply extends ReplyHead {
  readonly pieces: AsyncIterable<string>;
}

/** One request, and what is learnt of it on its way; its log line tells the latter. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** The path as it was sent, without its query. */
  readonly pathname: string;
  /** What stands behind the question mark, as it was sent. */
  readonly queryText: string;
  /** Headers that any reply to this request carries. */
  readonly headers: Record<string, string>;
  operationId?: OperationId;
  tenantId?: string;
  /** On a replay: the request whose reply is sent again. */
  originalRequestId?: string;
  errorCode?: string;
}

/** Begins an exchange. */
export function openExchange(request: IncomingMessage, requestId: string): Exchange {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  return {
    request,
    requestId,
    pathname: mark < 0 ? target : target.slice(0, mark),
    queryText: mark < 0 ? '' : target.slice(mark + 1),
    headers: {},
  };
}
