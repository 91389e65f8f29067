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

/** What a control call asks of a receipt. */
export interface ReceiptMoveRequest {
  readonly to: ReceiptStatus;
  readonly reason?: string | undefined;
}

/** A control call that moves a receipt: the provider's report, which is refused where the table has no such edge. */
export interface AdvanceReceipt {
  needs(head: TenantHead, serverNow: Moment): Need[];
  furtherNeeds(loaded: Loaded): Need[];
  /**
   * @throws ApiError not_found where the tenant has no such receipt of the type; invalid_state for a move that the table
   *   of states does not have, or that the balance cannot take
   */
  decide(
    request: ReceiptMoveRequest,
    loaded: Loaded,
    context: DecisionContext,
  ): { readonly receipt: Receipt; readonly effects: readonly Effect[] };
}

/** The move of a receipt of a type, as its simulated provider would report it. */
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

/** Money that a control call lets arrive, with what its caller names of it and what is made up for the rest. */
export type Arrival = Omit<IncomingName, 'kind'>;

/** What becomes of the money, as the caller wants it. */
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

/** Where money arrives, as far as it matters before the instrument is loaded. */
export const SOME_ACCOUNT: Incoming['into'] = { bsb: '', accountNumber: '' };
export const SOME_ADDRESS: Incoming['into'] = { asset: 'USDC', network: 'base', address: '', tag: null };

/** The rows that letting money arrive needs. */
export function arrivalNeeds(arrival: Arrival, head: TenantHead, serverNow: Moment): Need[] {
  return reportNeeds(reported(head.tenant.id, arrival, { says: 'detected' }), head, serverNow);
}

/**
 * Lets the simulated provider report money. The same provider reference, or the same transaction, at the same instrument
 * is one fact: a repeat answers the first receipt, unchanged (simulatePayin and simulateDeposit in the contract).
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
