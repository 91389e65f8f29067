import type { Moment } from '../../calendar/clock.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { count, counterNeeds } from '../policy/counters.ts';
import { configurationNeed } from '../policy/table.ts';
import { type ReceiptFact, detectReceipt, isHeldByHouse } from './detect.ts';
import { checkReceiptEdge, countedReceipt, moveReceipt, saveReceipt } from './move.ts';
import { type Receipt, type ReceiptStatus, isPending, isReceiptEdge, receiptsTable } from './table.ts';

/** What a provider says became of money that came in. */
export interface ReceiptReport {
  readonly status: ReceiptStatus;
  readonly reason?: string;
  /** When, on the provider's clock. */
  readonly at?: Moment;
  /** In its canonical notation. */
  readonly transactionHash?: string;
}

/** What a report did to a receipt. */
export interface ReceiptDecision {
  readonly receipt: Receipt;
  readonly outcome: 'applied' | 'ignored';
  /**
   * What somebody should look at: the transaction of a credited deposit has vanished, or is no longer missed; or money is
   * said to be final that has gone back.
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
 * Money that nobody has reported before: a receipt at whatever status it has come to, with the edges on the way.
 * Money that policy keeps from being credited is held.
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
  // What goes straight back is never counted against limits.
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
 * Whether a report tells of what happened before what is known. On their way, deposits go to and fro with the chain: only
 * the provider's clock says whether `detected` was overtaken or is a reorganisation. Without it, it is one.
 */
function isOvertaken({ reportedAt }: Receipt, { status, at }: ReceiptReport): boolean {
  if (at === undefined || reportedAt === null) return false;
  return status === 'detected' ? at <= reportedAt : status === 'confirming' && at < reportedAt;
}

/** The edges by which a report moves a receipt that is known; undefined where it moves nothing. */
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

/** A receipt with what a report tells beside its status. */
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
 * Applies a provider's report about a receipt that is known, in whatever order reports come. Edges of
 * spec/state-machines.yaml that are missing are made up for in the same commit. What comes late, or goes back where the
 * table has no way back, moves nothing; nor does money become spendable again that has gone back. A receipt that the
 * house has held is let go by a review alone.
 * @param isReview whether somebody who may says so, and not a provider
 * @throws ApiError invalid_state where the balance cannot take the movement
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

/** The rows that moving a receipt that is known needs first. */
export function receiptNeeds(receiptId: string, head: TenantHead): Need[] {
  return [need(receiptsTable, { id: receiptId }), configurationNeed(head)];
}

/** The rows that only the receipt can name. */
export function receiptFurtherNeeds(receiptId: string, loaded: Loaded): Need[] {
  const receipt = loaded.find(receiptsTable, { id: receiptId });
  return receipt === undefined ? [] : counterNeeds(countedReceipt(receipt));
}

/**
 * Moves a receipt along one edge of its table, as somebody has decided who may.
 * @throws ApiError invalid_state where the table has no such edge, or the balance cannot take the movement
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
