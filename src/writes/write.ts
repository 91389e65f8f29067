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

/** A receipt becomes expected, or is expected no longer. */
export interface PendingEffect {
  readonly effect: 'pending';
  readonly asset: Asset;
  readonly deltaMinor: bigint;
}

/** A conversion will bring an asset when it settles, or is no longer open. */
export interface ConvertingEffect {
  readonly effect: 'converting';
  readonly asset: Asset;
  readonly deltaMinor: bigint;
}

/** Spending of an asset stops until the operator replenishes a loss, or may go on. */
export interface SpendingEffect {
  readonly effect: 'spending';
  readonly asset: Asset;
  readonly stopped: boolean;
}

/** Everything that a decision can change. */
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

/** Whether an effect books or reports something: no later decision of its tenant has an earlier moment. */
export function isTimed({ effect }: Effect): boolean {
  return TIMED.has(effect);
}

/** What a decision can change that has no tenant. */
export type TenantlessEffect = RowEffect | AlarmEffect;

/** Rows that a write needs: those of a table which the match names. */
export interface Need {
  readonly table: Table<never>;
  readonly match: Readonly<Record<string, unknown>>;
}

/** Names rows to load before a decision: one by its key, or all that have the columns of an index. */
export function need<Row extends object>(table: Table<Row>, match: RowMatch<Row>): Need {
  return { table: table as unknown as Table<never>, match: match };
}

/**
 * What was loaded for one write, as its tenant may see it: rows of other tenants are not there. A write without a tenant
 * sees whatever it has named.
 * Both throw NotLoaded for rows that the write's own needs do not name: a need answers for the columns that it names
 * and for any more beside them.
 */
export interface Loaded {
  /** The one row that the match names, as the writes before this one in the group left it. */
  find<Row extends object>(table: Table<Row>, match: RowMatch<Row>): Row | undefined;
  /** All loaded rows that the match names. */
  list<Row extends object>(table: Table<Row>, match: RowMatch<Row>): readonly Row[];
}

/** The moment and the sources that every decision is a function of. */
export interface CommonContext {
  /** The server's clock: the database's where processes share one, so that what they order by it is in one order. */
  readonly serverNow: Moment;
  readonly newId: NewId;
  /** What secrets are made of. */
  readonly randomBytes: RandomBytes;
  /** Who causes the change. */
  readonly actor: Actor;
  /** The request that asks for it; null where none does, as in what falls due, and in commands. */
  readonly request: RequestFacts | null;
  /** Seals what a row keeps and nobody may read beside the service. */
  readonly sealer: Pick<Sealer, 'seal'>;
}

/** What a decision for a tenant is a function of besides. */
export interface DecisionContext extends CommonContext {
  readonly head: TenantHead;
  /** The tenant's present, and the one moment of all that the decision writes (`tenantNow`). */
  readonly now: Moment;
  readonly providers: ProviderFacts;
  /** Shown as the sender of what is not paid in the tenant's name. */
  readonly platformName: string;
}

/** A decision that was not a refusal: the reply, and what changes with it. */
export interface Decision<Reply, Change = Effect> {
  readonly reply: Reply;
  readonly effects: readonly Change[];
}

interface CommonWrite {
  readonly actor: Actor;
  /** The request that asks for it, where one does. */
  readonly request?: RequestFacts;
  /** Whether a claim row shows if the write happened, so that it may run again after an unknown commit. */
  readonly claimed: boolean;
}

/**
 * One change of what is a tenant's: what to load, and a pure function of what was loaded. Its lock is the tenant's wallet.
 * `decide` answers a decision or throws an ApiError; it touches no database, no clock and no network.
 */
export interface Write<Reply> extends CommonWrite {
  readonly tenantId: string;
  readonly lock?: undefined;
  /** Given by the write that creates its tenant; all others find theirs and lock its wallet. */
  readonly newTenant?: Tenant;
  /**
   * The rows that the decision may ask for; those of the head are there for every write. A function of what it is given
   * alone: it is asked once to load, and again when it is the write's turn, since writes before it may have changed the head.
   */
  needs(head: TenantHead, serverNow: Moment): readonly Need[];
  /** Rows that only what was loaded first can name; asked as often, and of the same kind. */
  readonly furtherNeeds?: ((loaded: Loaded, head: TenantHead) => readonly Need[]) | undefined;
  decide(loaded: Loaded, context: DecisionContext): Decision<Reply>;
}

/**
 * A lock that is no wallet, for rows that no wallet's lock covers: those of whoever signs in with an e-mail address (which may
 * have no row yet), a mail that is sent, what a provider brings us, when keys are used, the platform's.
 */
export type OwnLock = `email:${string}` | `mail:${string}` | `provider:${string}` | 'key_uses' | 'platform';

/**
 * One change of rows that stand under a lock of their own: a write without a tenant. So it has no head, no clock of a
 * tenant and no money, and changes rows and alarms alone; in all else it is a write like any other.
 */
export interface TenantlessWrite<Reply> extends CommonWrite {
  readonly lock: OwnLock;
  readonly tenantId?: undefined;
  needs(serverNow: Moment): readonly Need[];
  furtherNeeds?(loaded: Loaded): readonly Need[];
  decide(loaded: Loaded, context: CommonContext): Decision<Reply, TenantlessEffect>;
}

/** Anything that goes through the write queue. */
export type AnyWrite<Reply> = Write<Reply> | TenantlessWrite<Reply>;

/** The name of the one lock that a write takes: its tenant's identifier, or its own lock. */
export function lockOf(write: AnyWrite<unknown>): string {
  return write.lock ?? write.tenantId;
}
