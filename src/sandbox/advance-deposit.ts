import type { WriteHandler } from '../contract/handler.ts';
import {
  decideReceiptMove,
  receiptMoveFurtherNeeds,
  receiptMoveNeeds,
} from '../providers/receive-receipt-report.ts';
import { presentDeposit } from '../treasury/receipts/receipt-presenter.ts';

/** POST /v1/sandbox/deposits/{id}/advance: the simulated chain reports that a deposit has moved on. */
export const advanceDeposit: WriteHandler<'advanceDeposit'> = {
  kind: 'write',
  needs: ({ path }, head) => receiptMoveNeeds(path.id, head),
  furtherNeeds: ({ path }, loaded) => receiptMoveFurtherNeeds(path.id, loaded),
  decide: ({ path, body: { to, reason } }, loaded, context) => {
    const report = { type: 'stable_deposit', receiptId: path.id, to, reason } as const;
    const { receipt, effects } = decideReceiptMove(report, loaded, context);
    return { reply: presentDeposit(receipt), effects };
  },
};
