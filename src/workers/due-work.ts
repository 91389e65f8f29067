import type { Moment, SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import type { Dialect } from '../db/dialect.ts';
import { DUE_SOURCES, type DueKind, type DueSource } from '../db/due-sources.ts';
import { presentIn } from '../db/present.ts';
import { runKept, type StoredRow } from '../db/statement.ts';
import type { InstructionKind, ProviderName } from '../outbox/instruction.ts';
import type { Provider } from '../providers/provider.ts';

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
      readonly kind: 'instruction' | 'ask';
      readonly provider: ProviderName;
      /** The kind of the order; `id` is its subject. */
      readonly order: InstructionKind;
    }
  | { readonly kind: 'simulated_report'; readonly provider: ProviderName; readonly order: InstructionKind }
  | {
      readonly kind: Exclude<DueKind, 'instruction' | 'ask' | 'simulated_report' | 'webhook_line'>;
      readonly provider: null;
    }
  | { readonly kind: WebhookKind; readonly provider: null }
);

/**
 * What is done for webhooks: deliveries are made, those of a subscription that are due are sent or cleared away, and those are
 * taken up whose lease is over.
 */
const WEBHOOK_KINDS = ['webhook_fan_out', 'webhook_line', 'webhook_lease'] as const;

export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Work of one source that is looked for in one round. */
export const ROUND_LIMIT = 64;

/** An order that is to be sent, or about which somebody is to be asked. */
export type DueOrder = Extract<DueWork, { readonly kind: 'instruction' | 'ask' }>;

/** Whether a piece of work takes a call. */
export function isOrder(work: DueWork): work is DueOrder {
  return work.kind === 'instruction' || work.kind === 'ask';
}

/** Work for webhooks. */
export type DueWebhookWork = Extract<DueWork, { readonly kind: WebhookKind }>;

/** Whether a piece of work is one for webhooks. */
export function isWebhookWork(work: DueWork): work is DueWebhookWork {
  return isWebhookKind(work.kind);
}

function isWebhookKind(kind: string): kind is WebhookKind {
  return (WEBHOOK_KINDS as readonly string[]).includes(kind);
}

/** What tells a piece of work from every other, in the database's words and here. */
export function workKey(work: DueWork): string {
  return `${work.kind} ${work.id}${'order' in work ? ` ${work.order}` : ''}`;
}

/** The same of a subscription's line. */
export function webhookLineKey(webhookId: string): string {
  return `webhook_line ${webhookId}`;
}

/** A provider that can be called, by the adapter that is connected. */
export type Callable = Pick<Provider, 'name' | 'adapter'>;

/** A source, or the part of it that waits for one adapter, or for any of a provider's. */
interface Part {
  readonly source: Source;
  /** Undefined for what calls nobody; its adapter is null for orders that nobody was called for yet. */
  readonly given: { readonly name: Callable['name']; readonly adapter: string | null } | undefined;
}

/** A source whose moments are on the server's clock. */
type ServerSource = Omit<DueSource, 'kind'> & { readonly kind: 'ask' | Exclude<WebhookKind, 'webhook_line'> };

type Source = DueSource | ServerSource;

/** Orders about which their provider is to be asked: no tenant's clock says when somebody answers. */
const ASKS: ServerSource = {
  kind: 'ask',
  table: 'instructions',
  id: 'subject',
  order: 'kind',
  dueAt: 'ask_at',
  open: 'ask_at is not null',
  isLeased: true,
  provider: 'waits_for',
};

/** Events of which deliveries are to be made, and attempts that nobody has ended. */
const WEBHOOK_SOURCES: readonly ServerSource[] = [
  {
    kind: 'webhook_fan_out',
    table: 'webhook_fan_outs',
    id: 'id',
    dueAt: 'written_at',
    open: 'written_at >= 0',
    isLeased: false,
    provider: 'none',
  },
  {
    kind: 'webhook_lease',
    table: 'webhook_lines',
    id: 'webhook_id',
    dueAt: 'held_until',
    open: 'held_until is not null',
    isLeased: false,
    provider: 'none',
  },
];

const SERVER_SOURCES: readonly ServerSource[] = [ASKS, ...WEBHOOK_SOURCES];

const ALL_SOURCES: readonly Source[] = [...DUE_SOURCES, ...SERVER_SOURCES];

function isOnServerClock(source: Source): source is ServerSource {
  return (SERVER_SOURCES as readonly Source[]).includes(source);
}

const SIMULATED: readonly string[] = ['simulated_report', 'identity_check', 'customer_check'];

/** What an adapter may carry out: what was given to it, or to nobody yet. It is asked about what was given to it alone. */
function adaptersOf(source: Source, adapter: string): (string | null)[] {
  return source === ASKS ? [adapter] : [null, adapter];
}

/** What can be done now: the orders of a provider that cannot be called are no part of it, so that they cost nothing. */
function partsFor({ callable, isSimulated, isLocalFree = true, isPosting = true }: ReadyWorkQuery): Part[] {
  return ALL_SOURCES.flatMap((source): Part[] => {
    if (isWebhookKind(source.kind)) return isPosting ? [{ source, given: undefined }] : [];
    if (source.provider === 'waits_for')
      return callable.flatMap(({ name, adapter }) =>
        adaptersOf(source, adapter).map((each) => ({ source, given: { name, adapter: each } })),
      );
    const isHere = isLocalFree && (isSimulated || !SIMULATED.includes(source.kind));
    return isHere ? [{ source, given: undefined }] : [];
  });
}

/** SQLite asks an index of an expression only for what has no type of its own, as a sign takes it away. */
const PRESENT = '(select +at from present)';

function columnsOf({ kind, id, order, dueAt, isLeased, provider }: Source): string {
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
function conditionsOf(source: Source, { name, adapter }: NonNullable<Part['given']>): string[] {
  const column = source === ASKS ? 'adapter' : `coalesce(adapter, '')`;
  return [`provider = '${name}'`, `${column} = ${adapter === null ? `''` : quoted(adapter)}`];
}

function readyPart({ source, given }: Part): string {
  const { kind, table, id, order, dueAt, open, isLeased } = source;
  const name = `'${kind} ' || ${id}${order === undefined ? '' : ` || ' ' || ${order}`}`;
  const ready = isOnServerClock(source) ? dueAt : `coalesce(ready_at, ${dueAt})`;
  const conditions = [
    open,
    ...(given === undefined ? [] : conditionsOf(source, given)),
    `${ready} <= ${PRESENT}`,
    ...(isLeased ? [`(lease_until is null or lease_until <= ${PRESENT})`] : []),
    `${name} not in (select name from failing)`,
    // An account has few lines, so that what is passed over is little.
    ...(kind === 'webhook_line' ? ['tenant_id not in (select id from resting)'] : []),
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

const ORDER = new Map<string, number>(ALL_SOURCES.map(({ kind }, place) => [kind, place]));

/** In the order in which it fell due; of one moment, in the order of the sources. */
function inOrder(stored: readonly StoredRow[]): DueWork[] {
  const place = ({ kind }: DueWork): number => ORDER.get(kind) ?? 0;
  return stored.map(fromStored).sort((one, other) => one.dueAt - other.dueAt || place(one) - place(other));
}

/** What a worker can take up now. */
export interface ReadyWorkQuery {
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
  return inOrder(await runKept(reader, sql, bindings));
}

/** What waits for one tenant. */
export interface TenantWorkQuery {
  readonly clock: SharedClock;
  readonly callable: readonly Callable[];
  readonly isSimulated: boolean;
  readonly tenantId: string;
  /** A moment of the tenant's clock, instead of its present. */
  readonly dueUntil?: Moment;
}

function tenantPart(source: Source, callable: readonly Callable[]): string {
  const { table, dueAt, open, provider } = source;
  const isAsk = source === ASKS;
  const conditions = [
    open,
    'tenant_id = (select id from tenant)',
    `${dueAt} <= ${isAsk ? PRESENT : '(select until from tenant)'}`,
    // What is only watched keeps nobody waiting.
    ...(isAsk ? [`status = 'asking'`] : []),
  ];
  if (provider === 'waits_for') {
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
  { clock, callable, isSimulated, tenantId, dueUntil }: TenantWorkQuery,
): Promise<DueWork | undefined> {
  const present = presentIn(dialect, clock);
  // The tenant's present moment, as tenantNow says it.
  const later = dialect === 'sqlite' ? 'max' : 'greatest';
  const now = `${later}(coalesce(clock_frozen_at, ${PRESENT} + clock_offset_ms), last_occurred_at)`;
  const until = dueUntil === undefined ? now : 'cast(? as bigint)';
  const tenant = `tenant (id, until) as materialized (select tenant_id, ${until} from wallets where tenant_id = ?)`;
  // A moment of the tenant's clock says nothing of when somebody is asked; and nobody waits for a receiver.
  const all: readonly Source[] = dueUntil === undefined ? [...DUE_SOURCES, ASKS] : DUE_SOURCES;
  const sources = all.filter(({ kind, provider }) => {
    if (isWebhookKind(kind)) return false;
    return provider === 'waits_for' ? callable.length > 0 : isSimulated || !SIMULATED.includes(kind);
  });
  const parts = oneOf(sources.map((source) => tenantPart(source, callable)));
  const bindings = [...present.bindings, ...(dueUntil === undefined ? [] : [dueUntil]), tenantId];
  const sql = `with ${presentTable(present.sql)}, ${tenant} ${parts}`;
  const [first] = inOrder(await runKept(reader, sql, bindings));
  return first;
}
