import type { Moment } from '../../calendar/clock.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import {
  type AddressedReport,
  decideReport,
  reportFurtherNeeds,
  reportNeeds,
} from '../../provider-seam/inbox/decide-report.ts';
import type { Said } from '../../provider-seam/port/provider.ts';
import type { Incoming, Sum } from '../../provider-seam/port/provider.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../../writes/write.ts';
import { checkReceiptEdge } from './move.ts';
import { presentDeposit, presentPayin } from './present.ts';
import { type IncomingName, aboutIncoming, aboutReceipt, knownReceipts } from './provider-messages.ts';
import { type Receipt, type ReceiptStatus, type ReceiptType, receiptsTable } from './table.ts';

export interface ReceiptMoveRequest {
  readonly to: ReceiptStatus;
  readonly reason?: string | undefined;
}

/** A control call's report, refused without an edge for it. */
export interface AdvanceReceipt {
  needs(head: TenantHead, serverNow: Moment): Need[];
  furtherNeeds(loaded: Loaded): Need[];
  /** @throws ApiError not_found; invalid_state without an edge, or if the balance cannot take it */
  decide(
    request: ReceiptMoveRequest,
    loaded: Loaded,
    context: DecisionContext,
  ): { readonly receipt: Receipt; readonly effects: readonly Effect[] };
}

/** As its simulated provider would report it. */
export function advanceReceipt(type: ReceiptType, receiptId: string): AdvanceReceipt {
  const provider = type === 'aud_payin' ? 'bank' : 'chain';
  const reported = (tenantId: string, report: Said): AddressedReport<Receipt> => ({
    tenantId,
    source: { provider, adapter: 'simulated' },
    subject: aboutReceipt(receiptId),
    eventId: null,
    report,
  });
  const probe = reported('', { says: 'detected' });
  return {
    needs: (head, serverNow) => reportNeeds(probe, head, serverNow),
    furtherNeeds: (loaded) => reportFurtherNeeds(probe, loaded),
    decide: ({ to, reason }, loaded, context) => {
      const known = loaded.find(receiptsTable, { id: receiptId });
      if (known?.type !== type) throw new ApiError('not_found');
      checkReceiptEdge(known, to);
      const report = { says: to, ...(reason === undefined ? {} : { reason }) };
      const { record, effects } = decideReport(reported(known.tenantId, report), loaded, context);
      return { receipt: record ?? known, effects };
    },
  };
}

/** POST /v1/sandbox/deposits/{id}/advance: reports a deposit's next status. */
export const advanceDeposit: WriteHandler<'advanceDeposit'> = {
  kind: 'write',
  needs: ({ path }, head, serverNow) => advanceReceipt('stable_deposit', path.id).needs(head, serverNow),
  furtherNeeds: ({ path }, loaded) => advanceReceipt('stable_deposit', path.id).furtherNeeds(loaded),
  decide: ({ path, body }, loaded, context) => {
    const { receipt, effects } = advanceReceipt('stable_deposit', path.id).decide(body, loaded, context);
    return { reply: presentDeposit(receipt), effects };
  },
};

/** POST /v1/sandbox/payins/{id}/advance: reports a pay-in's next status. */
export const advancePayin: WriteHandler<'advancePayin'> = {
  kind: 'write',
  needs: ({ path }, head, serverNow) => advanceReceipt('aud_payin', path.id).needs(head, serverNow),
  furtherNeeds: ({ path }, loaded) => advanceReceipt('aud_payin', path.id).furtherNeeds(loaded),
  decide: ({ path, body }, loaded, context) => {
    const { receipt, effects } = advanceReceipt('aud_payin', path.id).decide(body, loaded, context);
    return { reply: presentPayin(receipt), effects };
  },
};

/** Money of a control call, with invented names for what its caller left out. */
export type Arrival = Omit<IncomingName, 'kind'>;

export interface Outcome {
  readonly status: ReceiptStatus;
  readonly reason: string | undefined;
  readonly amount: Sum;
}

function reported(tenantId: string, arrival: Arrival, report: Said): AddressedReport<Receipt> {
  const provider = 'bsb' in arrival.incoming.into ? 'bank' : 'chain';
  return {
    tenantId,
    source: { provider, adapter: 'simulated' },
    subject: aboutIncoming(arrival),
    eventId: null,
    report,
  };
}

/** A placeholder until the instrument is loaded. */
export const SOME_ACCOUNT: Incoming['into'] = { bsb: '', accountNumber: '' };
export const SOME_ADDRESS: Incoming['into'] = { asset: 'USDC', network: 'base', address: '', tag: null };

export function arrivalNeeds(arrival: Arrival, head: TenantHead, serverNow: Moment): Need[] {
  return reportNeeds(reported(head.tenant.id, arrival, { says: 'detected' }), head, serverNow);
}

/**
 * Reports money. The same provider reference, or transaction, at one instrument is one fact: a repeat answers the first
 * receipt unchanged (simulatePayin and simulateDeposit in the contract).
 */
export function decideArrival(
  arrival: Arrival,
  { status, reason, amount }: Outcome,
  loaded: Loaded,
  context: DecisionContext,
): { readonly receipt: Receipt; readonly effects: readonly Effect[] } {
  const [known] = knownReceipts({ kind: 'incoming', ...arrival }, loaded);
  if (known !== undefined) return { receipt: known, effects: [] };
  const report = { says: status, amount, ...(reason === undefined ? {} : { reason }) };
  const addressed = reported(context.head.tenant.id, arrival, report);
  const { record, effects } = decideReport(addressed, loaded, context);
  if (record === undefined) throw new Error(`No receipt was made of a ${status} report`);
  return { receipt: record, effects };
}
