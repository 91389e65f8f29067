import { ApiError } from '../../errors/api-error.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { isOpen } from '../../outbox/instruction.ts';
import { type ReviewAction, type ReviewNote, reviewRecord } from '../../writes/review.ts';
import { type DecisionContext, type Effect, type Loaded, type Write, need } from '../../writes/write.ts';
import { convertOnDemand, pricingNeeds } from './convert.ts';
import { hasExpiredLeg, orderExpiredLeg } from './expired-leg.ts';
import { findLeg, orderLeg, resumeLeg } from './legs.ts';
import {
  type TransferMove,
  checkTransferEdge,
  moveTransfer,
  saveTransfer,
  transferMoveNeeds,
} from './move.ts';
import { type Transfer, isWithheld, transfersTable } from './table.ts';

export interface ReviewedTransfer {
  readonly tenantId: string;
  readonly transferId: string;
}

interface TransferVerdict extends TransferMove {
  readonly facts?: Readonly<Record<string, string>>;
}

/** @throws ApiError invalid_state if its deposit is being sent back */
function checkNotOnItsWayBack(transfer: Transfer, loaded: Loaded): void {
  const order = findLeg(transfer, 'return', loaded);
  if (order === undefined || !isOpen(order)) return;
  throw new ApiError('invalid_state', {
    message: `The provider has already been asked to send ${transfer.id} back.`,
  });
}

/** For a held transfer, or one whose return was refused. */
function reviewTransfer(
  { tenantId, transferId }: ReviewedTransfer,
  note: ReviewNote,
  action: ReviewAction,
  decide: (known: Transfer, loaded: Loaded, context: DecisionContext) => TransferVerdict,
): Write<Transfer> {
  const find = (loaded: Loaded): Transfer | undefined => loaded.find(transfersTable, { id: transferId });
  return reviewRecord(
    {
      tenantId,
      subject: transferId,
      action,
      find,
      needs: () => [need(transfersTable, { id: transferId }), ...pricingNeeds(tenantId)],
      furtherNeeds: (loaded) => {
        const transfer = find(loaded);
        return transfer === undefined ? [] : transferMoveNeeds(transfer);
      },
      factsOf: ({ holdReason }) => ({ holdReason }),
      decide: (known, loaded, context) => {
        checkNotOnItsWayBack(known, loaded);
        const { transfer, effects, facts = {} } = decide(known, loaded, context);
        const saved = transfer === known ? [] : [saveTransfer(transfer)];
        return { record: transfer, effects: [...effects, ...saved], facts };
      },
    },
    note,
  );
}

/** Open if the money goes on without the deposit, else over. */
function depositAlarm(transfer: Transfer, context: DecisionContext): Effect[] {
  const { id, status, depositStatus, occurrence } = transfer;
  if (depositStatus !== 'final') {
    return [raiseAlarm(context, 'deposit_reorganised', id, { status, depositStatus })];
  }
  return occurrence > 0 ? [clearAlarm(context, 'deposit_reorganised', id)] : [];
}

/** A converted transfer goes on without a final deposit; its alarm stays until it is final. */
function goOnWithout(known: Transfer, loaded: Loaded, context: DecisionContext): TransferMove {
  const { version, updatedAt } = known;
  const moment = Math.max(updatedAt, context.now);
  const transfer = { ...known, isDepositWaived: true, version: version + 1, updatedAt: moment };
  return { transfer, effects: resumeLeg(transfer, loaded, context) };
}

/**
 * Converts a held transfer at the present rate, overriding its hold. One that waits in `converting` or `delivering` for
 * its deposit goes on without it; one whose order expired is ordered again.
 * @throws ApiError not_found; invalid_state if it waits for no release, cannot be priced, or its deposit has vanished;
 * service_unavailable without a rate
 */
export function releaseTransfer(reviewed: ReviewedTransfer, note: ReviewNote): Write<Transfer> {
  return reviewTransfer(reviewed, note, 'release', (known, loaded, context) => {
    const { id, status, depositStatus } = known;
    if (hasExpiredLeg(known, loaded)) {
      return { transfer: known, effects: orderExpiredLeg(known, loaded, context) };
    }
    if (status === 'held') {
      const waived = { ...known, isDepositWaived: depositStatus !== 'final' };
      const move = convertOnDemand(waived, { reason: note.reason }, loaded, context);
      return { ...move, effects: [...move.effects, ...depositAlarm(move.transfer, context)] };
    }
    const isWaiting = (status === 'converting' || status === 'delivering') && isWithheld(known);
    if (isWaiting) return { ...goOnWithout(known, loaded, context), facts: { depositStatus } };
    throw new ApiError('invalid_state', {
      message: `${id} is ${status}. Only a held transfer can be released.`,
    });
  });
}

/** @throws ApiError invalid_state if it is neither held nor failed */
function moveBack(
  transfer: Transfer,
  note: ReviewNote,
  loaded: Loaded,
  context: DecisionContext,
): TransferMove {
  const move = moveTransfer(transfer, 'returned', { reason: note.reason }, loaded, context);
  return { ...move, effects: [...move.effects, ...noLongerRefused(transfer, loaded, context)] };
}

/** An earlier return may have been refused. */
function noLongerRefused(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const wasOrdered = findLeg(transfer, 'return', loaded) !== undefined;
  return wasOrdered ? [clearAlarm(context, 'return_refused', transfer.id)] : [];
}

/**
 * Records that a deposit was sent back by hand.
 * @param sentBackAs the bank's or chain's reference
 * @throws ApiError not_found; invalid_state if its provider is sending it back, or there is nothing to return
 */
export function returnTransferByHand(
  reviewed: ReviewedTransfer,
  note: ReviewNote,
  sentBackAs: string,
): Write<Transfer> {
  return reviewTransfer(reviewed, note, 'return', (known, loaded, context) => {
    const { transfer, effects } = moveBack(known, note, loaded, context);
    const alarms = isWithheld(known) || known.occurrence > 0 ? depositAlarm(known, context) : [];
    return { transfer, effects: [...effects, ...alarms], facts: { sentBackAs } };
  });
}

/** No money leaves: the deposit does not matter. */
function returnWithout(
  known: Transfer,
  note: ReviewNote,
  loaded: Loaded,
  context: DecisionContext,
): TransferMove {
  const { transfer, effects } = moveBack(known, note, loaded, context);
  return { transfer, effects: [...effects, clearAlarm(context, 'deposit_reorganised', known.id)] };
}

/**
 * Orders the provider to send a deposit back; the transfer stays until that is done. A deposit that is gone or not
 * final, or a steered transfer, is returned without an order.
 * @throws ApiError not_found; invalid_state if it is ordered already, or there is nothing to return
 */
export function orderTransferReturn(reviewed: ReviewedTransfer, note: ReviewNote): Write<Transfer> {
  return reviewTransfer(reviewed, note, 'return', (known, loaded, context) => {
    checkTransferEdge(known, 'returned');
    if (isWithheld(known)) return returnWithout(known, note, loaded, context);
    const again = known.occurrence > 0 ? depositAlarm(known, context) : [];
    if (known.isSteered) {
      const { transfer, effects } = moveBack(known, note, loaded, context);
      return { transfer, effects: [...effects, ...again] };
    }
    const effects = orderLeg('return', known, note.reason, loaded, context);
    return { transfer: known, effects: [...effects, ...noLongerRefused(known, loaded, context), ...again] };
  });
}
