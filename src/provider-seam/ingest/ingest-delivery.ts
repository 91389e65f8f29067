import type { SharedClock } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { providerActor } from '../../identity/actor.ts';
import { askNow, instructionsTable } from '../../outbox/instruction.ts';
import { isBadTime } from '../../workers/failing-work.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { need } from '../../writes/write.ts';
import {
  type ProviderDelivery,
  endDeliveries,
  findDueDeliveries,
  holdDeliveries,
  putOffDelivery,
} from '../inbox/delivery-table.ts';
import { type Receiver, deliveryOf } from '../inbox/delivery.ts';
import { keepMalformed } from '../inbox/unmatched.ts';
import type { StreamKey } from '../port/cursor.ts';
import { type ProviderMessageDependencies, ingestMessages } from './provider-messages.ts';

/**
 * Has an order's status queried at once. Does nothing for an order that was never sent, or is being sent now.
 * Idempotent.
 * @returns whether the adapter has such an order
 */
async function requestStatus(
  { database, writeQueue }: { readonly database: Database; readonly writeQueue: WriteQueue },
  { provider, adapter }: StreamKey,
  instructionId: string,
): Promise<boolean> {
  const [known] = await selectMatching(database.reader, instructionsTable, [{ id: instructionId }]);
  if (known?.provider !== provider || known.adapter !== adapter) return false;
  const { tenantId, subject, kind } = known;
  return writeQueue.submit({
    tenantId,
    actor: providerActor(provider),
    claimed: false,
    needs: () => [need(instructionsTable, { subject, kind })],
    decide: (loaded, { serverNow }) => {
      const instruction = loaded.find(instructionsTable, { subject, kind });
      const asked = instruction && askNow(instruction, serverNow);
      return { reply: true, effects: asked === undefined ? [] : [asked] };
    },
  });
}

/** Deliveries that are taken in at the same time. */
const AT_ONCE = 16;

export interface DeliveryDependencies extends ProviderMessageDependencies {
  readonly clock: SharedClock;
}

async function ingest(
  dependencies: DeliveryDependencies,
  receiver: Receiver,
  kept: ProviderDelivery,
): Promise<void> {
  const { messages, ask = [] } = receiver.receive(deliveryOf(kept));
  if (messages !== undefined) await ingestMessages(dependencies, receiver, messages);
  const source = { provider: receiver.name, adapter: receiver.adapter };
  for (const instructionId of ask) {
    const isKnown = await requestStatus(dependencies, source, instructionId);
    if (!isKnown) await dependencies.writeQueue.submit(keepMalformed(source, { ask: instructionId }));
  }
}

/**
 * @returns whether it was taken in whole
 * @throws if the database is unavailable
 */
async function ingestOne(
  dependencies: DeliveryDependencies,
  receiver: Receiver,
  kept: ProviderDelivery,
): Promise<boolean> {
  const { writeQueue, onFault } = dependencies;
  try {
    await ingest(dependencies, receiver, kept);
    return true;
  } catch (error) {
    // Its hold ends after a minute without a failure counted.
    if (isBadTime(error)) throw error;
    // An adapter's error may quote the body, which is never logged.
    onFault(new Error(`The provider message ${kept.id} could not be ingested: ${nameOf(error)}`));
    await writeQueue.submit(putOffDelivery(kept));
    return false;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/**
 * Takes in a few due deliveries; answers how many. Idempotent.
 * @throws ApiError service_unavailable, or the database's error
 */
export async function ingestDeliveries(
  dependencies: DeliveryDependencies,
  receiver: Receiver,
): Promise<number> {
  const { database, writeQueue, clock } = dependencies;
  const { name: provider, adapter } = receiver;
  const ids = await findDueDeliveries(database, { provider, adapter }, clock, AT_ONCE);
  if (ids.length === 0) return 0;
  const held = await writeQueue.submit(holdDeliveries(provider, ids));
  const ends = await Promise.allSettled(held.map((kept) => ingestOne(dependencies, receiver, kept)));
  const isWhole = (end: (typeof ends)[number] | undefined): boolean =>
    end?.status === 'fulfilled' && end.value;
  const whole = held.flatMap(({ id }, place) => (isWhole(ends[place]) ? [id] : []));
  if (whole.length > 0) await writeQueue.submit(endDeliveries(provider, whole));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return held.length;
}
