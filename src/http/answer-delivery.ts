import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';
import type { Exchange, OutgoingReply } from './request/exchange.ts';
import { readBody } from './request/read-body.ts';

/** The largest delivery that is read. */
const LARGEST_DELIVERY_BYTES = 256 * 1024;

const PATH = /^\/providers\/([^/]+)\/events$/;

/** Each header with its value, one as often as it came. */
export type DeliveryHeaders = readonly (readonly [string, string])[];

/** Takes what providers send us of their own accord. */
export interface ProviderMessageInbox {
  /** Whether an adapter of this name is connected that takes deliveries. */
  has(adapter: string): boolean;
  /**
   * Judges the signature of a delivery, and stores it where that is good.
   * @param bytes as they came, which is what was signed
   * @throws ApiError service_unavailable where it could not be stored
   */
  take(adapter: string, headers: DeliveryHeaders, bytes: Buffer): Promise<'stored' | 'forged'>;
}

/** The adapter to which a request brings a delivery; undefined where it names none, as for any path that is not there. */
export function findReceiver(inbox: ProviderMessageInbox, { pathname }: Exchange): string | undefined {
  const adapter = pathname.startsWith('/providers/') ? PATH.exec(pathname)?.[1] : undefined;
  return adapter !== undefined && inbox.has(adapter) ? adapter : undefined;
}

function headersOf({ headersDistinct }: IncomingMessage): DeliveryHeaders {
  return Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value) => [name, value] as const),
  );
}

/**
 * Answers a delivery of a provider's news. Nothing of it is stored before its signature is found good, and all of it is
 * before the answer: what is answered otherwise comes again.
 * @param timeoutMs how long its body may take to arrive
 * @throws ApiError method_not_allowed; payload_too_large beyond 256 KiB; unauthenticated where it is forged or stale;
 *   service_unavailable where it could not be stored
 */
export async function answerDelivery(
  inbox: ProviderMessageInbox,
  adapter: string,
  { request }: Exchange,
  timeoutMs: number,
): Promise<OutgoingReply> {
  if (request.method !== 'POST') throw new ApiError('method_not_allowed', { allow: ['POST'] });
  const bytes = await readBody(request, timeoutMs, LARGEST_DELIVERY_BYTES);
  if ((await inbox.take(adapter, headersOf(request), bytes)) === 'forged') {
    throw new ApiError('unauthenticated', { message: 'The signature is not valid.' });
  }
  return { status: 200, contentType: 'application/json', headers: {}, bodyText: '{}' };
}
