import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { processesOf, sendSignal, startPostgresServer } from '../../src/testing/databases/postgres-server.ts';

/** A PostgreSQL of the trial's own, with all that can happen to one. */
export interface StoppablePostgres {
  /** An empty database on it. */
  readonly url: string;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  setReadOnly(isReadOnly: boolean): Promise<void>;
  /** Stops it, and starts it again so many seconds later. */
  restart(seconds: number): Promise<void>;
  untilDown(orOver: Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startStoppablePostgres(): Promise<StoppablePostgres> {
  const server = await startPostgresServer();
  const signalAll = async (name: NodeJS.Signals): Promise<void> => {
    for (const pid of await processesOf(server.dataFolder)) sendSignal(pid, name);
  };
  const administer = async (statement: string): Promise<void> => {
    const client = new pg.Client({
      connectionString: server.url,
      // Whoever takes writes away must be able to give them back.
      options: '-c default_transaction_read_only=off',
    });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer('create database outage');
  const url = new URL(server.url);
  url.pathname = '/outage';
  return {
    url: url.href,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    setReadOnly: async (isReadOnly) => {
      await administer(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
      await administer('select pg_reload_conf()');
      // The server reads it a moment later.
      await delay(200);
    },
    restart: (seconds) => server.restart(seconds),
    untilDown: async (orOver) => {
      const over = orOver.then(() => true);
      const isUp = async (): Promise<boolean> => {
        const client = new pg.Client({ connectionString: url.href });
        // What breaks it behind the connection is told by the next one.
        client.on('error', () => undefined);
        return client.connect().then(
          () => client.end().then(() => true),
          () => false,
        );
      };
      while ((await isUp()) && !(await Promise.race([over, delay(20, false)])));
    },
    stop: async () => {
      // Where it has ended already there is nobody to go on.
      await signalAll('SIGCONT').catch(() => undefined);
      await server.stop();
    },
  };
}
