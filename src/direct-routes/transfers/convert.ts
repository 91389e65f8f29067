import { ApiError } from '../../errors/api-error.ts';
import { CLOCK } from '../../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { configurationNeed, currentConfiguration } from '../../treasury/policy/table.ts';
import { currentRate } from '../../treasury/rates/rules.ts';
import { pinnedRateNeed } from '../../treasury/rates/table.ts';
import type { DueKind } from '../../workers/due-work.ts';
import {
  type DecisionContext,
  type Effect,
  type Loaded,
  type Need,
  type Write,
  need,
} from '../../writes/write.ts';
import {
  type TransferMove,
  type TransferNote,
  moveTransfer,
  saveTransfer,
  transferMoveNeeds,
} from './move.ts';
import { type PricedTransfer, type Unpriceable, priceTransfer } from './price.ts';
import { type Transfer, transfersTable } from './table.ts';

/** Between two looks for a rate, on the tenant's clock: as often as markets are read. */
const RATE_RETRY_MS = 5_000;

export function pricingNeeds(tenantId: string): Need[] {
  return [pinnedRateNeed(tenantId)];
}

/** @throws ApiError service_unavailable without a usable rate */
function priceNow(
  transfer: Transfer,
  loaded: Loaded,
  context: DecisionContext,
): PricedTransfer | Unpriceable {
  const { sourceAsset: source, destinationAsset: destination, grossMinor } = transfer;
  const fixed = { side: 'source', minor: grossMinor } as const;
  return priceTransfer(transfer, currentRate(loaded, context, { source, destination }, fixed).rate);
}

/**
 * Converts at once, on request.
 * @throws ApiError invalid_state if it cannot be priced, its deposit has vanished, or there is no such edge;
 * service_unavailable without a rate
 */
export function convertOnDemand(
  transfer: Transfer,
  note: Pick<TransferNote, 'reason'>,
  loaded: Loaded,
  context: DecisionContext,
): TransferMove {
  // A missing edge comes before the price.
  if (transfer.status !== 'detected' && transfer.status !== 'held') {
    return moveTransfer(transfer, 'converting', note, loaded, context);
  }
  if (transfer.holdReason === 'deposit_vanished') {
    throw new ApiError('invalid_state', {
      message: 'The deposit no longer exists, so there is nothing to convert.',
    });
  }
  const priced = priceNow(transfer, loaded, context);
  if (typeof priced === 'string') {
    throw new ApiError('invalid_state', { message: `The transfer cannot be priced: ${priced}.` });
  }
  return moveTransfer(transfer, 'converting', { ...note, priced }, loaded, context);
}

/** Waits for a rate; a long wait raises an alarm. */
function waitForRate(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const { returns } = currentConfiguration(loaded, context.head).terms;
  const attempts = transfer.attempts + 1;
  const waiting = saveTransfer({ ...transfer, attempts, dueAt: context.now + RATE_RETRY_MS });
  if (attempts < returns.retryLimit) return [waiting];
  return [waiting, raiseAlarm(context, 'transfer_stuck', transfer.id, { waitsFor: 'rate', attempts })];
}

/** Converts a transfer whose deposit is final, holds it if it cannot be priced, or waits for a rate. */
function goOn(transfer: Transfer, loaded: Loaded, context: DecisionContext): readonly Effect[] {
  let priced: PricedTransfer | Unpriceable;
  try {
    priced = priceNow(transfer, loaded, context);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'service_unavailable') throw error;
    return waitForRate(transfer, loaded, context);
  }
  const { transfer: moved, effects } =
    typeof priced === 'string'
      ? moveTransfer(transfer, 'held', { holdReason: priced }, loaded, context)
      : moveTransfer(transfer, 'converting', { priced }, loaded, context);
  const cleared = transfer.attempts > 0 ? [clearAlarm(context, 'transfer_stuck', transfer.id)] : [];
  return [...effects, ...cleared, saveTransfer(moved)];
}

/**
 * Takes a detected transfer further once its deposit is final on the tenant's clock. Answers whether there was
 * something to do; idempotent.
 */
export function convertWhenFinal(tenantId: string, transferId: string): Write<boolean> {
  const find = (loaded: Loaded): Transfer | undefined => loaded.find(transfersTable, { id: transferId });
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: (head) => [
      need(transfersTable, { id: transferId }),
      configurationNeed(head),
      ...pricingNeeds(tenantId),
    ],
    furtherNeeds: (loaded) => {
      const transfer = find(loaded);
      return transfer === undefined ? [] : transferMoveNeeds(transfer);
    },
    decide: (loaded, context) => {
      const transfer = find(loaded);
      const isDue = transfer?.dueAt != null && transfer.dueAt <= context.now;
      if (transfer === undefined || !isDue) return { reply: false, effects: [] };
      return { reply: true, effects: goOn(transfer, loaded, context) };
    },
  };
}

export const FINAL_DEPOSITS: DueKind = {
  kind: 'transfer',
  worker: 'orders',
  table: 'transfers',
  id: 'id',
  dueAt: 'due_at',
  clock: 'tenant',
  open: 'due_at is not null',
  isLeased: false,
  provider: 'none',
  carriedOutBy: ({ tenantId, id }, { writeQueue }) => writeQueue.submit(convertWhenFinal(tenantId, id)),
};
