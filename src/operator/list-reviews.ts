import type { Db } from '../db/statements/statement.ts';
import { presentMoment } from '../calendar/clock.ts';
import { selectWhere } from '../db/statements/rows.ts';
import type { Table } from '../db/statements/table.ts';
import { operationsTable, resourceOf } from '../treasury/operations/table.ts';
import { receiptsTable, resourceOfReceipt } from '../treasury/receipts/table.ts';
import { transfersTable } from '../direct-routes/transfers/table.ts';
import { presentAmount } from '../money/amount.ts';
import {
  nameOfReport,
  providerReportsTable,
  type StoredReport,
} from '../provider-seam/inbox/report-table.ts';
import { unmatchedReportsTable } from '../provider-seam/inbox/unmatched.ts';
import { batchesTable } from '../provider-seam/batches/table.ts';
import type { ReviewAction } from '../writes/review.ts';

/** Something that waits for an operator's decision. */
export interface WaitingForReview {
  readonly id: string;
  readonly kind: string;
  /** Null without a tenant. */
  readonly clientId: string | null;
  readonly reason: string | null;
  readonly amount: string | null;
  readonly asset: string | null;
  readonly since: string;
  /** What an operator may decide. */
  readonly actions: readonly ReviewAction[];
}

export interface ReviewList {
  readonly data: readonly WaitingForReview[];
  readonly hasMore: boolean;
}

export interface ReviewQuery {
  readonly tenantId?: string | undefined;
  /** Of each kind, oldest first. */
  readonly limit: number;
}

/** By a partial index, and one more than asked for. */
async function select<Row extends object>(
  db: Db,
  table: Table<Row>,
  { condition, order }: { readonly condition: string; readonly order: string },
  { tenantId, limit }: ReviewQuery,
): Promise<Row[]> {
  const own = tenantId === undefined ? [] : [tenantId];
  const isOwn = tenantId === undefined ? 'true' : 'tenant_id = ?';
  const oldest = `(${condition}) and ${isOwn} order by ${order} limit ?`;
  return selectWhere(db, table, oldest, [...own, limit + 1]);
}

async function heldOperations(db: Db, query: ReviewQuery): Promise<WaitingForReview[]> {
  const held = await select(
    db,
    operationsTable,
    { condition: 'hold_reason is not null', order: 'id' },
    query,
  );
  return held.map(({ id, kind, tenantId, holdReason, statusHistory, principalMinor, asset, updatedAt }) => ({
    id,
    kind: resourceOf(kind),
    clientId: tenantId,
    reason: statusHistory.findLast(({ status }) => status === 'held')?.reason ?? holdReason,
    amount: presentAmount(principalMinor, asset),
    asset,
    since: presentMoment(updatedAt),
    actions: ['approve', 'reject'],
  }));
}

async function heldReceipts(db: Db, query: ReviewQuery): Promise<WaitingForReview[]> {
  const held = await select(db, receiptsTable, { condition: `status = 'held'`, order: 'id' }, query);
  return held.map(({ id, type, tenantId, reason, grossMinor, asset, updatedAt }) => ({
    id,
    kind: resourceOfReceipt(type),
    clientId: tenantId,
    reason,
    amount: presentAmount(grossMinor, asset),
    asset,
    since: presentMoment(updatedAt),
    actions: ['release', 'return'],
  }));
}

async function heldTransfers(db: Db, query: ReviewQuery): Promise<WaitingForReview[]> {
  const held = await select(db, transfersTable, { condition: `status = 'held'`, order: 'id' }, query);
  return held.map(({ id, tenantId, holdReason, grossMinor, sourceAsset, updatedAt }) => ({
    id,
    kind: 'transfer',
    clientId: tenantId,
    reason: holdReason,
    amount: presentAmount(grossMinor, sourceAsset),
    asset: sourceAsset,
    since: presentMoment(updatedAt),
    actions: holdReason === 'deposit_vanished' ? ['return'] : ['release', 'return'],
  }));
}

/** Converted transfers that wait for their deposit. */
async function withheldTransfers(db: Db, query: ReviewQuery): Promise<WaitingForReview[]> {
  const condition =
    "deposit_status <> 'final' " +
    "and (status = 'failed' or (status in ('converting', 'delivering') and is_deposit_waived = 0))";
  const withheld = await select(db, transfersTable, { condition, order: 'id' }, query);
  return withheld.map(({ id, tenantId, status, depositStatus, grossMinor, sourceAsset, updatedAt }) => ({
    id,
    kind: 'transfer',
    clientId: tenantId,
    reason: `It is ${status}, but its deposit is ${depositStatus}`,
    amount: presentAmount(grossMinor, sourceAsset),
    asset: sourceAsset,
    since: presentMoment(updatedAt),
    actions: status === 'failed' ? ['return'] : ['release'],
  }));
}

/** By their alarms. */
async function transfersWithExpiredOrders(db: Db, query: ReviewQuery): Promise<WaitingForReview[]> {
  const condition = `id in (select subject from alarms where kind = 'transfer_stuck' and cleared_at is null
    and facts like '%"cause":"order_expired"%')`;
  const waiting = await select(db, transfersTable, { condition, order: 'id' }, query);
  return waiting.map(({ id, tenantId, grossMinor, sourceAsset, updatedAt }) => ({
    id,
    kind: 'transfer',
    clientId: tenantId,
    reason: 'order_expired',
    amount: presentAmount(grossMinor, sourceAsset),
    asset: sourceAsset,
    since: presentMoment(updatedAt),
    actions: ['release'],
  }));
}

async function disputedReports(db: Db, query: ReviewQuery): Promise<WaitingForReview[]> {
  const oldest = { condition: `outcome in ('disputed', 'conflicting')`, order: 'received_at' };
  const disputed = await select(db, providerReportsTable, oldest, query);
  return disputed.map((kept) => ({
    id: nameOfReport(kept),
    kind: `${kept.outcome} report about ${kept.subjectId}`,
    clientId: kept.tenantId,
    reason: kept.report.why ?? kept.report.says,
    ...amountOf(kept.report),
    since: presentMoment(kept.receivedAt),
    actions: ['apply', 'dismiss'],
  }));
}

async function unmatchedReports(db: Db, query: ReviewQuery): Promise<WaitingForReview[]> {
  // They belong to no tenant.
  if (query.tenantId !== undefined) return [];
  const oldest = { condition: `status = 'open'`, order: 'first_at' };
  const open = await select(db, unmatchedReportsTable, oldest, query);
  return open.map((kept) => ({
    id: nameOfReport(kept),
    kind: 'unmatched report',
    clientId: null,
    reason: 'text' in kept.report ? 'It does not have the form of a report' : kept.report.says,
    ...('text' in kept.report ? { amount: null, asset: null } : amountOf(kept.report)),
    since: presentMoment(kept.firstAt),
    actions: 'text' in kept.report ? ['dismiss'] : ['match', 'dismiss'],
  }));
}

/** Files refused, or of unknown delivery. */
async function undeliveredBatches(db: Db, query: ReviewQuery): Promise<WaitingForReview[]> {
  // They belong to many tenants.
  if (query.tenantId !== undefined) return [];
  const condition = `due_at is not null and status in ('closed', 'asking') and attempts + asks > 1`;
  const batches = await select(db, batchesTable, { condition, order: 'cut_off_at' }, query);
  return batches.map(({ id, name, orderCount, rail, status, cutOffAt }) => ({
    id,
    kind: `batch ${name ?? ''} of ${orderCount} orders on ${rail}`,
    clientId: null,
    reason: status === 'asking' ? 'It is unknown whether the provider has it' : 'It could not be delivered',
    amount: null,
    asset: null,
    since: presentMoment(cutOffAt),
    actions: ['deliver'],
  }));
}

function amountOf({ amount }: StoredReport): Pick<WaitingForReview, 'amount' | 'asset'> {
  if (amount === undefined) return { amount: null, asset: null };
  return { amount: presentAmount(BigInt(amount.minor), amount.asset), asset: amount.asset };
}

export async function listReviews(db: Db, query: ReviewQuery): Promise<ReviewList> {
  const kinds = [
    await heldOperations(db, query),
    await heldReceipts(db, query),
    await heldTransfers(db, query),
    await withheldTransfers(db, query),
    await transfersWithExpiredOrders(db, query),
    await disputedReports(db, query),
    await unmatchedReports(db, query),
    await undeliveredBatches(db, query),
  ];
  return {
    data: kinds.flatMap((waiting) => waiting.slice(0, query.limit)),
    hasMore: kinds.some((waiting) => waiting.length > query.limit),
  };
}
