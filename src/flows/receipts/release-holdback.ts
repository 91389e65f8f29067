import { CLOCK } from '../../actor.ts';
import { releaseFundingHold } from '../../ledger/movement-effect.ts';
import { need, type Write } from '../../writes/write.ts';
import { receiptCause, saveReceipt } from './move-receipt.ts';
import { receiptsTable, type Receipt } from './receipt.ts';
import type { DueKind } from '../../workers/due-work.ts';

/**
 * Releases what is still held back of a receipt, once its period has ended on the tenant's clock.
 * Answers whether there was something to release; repeated, it does nothing.
 */
export function releaseHoldback(tenantId: string, receiptId: string): Write<boolean> {
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: () => [need(receiptsTable, { id: receiptId })],
    decide: (loaded, context) => {
      const receipt = loaded.find(receiptsTable, { id: receiptId });
      const isDue = receipt?.holdbackDueAt != null && receipt.holdbackDueAt <= context.now;
      if (receipt === undefined || !isDue) return { reply: false, effects: [] };
      const released: Receipt = {
        ...receipt,
        version: receipt.version + 1,
        openHoldbackMinor: 0n,
        holdbackDueAt: null,
        updatedAt: context.now,
      };
      const cause = receiptCause(receipt, context.newId('mov'));
      const movement = releaseFundingHold(cause, receipt.asset, receipt.openHoldbackMinor);
      return { reply: true, effects: [movement, saveReceipt(released)] };
    },
  };
}

/** Receipts of which something is held back. */
export const HOLDBACKS: DueKind = {
  kind: 'holdback',
  worker: 'orders',
  table: 'receipts',
  id: 'id',
  dueAt: 'holdback_due_at',
  clock: 'tenant',
  open: 'holdback_due_at is not null',
  isLeased: false,
  provider: 'none',
  carriedOutBy: ({ tenantId, id }, { lane }) => lane.submit(releaseHoldback(tenantId, id)),
};
