import type { Moment } from '../clock.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkReceiptEdge } from '../flows/receipts/move-receipt.ts';
import {
  receiptsTable,
  type Receipt,
  type ReceiptStatus,
  type ReceiptType,
} from '../flows/receipts/receipt.ts';
import { aboutReceipt } from '../providers/apply-to-receipt.ts';
import {
  decideReport,
  reportFurtherNeeds,
  reportNeeds,
  type AddressedReport,
} from '../providers/decide-report.ts';
import type { Said } from '../providers/provider-report.ts';
import type { TenantHead } from '../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../writes/write.ts';

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
