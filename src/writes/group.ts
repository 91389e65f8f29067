import { systemClock, type Moment, type SharedClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { CommitRefused } from '../db/statements/statement.ts';
import { presentStep } from '../db/present.ts';
import { runSteps, type RunAll, type Step } from '../db/statements/statement.ts';
import type { DueSource } from '../db/statements/due-sources.ts';
import { beginWrite } from '../db/begin-write.ts';
import { ApiError } from '../errors/api-error.ts';
import type { NewId } from '../identity/ids.ts';
import { tenantNow, walletsTable, type Wallet } from '../ledger/wallet.ts';
import type { Alarm } from '../outbox/alarm.ts';
import type { ProviderFacts } from '../outbox/provider-facts.ts';
import type { RandomBytes } from '../identity/random.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { DeclaredReads, type Asked } from './declared-reads.ts';
import { createHeads, findHead, loadHeads } from './heads.ts';
import { askedLocks, takeLocks, type LockMode, type TakenLocks } from './locks.ts';
import { followClock, isSet } from './ready-rows.ts';
import { tenantsTable, type Tenant } from './tenant.ts';
import type { WriteQueueWatch } from './watch.ts';
import type { Projection } from './projection.ts';
import { WorkingSet } from './working-set.ts';
import { lockOf, type AnyWrite, type Loaded } from './write.ts';

/**
 * For how long a group goes on deciding, in milliseconds: nothing else happens in the process meanwhile. A decision that has begun
 * is finished.
 */
const DECIDING_MS = 5;

/** What a group runs on. */
export interface GroupDependencies {
  readonly database: Database;
  readonly clock: SharedClock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly providers: ProviderFacts;
  /** What goes along with its tenant's clock. */
  readonly dueSources: readonly DueSource[];
  /** Shown as the sender of what is not paid in a tenant's name. */
  readonly platformName: string;
  readonly sealer: Sealer;
  /** What capabilities derive from what is written. */
  readonly projections: readonly Projection[];
  /** A number from 0 up to 1, to spread what is tried again. */
  readonly random: () => number;
  /** Told of errors that are faults of the program. */
  readonly onFault: (error: unknown) => void;
  readonly watch?: Pick<WriteQueueWatch, 'deciding'> | undefined;
  /** Milliseconds by which a group ends its deciding; the process's own clock if it is not given. */
  readonly decidingClock?: (() => number) | undefined;
}

/**
 * How one write of a group ended: with its reply, or with what its caller is to be told; or it is deferred, since writes
 * before it made it need rows that the group has not loaded, or since the group had no time left to decide it. Nothing of a deferred write has happened: it is to be among
 * the first of the next group, in the order of arrival.
 */
export type Outcome =
  { readonly reply: unknown } | { readonly refusal: ApiError } | { readonly deferred: true };

/** The ends of a group's writes, in their order; undefined for a write whose lock another process holds. */
export interface GroupResult {
  readonly outcomes: readonly (Outcome | undefined)[];
  readonly changedTables: ReadonlySet<string>;
  readonly openedAlarms: readonly Alarm[];
  /** In how many milliseconds the first of what was written falls due, 0 where a clock was set; null where nothing does. */
  readonly dueInMs: number | null;
  /** What COMMIT took, in milliseconds; null where there was nothing to commit. */
  readonly commitMs: number | null;
}

/** A group that failed as a whole. `unknown`: COMMIT was sent, and nobody said whether it happened. */
export class GroupFailure extends Error {
  readonly stage: 'before commit' | 'unknown';

  constructor(stage: 'before commit' | 'unknown', cause: unknown) {
    super(`A group of writes failed (${stage})`, { cause });
    this.stage = stage;
  }
}

/** What a group has decided, and what is to be written of it. */
interface Decided extends Omit<GroupResult, 'commitMs'> {
  readonly steps: readonly Step[];
}

/**
 * Runs writes as one database transaction: takes their locks, loads, decides in arrival order, writes, commits.
 * A refused write leaves the rest untouched.
 * @param mode `pass` leaves out the writes whose lock another process holds; `wait` queues for it in the database.
 * @throws GroupFailure when the database fails.
 */
export async function runGroup(
  dependencies: GroupDependencies,
  writes: readonly AnyWrite<unknown>[],
  mode: LockMode,
): Promise<GroupResult> {
  const transaction = await beginWrite(dependencies.database).catch((error: unknown) => {
    throw new GroupFailure('before commit', error);
  });
  let decided: Decided;
  try {
    decided = await decideAll(dependencies, transaction.load, writes, mode);
  } catch (error) {
    await transaction.rollback().catch(dependencies.onFault);
    throw new GroupFailure('before commit', error);
  }
  const { steps, ...result } = decided;
  const isChange = result.changedTables.size > 0;
  const since = performance.now();
  try {
    await (isChange ? runSteps(transaction.commit, steps) : transaction.rollback());
  } catch (error) {
    if (error instanceof CommitRefused) throw new GroupFailure('before commit', error.cause);
    throw new GroupFailure('unknown', error);
  }
  return { ...result, commitMs: isChange ? performance.now() - since : null };
}

async function decideAll(
  dependencies: GroupDependencies,
  run: RunAll,
  writes: readonly AnyWrite<unknown>[],
  mode: LockMode,
): Promise<Decided> {
  const { dialect } = dependencies.database;
  const set = new WorkingSet(dependencies.projections);
  const { wallets, own, serverNow } = await lockHeads(dependencies, run, set, writes, mode);
  const created = writes.flatMap((write) => (write.tenantId === undefined ? [] : (write.newTenant ?? [])));
  createHeads(set, created, serverNow);
  await set.project(run, dialect, tenantsOf(set, wallets));
  const turns = writes.map((write) => turnOf(set, write, own));
  const first = turns.flatMap((turn) => turn?.reads.first(turn.asked, serverNow) ?? []);
  await set.load(run, dialect, first);
  const further = turns.flatMap((turn) => turn?.reads.further(turn.asked) ?? []);
  await set.load(run, dialect, further);
  const outcomes = decideInOrder(dependencies, set, turns, serverNow);
  const changedTables = set.changedTables();
  const { steps, openedAlarms, dueInMs } = await set.changes(run, dialect, serverNow);
  const clocks = followClocks(dependencies, set, wallets, serverNow);
  return {
    outcomes,
    changedTables,
    openedAlarms,
    dueInMs: clocks.length > 0 ? 0 : dueInMs,
    steps: [...steps, ...clocks],
  };
}

/**
 * Takes a group's locks, and loads the heads of the tenants whose wallets it got.
 *
 * Only the holder of a lock knows the present: what was read before the wait for it, were it in the very statement that
 * waits, lies behind what others wrote meanwhile. So it is read behind all of them.
 */
async function lockHeads(
  { database: { dialect }, clock }: GroupDependencies,
  run: RunAll,
  set: WorkingSet,
  writes: readonly AnyWrite<unknown>[],
  mode: LockMode,
): Promise<TakenLocks & { readonly serverNow: Moment }> {
  const asked = askedLocks(writes);
  const taken: TakenLocks = { wallets: [], own: new Set() };
  const heads = loadHeads(dialect, asked.tenantIds, (table, rows) => {
    const held = new Set(taken.wallets.map(({ tenantId }) => tenantId));
    const ofTenant = rows as readonly { readonly id?: string; readonly tenantId?: string }[];
    set.add(
      table,
      rows.filter((_row, index) => held.has(ofTenant[index]?.tenantId ?? ofTenant[index]?.id ?? '')),
    );
  });
  let present = 0;
  const reading = dialect === 'sqlite' ? [] : [presentStep((read) => (present = read))];
  await runSteps(run, [...takeLocks(dialect, asked, mode, taken), ...heads, ...reading]);
  set.add(walletsTable, taken.wallets);
  return { ...taken, serverNow: clock() ?? (dialect === 'sqlite' ? systemClock() : present) };
}

/** The tenants whose wallets the group holds, with those that it creates. */
function tenantsOf(set: WorkingSet, wallets: readonly Wallet[]): Tenant[] {
  return wallets.flatMap(({ tenantId }) => set.find(tenantsTable, { id: tenantId }) ?? []);
}

/** What takes along what waits for the tenants whose clocks the group has set. */
function followClocks(
  { database: { dialect }, dueSources }: GroupDependencies,
  set: WorkingSet,
  locked: readonly Wallet[],
  serverNow: Moment,
): Step[] {
  return locked.flatMap((before) => {
    const { tenantId } = before;
    const after = set.find(walletsTable, { tenantId });
    if (after === undefined || !isSet(before, after)) return [];
    return followClock(dialect, dueSources, tenantId, before, after, serverNow);
  });
}

/** A write whose lock is taken, with the head with which the group begins. */
interface Turn {
  readonly asked: Asked;
  readonly reads: DeclaredReads;
}

function turnOf(set: WorkingSet, write: AnyWrite<unknown>, own: ReadonlySet<string>): Turn | undefined {
  const asked = write.lock !== undefined && !own.has(write.lock) ? undefined : askedOf(set, write);
  return asked && { asked, reads: new DeclaredReads(set) };
}

/** A write with its head as the decisions so far have left it; undefined where its wallet is not locked. */
function askedOf(set: WorkingSet, write: AnyWrite<unknown>): Asked | undefined {
  if (write.lock !== undefined) return { write, head: null };
  const head = findHead(set, write.tenantId);
  return head && { write, head };
}

/**
 * Decides in the order of arrival, until the group's time is over. Behind a deferred write, those of its lock are deferred too:
 * none overtakes it. At least one is decided.
 */
function decideInOrder(
  dependencies: GroupDependencies,
  set: WorkingSet,
  turns: readonly (Turn | undefined)[],
  serverNow: Moment,
): (Outcome | undefined)[] {
  const decided = new Set<string>();
  const deferred = new Set<string>();
  const { watch, decidingClock = () => performance.now() } = dependencies;
  watch?.deciding();
  const end = decidingClock() + DECIDING_MS;
  return turns.map((turn) => {
    if (turn === undefined) return undefined;
    const lock = lockOf(turn.asked.write);
    if (deferred.has(lock)) return { deferred: true };
    if (decided.size > 0 && decidingClock() >= end) {
      deferred.add(lock);
      return { deferred: true };
    }
    const outcome = takeTurn(dependencies, set, turn, serverNow, !decided.has(lock));
    ('deferred' in outcome ? deferred : decided).add(lock);
    return outcome;
  });
}

function takeTurn(
  dependencies: GroupDependencies,
  set: WorkingSet,
  { asked: { write }, reads }: Turn,
  serverNow: Moment,
  isFirst: boolean,
): Outcome {
  try {
    const asked = askedOf(set, write);
    if (asked === undefined) throw new Error(`The head of ${lockOf(write)} was lost from the working set`);
    const loaded = reads.now(asked, serverNow);
    if (loaded !== undefined) return { reply: decide(dependencies, set, asked, loaded, serverNow) };
    // Nothing has changed since the needs of its lock's first write were loaded: it would be deferred for ever.
    if (isFirst) throw new Error('The needs of a write are no function of what they are given');
    return { deferred: true };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error };
    dependencies.onFault(error);
    return { refusal: new ApiError('internal_error', { cause: error }) };
  }
}

/** Makes a decision, and applies its effects; answers its reply. */
function decide(
  { newId, randomBytes, providers, platformName, sealer }: GroupDependencies,
  set: WorkingSet,
  { write, head }: Asked,
  loaded: Loaded,
  serverNow: Moment,
): unknown {
  const { actor, request = null } = write;
  const common = { serverNow, newId, randomBytes, sealer, actor, request };
  if (head === null) {
    const { reply, effects } = write.decide(loaded, common);
    set.applyRows(effects);
    return reply;
  }
  const now = tenantNow(head.wallet, serverNow);
  const { reply, effects } = write.decide(loaded, { head, now, providers, platformName, ...common });
  set.apply(write.tenantId, effects, now);
  return reply;
}
