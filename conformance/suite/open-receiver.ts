import { Receiver, type ReceiverOptions } from '../receiver/receiver.ts';
import type { Session } from './session.ts';

/** Why deliveries cannot be tried, in words for the report. */
export const NO_RECEIVER =
  'the service runs elsewhere, and no --receiver-url was given by which it could reach the suite';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Opens what takes deliveries in. Undefined if the contract has no subscriptions, or where the service is on another
 * machine and nobody said how it gets here: a loopback address would then be its own.
 */
export async function openReceiver(
  { contract }: Session,
  { baseUrls, receiver = {} }: { readonly baseUrls: readonly string[]; readonly receiver?: ReceiverOptions },
): Promise<Receiver | undefined> {
  const isNear = baseUrls.every((url) => LOOPBACK.includes(new URL(url).hostname));
  if (!contract.operations.has('createWebhook') || (!isNear && receiver.url === undefined)) return undefined;
  return Receiver.open(receiver);
}
