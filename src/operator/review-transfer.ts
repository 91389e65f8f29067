import { ApiError } from '../errors/api-error.ts';
import { convertOnDemand, pricingNeeds } from '../flows/transfers/convert-transfer.ts';
import {
  checkTransferEdge,
  moveTransfer,
  saveTransfer,
  transferMoveNeeds,
  type TransferMove,
} from '../flows/transfers/move-transfer.ts';
import { hasExpiredLeg, orderExpiredLeg } from '../flows/transfers/expired-leg.ts';
import { findLeg, orderLeg } from '../flows/transfers/transfer-legs.ts';
import { transfersTable, type Transfer } from '../flows/transfers/transfer.ts';
import { clearAlarm } from '../outbox/alarm.ts';
import { isOpen } from '../outbox/instruction.ts';
import { need, type DecisionContext, type Effect, type Loaded, type Write } from '../writes/write.ts';
import {
  isReviewed,
  recordReview,
  reviewFrame,
  reviewNeed,
  type ReviewAction,
  type ReviewNote,
} from './review.ts';

/** A transfer that an operator decides on. */
export interface ReviewedTransfer {
  readonly tenantId: string;
  readonly transferId: string;
}

/** What a decision about a transfer does, and what is kept of it. */
interface TransferVerdict extends TransferMove {
  readonly facts?: Readonly<Record<string, string>>;
}

/** @throws ApiError invalid_state where the provider is told already to send its deposit back */
function checkNotOnItsWayBack(transfer: Transfer, loaded: Loaded): void {
  const order = findLeg(transfer, 'return', loaded);
  if (order === undefined || !isOpen(order)) return;
  throw new ApiError('invalid_state', {
    message: `The provider is told already to send ${transfer.id} back.`,
  });
}

/** A decision about a transfer that is held, or whose return was refused. */
function reviewTransfer(
  { tenantId, transferId }: ReviewedTransfer,
  note: ReviewNote,
  action: ReviewAction,
  decide: (known: Transfer, loaded: Loaded, context: DecisionContext) => TransferVerdict,
): Write<Transfer> {
  const find = (loaded: Loaded): Transfer | undefined => loaded.find(transfersTable, { id: transferId });
  return {
    ...reviewFrame(tenantId, note),
    needs: () => [need(transfersTable, { id: transferId }), ...pricingNeeds(tenantId), reviewNeed(note)],
    furtherNeeds: (loaded) => {
      const transfer = find(loaded);
      return transfer === undefined ? [] : transferMoveNeeds(transfer);
    },
    decide: (loaded, context) => {
      const known = find(loaded);
      if (known === undefined) throw new ApiError('not_found');
      if (isReviewed(loaded, note)) return { reply: known, effects: [] };
      checkNotOnItsWayBack(known, loaded);
      const { transfer, effects, facts = {} } = decide(known, loaded, context);
      const given = {
        tenantId,
        action,
        subject: transferId,
        facts: { holdReason: known.holdReason, ...facts },
      };
      const saved = transfer === known ? [] : [saveTransfer(transfer)];
      return { reply: transfer, effects: [...effects, ...saved, recordReview(note, given, context)] };
    },
  };
}

/**
 * Takes a held transfer to `converting`, at the rate of the moment: what held it is overridden. One whose order waited too long
 * while no provider was connected stays where it is, and its order is given again.
 * @throws ApiError not_found; invalid_state where it is not held, cannot be priced, or its deposit has vanished;
 *   service_unavailable where there is no rate
 */
export function releaseTransfer(reviewed: ReviewedTransfer, note: ReviewNote): Write<Transfer> {
  return reviewTransfer(reviewed, note, 'release', (known, loaded, context) => {
    if (hasExpiredLeg(known, loaded)) {
      return { transfer: known, effects: orderExpiredLeg(known, loaded, context) };
    }
    if (known.status !== 'held') {
      throw new ApiError('invalid_state', { message: `${known.id} is ${known.status}, and not held.` });
    }
    return convertOnDemand(known, { reason: note.reason }, loaded, context);
  });
}

/** @throws ApiError invalid_state where a transfer is neither held nor failed */
function moveBack(
  transfer: Transfer,
  note: ReviewNote,
  loaded: Loaded,
  context: DecisionContext,
): TransferMove {
  const move = moveTransfer(transfer, 'returned', { reason: note.reason }, loaded, context);
  return { ...move, effects: [...move.effects, ...noLongerRefused(transfer, loaded, context)] };
}

/** A return that was ordered before may have been refused. */
function noLongerRefused(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const wasOrdered = findLeg(transfer, 'return', loaded) !== undefined;
  return wasOrdered ? [clearAlarm(context, 'return_refused', transfer.id)] : [];
}

/**
 * Notes that the deposit of a held transfer, or of one whose return was refused, was sent back by hand.
 * @param sentBackAs the reference under which the bank or the chain knows what was sent
 * @throws ApiError not_found; invalid_state where its provider is told already to send it back, or there is nothing to return
 */
export function returnTransferByHand(
  reviewed: ReviewedTransfer,
  note: ReviewNote,
  sentBackAs: string,
): Write<Transfer> {
  return reviewTransfer(reviewed, note, 'return', (known, loaded, context) => ({
    ...moveBack(known, note, loaded, context),
    facts: { sentBackAs },
  }));
}

/**
 * Tells the provider that brought a deposit to send it back; until it has, the transfer stays where it is. A deposit that
 * has vanished, and one that a control call steers, is returned without an order.
 * @throws ApiError not_found; invalid_state where the provider is told already, or there is nothing to return
 */
export function orderTransferReturn(reviewed: ReviewedTransfer, note: ReviewNote): Write<Transfer> {
  return reviewTransfer(reviewed, note, 'return', (known, loaded, context) => {
    checkTransferEdge(known, 'returned');
    if (known.holdReason === 'deposit_vanished' || known.isSteered) {
      return moveBack(known, note, loaded, context);
    }
    const effects = orderLeg('return', known, note.reason, loaded, context);
    return { transfer: known, effects: [...effects, ...noLongerRefused(known, loaded, context)] };
  });
}
