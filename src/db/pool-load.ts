import type { Knex } from 'knex';

/** The connections of a pool, and who waits for one. */
export interface PoolLoad {
  readonly inUse: number;
  readonly free: number;
  readonly waiting: number;
}

/** Counts the connections of a pool at this moment; none where it is closed. */
export function poolLoad(knex: Knex): PoolLoad {
  const { pool } = knex.client as Knex.Client;
  if (pool === undefined || !('numUsed' in pool)) return { inUse: 0, free: 0, waiting: 0 };
  return { inUse: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
