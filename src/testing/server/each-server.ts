import { afterAll, beforeAll } from 'vitest';
import type { Dialect } from '../../db/dialect.ts';
import { eachDatabase } from '../databases/databases.ts';
import { createTestDatabase, type TestDatabase } from '../databases/test-database.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** What the tests on one kind of database have. */
export interface ServerContext {
  readonly dialect: Dialect;
  /** The server that all of them share. */
  readonly server: () => TestServer;
  /** A further server on the same database, as another process would be; it is closed with the first. */
  readonly startAnother: (options?: TestServerOptions) => Promise<TestServer>;
}

/** Describes the same tests once for each kind of database, each with a server on a database of its own. */
export function eachServer(define: (context: ServerContext) => void, options: TestServerOptions = {}): void {
  const isProduction = options.variables?.['CORRIDOR_ENV'] === 'production';
  eachDatabase((dialect) => {
    let database: TestDatabase;
    let server: TestServer;
    const others: TestServer[] = [];

    beforeAll(async () => {
      database = await createTestDatabase(dialect, isProduction ? 'production' : 'sandbox');
      server = await startTestServer(database.url, options);
    });

    afterAll(async () => {
      try {
        for (const each of [...others, server]) await each.close();
      } finally {
        await database.remove();
      }
    });

    define({
      dialect,
      server: () => server,
      startAnother: async (otherOptions = options) => {
        const another = await startTestServer(database.url, otherOptions);
        others.push(another);
        return another;
      },
    });
  });
}
