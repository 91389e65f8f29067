import type { Knex } from 'knex';
import { readPostgresServers } from '../../net/postgres-address.ts';
import { NamedStatements } from './kept-statements.ts';
import { CONNECTION_SETTINGS, READER_CONNECTIONS, openPool } from './open-postgres.ts';
import { PlanAge } from './plan-age.ts';
import { boundedClient } from './postgres-client.ts';
import { PostgresHosts } from './postgres-hosts.ts';
import { DatabaseWatch } from './watch.ts';

/** For one statement. A read that fails here still has its time at the primary. */
const STATEMENT_LIMIT_MS = 2_000;

const CONNECT_LIMIT_MS = 1_000;

/** Whether it is there is judged by the reads, and told beside the primary's outages. */
const NEVER_OUT = { ask: () => Promise.resolve(null), close: (): void => undefined };

/** Connections that read from a replica. Asks nothing yet. */
export function openReplicaReader(url: string): Knex {
  const servers = readPostgresServers(url);
  const hosts = new PostgresHosts({ ...servers, session: 'any' });
  const kept = { names: new NamedStatements(), plans: new PlanAge(), hosts };
  const client = boundedClient(new DatabaseWatch(NEVER_OUT), 'read', STATEMENT_LIMIT_MS, kept);
  const perHost = { ...servers.address, connectionTimeoutMillis: CONNECT_LIMIT_MS / hosts.count };
  return openPool(perHost, client, READER_CONNECTIONS, [
    'default_transaction_read_only=on',
    ...CONNECTION_SETTINGS,
  ]);
}
