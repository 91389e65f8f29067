import type { Knex } from 'knex';

/** A statement had no connection in time, since others hold all that the pool may have. */
class NoFreeConnection extends Error {
  override readonly name = 'NoFreeConnection';
  readonly code = 'ETIMEDOUT';

  constructor(connections: number, waiting: number, cause: unknown) {
    super(`All ${connections} connections of the pool are in use, and ${waiting} statements are waiting`, {
      cause,
    });
  }
}

type Pool = Knex.Client['pool'];

/** An error of a pool, with its cause if every connection is in use: Knex has the same words for a server that takes none. */
export function explainPoolError(error: unknown, pool: Pool): unknown {
  if (!(error instanceof Error) || error.name !== 'KnexTimeoutError') return error;
  if (pool === undefined || !('numUsed' in pool)) return error;
  if (pool.numFree() > 0 || pool.numPendingCreates() > 0) return error;
  return new NoFreeConnection(pool.numUsed(), pool.numPendingAcquires(), error);
}
