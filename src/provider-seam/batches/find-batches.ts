import type { Moment } from '../../calendar/clock.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { type Db, runStatement } from '../../db/statements/statement.ts';
import { type Instruction, type Order, instructionsTable, orderIn } from '../../outbox/instruction.ts';
import type { FollowingLine } from './follow-batch.ts';
import type { TenantOrders } from './gather.ts';
import { type Batch, type BatchLine, batchFilesTable, batchLinesTable, batchesTable } from './table.ts';

/** Rows that are looked at in one step. */
const STEP_ROWS = 200;

const READY = 'coalesce(ready_at, due_at)';

const WAITING = `adapter = ? and status = 'pending' and rail is not null`;

/** One index entry for each rail, however many orders wait. */
const RAILS = `with recursive rails (rail) as (
  select (select min(rail) from instructions where ${WAITING})
  union all
  select (select min(rail) from instructions where ${WAITING} and rail > rails.rail) from rails where rails.rail is not null
)
select rail, (
  select min(${READY}) from instructions where adapter = ? and status = 'pending' and instructions.rail = rails.rail
) as first_ready from rails where rail is not null`;

export interface WaitingRail {
  readonly rail: string;
  /** When the first of them was ready. */
  readonly firstReady: Moment;
}

export async function findWaitingRails(db: Db, adapter: string): Promise<WaitingRail[]> {
  const rows = await runStatement(db, RAILS, [adapter, adapter, adapter]);
  return rows.map((row) => ({ rail: String(row['rail']), firstReady: Number(row['first_ready']) }));
}

/** In the order in which they fell due. */
export async function findDueBatches(db: Db, adapter: string, serverNow: Moment): Promise<Batch[]> {
  const due = `adapter = ? and due_at <= ? and (lease_until is null or lease_until <= ?)
    order by due_at limit ?`;
  return selectWhere(db, batchesTable, due, [adapter, serverNow, serverNow, STEP_ROWS]);
}

const READY_ORDERS = `select tenant_id, subject, kind from instructions
  where ${WAITING} and rail = ? and ${READY} <= ? and not exists (
    select 1 from batch_parts where batch_id = ? and batch_parts.tenant_id = instructions.tenant_id
  ) order by ${READY} limit ?`;

/**
 * The orders of the next tenant that has not had its turn in the batch, the oldest first; undefined after the last
 * tenant.
 * @param most the highest number of orders
 */
export async function findNextTenant(db: Db, batch: Batch, most: number): Promise<TenantOrders | undefined> {
  const { id, adapter, rail, cutOffAt } = batch;
  const [first] = await runStatement(db, READY_ORDERS, [adapter, rail, cutOffAt, id, 1]);
  if (first === undefined) return undefined;
  const tenantId = String(first['tenant_id']);
  const own = `select subject, kind from instructions
    where ${WAITING} and rail = ? and ${READY} <= ? and tenant_id = ? order by ${READY} limit ?`;
  const rows = await runStatement(db, own, [adapter, rail, cutOffAt, tenantId, most]);
  return { tenantId, orders: rows.map(orderFrom) };
}

function orderFrom(row: Readonly<Record<string, unknown>>): Pick<Instruction, 'subject' | 'kind'> {
  return { subject: String(row['subject']), kind: String(row['kind']) as Instruction['kind'] };
}

export async function readGathered(db: Db, { id }: Batch): Promise<{ orders: number; totalMinor: bigint }> {
  const sql = `select cast(coalesce(sum(order_count), 0) as text) as orders,
    cast(coalesce(sum(total_minor), 0) as text) as total from batch_parts where batch_id = ?`;
  const [row] = await runStatement(db, sql, [id]);
  return { orders: Number(row?.['orders']), totalMinor: BigInt(row?.['total'] ?? 0) };
}

/** Orders gathered for a closed batch that found no place in it, a page at a time. */
export async function findLeftOver(
  db: Db,
  { id }: Batch,
): Promise<Pick<BatchLine, 'tenantId' | 'subject' | 'kind'>[]> {
  const sql = `select tenant_id, subject, kind from instructions
    where batch_id = ? and status = 'gathered' and not exists (
      select 1 from batch_lines where batch_lines.batch_id = instructions.batch_id
        and batch_lines.instruction_id = instructions.id
    ) limit ?`;
  const rows = await runStatement(db, sql, [id, STEP_ROWS]);
  return rows.map((row) => ({ tenantId: String(row['tenant_id']), ...orderFrom(row) }));
}

/** Lines whose orders have one of the statuses, a page at a time, in file order. */
export async function findFollowing(
  db: Db,
  { id }: Batch,
  statuses: readonly FollowingLine['status'][],
): Promise<FollowingLine[]> {
  const sql = `select batch_lines.line, instructions.tenant_id, instructions.subject, instructions.kind, instructions.status
    from instructions join batch_lines
      on batch_lines.batch_id = instructions.batch_id and batch_lines.instruction_id = instructions.id
    where instructions.batch_id = ? and instructions.status in (${statuses.map(() => '?').join()})
    order by batch_lines.line limit ?`;
  const rows = await runStatement(db, sql, [id, ...statuses, STEP_ROWS]);
  return rows.map((row) => ({
    line: Number(row['line']),
    tenantId: String(row['tenant_id']),
    ...orderFrom(row),
    status: String(row['status']) as FollowingLine['status'],
  }));
}

/** The orders in a closed file, in its order. */
export async function readOrdersOf(db: Db, { id }: Batch): Promise<Order[]> {
  const lines = await selectMatching(db, batchLinesTable, [{ batchId: id }]);
  const known = await selectMatching(
    db,
    instructionsTable,
    lines.map(({ subject, kind }) => ({ subject, kind })),
  );
  const byId = new Map(known.map((instruction) => [instruction.id, instruction]));
  return lines
    .sort((one, other) => one.line - other.line)
    .flatMap(({ instructionId }) => byId.get(instructionId) ?? [])
    .map((instruction) => orderIn(instruction));
}

export async function readFileOf(db: Db, { id }: Batch): Promise<Uint8Array> {
  const [file] = await selectMatching(db, batchFilesTable, [{ batchId: id }]);
  if (file === undefined) throw new Error(`The batch ${id} has no file`);
  return Buffer.from(file.content, 'base64');
}
