import type { Knex } from 'knex';
import type { ProviderName } from '../../providers/provider.ts';

/** What names a row of each kind within its tenant. */
export interface PastKeys {
  /** The reply that an idempotency key has stored. */
  readonly reply: { readonly keyHash: string };
  /** One event to one subscription. */
  readonly delivery: { readonly id: string };
  /** With its number, as the driver gives it. */
  readonly event: { readonly id: string; readonly seq: number | string };
  readonly report: {
    readonly provider: ProviderName;
    readonly adapter: string;
    readonly eventId: string;
    readonly subjectId: string;
  };
  readonly instruction: { readonly subject: string; readonly kind: string };
  readonly counter: { readonly counter: string; readonly period: string };
  readonly certification: { readonly id: string };
}

/** The kinds of row that are kept for a time and no longer. */
export type PastKind = keyof PastKeys;

/** A row whose time is over. */
export interface PastRow<Kind extends PastKind> {
  readonly tenantId: string;
  readonly key: PastKeys[Kind];
  /** Something that is not over yet still needs it. */
  readonly isNeeded: boolean;
}

/** Some rows whose time is over. */
export interface PastRows<Kind extends PastKind> {
  readonly rows: readonly PastRow<Kind>[];
  /** How many of the oldest were looked at. */
  readonly looked: number;
  /** Nothing behind those is over. */
  readonly areLast: boolean;
}

interface Source<Kind extends PastKind> {
  readonly table: string;
  /** The column of each part of the key. */
  readonly key: { readonly [Part in keyof PastKeys[Kind]]: string };
  /** When a row's time began, on the server's clock; of a counter the day or the month that it counts. */
  readonly since: string;
  /** The same where no column of its own says it. */
  readonly sinceText?: string;
  /** The column of an index that begins with the oldest. */
  readonly order: string;
  /** Which rows there are in that index. */
  readonly open: string;
  readonly needed: string;
}

/** Whether a row of another table, named by its key, stands in some statuses: looked up row by row, never read as a whole. */
function stands(table: string, key: string, statuses: string): string {
  return `(select ${table}.status from ${table} where ${table}.id = ${key}) in (${statuses})`;
}

const OPEN = `'accepted', 'held', 'submitted'`;

const OPEN_TRANSFER = `'detected', 'held', 'converting', 'delivering', 'failed'`;

const SOURCES: { readonly [Kind in PastKind]: Source<Kind> } = {
  reply: {
    table: 'idempotency_keys',
    key: { keyHash: 'key_hash' },
    since: 'created_at',
    order: 'created_at',
    open: 'body is not null',
    needed: 'false',
  },
  // Before the events themselves: what is left of one that was removed meanwhile is found all the same.
  delivery: {
    table: 'webhook_deliveries',
    key: { id: 'id' },
    since: 'event_id',
    sinceText: 'coalesce((select events.written_at from events where events.id = past.event_id), 0)',
    order: 'event_id',
    open: 'true',
    needed: 'false',
  },
  event: {
    table: 'events',
    key: { id: 'id', seq: 'seq' },
    since: 'written_at',
    // Identifiers sort by the time at which they were made: the primary key is index enough.
    order: 'id',
    open: 'true',
    needed: 'false',
  },
  report: {
    table: 'provider_reports',
    key: { provider: 'provider', adapter: 'adapter', eventId: 'event_id', subjectId: 'subject_id' },
    since: 'received_at',
    order: 'received_at',
    open: 'true',
    needed: `past.outcome in ('disputed', 'conflicting')
      or ${stands('operations', 'past.subject_id', OPEN)}
      or ${stands('receipts', 'past.subject_id', `'detected', 'confirming', 'held'`)}
      or ${stands('transfers', 'past.subject_id', OPEN_TRANSFER)}
      or ${stands('identity_evidence', 'past.subject_id', `'pending'`)}
      or ${stands('customer_checks', 'past.subject_id', `'open'`)}`,
  },
  instruction: {
    table: 'instructions',
    key: { subject: 'subject', kind: 'kind' },
    since: 'finished_at',
    order: 'finished_at',
    open: 'finished_at is not null',
    needed: `${stands('operations', 'past.subject', OPEN)}
      or ${stands('transfers', 'past.subject', OPEN_TRANSFER)}
      or ${stands('identity_evidence', 'past.subject', `'pending'`)}
      or ${stands('customer_checks', 'past.subject', `'open'`)}
      or (select next_report from simulated_checks where evidence_id = past.subject) is not null
      or (select next_report from simulated_customer_checks where check_id = past.subject) is not null
      or (select next_report from simulated_orders where subject = past.subject and kind = past.kind) is not null`,
  },
  counter: {
    table: 'counters',
    key: { counter: 'counter', period: 'period' },
    since: 'period',
    order: 'period',
    open: 'true',
    needed: 'false',
  },
  certification: {
    table: 'webhook_certifications',
    key: { id: 'id' },
    since: 'written_at',
    order: 'id',
    open: 'true',
    needed: `past.status = 'running'`,
  },
};

/** Every kind of row that is kept for a time and no longer. */
export const PAST_KINDS = Object.keys(SOURCES) as readonly PastKind[];

/** The most rows that are looked at in one step, and the most tenants whose events are. */
const STEP_ROWS = 50;
const STEP_TENANTS = 10;

interface StoredRow extends Readonly<Record<string, string | number | null>> {
  readonly tenant_id: string;
  readonly since: string | number | null;
  readonly is_needed: number;
}

/** Rows of a kind as they are stored, in the form that the functions below read. */
function selectFrom<Kind extends PastKind>(
  db: Knex,
  { table, key, since, sinceText = `past.${since}`, needed }: Source<Kind>,
) {
  const columns = Object.values<string>(key).map((column) => `past.${column} as key_${column}`);
  const isNeeded = `case when ${needed} then 1 else 0 end as is_needed`;
  return db
    .from(`${table} as past`)
    .select(db.raw(['past.tenant_id', `${sinceText} as since`, isNeeded, ...columns].join(', ')));
}

function isYoung({ since }: StoredRow, bound: number | string): boolean {
  if (since === null) return false;
  return typeof bound === 'number' ? Number(since) >= bound : String(since) >= bound;
}

function pastRow<Kind extends PastKind>({ key }: Source<Kind>, row: StoredRow): PastRow<Kind> {
  const parts = Object.entries<string>(key).map(([part, column]) => [part, row[`key_${column}`]]);
  return {
    tenantId: row.tenant_id,
    key: Object.fromEntries(parts) as PastKeys[Kind],
    // A row that does not tell its age stays.
    isNeeded: row.since === null || row.is_needed === 1,
  };
}

/**
 * Finds the oldest rows of a kind whose time began before a bound, by an index, however many rows there are.
 * @param bound a moment of the server's clock; of counters a day
 * @param passed so many of the oldest were looked at already, and stay
 */
export async function findPast<Kind extends PastKind>(
  db: Knex,
  kind: Kind,
  bound: number | string,
  passed: number,
): Promise<PastRows<Kind>> {
  const source: Source<Kind> = SOURCES[kind];
  const stored = (await selectFrom(db, source)
    .whereRaw(source.open)
    .orderBy(`past.${source.order}`)
    .limit(STEP_ROWS)
    .offset(passed)) as unknown as StoredRow[];
  const past = stored.filter((row) => !isYoung(row, bound));
  const areLast = stored.length < STEP_ROWS || past.length < stored.length;
  const rows = kind === 'event' ? await lowestNumbered(db, past, bound) : past;
  return { rows: rows.map((row) => pastRow(source, row)), looked: past.length, areLast };
}

/**
 * The events with the lowest numbers of the tenants whose events were found: events go in the order of their numbers, and
 * where two processes have written them, that of their identifiers can be another.
 */
async function lowestNumbered(
  db: Knex,
  found: readonly StoredRow[],
  bound: number | string,
): Promise<StoredRow[]> {
  const tenantIds = [...new Set(found.map((row) => row.tenant_id))].slice(0, STEP_TENANTS);
  const rows: StoredRow[] = [];
  for (const tenantId of tenantIds) {
    const oldest = (await selectFrom(db, SOURCES.event)
      .where('past.tenant_id', tenantId)
      .orderBy('past.seq')
      .limit(Math.ceil(STEP_ROWS / tenantIds.length))) as unknown as StoredRow[];
    rows.push(...oldest.filter((row) => !isYoung(row, bound)));
  }
  return rows;
}
