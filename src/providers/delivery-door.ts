import type { Clock } from '../clock.ts';
import type { Lane } from '../writes/lane.ts';
import { keepDelivery, type ProviderDelivery } from './provider-delivery.ts';
import { Forged } from './provider-errors.ts';
import type { Delivery, Provider } from './provider.ts';
import { headersOfDelivery, receiversOf, type Receiver } from './receiver.ts';

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
interface DeliveryDoor {
  has(adapter: string): boolean;
  take(adapter: string, headers: ProviderDelivery['headers'], bytes: Buffer): Promise<'stored' | 'forged'>;
}

/**
 * The door by which deliveries come in.
 * @param providers those that are connected
 * @param clock the server's, by which a signature's moment is judged
 * @throws Error where two of them take deliveries under one name
 */
export function createDeliveryDoor(
  providers: readonly Provider[],
  { lane, clock }: { readonly lane: Pick<Lane, 'submit'>; readonly clock: Clock },
): DeliveryDoor {
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
      await lane.submit(kept, { bodyBytes: bytes.length });
      return 'stored';
    },
  };
}
