import { setTimeout as delay } from 'node:timers/promises';
import type { Moment, SharedClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { Write } from '../writes/write.ts';
import { AccountTurns, inTurns } from './account-turns.ts';
import { Bell, WorkPool } from './loop.ts';
import {
  findFirstDue,
  findReadyWork,
  ROUND_LIMIT,
  workKey,
  type Callable,
  type DueKind,
  type DuePlaces,
  type DueWork,
  type TenantWorkQuery,
} from './due-work.ts';
import { FailingWork } from './failing-work.ts';
import type { LoopHealth } from './loop-health.ts';
import { type Begun, FollowUps } from './follow-ups.ts';
import { ALONE, type Sharing } from './processes.ts';
import { Rounds } from './rounds.ts';
import type { WorkHealth } from './work-health.ts';
import type { WorkerHealth } from './worker-health.ts';
import type { WorkerName } from './worker-names.ts';

/** How often the workers of a database look for work that no commit announced, one query a time, in turns. */
const POLL_MS = 200;

/** The time between two looks, at least: what ends one by one is followed up together. */
const PAUSE_MS = 5;

/** How long a control call waits for work that another worker holds. */
const SETTLE_LIMIT_MS = 20_000;

/** How many pieces of work are under way at once that call nobody: they share the database. */
const LOCAL: DuePlaces = { places: 64 };

/** Work that would fail whatever it is about is tried again as often as a round that fails. */
const LONGEST_BACK_OFF_MS = 5_000;

/** Provider calls: each provider has places of its own. */
export interface OrderCalls {
  /** Every provider that is connected, with how long a call of it may take. */
  readonly connected: readonly (Callable & { readonly limits: { readonly timeoutMs: number } })[];
  /** Those whose breaker lets calls through, whether there is room or not. */
  readonly open: readonly Callable[];
  /** Those that can be called now. */
  readonly callable: readonly Callable[];
  /** Those that are simulated: a control call waits for them. */
  readonly simulated: readonly Callable[];
  /** The places in which a call is made; undefined where there is none now. */
  poolFor(work: DueWork): WorkPool | undefined;
  call(work: DueWork): Promise<void>;
  /** Waits until no call is under way. */
  idle(): Promise<void>;
}

/** Whoever makes deliveries of events and posts them; the worker tells what is due. */
export interface WebhookPosting {
  /** Whether there is a place for an attempt more. */
  readonly hasRoom: boolean;
  /** Accounts that hold their share of the places. */
  crowded(): readonly string[];
  /** Work (workKey) whose next attempt waits for the end of one that is under way. */
  waiting(): readonly string[];
  /** Begins what is due, and waits for no receiver. */
  carryOut(work: DueWork): Promise<void>;
  /** Waits until no attempt is under way. */
  idle(): Promise<void>;
}

/** What simulated providers do of their own accord. */
export interface SimulatedReports {
  /** Delivers what has fallen due; answers `stale` if it came very late. */
  deliver(work: DueWork): Write<unknown>;
}

/** What the worker works with. */
export interface WorkerDependencies {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
  /** Every kind of work, in the order in which work of the same moment is taken up. */
  readonly kinds: readonly DueKind[];
  readonly calls: OrderCalls;
  /** Null where no provider is simulated. */
  readonly simulated: SimulatedReports | null;
  readonly webhooks?: WebhookPosting | null;
  readonly clock: SharedClock;
  /** Told of looks and of pieces of work, and of those that fail. */
  readonly health: WorkerHealth;
  /** With other processes; alone unless this is given. */
  readonly processes?: Sharing;
  /** A clock that never goes back, in milliseconds: the machine's unless this is given. */
  readonly elapsed?: () => number;
  /** Told of what went well, and should be looked at all the same. */
  readonly onAlert?: (message: string, facts: Readonly<Record<string, string>>) => void;
}

/** Whether there may be more of some kind than a look finds. */
function hasMore(ready: readonly DueWork[]): boolean {
  const counts = new Map<string, number>();
  for (const { kind, provider } of ready) {
    const of = `${kind} ${provider ?? ''}`;
    counts.set(of, (counts.get(of) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= ROUND_LIMIT);
}

/**
 * Moves on what has fallen due: orders to providers, what simulated ones report, hold-backs. Every provider has a pool of
 * its own, and so has what calls nobody: a call that hangs holds one place until its time is over, and nobody else.
 * Several workers, in one process or many, are safe: every piece of work is claimed or harmless twice.
 */
export class Worker {
  readonly #dependencies: WorkerDependencies;
  readonly #failing: FailingWork;
  readonly #kinds: ReadonlyMap<string, DueKind>;
  readonly #pools: ReadonlyMap<DuePlaces, WorkPool>;
  readonly #turns = new AccountTurns(ROUND_LIMIT);
  /** Rung where there is something to look for. */
  readonly #bell = new Bell();
  readonly #rounds: Rounds;
  readonly #followUps: FollowUps;
  /** Whether the last look found more than there were places for. */
  #isMoreLeft = false;
  /** How work of each kind goes: a statement that fails may be one of its own. */
  readonly #work: ReadonlyMap<string, WorkHealth>;

  constructor(dependencies: WorkerDependencies) {
    this.#dependencies = dependencies;
    const { health, kinds, processes = ALONE, elapsed = () => performance.now() } = dependencies;
    this.#failing = new FailingWork(elapsed);
    this.#kinds = new Map(kinds.map((each) => [each.kind, each]));
    const pools = new Set([LOCAL, ...kinds.flatMap(({ takes }) => takes ?? [])]);
    this.#pools = new Map([...pools].map((each) => [each, new WorkPool(each.places)]));
    this.#work = new Map(kinds.map(({ kind, worker }) => [kind, health.work(worker)]));
    const announced = kinds.flatMap(({ table, isAnnounced }) => (isAnnounced === true ? [table] : []));
    this.#rounds = new Rounds({
      restMs: () => processes.paced(POLL_MS),
      bell: this.#bell,
      // One statement looks for all of it.
      loop: health.loop(this.workers),
      round: async (signal) => {
        // Not at once again: what ends one by one is followed up together.
        await delay(PAUSE_MS);
        await this.#look(signal);
      },
    });
    const look = (): void => this.#bell.ring();
    this.#followUps = new FollowUps({ kinds, look, begin: (work) => this.#begin(work) });
    dependencies.writeQueue.onCommit((changed, due) => {
      if (due.isClockSet || announced.some((table) => changed.has(table))) look();
      for (const row of due.rows) this.#followUps.note(row);
    });
  }

  /** The workers whose work this is. */
  get workers(): readonly WorkerName[] {
    return [...new Set(this.#dependencies.kinds.map(({ worker }) => worker))];
  }

  /** The health of its looks. */
  get loops(): readonly LoopHealth[] {
    return this.#rounds.loops;
  }

  /** Starts to work in the background. */
  start(): void {
    this.#followUps.start();
    this.#rounds.start();
  }

  /** Finishes what is under way and takes nothing more. */
  async stop(): Promise<void> {
    this.#followUps.stop();
    await this.#rounds.stop();
    const pools = [...this.#pools.values()];
    await Promise.all([this.#dependencies.calls.idle(), ...pools.map((pool) => pool.idle())]);
    await this.#dependencies.webhooks?.idle();
  }

  /**
   * The workers that leave work lying: it has been due for so long, and they have begun none of its kind for as long. What
   * failed here is no part of it, nor what waits for a provider that is not connected or is not to be called now.
   */
  async findNeglected(waitedMs: number): Promise<ReadonlySet<WorkerName>> {
    const { database, kinds, calls, clock, simulated, webhooks } = this.#dependencies;
    const lying = await findReadyWork(database, {
      kinds,
      clock,
      waitedMs,
      callable: calls.open,
      isSimulated: simulated !== null,
      isPosting: webhooks !== null && webhooks !== undefined,
      failing: [...this.#failing.known(), ...(webhooks?.waiting() ?? [])],
      resting: webhooks?.crowded() ?? [],
    });
    const isNeglected = (work: DueWork): boolean => {
      // A pool whose calls all hang begins another one within the time that a call may take.
      const isCall = this.#kinds.get(work.kind)?.carriedOutBy === 'calls';
      const provider = calls.connected.find(({ name }) => isCall && name === work.provider);
      const callMs = provider?.limits.timeoutMs ?? 0;
      return (this.#work.get(work.kind)?.idleMs ?? 0) >= waitedMs + callMs;
    };
    return new Set(lying.filter(isNeglected).flatMap(({ kind }) => this.#kinds.get(kind)?.worker ?? []));
  }

  /** Begins whatever can be begun now. */
  async #look(signal: AbortSignal): Promise<void> {
    const { database, kinds, calls, clock, simulated, webhooks } = this.#dependencies;
    const ready = await findReadyWork(database, {
      kinds,
      clock,
      callable: calls.callable,
      isSimulated: simulated !== null,
      isLocalFree: this.#freeFor(LOCAL) > 0,
      isPosting:
        webhooks?.hasRoom === true && this.#hasPlace(({ carriedOutBy }) => carriedOutBy === 'posting'),
      failing: [...this.#failing.waiting(), ...(webhooks?.waiting() ?? [])],
      resting: [...(webhooks?.crowded() ?? []), ...this.#turns.resting()],
    });
    if (signal.aborted) return;
    const inTurn = ready.filter(({ kind }) => this.#kinds.get(kind)?.isInTurns === true);
    const hasHidden = this.#turns.found(inTurn);
    if (hasHidden && this.#hasPlace(({ isInTurns }) => isInTurns === true)) this.#bell.ring();
    const begun = inTurns(ready).map((work) => this.#begin(work));
    this.#isMoreLeft = this.#isFull || begun.includes('full') || hasMore(ready);
  }

  /** Whether a look leaves out what is ready, since it has no place. */
  get #isFull(): boolean {
    const { calls, webhooks } = this.#dependencies;
    const isPosting = webhooks !== null && webhooks !== undefined;
    return (
      this.#freeFor(LOCAL) === 0 ||
      calls.callable.length < calls.open.length ||
      (isPosting && !(webhooks.hasRoom && this.#hasPlace(({ carriedOutBy }) => carriedOutBy === 'posting')))
    );
  }

  #begin(work: DueWork): Begun {
    const name = workKey(work);
    if (this.#failing.isWaiting(name)) return 'not_now';
    const pool = this.#poolFor(work);
    if (pool === undefined) return this.#isOpen(work) ? 'full' : 'not_now';
    if (pool.has(name)) return 'under_way';
    if (pool.free === 0) return 'full';
    this.#followUps.forget(work);
    pool.begin(
      name,
      () => this.#carryOut(work),
      () => {
        this.#followUps.ended(work);
        if (this.#isMoreLeft) this.#bell.ring();
      },
    );
    return 'begun';
  }

  /** Whether its provider may be called when there is a place. */
  #isOpen({ kind, provider }: DueWork): boolean {
    const found = this.#kinds.get(kind);
    if (found?.carriedOutBy !== 'calls') return false;
    return this.#dependencies.calls.open.some(({ name, isAskedOnly }) => {
      return name === provider && (isAskedOnly !== true || found.provider === 'was_given');
    });
  }

  #freeFor(places: DuePlaces = LOCAL): number {
    return this.#pools.get(places)?.free ?? 0;
  }

  /** Whether work of some kinds has a place. */
  #hasPlace(isOne: (kind: DueKind) => boolean): boolean {
    return this.#dependencies.kinds.some((kind) => isOne(kind) && this.#freeFor(kind.takes) > 0);
  }

  /** The pool in which a piece of work takes a place; undefined where there is none now. */
  #poolFor(work: DueWork): WorkPool | undefined {
    const { calls, simulated } = this.#dependencies;
    const kind = this.#kinds.get(work.kind);
    if (kind?.carriedOutBy === 'calls') return calls.poolFor(work);
    if (kind?.carriedOutBy === 'simulator' && simulated === null) return undefined;
    return this.#pools.get(kind?.takes ?? LOCAL);
  }

  /** Carries out one piece of work; answers whether that went well. What fails stays due, and is tried again later. */
  async #carryOut(work: DueWork): Promise<boolean> {
    const name = workKey(work);
    const health = this.#work.get(work.kind);
    health?.begun();
    try {
      await this.#carryOutByKind(work);
      this.#failing.forget(name);
      health?.succeeded();
      return true;
    } catch (error) {
      const isOfAll = health?.failed(error) === true;
      this.#failing.note(name, isOfAll ? LONGEST_BACK_OFF_MS : undefined);
      return false;
    }
  }

  async #carryOutByKind(work: DueWork): Promise<void> {
    const { writeQueue, calls, simulated, webhooks, onAlert } = this.#dependencies;
    const by = this.#kinds.get(work.kind)?.carriedOutBy;
    if (typeof by === 'function') await by(work, this.#dependencies);
    else if (by === 'calls') await calls.call(work);
    else if (by === 'posting') await webhooks?.carryOut(work);
    else if (simulated !== null && (await writeQueue.submit(simulated.deliver(work))) === 'stale') {
      const { tenantId, id: subject, provider } = work;
      onAlert?.('stale report', { tenantId, subject, provider: provider ?? '' });
    }
  }

  /** What a control call waits for: work that calls nobody, and simulated providers. Nobody waits for a real one. */
  #settled(): Omit<TenantWorkQuery, 'tenantId'> {
    const { kinds, calls, clock, simulated } = this.#dependencies;
    return { kinds, clock, callable: calls.simulated, isSimulated: simulated !== null };
  }

  /** The earliest moment, up to a limit on the tenant's clock, at which something falls due for the tenant. */
  async findNextDue(tenantId: string, dueUntil: Moment): Promise<Moment | undefined> {
    const { database } = this.#dependencies;
    const first = await findFirstDue(database, { ...this.#settled(), tenantId, dueUntil });
    return first?.dueAt;
  }

  /**
   * Carries out everything that is due for one tenant, in the order in which it fell due, until nothing is left.
   * @throws ApiError service_unavailable when work that another worker holds does not end in time.
   */
  async settle(tenantId: string): Promise<void> {
    const { database } = this.#dependencies;
    let deadline = performance.now() + SETTLE_LIMIT_MS;
    for (;;) {
      const first = await findFirstDue(database, { ...this.#settled(), tenantId });
      if (first === undefined) return;
      if (performance.now() > deadline)
        throw new ApiError('service_unavailable', { reason: 'due_work_late', retryAfterSeconds: 1 });
      if (first.isLeased) await delay(20);
      else if (!(await this.#carryOut(first))) await delay(POLL_MS);
      // As long as anything goes on nobody waits, however much is due.
      else deadline = performance.now() + SETTLE_LIMIT_MS;
    }
  }
}
