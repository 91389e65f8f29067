import type { Moment } from '../../calendar/clock.ts';
import { saveRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { FREE, isLeased } from '../../outbox/instruction.ts';
import { askAgainMs, boundedMs, sendAgainMs, watchAgainMs } from '../../calendar/retry.ts';
import {
  type CommonContext,
  type Loaded,
  type TenantlessEffect,
  type TenantlessWrite,
  need,
} from '../../writes/write.ts';
import type { FileStanding } from '../port/provider.ts';
import { type Batch, type BatchRail, batchRailsTable, batchesTable } from './table.ts';

/** A batch not delivered so long after its cut-off raises an alarm. */
const LATE_MS = 600_000;

export interface BatchLease {
  readonly token: string;
  readonly leaseMs: number;
}

/**
 * Leases a due batch to deliver it or to query its status; undefined if another worker holds it. A batch whose worker
 * was lost during delivery is queried first.
 */
export function leaseBatch(
  { id, provider, status: seen }: Batch,
  { token, leaseMs }: BatchLease,
): TenantlessWrite<Batch | undefined> {
  return {
    lock: 'platform',
    actor: providerActor(provider),
    // A lease whose commit was lost expires by itself.
    claimed: false,
    needs: () => [need(batchesTable, { id })],
    decide: (loaded, { serverNow }) => {
      const batch = loaded.find(batchesTable, { id });
      const isFree = batch?.dueAt != null && batch.dueAt <= serverNow && !isLeased(batch, serverNow);
      // If another worker has moved the batch on, its orders follow first.
      if (!isFree || batch.status !== seen) return { reply: undefined, effects: [] };
      const wasLost = batch.status === 'closed' && batch.leaseToken !== null;
      const status = wasLost ? 'asking' : batch.status;
      const isHandedOver = status === 'closed';
      const leased: Batch = {
        ...batch,
        status,
        attempts: batch.attempts + (isHandedOver ? 1 : 0),
        asks: batch.asks + (isHandedOver ? 0 : 1),
        leaseToken: token,
        leaseUntil: serverNow + leaseMs,
      };
      return { reply: leased, effects: [saveRow(batchesTable, leased)] };
    },
  };
}

export type FileAnswer =
  | { readonly is: FileStanding | 'absent' | 'unknown' }
  | { readonly is: 'retry'; readonly afterMs: number | undefined }
  | { readonly is: 'refused'; readonly code: string; readonly reason: string };

/** What was acknowledged is undone only by a refusal. */
function answered(batch: Batch, answer: FileAnswer, serverNow: Moment): Batch {
  const free = { ...batch, ...FREE };
  const isAcknowledged = batch.status === 'acknowledged';
  switch (answer.is) {
    case 'acknowledged': {
      if (isAcknowledged) return { ...free, dueAt: serverNow + watchAgainMs(batch.asks) };
      const deliveredAt = batch.deliveredAt ?? serverNow;
      const acknowledgedAt = serverNow;
      return { ...free, status: 'acknowledged', asks: 0, dueAt: serverNow, deliveredAt, acknowledgedAt };
    }
    case 'delivered': {
      const dueAt = serverNow + watchAgainMs(batch.asks);
      if (isAcknowledged) return { ...free, dueAt };
      return { ...free, status: 'delivered', dueAt, deliveredAt: batch.deliveredAt ?? serverNow };
    }
    case 'absent':
      // The provider has had the file: ask again, and raise an alarm.
      if (isAcknowledged) return { ...free, dueAt: serverNow + watchAgainMs(batch.asks) };
      return { ...free, status: 'closed', asks: 0, dueAt: serverNow, deliveredAt: null };
    case 'refused': {
      const { code: failureCode, reason } = answer;
      return { ...free, status: 'refused', failureCode, reason, dueAt: serverNow };
    }
    case 'retry': {
      const usual = batch.status === 'closed' ? sendAgainMs(batch.attempts) : askAgainMs(batch.asks);
      return { ...free, dueAt: serverNow + boundedMs(answer.afterMs ?? usual) };
    }
    case 'unknown': {
      const status = batch.status === 'closed' ? 'asking' : batch.status;
      return { ...free, status, dueAt: serverNow + askAgainMs(batch.asks) };
    }
  }
}

/** The rail takes its next batch once the provider has this one, or never will. */
function freeRail(batch: Batch, rail: BatchRail | undefined): TenantlessEffect[] {
  const isOver = ['delivered', 'acknowledged', 'refused'].includes(batch.status);
  if (!isOver || rail?.openBatchId !== batch.id) return [];
  return [saveRow(batchRailsTable, { ...rail, openBatchId: null })];
}

/** @param batch as the answer has left it */
function alarmsOf(batch: Batch, { is }: FileAnswer, context: CommonContext): TenantlessEffect[] {
  const { id, adapter, rail, status, cutOffAt, deliveredAt, attempts, asks } = batch;
  if (is === 'delivered' || is === 'acknowledged' || is === 'refused')
    return attempts + asks > 1 ? [clearAlarm(context, 'batch_late', id)] : [];
  const isMissed = status === 'acknowledged' && is === 'absent';
  const isLate = deliveredAt === null && context.serverNow - cutOffAt >= LATE_MS;
  if (!isMissed && !isLate) return [];
  return [raiseAlarm(context, 'batch_late', id, { adapter, rail, status, attempts, said: is })];
}

/** Records the outcome of a call under the batch's lease; an answer after the lease is lost decides nothing. */
export function noteAnswer(held: Batch, answer: FileAnswer): TenantlessWrite<null> {
  const { id, provider, adapter, rail } = held;
  const find = (loaded: Loaded): Batch | undefined => loaded.find(batchesTable, { id });
  return {
    lock: 'platform',
    actor: providerActor(provider),
    claimed: true,
    needs: () => [need(batchesTable, { id }), need(batchRailsTable, { adapter, rail })],
    decide: (loaded, context) => {
      const batch = find(loaded);
      if (batch === undefined || batch.leaseToken !== held.leaseToken) return { reply: null, effects: [] };
      const next = answered(batch, answer, context.serverNow);
      const known = loaded.find(batchRailsTable, { adapter, rail });
      return {
        reply: null,
        effects: [saveRow(batchesTable, next), ...freeRail(next, known), ...alarmsOf(next, answer, context)],
      };
    },
  };
}

export function handedOver(
  batch: Batch,
  rail: BatchRail | undefined,
  context: CommonContext,
): TenantlessEffect[] {
  const next = answered(batch, { is: 'delivered' }, context.serverNow);
  const late = clearAlarm(context, 'batch_late', batch.id);
  return [saveRow(batchesTable, next), ...freeRail(next, rail), late];
}

export function endBatch({ id, provider }: Batch): TenantlessWrite<null> {
  return {
    lock: 'platform',
    actor: providerActor(provider),
    claimed: true,
    needs: () => [need(batchesTable, { id })],
    decide: (loaded, context) => {
      const batch = loaded.find(batchesTable, { id });
      if (batch?.endedAt !== null) return { reply: null, effects: [] };
      const ended = saveRow(batchesTable, { ...batch, dueAt: null, endedAt: context.serverNow });
      // An earlier query may have answered `absent`.
      const cleared = batch.asks > 0 ? [clearAlarm(context, 'batch_late', id)] : [];
      return { reply: null, effects: [ended, ...cleared] };
    },
  };
}
