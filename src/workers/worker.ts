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
import { findDueWork, type DueWork } from './due-work.ts';

/** How often a worker looks for work that no commit of this process announced. */
const POLL_MS = 200;

/** How long a control call waits for work that another worker holds. */
const SETTLE_LIMIT_MS = 20_000;

const WAKING_TABLES = ['instructions', 'simulated_orders', 'simulated_checks', 'receipts'];

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
  #wake: () => void = () => undefined;
  #isStopped = false;
  #loop: Promise<void> = Promise.resolve();

  constructor(dependencies: WorkerDependencies) {
    this.#dependencies = dependencies;
    dependencies.lane.onCommit((changed) => {
      if (WAKING_TABLES.some((table) => changed.has(table))) this.#wake();
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
    const { database, clock } = this.#dependencies;
    const due = this.#workable(await findDueWork(database, { clock }));
    const free = due.filter(({ isLeased }) => !isLeased);
    await Promise.all(free.map((work) => this.#carryOut(work)));
    return free.length;
  }

  #workable(due: readonly DueWork[]): DueWork[] {
    const connected = connectedProviders(this.#dependencies.ports);
    return due.filter(
      ({ kind, provider }) => kind !== 'instruction' || connected.some((name) => name === provider),
    );
  }

  async #carryOut(work: DueWork): Promise<void> {
    try {
      await this.#carryOutByKind(work);
    } catch (error) {
      // One piece of work that fails must not keep the others; it stays due and is tried again.
      this.#dependencies.onFault(error);
      await delay(POLL_MS);
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
    const { database, clock } = this.#dependencies;
    const [first] = this.#workable(await findDueWork(database, { clock, tenantId, dueUntil }));
    return first?.dueAt;
  }

  /**
   * Carries out everything that is due for one tenant, in the order in which it fell due, until nothing is left.
   * @throws ApiError service_unavailable when work that another worker holds does not end in time.
   */
  async settle(tenantId: string): Promise<void> {
    const { database, clock } = this.#dependencies;
    const deadline = performance.now() + SETTLE_LIMIT_MS;
    for (;;) {
      const [first] = this.#workable(await findDueWork(database, { clock, tenantId }));
      if (first === undefined) return;
      if (performance.now() > deadline) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
      if (first.isLeased) await delay(20);
      else await this.#carryOut(first);
    }
  }
}
