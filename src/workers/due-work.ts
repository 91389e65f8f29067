import type { Knex } from 'knex';
import type { Moment, SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { presentIn, type SqlPart } from '../db/present.ts';
import type { InstructionKind, ProviderName } from '../outbox/instruction.ts';

/** One piece of work that has fallen due on its tenant's clock. */
export type DueWork = {
  readonly tenantId: string;
  /** The identifier of the record that it moves on. */
  readonly id: string;
  readonly dueAt: Moment;
  /** Another worker holds it just now. */
  readonly isLeased: boolean;
} & (
  | {
      readonly kind: 'instruction';
      readonly provider: ProviderName;
      /** The kind of the order; `id` is its subject. */
      readonly order: InstructionKind;
    }
  | { readonly kind: 'simulated_report'; readonly provider: ProviderName }
  | {
      readonly kind: 'holdback' | 'identity_check' | 'evidence_expiry' | 'quote_expiry';
      readonly provider: null;
    }
);

/** Work looked for in one round. */
const ROUND_LIMIT = 64;

/** Where work waits: its table, the column of its identifier, its due moment, and what makes it open. */
const SOURCES = [
  {
    kind: 'instruction',
    table: 'instructions',
    id: 'subject',
    dueAt: 'due_at',
    open: `status = 'pending'`,
    leaseUntil: 'lease_until',
    provider: 'work.provider',
  },
  {
    kind: 'simulated_report',
    table: 'simulated_orders',
    id: 'operation_id',
    dueAt: 'due_at',
    open: 'next_report is not null',
    leaseUntil: 'null',
    provider: 'work.provider',
  },
  {
    kind: 'holdback',
    table: 'receipts',
    id: 'id',
    dueAt: 'holdback_due_at',
    open: 'holdback_due_at is not null',
    leaseUntil: 'null',
    provider: 'null',
  },
  {
    kind: 'identity_check',
    table: 'simulated_checks',
    id: 'evidence_id',
    dueAt: 'due_at',
    open: 'next_report is not null',
    leaseUntil: 'null',
    provider: 'null',
  },
  {
    kind: 'evidence_expiry',
    table: 'identity_evidence',
    id: 'id',
    dueAt: 'expires_at',
    open: `status = 'accepted'`,
    leaseUntil: 'null',
    provider: 'null',
  },
  {
    kind: 'quote_expiry',
    table: 'conversion_quotes',
    id: 'id',
    dueAt: 'expires_at',
    open: `status = 'open'`,
    leaseUntil: 'null',
    provider: 'null',
  },
] as const;

interface StoredWork {
  readonly tenant_id: string;
  readonly id: string;
  readonly due_at: string | number;
  readonly is_leased: string | number;
  readonly provider: string | null;
  readonly order_kind: string | null;
}

/** Which work to look for: of every tenant, or of one; due now, or due up to a moment of the tenant's clock. */
export interface DueWorkQuery {
  readonly clock: SharedClock;
  readonly tenantId?: string;
  readonly dueUntil?: Moment;
}

async function findFrom(
  db: Knex,
  source: (typeof SOURCES)[number],
  query: DueWorkQuery,
  present: SqlPart,
): Promise<DueWork[]> {
  const { kind, table, id, dueAt, open, leaseUntil, provider } = source;
  const rows = db(`${table} as work`)
    .join('wallets', 'wallets.tenant_id', 'work.tenant_id')
    .select(
      db.raw(
        `work.tenant_id, work.${id} as id, work.${dueAt} as due_at, ${provider} as provider, ${kind === 'instruction' ? 'work.kind' : 'null'} as order_kind,
         case when ${leaseUntil} > ${present.sql} then 1 else 0 end as is_leased`,
        [...present.bindings],
      ),
    )
    .whereRaw(open)
    .orderBy(`work.${dueAt}`)
    .limit(ROUND_LIMIT);
  if (query.tenantId !== undefined) void rows.where('work.tenant_id', query.tenantId);
  if (query.dueUntil !== undefined) void rows.where(`work.${dueAt}`, '<=', query.dueUntil);
  else {
    // The tenant's present moment, as tenantNow says it.
    void rows.whereRaw(
      `work.${dueAt} <= coalesce(wallets.clock_frozen_at, ${present.sql} + wallets.clock_offset_ms)`,
      [...present.bindings],
    );
  }
  const stored = (await rows) as unknown as StoredWork[];
  return stored.map(
    (row) =>
      ({
        kind: source.kind,
        provider: row.provider,
        order: row.order_kind,
        tenantId: row.tenant_id,
        id: row.id,
        dueAt: Number(row.due_at),
        isLeased: Number(row.is_leased) === 1,
      }) as DueWork,
  );
}

/** Finds work in the order in which it fell due, and who holds it by the clock by which leases are taken. */
export async function findDueWork({ reader, dialect }: Database, query: DueWorkQuery): Promise<DueWork[]> {
  const present = presentIn(dialect, query.clock);
  const found: DueWork[] = [];
  for (const source of SOURCES) found.push(...(await findFrom(reader, source, query, present)));
  return found.sort((one, other) => one.dueAt - other.dueAt);
}
