import type { Moment } from '../../calendar/clock.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import { type Batch, batchRailsTable, batchesTable } from './table.ts';

export interface PassedCutOff {
  readonly provider: ProviderName;
  readonly adapter: string;
  readonly rail: string;
  /** On the server's clock. */
  readonly cutOffAt: Moment;
}

/**
 * A rail has one open batch until it is delivered or refused, so that files leave in the order of their sequences and
 * no order is in two of them.
 */
export function openBatch({ provider, adapter, rail, cutOffAt }: PassedCutOff): TenantlessWrite<null> {
  return {
    lock: 'platform',
    actor: providerActor(provider),
    claimed: true,
    needs: () => [need(batchRailsTable, { adapter, rail })],
    decide: (loaded, { newId, serverNow }) => {
      const known = loaded.find(batchRailsTable, { adapter, rail });
      if (known !== undefined && known.openBatchId !== null) return { reply: null, effects: [] };
      const batch: Batch = {
        id: newId('bat'),
        provider,
        adapter,
        rail,
        cutOffAt,
        status: 'gathering',
        sequence: 0,
        name: null,
        digest: null,
        orderCount: 0,
        totalMinor: 0n,
        attempts: 0,
        asks: 0,
        failureCode: null,
        reason: null,
        dueAt: serverNow,
        leaseToken: null,
        leaseUntil: null,
        openedAt: serverNow,
        closedAt: null,
        deliveredAt: null,
        acknowledgedAt: null,
        endedAt: null,
      };
      const opened = { adapter, rail, lastSequence: known?.lastSequence ?? 0, openBatchId: batch.id };
      return { reply: null, effects: [insertRow(batchesTable, batch), saveRow(batchRailsTable, opened)] };
    },
  };
}
