import Registry from 'prom-client/lib/registry.js';
import type { Database } from '../db/connection.ts';
import type { DatabaseClock } from '../db/database-clock.ts';
import type { Processes } from '../workers/processes.ts';
import type { Exposition } from '../http/answer-metrics.ts';
import type { HttpWatch } from '../http/edge.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { WriteQueueWatch } from '../writes/watch.ts';
import { measureAlarms } from './measures.ts';
import { measureReplica, type Replica } from './replica-metrics.ts';
import { measureKeptRequests } from './measures.ts';
import { measureDatabase } from './measures.ts';
import { measureCalls, measureOrders, type Caller } from './provider-metrics.ts';
import { watchHttp } from './measures.ts';
import { LongestTurn, measureLongestTurn } from './longest-turn.ts';
import { measureWorkers, type Watched } from './worker-metrics.ts';
import { measureAttempts, measureWaitingWebhooks, type Poster } from './webhook-metrics.ts';
import { measureBacklog, watchWriteQueue } from './write-queue-metrics.ts';

/**
 * What is measured of a process. Parts that tell of their work get a watch; what can be looked at any time is measured
 * when the metrics are read. A label takes a few words that the code knows beforehand, and nothing that a caller chooses.
 */
export interface Metrics extends Exposition {
  readonly writeQueue: WriteQueueWatch;
  readonly http: HttpWatch;
  measure(service: {
    readonly database: Database;
    readonly replica: Replica | null;
    readonly ownTime: Pick<DatabaseClock, 'differenceMs'>;
    readonly processes: Pick<Processes, 'count'>;
    readonly writeQueue: WriteQueue;
    readonly calls: Caller;
    readonly deliverer: Poster;
    readonly health: Watched;
    readonly requests: { readonly dropped: number } | undefined;
  }): void;
  /**
   * Measures the process too: memory, time of CPU, and the delays of its event loop. That begins when the metrics are
   * read for the first time, since a process that nobody looks at needs no more memory for it, and ends with the process.
   */
  measureProcess(): void;
}

/** Makes the metrics of a process, with a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const turn = new LongestTurn();
  measureLongestTurn(registry, turn);
  let isOfProcess = false;
  let processMeasured: Promise<void> | undefined;
  const begin = async (): Promise<void> => {
    // Compiled, a package of the older kind has a default and no names.
    const { default: promClient } = await import('prom-client');
    promClient.collectDefaultMetrics({ register: registry });
  };
  return {
    writeQueue: watchWriteQueue(registry, turn),
    http: watchHttp(registry, turn),
    measure: ({ database, replica, ownTime, processes, writeQueue, calls, deliverer, health, requests }) => {
      measureBacklog(registry, writeQueue);
      measureDatabase(registry, database, { ownTime, processes });
      measureReplica(registry, replica);
      measureAlarms(registry, database.reader);
      measureOrders(registry, database);
      measureCalls(registry, calls);
      measureAttempts(registry, deliverer);
      measureWaitingWebhooks(registry, deliverer);
      measureWorkers(registry, health);
      measureKeptRequests(registry, requests);
    },
    measureProcess: () => {
      isOfProcess = true;
    },
    contentType: registry.contentType,
    read: async () => {
      if (isOfProcess) await (processMeasured ??= begin());
      return registry.metrics();
    },
  };
}
