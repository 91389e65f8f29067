import type { Moment, SharedClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import type { Dialect } from '../db/statements/statement.ts';
import type { DueSource } from '../db/statements/due-sources.ts';
import { presentIn } from '../db/present.ts';
import { runKept, type StoredRow } from '../db/statements/statement.ts';
import type { InstructionKind, ProviderName } from '../outbox/instruction.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { WorkerName } from './worker-names.ts';

/** How many pieces of work of some kinds are under way at once. */
export interface DuePlaces {
  readonly places: number;
}

/** What a kind of work is carried out with. */
export interface WorkTools {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
}

/** A kind of work that falls due, as it is registered with the worker. */
export interface DueKind extends DueSource {
  /** The worker that fails with it. */
  readonly worker: WorkerName;
  /** Provider calls, whoever posts webhooks, the simulated providers, or the function itself. */
  readonly carriedOutBy:
    'calls' | 'posting' | 'simulator' | ((work: DueWork, tools: WorkTools) => Promise<unknown>);
  /** The places that it takes; those of local work unless this says otherwise. */
  readonly takes?: DuePlaces;
  /** Accounts take turns, and those that rest are passed over. */
  readonly isInTurns?: true;
  /** The worker looks as soon as a commit has changed its table. */
  readonly isAnnounced?: true;
}

/** One piece of work that has fallen due on its tenant's clock. */
export interface DueWork {
  readonly kind: string;
  readonly tenantId: string;
  /** The identifier of the record that it moves on. */
  readonly id: string;
  readonly dueAt: Moment;
  /** Another worker holds it just now. */
  readonly isLeased: boolean;
  readonly provider: ProviderName | null;
  /** The kind of the order, if it is about one; `id` is its subject. */
  readonly order?: InstructionKind;
}

/** Work of one source that is looked for in one round. */
export const ROUND_LIMIT = 64;

/** What tells a piece of work from every other, in the database's words and here. */
export function workKey({ kind, id, order }: Pick<DueWork, 'kind' | 'id' | 'order'>): string {
  return `${kind} ${id}${order === undefined ? '' : ` ${order}`}`;
}

/** A provider that can be called, by the adapter that is connected. */
export interface Callable {
  readonly name: ProviderName;
  readonly adapter: string;
}

/** A source, or the part of it that waits for one adapter, or for any of a provider's. */
interface Part {
  readonly source: DueKind;
  /** Undefined for what calls nobody; its adapter is null for orders that nobody was called for yet. */
  readonly given: { readonly name: Callable['name']; readonly adapter: string | null } | undefined;
}

function isOfProvider({ provider }: DueSource): boolean {
  return provider === 'waits_for' || provider === 'was_given';
}

/** What an adapter may carry out: what was given to it, or to nobody yet. It is asked about what was given to it alone. */
function adaptersOf({ provider }: DueSource, adapter: string): (string | null)[] {
  return provider === 'was_given' ? [adapter] : [null, adapter];
}

/** What can be done now: the orders of a provider that cannot be called are no part of it, so that they cost nothing. */
function partsFor(query: ReadyWorkQuery): Part[] {
  const { kinds, callable, isSimulated, isLocalFree = true, isPosting = true } = query;
  return kinds.flatMap((source): Part[] => {
    if (isOfProvider(source))
      return callable.flatMap(({ name, adapter }) =>
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

/** The present, which PostgreSQL reads once for the statement: an index is asked for a range that has one end. */
function presentTable(sql: string): string {
  return `present (at) as materialized (select ${sql})`;
}

/** Parts of one statement, each of which reads its index from its beginning until it has enough. */
function oneOf(parts: readonly string[]): string {
  // PostgreSQL 15 takes no subquery that has no name.
  return parts.map((part, index) => `select * from (${part}) as part_${index}`).join(' union all ');
}

function quoted(adapter: string): string {
  if (!/^[\w-]+$/.test(adapter)) throw new Error(`An adapter cannot be called ${adapter}`);
  return `'${adapter}'`;
}

/** Whose orders a part has, in the words of the source's index. */
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
    // An account has few of these, so that little is passed over.
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

/** In the order in which it fell due; of one moment, in the order of the kinds. */
function inOrder(kinds: readonly DueKind[], stored: readonly StoredRow[]): DueWork[] {
  const places = new Map(kinds.map(({ kind }, place) => [kind, place]));
  const place = ({ kind }: DueWork): number => places.get(kind) ?? 0;
  return stored.map(fromStored).sort((one, other) => one.dueAt - other.dueAt || place(one) - place(other));
}

/** What a worker can take up now. */
export interface ReadyWorkQuery {
  /** In the order in which work of the same moment is taken up. */
  readonly kinds: readonly DueKind[];
  readonly clock: SharedClock;
  /** The providers that can be called. */
  readonly callable: readonly Callable[];
  /** Whether there are simulated providers, which have something to report. */
  readonly isSimulated: boolean;
  /** Whether there is room for work that calls nobody, as there is unless this says no. */
  readonly isLocalFree?: boolean;
  /** Whether there is somebody who posts webhooks, and room for it, as there is unless this says no. */
  readonly isPosting?: boolean;
  /** For how long it has been ready already, by the server's clock; 0 where this says nothing. */
  readonly waitedMs?: number;
  /** Names (workKey) of what has failed and is not to be tried yet. */
  readonly failing?: readonly string[];
  /** Whose webhooks are not to be posted now: accounts that hold their share of the places, and those whose turn is over. */
  readonly resting?: readonly string[];
}

/**
 * Finds what is ready of all tenants, the first of each source and provider, in one statement. What nobody could begin now
 * is left out by the database, before it takes the first: what is leased or failing, and the orders of other providers.
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
  return inOrder(query.kinds, await runKept(reader, sql, bindings));
}

/** What waits for one tenant. */
export interface TenantWorkQuery {
  readonly kinds: readonly DueKind[];
  readonly clock: SharedClock;
  readonly callable: readonly Callable[];
  readonly isSimulated: boolean;
  readonly tenantId: string;
  /** A moment of the tenant's clock, instead of its present. */
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
    const parts = callable.map(({ name, adapter }) => {
      const adapters = adaptersOf(source, adapter).map((each) => (each === null ? `''` : quoted(each)));
      return `(provider = '${name}' and coalesce(adapter, '') in (${adapters.join(', ')}))`;
    });
    conditions.push(`(${parts.join(' or ')})`);
  }
  return `select ${columnsOf(source)} from ${table} where ${conditions.join(' and ')} order by ${dueAt} limit 1`;
}

/**
 * Finds the first piece of work that is due on one tenant's clock, held by a worker or not; undefined where there is none.
 * Who holds what is told by the clock by which leases are taken.
 */
export async function findFirstDue(
  { reader, dialect }: Database,
  { kinds, clock, callable, isSimulated, tenantId, dueUntil }: TenantWorkQuery,
): Promise<DueWork | undefined> {
  const present = presentIn(dialect, clock);
  // The tenant's present moment, as tenantNow says it.
  const later = dialect === 'sqlite' ? 'max' : 'greatest';
  const now = `${later}(coalesce(clock_frozen_at, ${PRESENT} + clock_offset_ms), last_occurred_at)`;
  const until = dueUntil === undefined ? now : 'cast(? as bigint)';
  const tenant = `tenant (id, until) as materialized (select tenant_id, ${until} from wallets where tenant_id = ?)`;
  const sources = kinds.filter((source) => {
    // A moment of the tenant's clock says nothing of when a provider is asked; and nobody waits for a receiver of webhooks.
    if (source.carriedOutBy === 'posting' || (dueUntil !== undefined && source.clock === 'server'))
      return false;
    return isOfProvider(source) ? callable.length > 0 : isSimulated || source.carriedOutBy !== 'simulator';
  });
  const parts = oneOf(sources.map((source) => tenantPart(source, callable)));
  const bindings = [...present.bindings, ...(dueUntil === undefined ? [] : [dueUntil]), tenantId];
  const sql = `with ${presentTable(present.sql)}, ${tenant} ${parts}`;
  const [first] = inOrder(kinds, await runKept(reader, sql, bindings));
  return first;
}
