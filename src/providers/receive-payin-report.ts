import { ApiError } from '../errors/api-error.ts';
import { configurationNeed } from '../operations/policy/configuration.ts';
import { count, counterNeeds } from '../operations/policy/counter.ts';
import { detectPayin, type PayinFact } from '../operations/receipts/detect-payin.ts';
import { countedReceipt, moveReceipt, saveReceipt } from '../operations/receipts/move-receipt.ts';
import { receiptsTable, type Receipt, type ReceiptStatus } from '../operations/receipts/receipt.ts';
import { tenantNow } from '../clock.ts';
import type { TenantHead } from '../writes/tenant.ts';
import { need, type DecisionContext, type Effect, type Loaded, type Need } from '../writes/write.ts';

/** What the bank reports of incoming money: the fact, and how far it has come. */
export interface PayinReport {
  readonly fact: PayinFact;
  readonly status: ReceiptStatus;
  readonly reason: string | undefined;
}

/** A receipt as a report left it. */
export interface PayinDecision {
  readonly receipt: Receipt;
  readonly effects: readonly Effect[];
}

/** The rows that a report of incoming money needs besides its instrument. */
export function payinReportNeeds(
  fact: Pick<PayinFact, 'fundingInstrumentId' | 'providerReference'>,
  head: TenantHead,
  serverNow: number,
): Need[] {
  const { fundingInstrumentId, providerReference } = fact;
  return [
    need(receiptsTable, { fundingInstrumentId, providerReference }),
    configurationNeed(head),
    ...counterNeeds({
      tenantId: head.tenant.id,
      operation: 'payin',
      asset: 'AUD',
      beneficiaryId: null,
      createdAt: tenantNow(head.wallet, serverNow),
    }),
  ];
}

const PATHS: Readonly<Record<ReceiptStatus, readonly ReceiptStatus[]>> = {
  detected: [],
  confirming: ['confirming'],
  credited: ['confirming', 'credited'],
  held: ['held'],
  returned: ['held', 'returned'],
};

/**
 * The door by which the bank reports money that came in. The same provider reference on the same instrument is
 * one fact: a repeat answers the first receipt, unchanged. Money that policy keeps from being credited is held.
 */
export function decidePayinReport(
  report: PayinReport,
  loaded: Loaded,
  context: DecisionContext,
): PayinDecision {
  const { fundingInstrumentId, providerReference } = report.fact;
  const known = loaded.find(receiptsTable, { fundingInstrumentId, providerReference });
  if (known !== undefined) return { receipt: known, effects: [] };
  const { receipt, effects, holdReason } = detectPayin(report.fact, loaded, context);
  const isHeldByPolicy = holdReason !== undefined && report.status !== 'returned';
  const path = PATHS[isHeldByPolicy ? 'held' : report.status];
  const reason = isHeldByPolicy ? holdReason : report.reason;
  let current = receipt;
  const all = [...effects];
  for (const status of path) {
    const move = moveReceipt(current, status, reason, loaded, context);
    current = move.receipt;
    all.push(...move.effects);
  }
  // What goes straight back is never counted against limits.
  const isCounted = current.status !== 'returned';
  const counted = isCounted ? count(loaded, countedReceipt(current), current.grossMinor) : [];
  return { receipt: current, effects: [...all, ...counted, saveReceipt(current)] };
}

/** The rows that moving a known receipt needs first. */
export function receiptMoveNeeds(receiptId: string, head: TenantHead): Need[] {
  return [need(receiptsTable, { id: receiptId }), configurationNeed(head)];
}

/** The rows that only the receipt can name. */
export function receiptMoveFurtherNeeds(receiptId: string, loaded: Loaded): Need[] {
  const receipt = loaded.find(receiptsTable, { id: receiptId });
  return receipt === undefined ? [] : counterNeeds(countedReceipt(receipt));
}

/**
 * The door by which the bank reports that a receipt has moved on.
 * @throws ApiError not_found; invalid_state for a move that the table of states does not have.
 */
export function decideReceiptMove(
  receiptId: string,
  to: ReceiptStatus,
  reason: string | undefined,
  loaded: Loaded,
  context: DecisionContext,
): PayinDecision {
  const receipt = loaded.find(receiptsTable, { id: receiptId });
  if (receipt === undefined) throw new ApiError('not_found');
  const move = moveReceipt(receipt, to, reason, loaded, context);
  const uncounted = to === 'returned' ? count(loaded, countedReceipt(receipt), -receipt.grossMinor) : [];
  return { receipt: move.receipt, effects: [...move.effects, ...uncounted, saveReceipt(move.receipt)] };
}
