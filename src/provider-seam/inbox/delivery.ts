import type { Clock } from '../../calendar/clock.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Delivery, Forged, type Provider } from '../port/provider.ts';
import { type ProviderDelivery, keepDelivery } from './delivery-table.ts';

export type Receiver = Provider & Required<Pick<Provider, 'receive'>>;

export type Receivers = ReadonlyMap<string, Receiver>;

/** @throws Error if two adapters have one name: their deliveries could not be told apart */
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

function headersOfDelivery(headers: ProviderDelivery['headers']): Headers {
  return new Headers(headers.map(([name, value]): [string, string] => [name, value]));
}

/** A kept delivery in the form in which its adapter got it. */
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

/** A signed delivery that cannot be parsed is kept: translation finds out. */
function isSigned(receiver: Receiver, delivery: Delivery): boolean {
  try {
    receiver.receive(delivery);
  } catch (error) {
    return !(error instanceof Forged);
  }
  return true;
}

interface ProviderMessageInbox {
  has(adapter: string): boolean;
  take(adapter: string, headers: ProviderDelivery['headers'], bytes: Buffer): Promise<'stored' | 'forged'>;
}

/**
 * @param clock the server's, by which a signature's time is judged
 * @throws Error if two providers take deliveries under one name
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
