import { presentInvoice } from '../billing/invoices/invoice-presenter.ts';
import type { WriteHandler } from '../contract/handler.ts';
import { draftAgain, draftNeeds, furtherDraftNeeds } from '../flows/invoices/draft-invoice.ts';

/** POST /v1/sandbox/invoices: an invoice of a month whose newest one is void. */
export const draftInvoice: WriteHandler<'draftInvoice'> = {
  kind: 'write',
  needs: ({ body }, head) => draftNeeds(head.tenant.id, body.month),
  furtherNeeds: ({ body }, loaded) => furtherDraftNeeds(loaded, body.month),
  decide: ({ body }, loaded, context) => {
    const { reply, effects } = draftAgain(body.month, loaded, context);
    return { reply: presentInvoice(reply), effects };
  },
};
