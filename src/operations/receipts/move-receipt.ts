import { saveRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { creditFunding, returnFunding, type Cause } from '../../ledger/movement-effect.ts';
import type { ClearingAccount } from '../../ledger/posting.ts';
import { shareRoundedDown } from '../../money/fee.ts';
import { publish } from '../../outbox/event.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { currentConfiguration } from '../policy/configuration.ts';
import type { Counted } from '../policy/counter.ts';
import { bearLoss } from '../policy/spending.ts';
import {
  isPending,
  isReceiptEdge,
  netOf,
  receiptsTable,
  type Receipt,
  type ReceiptStatus,
} from './receipt.ts';

/** A receipt in its new state and everything that changes with it; the receipt's own row is not among the effects. */
export interface ReceiptMove {
  readonly receipt: Receipt;
  readonly effects: readonly Effect[];
}

/** The account where a receipt's money comes from. */
function clearingOf(receipt: Receipt): ClearingAccount {
  return receipt.network === null ? 'bank_clearing' : `chain_clearing:${receipt.network}`;
}

/** What limits count of a receipt; whoever brings it in or sends it back keeps the count. */
export function countedReceipt(receipt: Receipt): Counted {
  const { tenantId, type, asset, occurredAt } = receipt;
  const operation = type === 'aud_payin' ? 'payin' : 'deposit';
  return { tenantId, operation, asset, beneficiaryId: null, createdAt: occurredAt };
}

/** The cause that a receipt's movements name. */
export function receiptCause(receipt: Receipt, movementId: string, reason?: string): Cause {
  return {
    movementId,
    reference: receipt.id,
    externalReference: receipt.externalReference ?? receipt.providerReference,
    ...(reason === undefined ? {} : { reason }),
  };
}

/**
 * Takes a receipt along one edge of its table, with the movements and the event that belong to it.
 * @throws ApiError invalid_state when the table has no such edge.
 */
export function moveReceipt(
  receipt: Receipt,
  to: ReceiptStatus,
  reason: string | undefined,
  loaded: Loaded,
  context: DecisionContext,
): ReceiptMove {
  if (!isReceiptEdge(receipt.status, to)) {
    throw new ApiError('invalid_state', {
      message: `A receipt that is ${receipt.status} cannot become ${to}.`,
    });
  }
  const base: Receipt = {
    ...receipt,
    status: to,
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

/** The event of a receipt's present status. */
export function receiptEvent(receipt: Receipt, context: DecisionContext): Effect {
  const object = receipt.type === 'aud_payin' ? 'payin' : 'deposit';
  return publish(context, `${object}.${receipt.status}`, receipt);
}

/** A receipt's row in its present state. */
export function saveReceipt(receipt: Receipt): Effect {
  return saveRow(receiptsTable, receipt);
}
