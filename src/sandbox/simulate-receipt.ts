import type { Receipt, ReceiptStatus } from '../flows/receipts/receipt.ts';
import { aboutIncoming, knownReceipts, type IncomingName } from '../providers/apply-to-receipt.ts';
import { decideReport, reportNeeds, type AddressedReport } from '../providers/decide-report.ts';
import type { Incoming, Sum } from '../providers/provider.ts';
import type { Said } from '../providers/provider-report.ts';
import type { TenantHead } from '../writes/tenant.ts';
import type { Moment } from '../clock.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../writes/write.ts';

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
