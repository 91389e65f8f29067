import type pg from 'pg';
import type { Finding, Probe } from './database-watch.ts';
import { cutConnection } from './cut-connection.ts';
import type { PostgresAddress } from '../postgres-address.ts';

/** How long a probe waits, from the connection to the answer. */
const PROBE_MS = 1_500;

/** too_many_connections */
const CROWDED = '53300';

/**
 * Makes a probe that asks a PostgreSQL whether it answers and takes writes. Each question has a connection of its own,
 * since an old session keeps what it was told at its beginning, and an old connection may be the only thing that is wrong.
 */
export function postgresProbe(address: PostgresAddress): Probe {
  let asking: pg.Client | undefined;
  let isClosed = false;
  return {
    ask: async () => {
      const { default: driver } = await import('pg');
      // What it would find is wanted no more.
      if (isClosed) return findingOf(new Error('the probe was closed'));
      const client = new driver.Client({ ...address });
      asking = client;
      // What goes wrong with it is told by the question.
      client.on('error', () => undefined);
      const late = setTimeout(() => {
        cutConnection(client, new Error(`no answer within ${PROBE_MS} ms`));
      }, PROBE_MS);
      try {
        await client.connect();
        const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
        const takesWrites = rows[0]?.transaction_read_only === 'off';
        return takesWrites ? null : { kind: 'read_only', reason: 'it is read-only' };
      } catch (error) {
        return findingOf(error);
      } finally {
        clearTimeout(late);
        // No farewell: a server that stands still would never return it.
        client.connection.stream.destroy();
      }
    },
    close: () => {
      isClosed = true;
      if (asking !== undefined) cutConnection(asking, new Error('the probe was closed'));
    },
  };
}

function findingOf(error: unknown): Finding {
  // It is there, and has no place for one connection more: those that we have go on.
  if (error instanceof Error && 'code' in error && error.code === CROWDED) return null;
  return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
}
