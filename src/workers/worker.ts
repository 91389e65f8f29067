import { setTimeout as delay } from 'node:timers/promises';
import type { Moment, SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { expireEvidence } from '../flows/evidence/expire-evidence.ts';
import { expireQuote } from '../flows/quotes/expire-quote.ts';
import { releaseHoldback } from '../flows/receipts/release-holdback.ts';
import { connectedProviders, type ProviderPorts } from '../providers/provider-port.ts';
import { deliverIdentityCheck } from '../providers/simulator/deliver-identity-check.ts';
import { deliverSimulatedReport } from '../providers/simulator/deliver-simulated-report.ts';
import type { Lane } from '../writes/lane.ts';
import { carryOutInstruction } from './carry-out-instruction.ts';
import { findFirstDue, findReadyWork, workKey, type DueWork, type ReadyWorkQuery } from './due-work.ts';
import { FailingWork } from './failing-work.ts';

/** How often a worker looks for work that no commit of this process announced, one query a time. */
const POLL_MS = 200;

/** How long a control call waits for work that another worker holds. */
const SETTLE_LIMIT_MS = 20_000;

/** What the worker works with. */
export interface WorkerDependencies {
  readonly database: Database;
  readonly lane: Lane;
  /** The orders of a provider that is not connected stay queued. */
  readonly ports: ProviderPorts;
  readonly clock: SharedClock;
  readonly newToken: () => string;
  readonly onFault: (error: unknown) => void;
  /** Told of what went well, and should be looked at all the same. */
  readonly onAlert?: (message: string, facts: Readonly<Record<string, string>>) => void;
}

/**
 * Moves on what has fallen due: orders to providers, what simulated ones report, hold-backs.
 * Several workers, in one process or many, are safe: every piece of work is claimed or harmless twice.
 */
export class Worker {
  readonly #dependencies: WorkerDependencies;
  readonly #failing = new FailingWork(() => performance.now());
  #wake: () => void = () => undefined;
  #isStopped = false;
  #loop: Promise<void> = Promise.resolve();

  constructor(dependencies: WorkerDependencies) {
    this.#dependencies = dependencies;
    dependencies.lane.onCommit((_changed, dueInMs) => {
      if (dueInMs === 0) this.#wake();
      // What falls due later than that is found by the next look.
      else if (dueInMs !== null && dueInMs < POLL_MS) setTimeout(() => this.#wake(), dueInMs).unref();
    });
  }

  /** Starts to work in the background. */
  start(): void {
    this.#loop = this.#run();
  }

  /** Finishes what is under way and takes nothing more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#loop;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      const woken = new Promise<void>((resolve) => (this.#wake = resolve));
      const done = await this.#round().catch((error: unknown) => {
        this.#dependencies.onFault(error);
        return 0;
      });
      if (done === 0) await Promise.race([woken, delay(POLL_MS, undefined, { ref: false })]);
    }
  }

  /** Carries out what is due now; answers how much there was. */
  async #round(): Promise<number> {
    const { database } = this.#dependencies;
    const ready = await findReadyWork(database, { ...this.#within(), failing: this.#failing.waiting() });
    await Promise.all(ready.map((work) => this.#carryOut(work)));
    return ready.length;
  }

  #within(): Pick<ReadyWorkQuery, 'clock' | 'callable'> {
    const { clock, ports } = this.#dependencies;
    return { clock, callable: connectedProviders(ports) };
  }

  /** Carries out one piece of work; answers whether that went well. What fails stays due, and is tried again later. */
  async #carryOut(work: DueWork): Promise<boolean> {
    const name = workKey(work);
    try {
      await this.#carryOutByKind(work);
      this.#failing.forget(name);
      return true;
    } catch (error) {
      this.#failing.note(name);
      this.#dependencies.onFault(error);
      return false;
    }
  }

  async #carryOutByKind(work: DueWork): Promise<void> {
    const { lane } = this.#dependencies;
    const { tenantId, id } = work;
    switch (work.kind) {
      case 'instruction':
        await carryOutInstruction(this.#dependencies, {
          tenantId,
          subject: id,
          kind: work.order,
          provider: work.provider,
        });
        return;
      case 'simulated_report':
        if ((await lane.submit(deliverSimulatedReport(tenantId, id, work.provider))) === 'stale') {
          this.#dependencies.onAlert?.('stale report', {
            tenantId,
            operationId: id,
            provider: work.provider,
          });
        }
        return;
      case 'holdback':
        await lane.submit(releaseHoldback(tenantId, id));
        return;
      case 'quote_expiry':
        await lane.submit(expireQuote(tenantId, id));
        return;
      case 'identity_check':
        await lane.submit(deliverIdentityCheck(tenantId, id));
        return;
      case 'evidence_expiry':
        await lane.submit(expireEvidence(tenantId, id));
        return;
    }
  }

  /** The earliest moment, up to a limit on the tenant's clock, at which something falls due for the tenant. */
  async findNextDue(tenantId: string, dueUntil: Moment): Promise<Moment | undefined> {
    const { database } = this.#dependencies;
    const first = await findFirstDue(database, { ...this.#within(), tenantId, dueUntil });
    return first?.dueAt;
  }

  /**
   * Carries out everything that is due for one tenant, in the order in which it fell due, until nothing is left.
   * @throws ApiError service_unavailable when work that another worker holds does not end in time.
   */
  async settle(tenantId: string): Promise<void> {
    const { database } = this.#dependencies;
    const deadline = performance.now() + SETTLE_LIMIT_MS;
    for (;;) {
      const first = await findFirstDue(database, { ...this.#within(), tenantId });
      if (first === undefined) return;
      if (performance.now() > deadline) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
      if (first.isLeased) await delay(20);
      else if (!(await this.#carryOut(first))) await delay(POLL_MS);
    }
  }
}
