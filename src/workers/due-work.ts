import type { Moment, SharedClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import type { Dialect } from '../db/statements/statement.ts';
import type { DueSource } from '../db/statements/due-sources.ts';
import { presentIn } from '../db/present.ts';
import { runStatement, type StoredRow } from '../db/statements/statement.ts';
import type { InstructionKind, ProviderName } from '../outbox/instruction.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { WorkerName } from './worker-names.ts';

/** Concurrent pieces of work of some kinds. */
export interface DuePlaces {
  readonly places: number;
}

export interface WorkTools {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
}

/** A kind of work that falls due, as it is registered with the worker. */
export interface DueKind extends DueSource {
  /** The worker that reports its failures. */
  readonly worker: WorkerName;
  /** By provider calls, webhook posting, the simulated providers, or the function itself. */
  readonly carriedOutBy:
    | 'calls'
    | 'posting'
    | 'simulator'
    | ((work: DueWork, tools: WorkTools) => Promise<unknown>);
  /** Its places; by default those of local work. */
  readonly takes?: DuePlaces;
  /** Accounts take turns. */
  readonly isInTurns?: true;
  /** The worker looks after each commit that changes the table. */
  readonly isAnnounced?: true;
  /**
   * What a row that falls due asks for, null if nothing: its process begins it after the commit, without a look. By
   * default it looks.
   */
  readonly followUp?: (row: Readonly<Record<string, unknown>>) => FollowUp | null;
}

/** Work that is due on its tenant's clock. */
export interface DueWork {
  readonly kind: string;
  readonly tenantId: string;
  /** The record that it moves. */
  readonly id: string;
  readonly dueAt: Moment;
  readonly isLeased: boolean;
  readonly provider: ProviderName | null;
  /** For an order: its kind; `id` is its subject. */
  readonly order?: InstructionKind;
}

/** Work that a written row asks for. */
export type FollowUp = Omit<DueWork, 'kind' | 'isLeased'>;

/** Work per source and round. */
export const ROUND_LIMIT = 64;

/** Unique; the same in SQL and here. */
export function workKey({ kind, id, order }: Pick<DueWork, 'kind' | 'id' | 'order'>): string {
  return `${kind} ${id}${order === undefined ? '' : ` ${order}`}`;
}

export interface Callable {
  readonly name: ProviderName;
  readonly adapter: string;
  /** It is paused: asked about what it was given, and given nothing. */
  readonly isAskedOnly?: boolean;
}

/** Those that work of a source is for. */
function takersOf({ provider }: DueSource, callable: readonly Callable[]): Callable[] {
  return callable.filter(({ isAskedOnly }) => isAskedOnly !== true || provider === 'was_given');
}

/** A source, or its part for one adapter, or for any of a provider. */
interface Part {
  readonly source: DueKind;
  /** Undefined for work that calls no provider; a null adapter for orders that none was given. */
  readonly given: { readonly name: Callable['name']; readonly adapter: string | null } | undefined;
}

function isOfProvider({ provider }: DueSource): boolean {
  return provider === 'waits_for' || provider === 'was_given';
}

/** What was given to the adapter, or to none yet; status queries only for what was given to it. */
function adaptersOf({ provider }: DueSource, adapter: string): (string | null)[] {
  return provider === 'was_given' ? [adapter] : [null, adapter];
}

/** Orders of providers that cannot be called are left out, and cost nothing. */
function partsFor(query: ReadyWorkQuery): Part[] {
  const { kinds, callable, isSimulated, isLocalFree = true, isPosting = true } = query;
  return kinds.flatMap((source): Part[] => {
    if (isOfProvider(source))
      return takersOf(source, callable).flatMap(({ name, adapter }) =>
        adaptersOf(source, adapter).map((each) => ({ source, given: { name, adapter: each } })),
      );
    const { carriedOutBy } = source;
    const isHere =
      carriedOutBy === 'posting' ? isPosting : isLocalFree && (isSimulated || carriedOutBy !== 'simulator');
    return isHere ? [{ source, given: undefined }] : [];
  });
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

/** Read once per statement on PostgreSQL: an index needs a range with one end. */
function presentTable(sql: string): string {
  return `present (at) as materialized (select ${sql})`;
}

/** Each part reads its index from the beginning until it has enough. */
function oneOf(parts: readonly string[]): string {
  // PostgreSQL 15 requires a name for each subquery.
  return parts.map((part, index) => `select * from (${part}) as part_${index}`).join(' union all ');
}

function quoted(adapter: string): string {
  if (!/^[\w-]+$/.test(adapter)) throw new Error(`An adapter cannot be called ${adapter}`);
  return `'${adapter}'`;
}

/** A part's orders, in the words of the source's index. */
function conditionsOf({ provider }: DueSource, { name, adapter }: NonNullable<Part['given']>): string[] {
  const column = provider === 'was_given' ? 'adapter' : `coalesce(adapter, '')`;
  return [`provider = '${name}'`, `${column} = ${adapter === null ? `''` : quoted(adapter)}`];
}

function readyPart({ source, given }: Part): string {
  const { kind, table, id, order, dueAt, clock, open, isLeased, isInTurns } = source;
  const name = `'${kind} ' || ${id}${order === undefined ? '' : ` || ' ' || ${order}`}`;
  const ready = clock === 'server' ? dueAt : `coalesce(ready_at, ${dueAt})`;
  const conditions = [
    open,
    ...(given === undefined ? [] : conditionsOf(source, given)),
    `${ready} <= ${PRESENT}`,
    ...(isLeased ? [`(lease_until is null or lease_until <= ${PRESENT})`] : []),
    `${name} not in (select name from failing)`,
    // An account has few of these: little is passed over.
    ...(isInTurns === true ? ['tenant_id not in (select id from resting)'] : []),
  ];
  return `select ${columnsOf(source)} from ${table} where ${conditions.join(' and ')} order by ${ready} limit ${ROUND_LIMIT}`;
}

function fromStored(row: StoredRow): DueWork {
  return {
    kind: row['kind'],
    provider: row['provider'],
    ...(row['order_kind'] === null ? {} : { order: row['order_kind'] }),
    tenantId: row['tenant_id'],
    id: row['id'],
    dueAt: Number(row['due_at']),
    isLeased: Number(row['is_leased']) === 1,
  } as DueWork;
}

/** By due time, then by kind. */
function inOrder(kinds: readonly DueKind[], stored: readonly StoredRow[]): DueWork[] {
  const places = new Map(kinds.map(({ kind }, place) => [kind, place]));
  const place = ({ kind }: DueWork): number => places.get(kind) ?? 0;
  return stored.map(fromStored).sort((one, other) => one.dueAt - other.dueAt || place(one) - place(other));
}

export interface ReadyWorkQuery {
  /** Order of kinds at one moment. */
  readonly kinds: readonly DueKind[];
  readonly clock: SharedClock;
  readonly callable: readonly Callable[];
  /** Whether simulated providers have reports. */
  readonly isSimulated: boolean;
  /** By default there is room. */
  readonly isLocalFree?: boolean;
  /** By default webhooks are posted, and there is room. */
  readonly isPosting?: boolean;
  /** Ready for at least so long, by the server clock; by default 0. */
  readonly waitedMs?: number;
  /** workKeys that failed and are not tried yet. */
  readonly failing?: readonly string[];
  /** Accounts whose webhooks wait: they hold their share of the places, or had their turn. */
  readonly resting?: readonly string[];
}

/**
 * What is ready, of all tenants, the first of each source and provider, in one statement. What is leased, failing or of
 * other providers is left out by the database before it takes the first.
 */
export async function findReadyWork(
  { reader, dialect }: Database,
  query: ReadyWorkQuery,
): Promise<DueWork[]> {
  const { clock, failing = [], resting = [], waitedMs = 0 } = query;
  const readyParts = partsFor(query);
  if (readyParts.length === 0) return [];
  const present = presentIn(dialect, clock);
  const at = waitedMs === 0 ? present.sql : `${present.sql} - ${Math.trunc(waitedMs)}`;
  const parts = oneOf(readyParts.map(readyPart));
  const texts = TEXTS[dialect];
  const sql = `with ${presentTable(at)}, failing (name) as materialized (${texts}), resting (id) as materialized (${texts}) ${parts}`;
  const bindings = [...present.bindings, JSON.stringify(failing), JSON.stringify(resting)];
  return inOrder(query.kinds, await runStatement(reader, sql, bindings, 'kept'));
}

export interface TenantWorkQuery {
  readonly kinds: readonly DueKind[];
  readonly clock: SharedClock;
  readonly callable: readonly Callable[];
  readonly isSimulated: boolean;
  readonly tenantId: string;
  /** By default the tenant's present. */
  readonly dueUntil?: Moment;
}

function tenantPart(source: DueKind, callable: readonly Callable[]): string {
  const { table, dueAt, clock, open, awaited } = source;
  const conditions = [
    open,
    'tenant_id = (select id from tenant)',
    `${dueAt} <= ${clock === 'server' ? PRESENT : '(select until from tenant)'}`,
    ...(awaited === undefined ? [] : [awaited]),
  ];
  if (isOfProvider(source)) {
    const parts = takersOf(source, callable).map(({ name, adapter }) => {
      const adapters = adaptersOf(source, adapter).map((each) => (each === null ? `''` : quoted(each)));
      return `(provider = '${name}' and coalesce(adapter, '') in (${adapters.join(', ')}))`;
    });
    conditions.push(`(${parts.join(' or ')})`);
  }
  return `select ${columnsOf(source)} from ${table} where ${conditions.join(' and ')} order by ${dueAt} limit 1`;
}

/**
 * The first work due on one tenant's clock, leased or not; undefined if there is none. Leases are judged by the server
 * clock.
 */
export async function findFirstDue(
  { reader, dialect }: Database,
  { kinds, clock, callable, isSimulated, tenantId, dueUntil }: TenantWorkQuery,
): Promise<DueWork | undefined> {
  const present = presentIn(dialect, clock);
  // As tenantNow.
  const later = dialect === 'sqlite' ? 'max' : 'greatest';
  const now = `${later}(coalesce(clock_frozen_at, ${PRESENT} + clock_offset_ms), last_occurred_at)`;
  const until = dueUntil === undefined ? now : 'cast(? as bigint)';
  const tenant = `tenant (id, until) as materialized (select tenant_id, ${until} from wallets where tenant_id = ?)`;
  const sources = kinds.filter((source) => {
    // Status queries do not follow a tenant's clock, and no one waits for webhook receivers.
    if (source.carriedOutBy === 'posting' || (dueUntil !== undefined && source.clock === 'server'))
      return false;
    return isOfProvider(source)
      ? takersOf(source, callable).length > 0
      : isSimulated || source.carriedOutBy !== 'simulator';
  });
  const parts = oneOf(sources.map((source) => tenantPart(source, callable)));
  const bindings = [...present.bindings, ...(dueUntil === undefined ? [] : [dueUntil]), tenantId];
  const sql = `with ${presentTable(present.sql)}, ${tenant} ${parts}`;
  const [first] = inOrder(kinds, await runStatement(reader, sql, bindings, 'kept'));
  return first;
}
