import { afterAll, beforeAll } from 'vitest';
import type { Dialect } from '../../db/statements/statement.ts';
import { createTestDatabase, type TestDatabase } from '../databases/test-database.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** What tests over HTTP have. */
export interface ServerContext {
  /** The server that all of them share. */
  readonly server: () => TestServer;
  /** A further server on the same database, as another process would be; it is closed with the first. */
  readonly startAnother: (options?: TestServerOptions) => Promise<TestServer>;
}

/**
 * Each answer is judged by the contract where it arrives: the server's own second reading takes as long again, and is had where
 * every operation is asked in every form.
 */
const UNGUARDED = { CORRIDOR_CONTRACT_GUARD: 'off' };

/** Options of a server that reads what it takes and answers a second time, and keeps requests. */
export const GUARDED: TestServerOptions = {
  variables: { CORRIDOR_CONTRACT_GUARD: 'on', CORRIDOR_REQUEST_LOG: 'bodies' },
};

/** Starts a server on a database of its own before the tests of this block, and closes both after them. */
export function serverOn(dialect: Dialect, options: TestServerOptions): ServerContext {
  const isProduction = options.variables?.['CORRIDOR_ENV'] === 'production';
  // Read when a server is started: a test may add to its variables until then.
  const ofServer = (given: TestServerOptions): TestServerOptions => ({
    ...given,
    variables: { ...UNGUARDED, ...given.variables },
  });
  let database: TestDatabase;
  let server: TestServer;
  const others: TestServer[] = [];

  beforeAll(async () => {
    database = await createTestDatabase(dialect, isProduction ? 'production' : 'sandbox');
    server = await startTestServer(database.url, ofServer(options));
  });

  afterAll(async () => {
    try {
      for (const each of [...others, server]) await each.close();
    } finally {
      await database.remove();
    }
  });

  return {
    server: () => server,
    startAnother: async (otherOptions = options) => {
      const another = await startTestServer(database.url, ofServer(otherOptions));
      others.push(another);
      return another;
    },
  };
}

/**
 * Defines tests over HTTP that do not depend on the kind of database: they run on SQLite alone. What does depend on it
 * has its tests beside the statements; each capability has one journey on both kinds (`eachServer`).
 */
export function withServer(define: (context: ServerContext) => void, options: TestServerOptions = {}): void {
  define(serverOn('sqlite', options));
}
