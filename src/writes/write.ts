import type { Actor } from '../identity/actor.ts';
import type { Moment } from '../calendar/clock.ts';
import type { RowEffect } from '../db/statements/table.ts';
import type { RowMatch } from '../db/statements/rows.ts';
import type { Table } from '../db/statements/table.ts';
import type { NewId } from '../identity/ids.ts';
import type { AccrualEffect } from '../ledger/accruals.ts';
import type { JournalEntryEffect } from '../ledger/journal-entry.ts';
import type { MovementEffect } from '../ledger/movement-effect.ts';
import type { BookFromEffect } from '../ledger/wallet.ts';
import type { Asset } from '../money/amount.ts';
import type { AlarmEffect } from '../outbox/alarm.ts';
import type { EventEffect } from '../outbox/event.ts';
import type { ProviderFacts } from '../outbox/provider-facts.ts';
import type { RandomBytes } from '../identity/random.ts';
import type { RequestFacts } from '../identity/actor.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { Tenant, TenantHead } from './tenant.ts';

export interface PendingEffect {
  readonly effect: 'pending';
  readonly asset: Asset;
  readonly deltaMinor: bigint;
}

export interface ConvertingEffect {
  readonly effect: 'converting';
  readonly asset: Asset;
  readonly deltaMinor: bigint;
}

/** Spending stops until a loss is replenished. */
export interface SpendingEffect {
  readonly effect: 'spending';
  readonly asset: Asset;
  readonly stopped: boolean;
}

export type Effect =
  | RowEffect
  | MovementEffect
  | JournalEntryEffect
  | AccrualEffect
  | BookFromEffect
  | EventEffect
  | AlarmEffect
  | PendingEffect
  | ConvertingEffect
  | SpendingEffect;

const TIMED: ReadonlySet<string> = new Set(['movement', 'journal_entry', 'accrual', 'book_from', 'event']);

/** Whether an effect books or reports: no later decision of its tenant is earlier. */
export function isTimed({ effect }: Effect): boolean {
  return TIMED.has(effect);
}

export type TenantlessEffect = RowEffect | AlarmEffect;

/** Rows of a table by a match. */
export interface Need {
  readonly table: Table<never>;
  readonly match: Readonly<Record<string, unknown>>;
}

/** One row by its key, or all with the columns of an index. */
export function need<Row extends object>(table: Table<Row>, match: RowMatch<Row>): Need {
  return { table: table as unknown as Table<never>, match: match };
}

/**
 * One write's rows, without other tenants'. A write without a tenant sees what it named. Both throw NotLoaded for rows
 * that its needs do not name; a need covers its columns and any more beside them.
 */
export interface Loaded {
  find<Row extends object>(table: Table<Row>, match: RowMatch<Row>): Row | undefined;
  list<Row extends object>(table: Table<Row>, match: RowMatch<Row>): readonly Row[];
}

export interface CommonContext {
  /** The database's clock if processes share one, so that its order holds for all. */
  readonly serverNow: Moment;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly actor: Actor;
  /** Null for due work and commands. */
  readonly request: RequestFacts | null;
  /** Seals what is readable to the service alone. */
  readonly sealer: Pick<Sealer, 'seal'>;
}

export interface DecisionContext extends CommonContext {
  readonly head: TenantHead;
  /** The tenant's present, and the one moment of all that the decision writes (`tenantNow`). */
  readonly now: Moment;
  readonly providers: ProviderFacts;
  /** Sender of what is not paid in the tenant's name. */
  readonly platformName: string;
}

/** Reply and changes. */
export interface Decision<Reply, Change = Effect> {
  readonly reply: Reply;
  readonly effects: readonly Change[];
}

interface CommonWrite {
  readonly actor: Actor;
  readonly request?: RequestFacts;
  /** Whether a claim row tells that it happened, so that it may run again after an unknown commit. */
  readonly claimed: boolean;
}

/**
 * A change of one tenant: what to load, and a pure function of it. Its lock is the wallet. `decide` answers a decision
 * or throws an ApiError; no database, clock or network.
 */
export interface Write<Reply> extends CommonWrite {
  readonly tenantId: string;
  readonly lock?: undefined;
  /** Given by the write that creates its tenant; others lock the wallet. */
  readonly newTenant?: Tenant;
  /**
   * A function of its arguments alone: asked once to load, and again in the write's turn, since earlier writes may
   * change the head. The head's rows need no naming.
   */
  needs(head: TenantHead, serverNow: Moment): readonly Need[];
  /** Rows that only the first can name. */
  readonly furtherNeeds?: ((loaded: Loaded, head: TenantHead) => readonly Need[]) | undefined;
  decide(loaded: Loaded, context: DecisionContext): Decision<Reply>;
}

/**
 * A lock for rows outside wallets: of a person by e-mail address (perhaps without a row yet), a mail, a provider's
 * messages, uses of keys, the platform.
 */
export type OwnLock = `email:${string}` | `mail:${string}` | `provider:${string}` | 'key_uses' | 'platform';

/** A write without tenant, clock or money, under a lock of its own; changes rows and alarms alone. */
export interface TenantlessWrite<Reply> extends CommonWrite {
  readonly lock: OwnLock;
  readonly tenantId?: undefined;
  needs(serverNow: Moment): readonly Need[];
  furtherNeeds?(loaded: Loaded): readonly Need[];
  decide(loaded: Loaded, context: CommonContext): Decision<Reply, TenantlessEffect>;
}

export type AnyWrite<Reply> = Write<Reply> | TenantlessWrite<Reply>;

/** Its tenant's identifier, or its own lock. */
export function lockOf(write: AnyWrite<unknown>): string {
  return write.lock ?? write.tenantId;
}
