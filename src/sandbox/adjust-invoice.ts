import { presentInvoice } from '../billing/invoices/invoice-presenter.ts';
import type { WriteHandler } from '../contract/handler.ts';
import { adjustInvoice as adjust, invoiceNeeds } from '../flows/invoices/change-invoice.ts';
import { parseSignedAmount } from '../money/amount.ts';

/** POST /v1/sandbox/invoices/{id}/adjust: what the operator would put on a draft. */
export const adjustInvoice: WriteHandler<'adjustInvoice'> = {
  kind: 'write',
  check: ({ body }) => void parseSignedAmount(body.amount, 'AUD'),
  needs: ({ path }) => invoiceNeeds(path.id),
  decide: ({ path, body }, loaded, context) => {
    const { amount, description } = body;
    const adjustment = { amountMinor: parseSignedAmount(amount, 'AUD'), description };
    const { reply, effects } = adjust(path.id, adjustment, loaded, context);
    return { reply: presentInvoice(reply), effects };
  },
};
