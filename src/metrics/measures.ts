import { type Db, runStatement } from '../db/statements/statement.ts';
import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import Histogram from 'prom-client/lib/histogram.js';
import type Registry from 'prom-client/lib/registry.js';
import type { Database } from '../db/connection.ts';
import type { DatabaseClock } from '../db/database-clock.ts';
import type { Processes } from '../workers/processes.ts';
import { poolLoad } from '../db/drivers/watch.ts';
import { findDatabaseFault } from '../db/startup/find-database-fault.ts';
import type { HttpWatch } from '../http/edge.ts';
import { ALARM_KINDS } from '../outbox/alarm.ts';
import type { LongestTurn } from './longest-turn.ts';

const OPEN_ALARMS = 'select kind, count(*) as open from alarms where cleared_at is null group by kind';

/** Counted when metrics are read. */
export function measureAlarms(registry: Registry, reader: Db): void {
  new Gauge({
    name: 'corridor_alarms_open',
    help: 'Open alarms by kind. Read from the database, so every process reports the same value.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      // An outage is no fault of the other metrics.
      const stored = await runStatement(reader, OPEN_ALARMS).catch(() => undefined);
      this.reset();
      if (stored === undefined) return;
      for (const kind of ALARM_KINDS) this.set({ kind }, 0);
      for (const row of stored) this.set({ kind: String(row['kind']) }, Number(row['open']));
    },
  });
}

/** @param requests undefined if none are kept */
export function measureKeptRequests(
  registry: Registry,
  requests: { readonly dropped: number } | undefined,
): void {
  new Counter({
    name: 'corridor_requests_not_kept_total',
    help: 'Requests that found no place among those that are kept for their account.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(requests?.dropped ?? 0);
    },
  });
}

const POOLS = ['reader', 'writer'] as const;

/** What a process knows of the others and of the database. */
interface Shared {
  readonly ownTime: Pick<DatabaseClock, 'differenceMs'>;
  readonly processes: Pick<Processes, 'count'>;
}

/** When metrics are read. */
export function measureDatabase(
  registry: Registry,
  database: Database,
  { ownTime, processes }: Shared,
): void {
  const registers = [registry];
  new Gauge({
    name: 'corridor_database_connections',
    help: 'Database connections by pool and state (used or free).',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const pool of POOLS) {
        const { inUse, free } = poolLoad(database[pool]);
        this.set({ pool, state: 'in_use' }, inUse);
        this.set({ pool, state: 'free' }, free);
      }
    },
  });
  new Gauge({
    name: 'corridor_database_waiting',
    help: 'Statements and transactions waiting for a database connection, by pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const pool of POOLS) this.set({ pool }, poolLoad(database[pool]).waiting);
    },
  });
  new Gauge({
    name: 'corridor_clock_difference_seconds',
    help: "How far this process's clock is ahead of the database's, as measured every 10 s; negative if it is behind.",
    registers,
    collect() {
      this.set(ownTime.differenceMs / 1_000);
    },
  });
  new Gauge({
    name: 'corridor_processes',
    help: 'Processes whose workers work on the database, as counted every 5 s.',
    registers,
    collect() {
      this.set(processes.count);
    },
  });
  // After them, since it takes a connection itself.
  new Gauge({
    name: 'corridor_database_ready',
    help: '1 if the database answers, accepts writes and has all migrations, else 0.',
    registers,
    async collect() {
      this.set((await findDatabaseFault(database)) === null ? 1 : 0);
    },
  });
}

const SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];

/** For paths of no operation, of which callers could make any number. */
const NO_OPERATION = 'unknown';

/** The caller left before an answer. */
const NO_STATUS = 'abandoned';

/** By operation and status. */
export function watchHttp(registry: Registry, turn: Pick<LongestTurn, 'begin'>): HttpWatch {
  const registers = [registry];
  const requests = new Histogram({
    name: 'corridor_http_request_seconds',
    help: 'Duration of requests from the end of the headers to the end of the answer, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const unreadable = new Counter({
    name: 'corridor_http_unreadable_total',
    help: 'Connections refused before a request was read (malformed or too slow), by status.',
    labelNames: ['status'],
    registers,
  });
  return {
    working: (operationId) => turn.begin(operationId),
    answered: (operationId, status, ms) => {
      requests.observe({ operation: operationId ?? NO_OPERATION, status: status ?? NO_STATUS }, ms / 1_000);
    },
    refusedByParser: (status) => unreadable.inc({ status }),
  };
}
