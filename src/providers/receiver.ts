import type { ProviderDelivery } from './provider-delivery.ts';
import type { Delivery, Provider } from './provider.ts';

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
export function headersOfDelivery(headers: ProviderDelivery['headers']): Headers {
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
