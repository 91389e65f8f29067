import type { Knex } from 'knex';
import type pg from 'pg';
import { readPostgresServers } from '../../net/postgres-address.ts';
import { NamedStatements } from './kept-statements.ts';
import { CONNECTION_SETTINGS, READER_CONNECTIONS, openPool } from './open-postgres.ts';
import { PlanAge } from './plan-age.ts';
import { boundedClient } from './postgres-client.ts';
import { PostgresHosts } from './postgres-hosts.ts';
import { cutConnection } from './send-statements.ts';
import { DatabaseWatch } from './watch.ts';

/** For one statement. A read that fails here still has its time at the primary. */
const STATEMENT_LIMIT_MS = 2_000;

const CONNECT_LIMIT_MS = 1_000;

/** Whether it is there is judged by the reads, and told beside the primary's outages. */
const NEVER_OUT = { ask: () => Promise.resolve(null), close: (): void => undefined };

/** Which server it is, and since when it runs. */
const SERVER = `select concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time()) as server`;

/** How far one server has come says nothing of another: all connections lead to the first, or fail. */
function toOneServer(client: typeof Knex.Client): typeof Knex.Client {
  return class OneServerClient extends client {
    #server: string | undefined;

    override async acquireRawConnection(): Promise<pg.Client> {
      const connection = (await super.acquireRawConnection()) as pg.Client;
      const { rows } = await connection.query<{ server: string }>(SERVER);
      const server = rows[0]?.server;
      this.#server ??= server;
      if (server === this.#server) return connection;
      const error = new Error('DATABASE_READ_URL leads to another server than before');
      cutConnection(connection, error);
      throw error;
    }
  };
}

/** Connections that read from a replica, all of one server. Asks nothing yet. */
export function openReplicaReader(url: string): Knex {
  const servers = readPostgresServers(url);
  const hosts = new PostgresHosts({ ...servers, session: 'any' });
  const kept = { names: new NamedStatements(), plans: new PlanAge(), hosts };
  const client = toOneServer(boundedClient(new DatabaseWatch(NEVER_OUT), 'read', STATEMENT_LIMIT_MS, kept));
  const perHost = { ...servers.address, connectionTimeoutMillis: CONNECT_LIMIT_MS / hosts.count };
  return openPool(perHost, client, READER_CONNECTIONS, [
    'default_transaction_read_only=on',
    ...CONNECTION_SETTINGS,
  ]);
}
