import type { WriteHandler } from '../contract/handler.ts';
import {
  decideReceiptMove,
  receiptMoveFurtherNeeds,
  receiptMoveNeeds,
} from '../providers/receive-receipt-report.ts';
import { presentPayin } from '../treasury/receipts/receipt-presenter.ts';

/** POST /v1/sandbox/payins/{id}/advance: the simulated bank reports that a pay-in has moved on. */
export const advancePayin: WriteHandler<'advancePayin'> = {
  kind: 'write',
  needs: ({ path }, head) => receiptMoveNeeds(path.id, head),
  furtherNeeds: ({ path }, loaded) => receiptMoveFurtherNeeds(path.id, loaded),
  decide: ({ path, body: { to, reason } }, loaded, context) => {
    const report = { type: 'aud_payin', receiptId: path.id, to, reason } as const;
    const { receipt, effects } = decideReceiptMove(report, loaded, context);
    return { reply: presentPayin(receipt), effects };
  },
};
