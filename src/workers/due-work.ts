import type { Knex } from 'knex';
import type { Moment } from '../clock.ts';

/** One piece of work that has fallen due on its tenant's clock. */
export interface DueWork {
  readonly kind: 'instruction' | 'simulated_report' | 'holdback';
  readonly tenantId: string;
  /** The operation's or the receipt's identifier. */
  readonly id: string;
  readonly dueAt: Moment;
  /** Another worker holds it just now. */
  readonly isLeased: boolean;
}

/** Work looked for in one round. */
const ROUND_LIMIT = 64;

/** Where work waits: its table, the column of its identifier, its due moment, and what makes it open. */
const SOURCES = [
  {
    kind: 'instruction',
    table: 'instructions',
    id: 'operation_id',
    dueAt: 'due_at',
    open: `status = 'pending'`,
    leaseUntil: 'lease_until',
  },
  {
    kind: 'simulated_report',
    table: 'simulated_payments',
    id: 'operation_id',
    dueAt: 'due_at',
    open: 'next_report is not null',
    leaseUntil: 'null',
  },
  {
    kind: 'holdback',
    table: 'receipts',
    id: 'id',
    dueAt: 'holdback_due_at',
    open: 'holdback_due_at is not null',
    leaseUntil: 'null',
  },
] as const;

interface StoredWork {
  readonly tenant_id: string;
  readonly id: string;
  readonly due_at: string | number;
  readonly lease_until: string | number | null;
}

/** Which work to look for: of every tenant, or of one; due now, or due up to a moment of the tenant's clock. */
export interface DueWorkQuery {
  readonly serverNow: Moment;
  readonly tenantId?: string;
  readonly dueUntil?: Moment;
}

async function findFrom(db: Knex, source: (typeof SOURCES)[number], query: DueWorkQuery): Promise<DueWork[]> {
  const { table, id, dueAt, open, leaseUntil } = source;
  const rows = db(`${table} as work`)
    .join('wallets', 'wallets.tenant_id', 'work.tenant_id')
    .select(db.raw(`work.tenant_id, work.${id} as id, work.${dueAt} as due_at, ${leaseUntil} as lease_until`))
    .whereRaw(open)
    .orderBy(`work.${dueAt}`)
    .limit(ROUND_LIMIT);
  if (query.tenantId !== undefined) void rows.where('work.tenant_id', query.tenantId);
  if (query.dueUntil !== undefined) void rows.where(`work.${dueAt}`, '<=', query.dueUntil);
  else {
    // The tenant's present moment, as tenantNow says it.
    void rows.whereRaw(
      `work.${dueAt} <= coalesce(wallets.clock_frozen_at, cast(? as bigint) + wallets.clock_offset_ms)`,
      [query.serverNow],
    );
  }
  const stored = (await rows) as unknown as StoredWork[];
  return stored.map((row) => ({
    kind: source.kind,
    tenantId: row.tenant_id,
    id: row.id,
    dueAt: Number(row.due_at),
    isLeased: row.lease_until !== null && Number(row.lease_until) > query.serverNow,
  }));
}

/** Finds work in the order in which it fell due. */
export async function findDueWork(db: Knex, query: DueWorkQuery): Promise<DueWork[]> {
  const found: DueWork[] = [];
  for (const source of SOURCES) found.push(...(await findFrom(db, source, query)));
  return found.sort((one, other) => one.dueAt - other.dueAt);
}
