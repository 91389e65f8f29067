import { ASSETS } from '../../generated/assets.ts';
import { tenantNow, type Moment } from '../clock.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Asset } from '../money/amount.ts';
import { configurationNeed } from '../flows/policy/configuration.ts';
import { count, counterNeeds } from '../flows/policy/counter.ts';
import { detectReceipt, type ReceiptFact } from '../flows/receipts/detect-receipt.ts';
import { countedReceipt, moveReceipt, saveReceipt } from '../flows/receipts/move-receipt.ts';
import {
  receiptsTable,
  resourceOfReceipt,
  type Receipt,
  type ReceiptStatus,
  type ReceiptType,
} from '../flows/receipts/receipt.ts';
import type { TenantHead } from '../writes/tenant.ts';
import { need, type DecisionContext, type Effect, type Loaded, type Need } from '../writes/write.ts';

/** What a provider reports of incoming money: the fact, and how far it has come. */
export interface ReceiptReport {
  /** By what the provider has named the fact: what was made up for it here names nothing that is known. */
  readonly keys: FactKeys;
  readonly fact: ReceiptFact;
  readonly status: ReceiptStatus;
  readonly reason: string | undefined;
}

/** A receipt as a report left it. */
export interface ReceiptDecision {
  readonly receipt: Receipt;
  readonly effects: readonly Effect[];
}

/** By what a fact is known; what the provider has not named yet is undefined. */
export interface FactKeys {
  readonly type: ReceiptType;
  readonly fundingInstrumentId: string;
  readonly providerReference: string | undefined;
  /** In its canonical notation. */
  readonly transactionHash: string | undefined;
}

/** The rows that a report of incoming money needs besides its instrument. */
export function receiptReportNeeds(keys: FactKeys, head: TenantHead, serverNow: Moment): Need[] {
  const { type, fundingInstrumentId, providerReference, transactionHash } = keys;
  const createdAt = tenantNow(head.wallet, serverNow);
  const operation = resourceOfReceipt(type);
  // Which stablecoin it is stands in the instrument, which is loaded with the counters.
  const assets = (Object.keys(ASSETS) as Asset[]).filter(
    (asset) => (asset === 'AUD') === (type === 'aud_payin'),
  );
  return [
    ...(providerReference === undefined
      ? []
      : [need(receiptsTable, { fundingInstrumentId, providerReference })]),
    ...(transactionHash === undefined ? [] : [need(receiptsTable, { fundingInstrumentId, transactionHash })]),
    configurationNeed(head),
    ...assets.flatMap((asset) =>
      counterNeeds({ tenantId: head.tenant.id, operation, asset, beneficiaryId: null, createdAt }),
    ),
  ];
}

/** The receipt of a fact that was reported before: the same reference, or the same transaction, on the same instrument. */
function findKnown(keys: FactKeys, loaded: Loaded): Receipt | undefined {
  const { fundingInstrumentId, providerReference, transactionHash } = keys;
  const byReference =
    providerReference && loaded.find(receiptsTable, { fundingInstrumentId, providerReference });
  const byTransaction =
    transactionHash && loaded.find(receiptsTable, { fundingInstrumentId, transactionHash });
  return byReference || byTransaction || undefined;
}

const PATHS: Readonly<Record<ReceiptStatus, readonly ReceiptStatus[]>> = {
  detected: [],
  confirming: ['confirming'],
  credited: ['confirming', 'credited'],
  held: ['held'],
  returned: ['held', 'returned'],
};

/**
 * The door by which the bank and the chains report money that came in. The same provider reference, or the same
 * transaction, on the same instrument is one fact: a repeat answers the first receipt, unchanged. Money that policy
 * keeps from being credited is held.
 */
export function decideReceiptReport(
  report: ReceiptReport,
  loaded: Loaded,
  context: DecisionContext,
): ReceiptDecision {
  const known = findKnown(report.keys, loaded);
  if (known !== undefined) return { receipt: known, effects: [] };
  const { receipt, effects, holdReason } = detectReceipt(report.fact, loaded, context);
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

/** What a provider reports of a receipt that it has reported before. */
export interface ReceiptMoveReport {
  readonly type: ReceiptType;
  readonly receiptId: string;
  readonly to: ReceiptStatus;
  readonly reason: string | undefined;
}

/**
 * The door by which the bank and the chains report that a receipt has moved on.
 * @throws ApiError not_found where the tenant has no such receipt of this type; invalid_state for a move that the
 *   table of states does not have, or that the balance cannot take.
 */
export function decideReceiptMove(
  { type, receiptId, to, reason }: ReceiptMoveReport,
  loaded: Loaded,
  context: DecisionContext,
): ReceiptDecision {
  const receipt = loaded.find(receiptsTable, { id: receiptId, type });
  if (receipt === undefined) throw new ApiError('not_found');
  const move = moveReceipt(receipt, to, reason, loaded, context);
  const uncounted = to === 'returned' ? count(loaded, countedReceipt(receipt), -receipt.grossMinor) : [];
  return { receipt: move.receipt, effects: [...move.effects, ...uncounted, saveReceipt(move.receipt)] };
}
