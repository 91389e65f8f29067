import type { SharedClock } from '../clock.ts';
import { askAbout } from '../providers/ask-about.ts';
import {
  endDeliveries,
  findDueDeliveries,
  holdDeliveries,
  putOffDelivery,
  type ProviderDelivery,
} from '../providers/provider-delivery.ts';
import { deliveryOf, type Receiver } from '../providers/receiver.ts';
import { keepMalformed } from '../providers/unmatched-report.ts';
import { isBadTime } from './bad-time.ts';
import { takeInNews, type NewsDependencies } from './take-in-news.ts';

/** Deliveries that are taken in at the same time. */
const AT_ONCE = 16;

/** What deliveries are taken in with. */
export interface DeliveryDependencies extends NewsDependencies {
  readonly clock: SharedClock;
}

/** Translates a delivery, and takes in what it says. @throws what the adapter throws, or where it is a bad time */
async function takeIn(
  dependencies: DeliveryDependencies,
  receiver: Receiver,
  kept: ProviderDelivery,
): Promise<void> {
  const { news, ask = [] } = receiver.receive(deliveryOf(kept));
  if (news !== undefined) await takeInNews(dependencies, receiver, news);
  const source = { provider: receiver.name, adapter: receiver.adapter };
  for (const instructionId of ask) {
    const isKnown = await askAbout(dependencies, source, instructionId);
    if (!isKnown) await dependencies.lane.submit(keepMalformed(source, { ask: instructionId }));
  }
}

/** Answers whether a delivery was taken in whole. @throws where it is a bad time */
async function takeInOne(
  dependencies: DeliveryDependencies,
  receiver: Receiver,
  kept: ProviderDelivery,
): Promise<boolean> {
  const { lane, onFault } = dependencies;
  try {
    await takeIn(dependencies, receiver, kept);
    return true;
  } catch (error) {
    // It is held for a minute, and then comes again without having failed.
    if (isBadTime(error)) throw error;
    // What an adapter throws may quote the body, which is logged nowhere.
    onFault(new Error(`The provider message ${kept.id} could not be ingested: ${nameOf(error)}`));
    await lane.submit(putOffDelivery(kept));
    return false;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/**
 * Takes in the deliveries of a provider that are due, a few of them; answers how many there were. Safe twice: what is
 * taken in again does nothing.
 * @throws ApiError service_unavailable, or the error of a database that is away
 */
export async function takeInDeliveries(
  dependencies: DeliveryDependencies,
  receiver: Receiver,
): Promise<number> {
  const { database, lane, clock } = dependencies;
  const { name: provider, adapter } = receiver;
  const ids = await findDueDeliveries(database, { provider, adapter }, clock, AT_ONCE);
  if (ids.length === 0) return 0;
  const held = await lane.submit(holdDeliveries(provider, ids));
  const ends = await Promise.allSettled(held.map((kept) => takeInOne(dependencies, receiver, kept)));
  const isWhole = (end: (typeof ends)[number] | undefined): boolean =>
    end?.status === 'fulfilled' && end.value;
  const whole = held.flatMap(({ id }, place) => (isWhole(ends[place]) ? [id] : []));
  if (whole.length > 0) await lane.submit(endDeliveries(provider, whole));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return held.length;
}
