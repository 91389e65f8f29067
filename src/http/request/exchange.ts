import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { AnyOperationId } from '../../contract/operation-types.ts';
import type { UnavailableReason } from '../../errors/api-error.ts';
import type { Span } from '../../tracing/tracing.ts';

/** Where a request goes, in the two parts that the server looks at. */
export interface Target {
  /** The path as it was sent, without its query. */
  readonly pathname: string;
  /** What stands behind the question mark, as it was sent. */
  readonly queryText: string;
}

/** A target that names the server as well (absolute-form). */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** A host with its port: a name or an address, and never a user (RFC 9110, section 4.2.4). */
const AUTHORITY = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::(\d*))?$/i;

const LAST_PORT = 65_535;

/** Whether a text names a host, and a port that there can be. */
export function isAuthority(text: string): boolean {
  const [whole, port = ''] = AUTHORITY.exec(text) ?? [];
  return whole !== undefined && Number(port) <= LAST_PORT;
}

/**
 * Reads a request's target. The absolute form means the same as its path alone (RFC 9112, section 3.2.2); whatever is
 * neither, such as `*`, is taken for a path, and there is none by that name.
 * @returns undefined for what can name no resource: an absolute form without a proper host, or no path at all
 */
function readTarget(text: string): Target | undefined {
  // Nearly every target is a path.
  const [, authority, rest = ''] = (!text.startsWith('/') && ABSOLUTE.exec(text)) || [];
  if (authority !== undefined && !isAuthority(authority)) return undefined;
  const local = authority === undefined ? text : rest;
  const mark = local.indexOf('?');
  const pathname = mark < 0 ? local : local.slice(0, mark);
  const queryText = mark < 0 ? '' : local.slice(mark + 1);
  if (pathname !== '') return { pathname, queryText };
  return authority === undefined ? undefined : { pathname: '/', queryText };
}

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
  /** Called when the caller leaves while the next piece is awaited. */
  readonly end?: () => void;
}

/** What an exchange remembers of itself on the way, if anyone wants to know. */
export interface Noting {
  readonly kind: 'key' | 'session';
  /** The key or the user. */
  readonly callerId: string;
  requestBody?: Buffer;
  responseHeaders?: OutgoingHttpHeaders;
  /** Of JSON. */
  replyText?: string;
}

/** One request, and what is learnt of it on its way; its log line tells the latter. */
export interface Exchange extends Target {
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** Where an application that mounts this one has it; empty where none does. */
  readonly basePath: string;
  /** Headers that any reply to this request carries. */
  readonly headers: Record<string, string>;
  /** Undefined for what no trace is of. */
  readonly span?: Span;
  operationId?: AnyOperationId;
  tenantId?: string;
  /** On a replay: the request whose reply is sent again. */
  originalRequestId?: string;
  errorCode?: string;
  errorReason?: UnavailableReason | undefined;
  noting?: Noting;
}

/** Express tells an application that is mounted by this field. */
export function mountOf(request: IncomingMessage & { readonly baseUrl?: string }): string | undefined {
  return request.baseUrl;
}

/** Begins an exchange; its path is empty where the request's target names none. */
export function openExchange(request: IncomingMessage, requestId: string, span?: Span): Exchange {
  const { pathname, queryText } = readTarget(request.url ?? '') ?? { pathname: '', queryText: '' };
  const common = { request, requestId, basePath: mountOf(request) ?? '', pathname, queryText, headers: {} };
  return span === undefined ? common : { ...common, span };
}

/** Whether the answer goes out without its body: HEAD asks for what GET would answer, but for that. */
export function isHead(request: IncomingMessage): boolean {
  return request.method === 'HEAD';
}
