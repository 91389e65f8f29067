import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';
import type { Exchange, OutgoingReply } from './request/exchange.ts';
import { readBody } from './request/read-body.ts';

/** Larger deliveries are refused. */
const LARGEST_DELIVERY_BYTES = 256 * 1024;

const PATH = /^\/providers\/([^/]+)\/events$/;

/** One entry for each time a header came. */
export type DeliveryHeaders = readonly (readonly [string, string])[];

/** Takes what providers send us of their own accord. */
export interface ProviderMessageInbox {
  /** Whether a connected adapter of this name takes deliveries. */
  has(adapter: string): boolean;
  /**
   * Judges a delivery's signature and stores it if it is good.
   * @param bytes as they came, which is what was signed
   * @throws ApiError service_unavailable if it could not be stored
   */
  take(adapter: string, headers: DeliveryHeaders, bytes: Buffer): Promise<'stored' | 'forged'>;
}

/** Undefined if the path names no adapter, as for any unknown path. */
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
 * Stores a delivery after its signature is judged and before it is answered; the provider repeats whatever is refused.
 * @param timeoutMs for its body to arrive
 * @throws ApiError method_not_allowed; payload_too_large beyond 256 KiB; unauthenticated if forged or stale;
 * service_unavailable if it could not be stored
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
