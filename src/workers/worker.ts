import { setTimeout as delay } from 'node:timers/promises';
import type { Moment, SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { expireEvidence } from '../flows/evidence/expire-evidence.ts';
import { draftDueInvoice, readDueInvoice } from '../flows/invoices/draft-due-invoice.ts';
import { expireQuote } from '../flows/quotes/expire-quote.ts';
import { releaseHoldback } from '../flows/receipts/release-holdback.ts';
import { convertWhenFinal } from '../flows/transfers/convert-transfer.ts';
import { webhookFanOutsTable } from '../outbox/webhook-fan-out.ts';
import { SIMULATED, type Providers } from '../providers/provider.ts';
import type { SimulatedWork } from '../providers/simulated-work.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { Lane } from '../writes/lane.ts';
import { AccountTurns, inTurns } from './account-turns.ts';
import { Bell } from './bell.ts';
import {
  findFirstDue,
  findReadyWork,
  isOrder,
  isWebhookWork,
  ROUND_LIMIT,
  webhookLineKey,
  workKey,
  type DueWebhookWork,
  type DueWork,
  type TenantWorkQuery,
} from './due-work.ts';
import { FailingWork } from './failing-work.ts';
import type { LoopHealth } from './loop-health.ts';
import { ProviderCalls, type LineFigures } from './provider-calls.ts';
import { Rounds } from './rounds.ts';
import type { WorkHealth } from './work-health.ts';
import { WorkPool } from './work-pool.ts';
import type { WorkerHealth } from './worker-health.ts';
import type { WorkerName } from './worker-names.ts';

/** How often a worker looks for work that no commit of this process announced, one query a time. */
const POLL_MS = 200;

/** The time between two looks, at least: what ends one by one is followed up together. */
const PAUSE_MS = 5;

/** How long a control call waits for work that another worker holds. */
const SETTLE_LIMIT_MS = 20_000;

/** How many pieces of work are under way at once that call nobody: they share the database. */
const LOCAL_PLACES = 64;

/** For how many subscriptions attempts are begun at once. */
const WEBHOOK_PLACES = 32;

/** For how many events deliveries are made at once, which may share one commit: it is to be a short one. */
const FAN_OUT_PLACES = 16;

/** Work that would fail whatever it is about is tried again as often as a round that fails. */
const LONGEST_BACK_OFF_MS = 5_000;

const WORKER_OF: Readonly<Record<DueWork['kind'], WorkerName>> = {
  instruction: 'orders',
  ask: 'orders',
  holdback: 'orders',
  transfer: 'orders',
  quote_expiry: 'orders',
  evidence_expiry: 'orders',
  invoice: 'orders',
  simulated_report: 'reports',
  identity_check: 'reports',
  customer_check: 'reports',
  webhook_fan_out: 'webhooks',
  webhook_line: 'webhooks',
  webhook_lease: 'webhooks',
};

/** Whoever makes deliveries of events and posts them; the worker tells what is due. */
export interface WebhookPosting {
  /** Whether there is a place for an attempt more. */
  readonly hasRoom: boolean;
  /** Accounts that hold their share of the places. */
  crowded(): readonly string[];
  /** Subscriptions whose next attempt waits for the end of one that is under way. */
  waiting(): readonly string[];
  /** Begins what is due, and waits for no receiver. */
  carryOut(work: DueWebhookWork): Promise<void>;
  /** Waits until no attempt is under way. */
  idle(): Promise<void>;
}

/** What the worker works with. */
export interface WorkerDependencies {
  readonly database: Database;
  readonly lane: Lane;
  /** The orders of a provider that is not connected stay queued. */
  readonly providers: Providers;
  /** What simulated providers do of their own accord; null where none is simulated. */
  readonly simulated: SimulatedWork | null;
  /** Null where nobody posts webhooks. */
  readonly webhooks?: WebhookPosting | null;
  readonly clock: SharedClock;
  readonly newToken: () => string;
  /** Opens what an order has sealed. */
  readonly sealer: Pick<Sealer, 'open'>;
  readonly onFault: (error: unknown) => void;
  /** Told of looks and of pieces of work, and of those that fail. */
  readonly health: WorkerHealth;
  /** A clock that never goes back, in milliseconds: the machine's unless this is given. */
  readonly elapsed?: () => number;
  /** Told of what went well, and should be looked at all the same. */
  readonly onAlert?: (message: string, facts: Readonly<Record<string, string>>) => void;
}

/**
 * Moves on what has fallen due: orders to providers, what simulated ones report, hold-backs. Every provider has a pool of
 * its own, and so has what calls nobody: a call that hangs holds one place until its time is over, and nobody else.
 * Several workers, in one process or many, are safe: every piece of work is claimed or harmless twice.
 */
export class Worker {
  readonly #dependencies: WorkerDependencies;
  readonly #failing: FailingWork;
  readonly #calls: ProviderCalls;
  readonly #local = new WorkPool(LOCAL_PLACES);
  /** For making deliveries, and for beginning their attempts, which themselves have places of their own. */
  readonly #fanOuts = new WorkPool(FAN_OUT_PLACES);
  readonly #webhooks = new WorkPool(WEBHOOK_PLACES);
  readonly #turns = new AccountTurns(ROUND_LIMIT);
  /** Rung where there is something to look for. */
  readonly #bell = new Bell();
  readonly #rounds: Rounds;
  /** How work of each kind goes: a statement that fails may be one of its own. */
  readonly #work: ReadonlyMap<DueWork['kind'], WorkHealth>;

  constructor(dependencies: WorkerDependencies) {
    this.#dependencies = dependencies;
    const { health, providers, elapsed = () => performance.now() } = dependencies;
    this.#failing = new FailingWork(elapsed);
    const kinds = Object.entries(WORKER_OF) as [DueWork['kind'], WorkerName][];
    this.#work = new Map(kinds.map(([kind, worker]) => [kind, health.work(worker)]));
    this.#rounds = new Rounds({
      restMs: POLL_MS,
      bell: this.#bell,
      // One statement looks for all of it.
      loop: health.loop(['orders', 'reports', 'webhooks']),
      round: async (signal) => {
        // Not at once again: what ends one by one is followed up together.
        await delay(PAUSE_MS);
        await this.#look(signal);
      },
    });
    this.#calls = new ProviderCalls(providers, dependencies, elapsed);
    dependencies.lane.onCommit((changed, dueInMs) => {
      if (dueInMs === 0 || changed.has(webhookFanOutsTable.name)) this.#bell.ring();
      // What falls due later than that is found by the next look.
      else if (dueInMs !== null && dueInMs < POLL_MS)
        setTimeout(() => {
          this.#bell.ring();
        }, dueInMs).unref();
    });
  }

  /** The health of its looks. */
  get loops(): readonly LoopHealth[] {
    return this.#rounds.loops;
  }

  /** Starts to work in the background. */
  start(): void {
    this.#rounds.start();
  }

  /** Finishes what is under way and takes nothing more. */
  async stop(): Promise<void> {
    await this.#rounds.stop();
    const pools = [this.#local, this.#fanOuts, this.#webhooks];
    await Promise.all([this.#calls.idle(), ...pools.map((pool) => pool.idle())]);
    await this.#dependencies.webhooks?.idle();
  }

  /** How the providers' lines stand. */
  lines(): readonly LineFigures[] {
    return this.#calls.figures();
  }

  /**
   * The workers that leave work lying: it has been due for so long, and they have begun none of its kind for as long. What
   * failed here is no part of it, nor what waits for a provider that is not connected or is not to be called now.
   */
  async findNeglected(waitedMs: number): Promise<ReadonlySet<WorkerName>> {
    const { database, clock, simulated, webhooks } = this.#dependencies;
    const connected = this.#calls.connected;
    const lying = await findReadyWork(database, {
      clock,
      waitedMs,
      callable: this.#calls.open,
      isSimulated: simulated !== null,
      isPosting: webhooks !== null && webhooks !== undefined,
      failing: [...this.#failing.known(), ...this.#waitingLines()],
      resting: webhooks?.crowded() ?? [],
    });
    const isNeglected = (work: DueWork): boolean => {
      // A pool whose calls all hang begins another one within the time that a call may take.
      const provider = connected.find(({ name }) => name === work.provider);
      const callMs = isOrder(work) ? (provider?.limits.timeoutMs ?? 0) : 0;
      return (this.#work.get(work.kind)?.idleMs ?? 0) >= waitedMs + callMs;
    };
    return new Set(lying.filter(isNeglected).map(({ kind }) => WORKER_OF[kind]));
  }

  /** Begins whatever can be begun now. */
  async #look(signal: AbortSignal): Promise<void> {
    const { database, clock, simulated, webhooks } = this.#dependencies;
    const ready = await findReadyWork(database, {
      clock,
      callable: this.#calls.callable,
      isSimulated: simulated !== null,
      isLocalFree: this.#local.free > 0,
      isPosting: webhooks?.hasRoom === true && this.#fanOuts.free + this.#webhooks.free > 0,
      failing: [...this.#failing.waiting(), ...this.#waitingLines()],
      resting: [...(webhooks?.crowded() ?? []), ...this.#turns.resting()],
    });
    if (signal.aborted) return;
    const hasHidden = this.#turns.found(ready.filter(({ kind }) => kind === 'webhook_line'));
    if (hasHidden && this.#webhooks.free > 0) this.#bell.ring();
    for (const work of inTurns(ready)) {
      const pool = this.#poolFor(work);
      const name = workKey(work);
      if (pool === undefined || pool.free === 0 || pool.has(name)) continue;
      pool.begin(
        name,
        () => this.#carryOut(work),
        () => {
          this.#bell.ring();
        },
      );
    }
  }

  #waitingLines(): string[] {
    return (this.#dependencies.webhooks?.waiting() ?? []).map(webhookLineKey);
  }

  /** The pool in which a piece of work takes a place; undefined where there is none now. */
  #poolFor(work: DueWork): WorkPool | undefined {
    if (isOrder(work)) return this.#calls.poolFor(work);
    if (work.kind === 'webhook_fan_out') return this.#fanOuts;
    return isWebhookWork(work) ? this.#webhooks : this.#local;
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
    const { lane, simulated } = this.#dependencies;
    const { tenantId, id } = work;
    switch (work.kind) {
      case 'instruction':
      case 'ask':
        await this.#calls.call(work);
        return;
      case 'simulated_report':
        if (simulated === null) return;
        if (
          (await lane.submit(
            simulated.deliverReport(tenantId, { subject: id, kind: work.order }, work.provider),
          )) === 'stale'
        ) {
          const facts = { tenantId, subject: id, provider: work.provider };
          this.#dependencies.onAlert?.('stale report', facts);
        }
        return;
      case 'identity_check':
        if (simulated !== null) await lane.submit(simulated.deliverCheck(tenantId, id));
        return;
      case 'customer_check':
        if (simulated !== null) await lane.submit(simulated.deliverCustomerCheck(tenantId, id));
        return;
      case 'holdback':
        await lane.submit(releaseHoldback(tenantId, id));
        return;
      case 'transfer':
        await lane.submit(convertWhenFinal(tenantId, id));
        return;
      case 'quote_expiry':
        await lane.submit(expireQuote(tenantId, id));
        return;
      case 'evidence_expiry':
        await lane.submit(expireEvidence(tenantId, id));
        return;
      case 'invoice':
        await this.#draftInvoice(tenantId);
        return;
      case 'webhook_fan_out':
      case 'webhook_line':
      case 'webhook_lease':
        await this.#dependencies.webhooks?.carryOut(work);
        return;
    }
  }

  async #draftInvoice(tenantId: string): Promise<void> {
    const { database, lane } = this.#dependencies;
    const due = await readDueInvoice(database.reader, tenantId);
    if (due !== undefined) await lane.submit(draftDueInvoice(tenantId, due));
  }

  /** What a control call waits for: work that calls nobody, and simulated providers. Nobody waits for a real one. */
  #settled(): Omit<TenantWorkQuery, 'tenantId'> {
    const { clock, simulated } = this.#dependencies;
    const callable = this.#calls.connected.filter(({ adapter }) => adapter === SIMULATED);
    return { clock, callable, isSimulated: simulated !== null };
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
      if (performance.now() > deadline) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
      if (first.isLeased) await delay(20);
      else if (!(await this.#carryOut(first))) await delay(POLL_MS);
      // As long as anything goes on nobody waits, however much is due.
      else deadline = performance.now() + SETTLE_LIMIT_MS;
    }
  }
}
