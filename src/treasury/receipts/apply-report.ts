import type { Moment } from '../../calendar/clock.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { count, counterNeeds } from '../policy/counters.ts';
import { configurationNeed } from '../policy/table.ts';
import { type ReceiptFact, detectReceipt, isHeldByHouse } from './detect.ts';
import { checkReceiptEdge, countedReceipt, moveReceipt, saveReceipt } from './move.ts';
import { type Receipt, type ReceiptStatus, isPending, isReceiptEdge, receiptsTable } from './table.ts';

export interface ReceiptReport {
  readonly status: ReceiptStatus;
  readonly reason?: string;
  /** When, on the provider's clock. */
  readonly at?: Moment;
  readonly transactionHash?: string;
}

export interface ReceiptDecision {
  readonly receipt: Receipt;
  readonly outcome: 'applied' | 'ignored';
  /**
   * What an operator should look at: a credited deposit's transaction vanished or came back, or returned money is said
   * to be final.
   */
  readonly sign?: 'vanished' | 'not_missed' | 'credited_after_return';
  readonly effects: readonly Effect[];
}

const NEW_PATHS: Readonly<Record<ReceiptStatus, readonly ReceiptStatus[]>> = {
  detected: [],
  confirming: ['confirming'],
  credited: ['confirming', 'credited'],
  held: ['held'],
  returned: ['held', 'returned'],
};

/**
 * A new receipt at its reported status, with the edges on the way. Money that policy stops from being credited is held.
 */
export function applyNewReceipt(
  fact: ReceiptFact,
  report: ReceiptReport,
  loaded: Loaded,
  context: DecisionContext,
): ReceiptDecision {
  const { receipt, effects, holdReason } = detectReceipt(fact, loaded, context);
  const isHeldByPolicy = holdReason !== undefined && report.status !== 'returned';
  const path = NEW_PATHS[isHeldByPolicy ? 'held' : report.status];
  const reason = isHeldByPolicy ? holdReason : report.reason;
  const moved = moveAlong({ ...receipt, reportedAt: report.at ?? null }, path, reason, loaded, context);
  // Money that goes straight back is never counted.
  const isCounted = moved.receipt.status !== 'returned';
  const counted = isCounted ? count(loaded, countedReceipt(receipt), receipt.grossMinor) : [];
  return {
    receipt: moved.receipt,
    outcome: 'applied',
    effects: [...effects, ...moved.effects, ...counted, saveReceipt(moved.receipt)],
  };
}

function moveAlong(
  receipt: Receipt,
  path: readonly ReceiptStatus[],
  reason: string | undefined,
  loaded: Loaded,
  context: DecisionContext,
): { readonly receipt: Receipt; readonly effects: readonly Effect[] } {
  let current = receipt;
  const effects: Effect[] = [];
  for (const status of path) {
    const move = moveReceipt(current, status, reason, loaded, context);
    current = move.receipt;
    effects.push(...move.effects);
  }
  return { receipt: current, effects };
}

/**
 * Whether a report is older than what is known. Deposits go to and fro with the chain: only the provider's clock tells
 * an overtaken `detected` from a reorganisation; without it, it is a reorganisation.
 */
function isOvertaken({ reportedAt }: Receipt, { status, at }: ReceiptReport): boolean {
  if (at === undefined || reportedAt === null) return false;
  return status === 'detected' ? at <= reportedAt : status === 'confirming' && at < reportedAt;
}

/** The edges to the reported status; undefined if it moves nothing. */
function pathTo(
  receipt: Receipt,
  report: ReceiptReport,
  isReview: boolean,
): readonly ReceiptStatus[] | undefined {
  const { type, status } = receipt;
  if (report.status === 'credited' && isHeldByHouse(receipt) && !isReview) return undefined;
  if (isReceiptEdge(type, status, report.status)) {
    return isOvertaken(receipt, report) ? undefined : [report.status];
  }
  return report.status === 'returned' && isPending(status) ? ['held', 'returned'] : undefined;
}

function withFacts(receipt: Receipt, { at, transactionHash }: ReceiptReport): Receipt {
  const isLater = at !== undefined && (receipt.reportedAt === null || at > receipt.reportedAt);
  const isMined = receipt.type === 'stable_deposit' && isPending(receipt.status);
  return {
    ...receipt,
    ...(isLater ? { reportedAt: at } : {}),
    ...(isMined && transactionHash !== undefined ? { transactionHash } : {}),
  };
}

function signOf(receipt: Receipt, report: ReceiptReport): ReceiptDecision['sign'] {
  const { type, status, reportedAt } = receipt;
  if (status === 'returned') return report.status === 'credited' ? 'credited_after_return' : undefined;
  const isNewer = report.at !== undefined && reportedAt !== null && report.at > reportedAt;
  if (type !== 'stable_deposit' || status !== 'credited' || !isNewer) return undefined;
  if (report.status === 'detected') return 'vanished';
  return report.status === 'confirming' || report.status === 'credited' ? 'not_missed' : undefined;
}

function stay(receipt: Receipt, report: ReceiptReport): ReceiptDecision {
  const told = withFacts(receipt, report);
  const sign = signOf(receipt, report);
  const isChanged = told.transactionHash !== receipt.transactionHash;
  const kept = isChanged ? { ...told, version: receipt.version + 1 } : told;
  return {
    receipt: kept,
    outcome: report.status === receipt.status ? 'applied' : 'ignored',
    ...(sign === undefined ? {} : { sign }),
    effects: isChanged || told.reportedAt !== receipt.reportedAt ? [saveReceipt(kept)] : [],
  };
}

/**
 * Applies a report in any order; missing edges of spec/state-machines.yaml are applied in the same commit. A late
 * report moves nothing, nor one without a way back; returned money is never spendable again. A receipt held by the
 * house is released by a review alone.
 * @param isReview judged by an operator or control call
 * @throws ApiError invalid_state if the balance cannot take the movement
 */
export function applyReceiptReport(
  receipt: Receipt,
  report: ReceiptReport,
  isReview: boolean,
  loaded: Loaded,
  context: DecisionContext,
): ReceiptDecision {
  const path = pathTo(receipt, report, isReview);
  if (path === undefined) return stay(receipt, report);
  const told = withFacts(receipt, report);
  const moved = moveAlong(told, path, report.reason, loaded, context);
  const isBack = moved.receipt.status === 'returned';
  const uncounted = isBack ? count(loaded, countedReceipt(receipt), -receipt.grossMinor) : [];
  const isCreditedDeposit = receipt.type === 'stable_deposit' && receipt.status === 'credited';
  return {
    receipt: moved.receipt,
    outcome: 'applied',
    ...(isBack && isCreditedDeposit ? { sign: 'not_missed' } : {}),
    effects: [...moved.effects, ...uncounted, saveReceipt(moved.receipt)],
  };
}

export function receiptNeeds(receiptId: string, head: TenantHead): Need[] {
  return [need(receiptsTable, { id: receiptId }), configurationNeed(head)];
}

export function receiptFurtherNeeds(receiptId: string, loaded: Loaded): Need[] {
  const receipt = loaded.find(receiptsTable, { id: receiptId });
  return receipt === undefined ? [] : counterNeeds(countedReceipt(receipt));
}

/**
 * Moves a receipt along one edge after a review.
 * @throws ApiError invalid_state without such an edge, or if the balance cannot take the movement
 */
export function reviewReceipt(
  receipt: Receipt,
  to: ReceiptStatus,
  reason: string,
  loaded: Loaded,
  context: DecisionContext,
): ReceiptDecision {
  checkReceiptEdge(receipt, to);
  return applyReceiptReport(receipt, { status: to, reason }, true, loaded, context);
}
