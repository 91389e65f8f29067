import type { Word } from '../../../generated/words.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { DaySpan } from '../../calendar/sydney.ts';
import { fromStored, selectList, selectMatching } from '../../db/statements/rows.ts';
import { type Db, dialectOf, exactSum, readExactSum, runStatement } from '../../db/statements/statement.ts';
import { defineTable, minor, moment, text, textOrNull } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type ListOf, condition, orderOf, parseQueryMoment } from '../../lists/condition.ts';
import { newestRows } from '../../lists/page-query.ts';
import { ANY_TIME } from '../../lists/time-bounds.ts';
import type { Asset } from '../../money/amount.ts';

const DAY_MS = 86_400_000;

/** Default range in days. */
const USUAL_DAYS = 30;

/** The longest range in days. */
const MOST_DAYS = 366;

/** Inclusive start, exclusive end. */
export interface Range {
  readonly from: Moment;
  readonly to: Moment;
}

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'query', path, message }] });
}

/**
 * By default the thirty days before now.
 * @param now the tenant's present
 * @throws ApiError invalid_request for a range that is empty or too long, or a moment that does not exist
 */
export function readRange(
  query: { readonly from: string | undefined; readonly to: string | undefined },
  now: Moment,
): Range {
  // This very millisecond counts.
  const to = query.to === undefined ? now + 1 : parseQueryMoment('to', query.to);
  const from = query.from === undefined ? to - USUAL_DAYS * DAY_MS : parseQueryMoment('from', query.from);
  if (from >= to) refuse('from', 'must be before `to`');
  if (to - from > MOST_DAYS * DAY_MS) refuse('from', `must be at most ${MOST_DAYS} days before \`to\``);
  return { from, to };
}

/** Minor units. */
export interface EarnedOnDay {
  readonly date: string;
  readonly asset: Asset;
  readonly minor: bigint;
  /** In AUD, each at its transfer's rate. */
  readonly audMinor: bigint;
  readonly count: number;
}

/** By day and asset, oldest first. For readers alone: no decision rests on it. */
export async function sumByDay(
  db: Db,
  tenantId: string,
  days: readonly DaySpan[],
): Promise<readonly EarnedOnDay[]> {
  if (days.length === 0) return [];
  const span = '(cast(? as text), cast(? as bigint), cast(? as bigint))';
  const sql =
    `with days (day, day_from, day_to) as (values ${days.map(() => span).join(', ')}) ` +
    'select day, source_asset as asset, count(*) as count, ' +
    `${exactSum('developer_fee_minor', 'own')}, ${exactSum('developer_fee_aud_minor', 'aud')} ` +
    'from days join transfers on transfers.tenant_id = ? and transfers.completed_at is not null ' +
    'and transfers.completed_at >= day_from and transfers.completed_at < day_to ' +
    'group by day, source_asset order by day, source_asset';
  const rows = await runStatement(db, sql, [
    ...days.flatMap(({ date, from, to }) => [date, from, to]),
    tenantId,
  ]);
  return rows.map((row) => ({
    date: String(row['day']),
    asset: String(row['asset']) as Asset,
    minor: readExactSum(row, 'own'),
    audMinor: readExactSum(row, 'aud'),
    count: Number(row['count']),
  }));
}

/** Minor units, fixed with the rate. */
export interface CompletedTransfer {
  readonly id: string;
  readonly tenantId: string;
  readonly completedAt: Moment;
  readonly customerId: string;
  readonly paymentRouteId: string;
  readonly direction: Word<'TransferDirection'>;
  readonly sourceAsset: Asset;
  readonly grossMinor: bigint;
  readonly platformFeeMinor: bigint;
  readonly developerFeeMinor: bigint;
  readonly developerFeeAudMinor: bigint;
  readonly convertedMinor: bigint;
  readonly rate: string;
  readonly destinationAsset: Asset;
  readonly destinationMinor: bigint;
}

const completedTransfers = defineTable<CompletedTransfer>({
  name: 'transfers',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    completedAt: moment(),
    customerId: text(),
    paymentRouteId: text(),
    direction: text<CompletedTransfer['direction']>(),
    sourceAsset: text<Asset>(),
    grossMinor: minor(),
    platformFeeMinor: minor(),
    developerFeeMinor: minor(),
    developerFeeAudMinor: minor(),
    convertedMinor: minor(),
    rate: text(),
    destinationAsset: text<Asset>(),
    destinationMinor: minor(),
  },
});

/** `completed_at is not null` in the index's words. */
const IS_COMPLETED = condition('transfers.status = ?', 'completed');

/** GET /v1/reports/revenue. */
export const revenueReportList: ListOf<'listRevenueReport', CompletedTransfer> = {
  operationId: 'listRevenueReport',
  path: '/v1/reports/revenue',
  table: completedTransfers,
  orderBy: 'id',
  moment: 'completedAt',
  time: { by: 'range' },
  filters: {},
  where: [IS_COMPLETED],
};

/**
 * Newest first.
 * @param behind where the page begins
 */
export async function readCompleted(
  db: Db,
  tenantId: string,
  { from, to }: Partial<Range>,
  behind: string | undefined,
  limit: number,
): Promise<CompletedTransfer[]> {
  const order = orderOf(dialectOf(db), revenueReportList);
  const conditions = [
    IS_COMPLETED,
    ...(from === undefined ? [] : [condition('transfers.completed_at >= ?', from)]),
    ...(to === undefined ? [] : [condition('transfers.completed_at < ?', to)]),
    ...(behind === undefined ? [] : [condition(`${order} < ?`, behind)]),
  ];
  // A statement per part of the list, in its order: by their moments, each would sort the whole range.
  const asked = { tenantId, conditions, time: ANY_TIME, oneOf: [], most: limit };
  const { sql, bindings } = newestRows(db, revenueReportList, selectList(completedTransfers), asked);
  return (await runStatement(db, sql, bindings)).map((row) => fromStored(completedTransfers, row));
}

const customerNames = defineTable<{ readonly id: string; readonly externalCustomerId: string | null }>({
  name: 'customers',
  key: ['id'],
  columns: { id: text(), externalCustomerId: textOrNull() },
});

/** Customers without a name of the tenant's are left out. */
export async function readCustomerNames(
  db: Db,
  transfers: readonly CompletedTransfer[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(transfers.map(({ customerId }) => customerId));
  const rows = await selectMatching(
    db,
    customerNames,
    [...ids].map((id) => ({ id })),
  );
  return new Map(
    rows.flatMap(({ id, externalCustomerId }) =>
      externalCustomerId === null ? [] : [[id, externalCustomerId] as const],
    ),
  );
}
