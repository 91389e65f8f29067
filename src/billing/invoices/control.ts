import type { WriteHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseSignedAmount } from '../../money/amount.ts';
import { draftAgain, draftNeeds, furtherDraftNeeds } from './draft.ts';
import { adjustInvoice as adjust, invoiceNeeds, moveInvoice } from './move.ts';
import { presentInvoice } from './present.ts';

/** POST /v1/sandbox/invoices/{id}/adjust: the operator's adjustment of a draft. */
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

/** POST /v1/sandbox/invoices/{id}/advance: the operator's decision on an invoice. */
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
