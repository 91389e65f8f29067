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
import type { CommitMarks, MovementHead } from './commit-mark.ts';
import { createHeads, dropHeads, findHead, loadHeads } from './heads.ts';
import { askedLocks, takeLocks, type LockMode, type TakenLocks } from './locks.ts';
import { type DueRow, followClock, isSet } from './ready-rows.ts';
import { tenantsTable, type Tenant } from './tenant.ts';
import type { WriteQueueWatch } from './watch.ts';
import type { Projection } from './projection.ts';
import { WorkingSet } from './working-set.ts';
import { lockOf, type AnyWrite, type Loaded } from './write.ts';

/** Milliseconds of deciding per group: nothing else happens in the process. A begun decision is finished. */
const DECIDING_MS = 5;

/** What a group runs on. */
export interface GroupDependencies {
  readonly database: Database;
  readonly clock: SharedClock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly providers: ProviderFacts;
  readonly dueSources: readonly DueSource[];
  /** Sender of what is not paid in a tenant's name. */
  readonly platformName: string;
  readonly sealer: Sealer;
  /** What capabilities derive from writes. */
  readonly projections: readonly Projection[];
  /** In [0, 1): spreads retries. */
  readonly random: () => number;
  /** Told of faults of the program. */
  readonly onFault: (error: unknown) => void;
  readonly watch?: Pick<WriteQueueWatch, 'deciding'> | undefined;
  readonly marks: CommitMarks;
  /** How long a group waits for a lock of another process; the usual time by default. */
  readonly patientMs?: number | undefined;
  /** Milliseconds; the process's clock by default. */
  readonly decidingClock?: (() => number) | undefined;
}

/**
 * A reply, a refusal, or deferred: earlier writes made it need rows not loaded, or the group's time is over. Nothing of
 * a deferred write has happened; it goes first in the next group.
 */
export type Outcome =
  | { readonly reply: unknown }
  | { readonly refusal: ApiError }
  | { readonly deferred: true };

/** What a commit left to be done. */
export interface CommitDue {
  /** Written rows about which something is to be done within two seconds. */
  readonly rows: readonly DueRow[];
  /** A clock was set: what waited for it may have fallen due, whether it was written or not. */
  readonly isClockSet: boolean;
}

/** In order; undefined for a write whose lock another process holds. */
export interface GroupResult {
  readonly outcomes: readonly (Outcome | undefined)[];
  readonly changedTables: ReadonlySet<string>;
  readonly openedAlarms: readonly Alarm[];
  readonly due: CommitDue;
  /** Milliseconds of COMMIT; null with nothing to commit. */
  readonly commitMs: number | null;
}

/** `unknown`: COMMIT was sent without an answer. */
export class GroupFailure extends Error {
  readonly stage: 'before commit' | 'unknown';

  constructor(stage: 'before commit' | 'unknown', cause: unknown) {
    super(`A group of writes failed (${stage})`, { cause });
    this.stage = stage;
  }
}

interface Decided extends Omit<GroupResult, 'commitMs'> {
  readonly steps: readonly Step[];
  readonly serverNow: Moment;
  /** A movement that it brings. */
  readonly movement: MovementHead | undefined;
}

/**
 * Runs writes as one transaction: locks, loads, decides in order, writes, commits. A refusal leaves the others
 * untouched.
 * @param mode `pass` skips writes whose lock another process holds; `wait` queues in the database
 * @throws GroupFailure when the database fails
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
  const { steps, serverNow, movement, ...result } = decided;
  const isChange = result.changedTables.size > 0;
  const since = performance.now();
  try {
    if (isChange) {
      const mark = dependencies.marks.begin(serverNow);
      await runSteps(transaction.commit, [...steps, ...mark.steps]);
      mark.committed(movement);
    } else await transaction.rollback();
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
  dropHeads(set, undecidedTenants(writes, outcomes), serverNow);
  const changedTables = set.changedTables();
  const { steps, openedAlarms, due } = await set.changes(run, dialect, serverNow);
  const clocks = followClocks(dependencies, set, wallets, serverNow);
  return {
    outcomes,
    changedTables,
    openedAlarms,
    due: { rows: due, isClockSet: clocks.length > 0 },
    steps: [...steps, ...clocks],
    serverNow,
    movement: newMovement(set, wallets),
  };
}

function undecidedTenants(
  writes: readonly AnyWrite<unknown>[],
  outcomes: readonly (Outcome | undefined)[],
): Tenant[] {
  return writes.flatMap((write, index) => {
    const outcome = outcomes[index];
    const isDecided = outcome !== undefined && 'reply' in outcome;
    return isDecided || write.tenantId === undefined ? [] : (write.newTenant ?? []);
  });
}

/** The newest of a wallet that has more than before; one of them is enough to know the commit by. */
function newMovement(set: WorkingSet, before: readonly Wallet[]): MovementHead | undefined {
  for (const { tenantId, seq } of before) {
    const wallet = set.find(walletsTable, { tenantId });
    if (wallet !== undefined && wallet.seq > seq) return { tenantId, seq: wallet.seq, hash: wallet.headHash };
  }
  return undefined;
}

/**
 * Only a lock's holder knows the present: what was read before or while waiting for it may lie behind others' writes.
 * So the clock is read after all locks.
 */
async function lockHeads(
  { database: { dialect }, clock, patientMs }: GroupDependencies,
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
  await runSteps(run, [...takeLocks(dialect, asked, mode, taken, patientMs), ...heads, ...reading]);
  set.add(walletsTable, taken.wallets);
  return { ...taken, serverNow: clock() ?? (dialect === 'sqlite' ? systemClock() : present) };
}

/** New tenants included. */
function tenantsOf(set: WorkingSet, wallets: readonly Wallet[]): Tenant[] {
  return wallets.flatMap(({ tenantId }) => set.find(tenantsTable, { id: tenantId }) ?? []);
}

/** What waits for tenants whose clocks were set. */
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

interface Turn {
  readonly asked: Asked;
  readonly reads: DeclaredReads;
}

function turnOf(set: WorkingSet, write: AnyWrite<unknown>, own: ReadonlySet<string>): Turn | undefined {
  const asked = write.lock !== undefined && !own.has(write.lock) ? undefined : askedOf(set, write);
  return asked && { asked, reads: new DeclaredReads(set) };
}

/** With the head as decisions have left it; undefined if its wallet is not locked. */
function askedOf(set: WorkingSet, write: AnyWrite<unknown>): Asked | undefined {
  if (write.lock !== undefined) return { write, head: null };
  const head = findHead(set, write.tenantId);
  return head && { write, head };
}

/** In order, until the time is over, at least one. After a deferred write, those of its lock are deferred too. */
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
    // Nothing has changed since its needs were loaded: it would be deferred for ever.
    if (isFirst) throw new Error('The needs of a write are no function of what they are given');
    return { deferred: true };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error };
    dependencies.onFault(error);
    return { refusal: new ApiError('internal_error', { cause: error }) };
  }
}

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
    set.applyRows(effects, serverNow);
    return reply;
  }
  const now = tenantNow(head.wallet, serverNow);
  const { reply, effects } = write.decide(loaded, { head, now, providers, platformName, ...common });
  set.apply(write.tenantId, effects, now, serverNow);
  return reply;
}
