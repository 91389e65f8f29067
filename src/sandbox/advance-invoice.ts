import { presentInvoice } from '../billing/invoices/invoice-presenter.ts';
import type { WriteHandler } from '../contract/handler.ts';
import { ApiError } from '../errors/api-error.ts';
import { invoiceNeeds, moveInvoice } from '../flows/invoices/change-invoice.ts';

/** POST /v1/sandbox/invoices/{id}/advance: what the operator would decide about an invoice. */
export const advanceInvoice: WriteHandler<'advanceInvoice'> = {
  kind: 'write',
  check: ({ body }) => {
    if (body.to !== 'void' || body.reason !== undefined) return;
    throw new ApiError('invalid_request', {
      details: [{ in: 'body', path: '/reason', message: 'is required where an invoice is declared void' }],
    });
  },
  needs: ({ path }) => invoiceNeeds(path.id),
  decide: ({ path, body }, loaded, context) => {
    const { reply, effects } = moveInvoice(path.id, body.to, body.reason, loaded, context);
    return { reply: presentInvoice(reply), effects };
  },
};
