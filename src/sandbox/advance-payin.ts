import type { WriteHandler } from '../contract/handler.ts';
import {
  decideReceiptMove,
  receiptMoveFurtherNeeds,
  receiptMoveNeeds,
} from '../providers/receive-payin-report.ts';
import { presentPayin } from '../treasury/receipts/receipt-presenter.ts';

/** POST /v1/sandbox/payins/{id}/advance: the simulated bank reports that a pay-in has moved on. */
export const advancePayin: WriteHandler<'advancePayin'> = {
  kind: 'write',
  needs: ({ path }, head) => receiptMoveNeeds(path.id, head),
  furtherNeeds: ({ path }, loaded) => receiptMoveFurtherNeeds(path.id, loaded),
  decide: ({ path, body }, loaded, context) => {
    const { receipt, effects } = decideReceiptMove(path.id, body.to, body.reason, loaded, context);
    return { reply: presentPayin(receipt), effects };
  },
};
