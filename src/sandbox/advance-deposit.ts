import type { WriteHandler } from '../contract/handler.ts';
import { presentDeposit } from '../treasury/receipts/receipt-presenter.ts';
import { advanceReceipt } from './advance-receipt.ts';

/** POST /v1/sandbox/deposits/{id}/advance: the simulated chain reports that a deposit has moved on. */
export const advanceDeposit: WriteHandler<'advanceDeposit'> = {
  kind: 'write',
  needs: ({ path }, head, serverNow) => advanceReceipt('stable_deposit', path.id).needs(head, serverNow),
  furtherNeeds: ({ path }, loaded) => advanceReceipt('stable_deposit', path.id).furtherNeeds(loaded),
  decide: ({ path, body }, loaded, context) => {
    const { receipt, effects } = advanceReceipt('stable_deposit', path.id).decide(body, loaded, context);
    return { reply: presentDeposit(receipt), effects };
  },
};
