import type { Clock } from '../../calendar/clock.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Delivery, Forged, type Provider } from '../port/provider.ts';
import { type ProviderDelivery, keepDelivery } from './delivery-table.ts';

/** A provider that takes deliveries. */
export type Receiver = Provider & Required<Pick<Provider, 'receive'>>;

/** Providers that take deliveries, by the names of their adapters. */
export type Receivers = ReadonlyMap<string, Receiver>;

/**
 * The providers among those that are connected that take deliveries.
 * @throws Error where two of them have adapters of one name: nobody could tell whose a delivery is
 */
export function receiversOf(providers: readonly Provider[]): Receivers {
  const receivers = new Map<string, Receiver>();
  for (const provider of providers) {
    if (provider.receive === undefined) continue;
    const { adapter } = provider;
    if (receivers.has(adapter)) throw new Error(`Two adapters that take deliveries are called ${adapter}`);
    receivers.set(adapter, provider as Receiver);
  }
  return receivers;
}

/** Headers in the form in which adapters read them. */
function headersOfDelivery(headers: ProviderDelivery['headers']): Headers {
  return new Headers(headers.map(([name, value]): [string, string] => [name, value]));
}

/** A delivery that was kept, as its adapter gets it again when it is translated. */
export function deliveryOf({
  headers,
  body,
  receivedAt,
}: Pick<ProviderDelivery, 'headers' | 'body' | 'receivedAt'>): Delivery {
  return {
    headers: headersOfDelivery(headers),
    body: Buffer.from(body, 'base64'),
    at: receivedAt,
  };
}

/** Whether a delivery is its provider's. What is, and cannot be read, is kept: whoever translates it finds out. */
function isSigned(receiver: Receiver, delivery: Delivery): boolean {
  try {
    receiver.receive(delivery);
  } catch (error) {
    return !(error instanceof Forged);
  }
  return true;
}

/** Where the edge brings deliveries. */
interface ProviderMessageInbox {
  has(adapter: string): boolean;
  take(adapter: string, headers: ProviderDelivery['headers'], bytes: Buffer): Promise<'stored' | 'forged'>;
}

/**
 * The door by which deliveries come in.
 * @param providers those that are connected
 * @param clock the server's, by which a signature's moment is judged
 * @throws Error where two of them take deliveries under one name
 */
export function createProviderMessageInbox(
  providers: readonly Provider[],
  { writeQueue, clock }: { readonly writeQueue: Pick<WriteQueue, 'submit'>; readonly clock: Clock },
): ProviderMessageInbox {
  const receivers = receiversOf(providers);
  return {
    has: (adapter) => receivers.has(adapter),
    take: async (adapter, headers, bytes) => {
      const receiver = receivers.get(adapter);
      if (receiver === undefined) throw new Error(`Nobody called ${adapter} takes deliveries`);
      const receivedAt = clock();
      if (!isSigned(receiver, { headers: headersOfDelivery(headers), body: bytes, at: receivedAt })) {
        return 'forged';
      }
      const body = bytes.toString('base64');
      const kept = keepDelivery({ provider: receiver.name, adapter, headers, body, receivedAt });
      await writeQueue.submit(kept, { bodyBytes: bytes.length });
      return 'stored';
    },
  };
}
