import { ApiError } from '../errors/api-error.ts';
import { receiptFurtherNeeds, receiptNeeds, reviewReceipt } from '../flows/receipts/apply-receipt-report.ts';
import { receiptsTable, type Receipt } from '../flows/receipts/receipt.ts';
import type { Write } from '../writes/write.ts';
import { isReviewed, recordReview, reviewFrame, reviewNeed, type ReviewNote } from './review.ts';

/** A receipt that an operator decides on. */
export interface ReviewedReceipt {
  readonly tenantId: string;
  readonly receiptId: string;
}

/** A decision about a held receipt: one edge of its table of states. */
function reviewHeld(
  { tenantId, receiptId }: ReviewedReceipt,
  note: ReviewNote,
  decision:
    | { readonly action: 'release'; readonly to: 'credited' }
    | { readonly action: 'return'; readonly to: 'returned'; readonly sentBackAs: string },
): Write<Receipt> {
  return {
    ...reviewFrame(tenantId, note),
    needs: (head) => [...receiptNeeds(receiptId, head), reviewNeed(note)],
    furtherNeeds: (loaded) => receiptFurtherNeeds(receiptId, loaded),
    decide: (loaded, context) => {
      const known = loaded.find(receiptsTable, { id: receiptId });
      if (known === undefined) throw new ApiError('not_found');
      if (isReviewed(loaded, note)) return { reply: known, effects: [] };
      if (known.status !== 'held') {
        throw new ApiError('invalid_state', {
          message: `${known.id} is ${known.status}, and not held: there is nothing to review.`,
        });
      }
      const { action, to } = decision;
      const move = reviewReceipt(known, to, note.reason, loaded, context);
      const facts = {
        holdReason: known.reason,
        ...('sentBackAs' in decision ? { sentBackAs: decision.sentBackAs } : {}),
      };
      const review = recordReview(note, { tenantId, action, subject: receiptId, facts }, context);
      return { reply: move.receipt, effects: [...move.effects, review] };
    },
  };
}

/**
 * Credits a held receipt.
 * @throws ApiError not_found; invalid_state where it is not held, or the balance would pass its bound
 */
export function releaseReceipt(reviewed: ReviewedReceipt, note: ReviewNote): Write<Receipt> {
  return reviewHeld(reviewed, note, { action: 'release', to: 'credited' });
}

/**
 * Notes that a held receipt was sent back by hand.
 * @param sentBackAs the reference under which the bank or the chain knows what was sent
 * @throws ApiError not_found, invalid_state where it is not held
 */
export function returnReceiptByHand(
  reviewed: ReviewedReceipt,
  note: ReviewNote,
  sentBackAs: string,
): Write<Receipt> {
  return reviewHeld(reviewed, note, { action: 'return', to: 'returned', sentBackAs });
}
