import { DUE_KINDS } from '../../capabilities.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../identity/ids.ts';
import type { Providers } from '../../provider-seam/port/provider.ts';
import { ProviderCalls } from '../../provider-seam/orders/calls.ts';
import { ALONE, type Sharing } from '../../workers/processes.ts';
import { WorkerHealth } from '../../workers/worker-health.ts';
import { Worker, type WebhookPosting } from '../../workers/worker.ts';
import { testProviders, type TestWriteQueue } from './test-write-queue.ts';

/** What a test gives a worker in place of the usual. */
export interface TestWorkerOptions {
  /** In place of simulated ones. */
  readonly providers?: Partial<Providers>;
  readonly stepMs?: number;
  /** Who posts webhooks; nobody without it. */
  readonly webhooks?: WebhookPosting;
  readonly database?: Database;
  readonly newToken?: () => string;
  /** Alone unless this is given. */
  readonly processes?: Sharing;
  /** In place of the machine's time, for the worker and for its health. */
  readonly elapsed?: () => number;
}

/** The health of a test's loops, which tells its faults. */
export function testHealth(faults: unknown[], now?: () => number): WorkerHealth {
  return new WorkerHealth({
    onFault: (_worker, error) => void faults.push(error),
    isOut: () => false,
    ...(now === undefined ? {} : { now }),
  });
}

/** A worker, and how the lines of its calls stand. */
export type TestWorker = Worker & Pick<ProviderCalls, 'lines'>;

/** A worker on a write queue, at its clock, with every provider simulated but for those that are given. */
export function testWorker(test: TestWriteQueue, options: TestWorkerOptions = {}): TestWorker {
  const { writeQueue, subjects, sealer, clock, faults } = test;
  const { elapsed, webhooks = null, processes = ALONE } = options;
  const { providers, simulated } = testProviders(writeQueue, options.stepMs ?? 0);
  const common = { database: options.database ?? test.database, writeQueue };
  const calling = {
    ...common,
    subjects,
    sealer,
    newToken: options.newToken ?? (() => newId('evt')),
    onFault: (error: unknown) => void faults.push(error),
  };
  const calls = new ProviderCalls({ ...providers, ...options.providers }, calling, elapsed);
  const worker = new Worker({
    ...common,
    kinds: DUE_KINDS,
    calls,
    simulated,
    webhooks,
    processes,
    clock: () => clock.now ?? undefined,
    health: testHealth(faults, elapsed),
    ...(elapsed === undefined ? {} : { elapsed }),
  });
  return Object.assign(worker, { lines: () => calls.lines() });
}
