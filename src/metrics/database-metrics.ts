import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';
import type { Database } from '../db/connection.ts';
import { findDatabaseFault } from '../db/find-database-fault.ts';
import { poolLoad } from '../db/pool-load.ts';

const POOLS = ['reader', 'writer'] as const;

/** A database's pools, and whether it is ready, looked at whenever the metrics are read. */
export function measureDatabase(registry: Registry, database: Database): void {
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
  // Behind them, as all that takes a connection itself.
  new Gauge({
    name: 'corridor_database_ready',
    help: '1 if the database answers, accepts writes and has all migrations, else 0.',
    registers,
    async collect() {
      this.set((await findDatabaseFault(database)) === null ? 1 : 0);
    },
  });
}
