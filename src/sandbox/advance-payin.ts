import type { WriteHandler } from '../contract/handler.ts';
import { presentPayin } from '../treasury/receipts/receipt-presenter.ts';
import { advanceReceipt } from './advance-receipt.ts';

/** POST /v1/sandbox/payins/{id}/advance: the simulated bank reports that a pay-in has moved on. */
export const advancePayin: WriteHandler<'advancePayin'> = {
  kind: 'write',
  needs: ({ path }, head, serverNow) => advanceReceipt('aud_payin', path.id).needs(head, serverNow),
  furtherNeeds: ({ path }, loaded) => advanceReceipt('aud_payin', path.id).furtherNeeds(loaded),
  decide: ({ path, body }, loaded, context) => {
    const { receipt, effects } = advanceReceipt('aud_payin', path.id).decide(body, loaded, context);
    return { reply: presentPayin(receipt), effects };
  },
};
