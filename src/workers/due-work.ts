import type { Moment, SharedClock } from '../clock.ts';
import type { Database, Dialect } from '../db/connection.ts';
import { DUE_SOURCES, type DueKind, type DueSource } from '../db/due-sources.ts';
import { presentIn } from '../db/present.ts';
import { runKept, type StoredRow } from '../db/statement.ts';
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
  | { readonly kind: Exclude<DueKind, 'instruction' | 'simulated_report'>; readonly provider: null }
);

/** Work of one source that is looked for in one round. */
const ROUND_LIMIT = 64;

/** What tells a piece of work from every other, in the database's words and here. */
export function workKey(work: DueWork): string {
  return `${work.kind} ${work.id}${work.kind === 'instruction' ? ` ${work.order}` : ''}`;
}

/** A source, or the part of it that waits for one provider. */
interface Part {
  readonly source: DueSource;
  readonly provider: ProviderName | undefined;
}

/** What can be done now: the orders of a provider that cannot be called are no part of it, so that they cost nothing. */
function partsFor(callable: readonly ProviderName[]): Part[] {
  return DUE_SOURCES.flatMap((source): Part[] =>
    source.provider === 'waits_for'
      ? callable.map((provider) => ({ source, provider }))
      : [{ source, provider: undefined }],
  );
}

/** SQLite asks an index of an expression only for what has no type of its own, as a sign takes it away. */
const PRESENT = '(select +at from present)';

function columnsOf({ kind, id, order, dueAt, isLeased, provider }: DueSource): string {
  return [
    `'${kind}' as kind`,
    'tenant_id',
    `${id} as id`,
    `${order ?? 'null'} as order_kind`,
    `${dueAt} as due_at`,
    `${provider === 'none' ? 'null' : 'provider'} as provider`,
    `${isLeased ? `case when lease_until > ${PRESENT} then 1 else 0 end` : '0'} as is_leased`,
  ].join(', ');
}

/** The texts of an array that is bound as JSON, as rows. */
const TEXTS: Readonly<Record<Dialect, string>> = {
  sqlite: 'select value from json_each(?)',
  postgres: 'select jsonb_array_elements_text(cast(? as jsonb))',
};

/** The present, which PostgreSQL reads once for the statement: an index is asked for a range that has one end. */
function presentTable(sql: string): string {
  return `present (at) as materialized (select ${sql})`;
}

/** Parts of one statement, each of which reads its index from its beginning until it has enough. */
function oneOf(parts: readonly string[]): string {
  return parts.map((part) => `select * from (${part})`).join(' union all ');
}

function readyPart({ source, provider }: Part): string {
  const { kind, table, id, order, dueAt, open, isLeased } = source;
  const name = `'${kind} ' || ${id}${order === undefined ? '' : ` || ' ' || ${order}`}`;
  const ready = `coalesce(ready_at, ${dueAt})`;
  const conditions = [
    open,
    ...(provider === undefined ? [] : [`provider = '${provider}'`]),
    `${ready} <= ${PRESENT}`,
    ...(isLeased ? [`(lease_until is null or lease_until <= ${PRESENT})`] : []),
    `${name} not in (select name from failing)`,
  ];
  return `select ${columnsOf(source)} from ${table} where ${conditions.join(' and ')} order by ${ready} limit ${ROUND_LIMIT}`;
}

function fromStored(row: StoredRow): DueWork {
  return {
    kind: row['kind'],
    provider: row['provider'],
    order: row['order_kind'],
    tenantId: row['tenant_id'],
    id: row['id'],
    dueAt: Number(row['due_at']),
    isLeased: Number(row['is_leased']) === 1,
  } as DueWork;
}

const ORDER = new Map(DUE_SOURCES.map(({ kind }, place) => [kind, place]));

/** In the order in which it fell due; of one moment, in the order of the sources. */
function inOrder(stored: readonly StoredRow[]): DueWork[] {
  const place = ({ kind }: DueWork): number => ORDER.get(kind) ?? 0;
  return stored.map(fromStored).sort((one, other) => one.dueAt - other.dueAt || place(one) - place(other));
}

/** What a worker can take up now. */
export interface ReadyWorkQuery {
  readonly clock: SharedClock;
  /** The providers that can be called. */
  readonly callable: readonly ProviderName[];
  /** Names (workKey) of what has failed and is not to be tried yet. */
  readonly failing?: readonly string[];
}

/**
 * Finds what is ready of all tenants, the first of each source and provider, in one statement. What nobody could begin now
 * is left out by the database, before it takes the first: what is leased or failing, and the orders of other providers.
 */
export async function findReadyWork(
  { reader, dialect }: Database,
  { clock, callable, failing = [] }: ReadyWorkQuery,
): Promise<DueWork[]> {
  const present = presentIn(dialect, clock);
  const parts = oneOf(partsFor(callable).map(readyPart));
  const sql = `with ${presentTable(present.sql)}, failing (name) as materialized (${TEXTS[dialect]}) ${parts}`;
  const bindings = [...present.bindings, JSON.stringify(failing)];
  return inOrder(await runKept(reader, sql, bindings));
}

/** What waits for one tenant. */
export interface TenantWorkQuery {
  readonly clock: SharedClock;
  readonly callable: readonly ProviderName[];
  readonly tenantId: string;
  /** A moment of the tenant's clock, instead of its present. */
  readonly dueUntil?: Moment;
}

function tenantPart(source: DueSource, callable: readonly ProviderName[]): string {
  const { table, dueAt, open, provider } = source;
  const conditions = [open, 'tenant_id = (select id from tenant)', `${dueAt} <= (select until from tenant)`];
  if (provider === 'waits_for')
    conditions.push(`provider in (${callable.map((name) => `'${name}'`).join()})`);
  return `select ${columnsOf(source)} from ${table} where ${conditions.join(' and ')} order by ${dueAt} limit 1`;
}

/**
 * Finds the first piece of work that is due on one tenant's clock, held by a worker or not; undefined where there is none.
 * Who holds what is told by the clock by which leases are taken.
 */
export async function findFirstDue(
  { reader, dialect }: Database,
  { clock, callable, tenantId, dueUntil }: TenantWorkQuery,
): Promise<DueWork | undefined> {
  const present = presentIn(dialect, clock);
  // The tenant's present moment, as tenantNow says it.
  const until =
    dueUntil === undefined ? `coalesce(clock_frozen_at, ${PRESENT} + clock_offset_ms)` : 'cast(? as bigint)';
  const tenant = `tenant (id, until) as materialized (select tenant_id, ${until} from wallets where tenant_id = ?)`;
  const sources = DUE_SOURCES.filter(({ provider }) => provider !== 'waits_for' || callable.length > 0);
  const parts = oneOf(sources.map((source) => tenantPart(source, callable)));
  const bindings = [...present.bindings, ...(dueUntil === undefined ? [] : [dueUntil]), tenantId];
  const sql = `with ${presentTable(present.sql)}, ${tenant} ${parts}`;
  const [first] = inOrder(await runKept(reader, sql, bindings));
  return first;
}
