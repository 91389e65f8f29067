import { ApiError } from '../../errors/api-error.ts';
import { presentAmount } from '../../money/amount.ts';
import { clearAlarm } from '../../outbox/alarm.ts';
import {
  type Instruction,
  instructAgain,
  instructOf,
  instructionsTable,
  isOpen,
} from '../../outbox/instruction.ts';
import type { Payloads } from '../../outbox/order-payloads.ts';
import {
  type ReviewAction,
  type ReviewNote,
  type ReviewedRecord,
  type Verdict,
  reviewRecord,
} from '../../writes/review.ts';
import { type DecisionContext, type Loaded, type Write, need } from '../../writes/write.ts';
import { receiptFurtherNeeds, receiptNeeds, reviewReceipt } from './apply-report.ts';
import { type Receipt, type ReceiptStatus, receiptsTable } from './table.ts';

export interface ReviewedReceipt {
  readonly tenantId: string;
  readonly receiptId: string;
}

const RETURN = 'return_receipt';

function findReturn(loaded: Loaded, receiptId: string): Instruction | undefined {
  return loaded.find(instructionsTable, { subject: receiptId, kind: RETURN });
}

/** @throws ApiError invalid_state if it is not held, or is being sent back */
function checkHeld({ id, status }: Receipt, loaded: Loaded): void {
  if (status !== 'held') {
    throw new ApiError('invalid_state', {
      message: `${id} is ${status}. Only a held receipt can be reviewed.`,
    });
  }
  const order = findReturn(loaded, id);
  if (order === undefined || !isOpen(order)) return;
  throw new ApiError('invalid_state', { message: `The provider has already been asked to send ${id} back.` });
}

function reviewHeld(
  { tenantId, receiptId }: ReviewedReceipt,
  note: ReviewNote,
  action: ReviewAction,
  decide: ReviewedRecord<Receipt>['decide'],
): Write<Receipt> {
  return reviewRecord(
    {
      tenantId,
      subject: receiptId,
      action,
      needs: (head) => [
        ...receiptNeeds(receiptId, head),
        need(instructionsTable, { subject: receiptId, kind: RETURN }),
      ],
      furtherNeeds: (loaded) => receiptFurtherNeeds(receiptId, loaded),
      find: (loaded) => loaded.find(receiptsTable, { id: receiptId }),
      factsOf: ({ reason }) => ({ holdReason: reason }),
      decide: (known, loaded, context) => {
        checkHeld(known, loaded);
        const decided = decide(known, loaded, context);
        // An order that its provider refused is an alarm until something else was decided.
        const refused = findReturn(loaded, receiptId);
        if (refused === undefined) return decided;
        const cleared = clearAlarm(context, 'order_stuck', refused.id);
        return { ...decided, effects: [...decided.effects, cleared] };
      },
    },
    note,
  );
}

/** One edge of its table, by the operator's reason. */
function moved(
  held: Receipt,
  to: ReceiptStatus,
  { reason }: ReviewNote,
  loaded: Loaded,
  context: DecisionContext,
): Verdict<Receipt> {
  const { receipt, effects } = reviewReceipt(held, to, reason, loaded, context);
  return { record: receipt, effects };
}

/**
 * Credits a held receipt.
 * @throws ApiError not_found; invalid_state if it is not held, or the balance would pass its bound
 */
export function releaseReceipt(reviewed: ReviewedReceipt, note: ReviewNote): Write<Receipt> {
  return reviewHeld(reviewed, note, 'release', (held, loaded, context) =>
    moved(held, 'credited', note, loaded, context),
  );
}

/**
 * Records that a held receipt was sent back by hand.
 * @param sentBackAs the bank's or chain's reference
 * @throws ApiError not_found; invalid_state if it is not held, or its provider is sending it back
 */
export function returnReceiptByHand(
  reviewed: ReviewedReceipt,
  note: ReviewNote,
  sentBackAs: string,
): Write<Receipt> {
  return reviewHeld(reviewed, note, 'return', (held, loaded, context) => ({
    ...moved(held, 'returned', note, loaded, context),
    facts: { sentBackAs },
  }));
}

function returnOf(held: Receipt, { reason }: ReviewNote): Payloads['return_receipt'] {
  const { asset, network, sender, grossMinor, providerReference, transactionHash } = held;
  const amount = presentAmount(grossMinor, asset);
  return { amount, asset, network, sender, providerReference, transactionHash, reason };
}

/**
 * Orders the provider to send a held receipt back. It stays held until that is done; if it cannot be done, that is an
 * alarm.
 * @throws ApiError not_found; invalid_state if it is not held, or was ordered before
 */
export function orderReturn(reviewed: ReviewedReceipt, note: ReviewNote): Write<Receipt> {
  return reviewHeld(reviewed, note, 'return', (held, loaded, context) => {
    const { newId, now } = context;
    const { id: subject, tenantId, type } = held;
    const payload = returnOf(held, note);
    const before = findReturn(loaded, subject);
    if (before !== undefined) return { record: held, effects: [instructAgain(before, payload, now)] };
    const order = { instructionId: newId('ins'), tenantId, kind: RETURN, subject, payload } as const;
    const provider = type === 'aud_payin' ? 'bank' : 'chain';
    return { record: held, effects: [instructOf(context, provider, null, order, now)] };
  });
}
