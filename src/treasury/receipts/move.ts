import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { CLOCK } from '../../identity/actor.ts';
import {
  type Cause,
  creditFunding,
  releaseFundingHold,
  returnFunding,
} from '../../ledger/movement-effect.ts';
import type { ClearingAccount } from '../../ledger/posting.ts';
import { BALANCE_BOUND, wouldPassBound } from '../../ledger/wallet.ts';
import { shareRoundedDown } from '../../money/rate.ts';
import { eventTypeOf, publish } from '../../outbox/event.ts';
import type { DueKind } from '../../workers/due-work.ts';
import { type DecisionContext, type Effect, type Loaded, type Write, need } from '../../writes/write.ts';
import type { Counted } from '../policy/counters.ts';
import { bearLoss } from '../policy/rules.ts';
import { currentConfiguration } from '../policy/table.ts';
import {
  type Receipt,
  type ReceiptStatus,
  isPending,
  isReceiptEdge,
  netOf,
  receiptsTable,
  resourceOfReceipt,
} from './table.ts';

export interface ReceiptMove {
  readonly receipt: Receipt;
  readonly effects: readonly Effect[];
}

function clearingOf(receipt: Receipt): ClearingAccount {
  return receipt.network === null ? 'bank_clearing' : `chain_clearing:${receipt.network}`;
}

/** A receipt's share of the limits; counted in, or out when it goes back. */
export function countedReceipt(receipt: Receipt): Counted {
  const { tenantId, type, asset, occurredAt } = receipt;
  return { tenantId, operation: resourceOfReceipt(type), asset, beneficiaryId: null, createdAt: occurredAt };
}

function receiptCause(receipt: Receipt, movementId: string, reason?: string): Cause {
  return {
    movementId,
    reference: receipt.id,
    externalReference: receipt.externalReference ?? receipt.providerReference,
    ...(reason === undefined ? {} : { reason }),
  };
}

/** @throws ApiError invalid_state without such an edge */
export function checkReceiptEdge({ type, status }: Receipt, to: ReceiptStatus): void {
  if (!isReceiptEdge(type, status, to)) {
    throw new ApiError('invalid_state', {
      message: `A ${resourceOfReceipt(type)} that is ${status} cannot become ${to}.`,
    });
  }
}

/**
 * Takes a receipt along one edge of its table, with movements and event.
 * @throws ApiError invalid_state without such an edge, or if the balance would pass its bound
 */
export function moveReceipt(
  receipt: Receipt,
  to: ReceiptStatus,
  reason: string | undefined,
  loaded: Loaded,
  context: DecisionContext,
): ReceiptMove {
  checkReceiptEdge(receipt, to);
  checkBound(receipt, to, context);
  const base: Receipt = {
    ...receipt,
    status: to,
    statusBy: context.actor,
    version: receipt.version + 1,
    reason: reason ?? (to === 'held' || to === 'returned' ? receipt.reason : null),
    updatedAt: context.now,
  };
  const { receipt: moved, effects } = settleMove(receipt, base, loaded, context);
  const wasPending = isPending(receipt.status);
  const pending: Effect[] =
    wasPending === isPending(to)
      ? []
      : [
          {
            effect: 'pending',
            asset: receipt.asset,
            deltaMinor: wasPending ? -netOf(receipt) : netOf(receipt),
          },
        ];
  return { receipt: moved, effects: [...pending, ...effects, receiptEvent(moved, context)] };
}

/** Refuses a release or recall beyond the largest balance. */
function checkBound(receipt: Receipt, to: ReceiptStatus, { head }: DecisionContext): void {
  const balance = head.balances[receipt.asset];
  // Expected money has had its place in the balance since it was detected.
  const isTooMuch = receipt.status === 'held' && to === 'credited' && wouldPassBound(balance, netOf(receipt));
  const isTooLittle =
    receipt.status === 'credited' &&
    to === 'returned' &&
    balance.availableMinor - (netOf(receipt) - receipt.openHoldbackMinor) < -BALANCE_BOUND;
  if (isTooMuch || isTooLittle) {
    throw new ApiError('invalid_state', {
      message: `This ${resourceOfReceipt(receipt.type)} would exceed the largest balance.`,
    });
  }
}

function settleMove(before: Receipt, base: Receipt, loaded: Loaded, context: DecisionContext): ReceiptMove {
  if (base.status === 'credited') return credit(base, loaded, context);
  if (base.status !== 'returned') return { receipt: base, effects: [] };
  if (before.status !== 'credited') return { receipt: base, effects: [] };
  return {
    receipt: { ...base, openHoldbackMinor: 0n, holdbackDueAt: null },
    effects: takeBack(base, loaded, context),
  };
}

function credit(base: Receipt, loaded: Loaded, context: DecisionContext): ReceiptMove {
  const { returns } = currentConfiguration(loaded, context.head).terms;
  const holdback = shareRoundedDown(netOf(base), returns.holdbackBps);
  const cause = receiptCause(base, context.newId('mov'));
  const amounts = { gross: base.grossMinor, fee: base.feeMinor, holdback };
  return {
    receipt: {
      ...base,
      openHoldbackMinor: holdback,
      holdbackDueAt: holdback === 0n ? null : context.now + returns.timeoutSeconds * 1000,
      movementId: cause.movementId,
      creditedAt: context.now,
    },
    effects: [creditFunding(cause, base.asset, clearingOf(base), amounts)],
  };
}

function takeBack(receipt: Receipt, loaded: Loaded, context: DecisionContext): Effect[] {
  const { terms } = currentConfiguration(loaded, context.head);
  const { asset, grossMinor: gross, feeMinor: fee, openHoldbackMinor: openHoldback } = receipt;
  const cause = (): Cause => receiptCause(receipt, context.newId('mov'), receipt.reason ?? undefined);
  const before = context.head.balances[asset];
  const availableAfter = before.availableMinor - (netOf(receipt) - openHoldback);
  return [
    returnFunding(cause(), asset, clearingOf(receipt), { gross, fee, openHoldback }),
    ...bearLoss(terms, before, availableAfter, cause()),
  ];
}

export function receiptEvent(receipt: Receipt, context: DecisionContext): Effect {
  return publish(context, eventTypeOf(resourceOfReceipt(receipt.type), receipt.status), receipt);
}

export function saveReceipt(receipt: Receipt): Effect {
  return saveRow(receiptsTable, receipt);
}

/** Releases a hold-back that has ended on the tenant's clock. Answers whether there was one; idempotent. */
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
  carriedOutBy: ({ tenantId, id }, { writeQueue }) => writeQueue.submit(releaseHoldback(tenantId, id)),
};
