import type { Dialect } from '../../db/statements/statement.ts';
import { eachDatabase } from '../databases/databases.ts';
import type { TestServerOptions } from './test-server.ts';
import { serverOn, type ServerContext } from './with-server.ts';

/** What the tests on one kind of database have. */
export interface EachServerContext extends ServerContext {
  readonly dialect: Dialect;
}

/** Describes the same tests once for each kind of database, each with a server on a database of its own. */
export function eachServer(
  define: (context: EachServerContext) => void,
  options: TestServerOptions = {},
): void {
  eachDatabase((dialect) => {
    define({ dialect, ...serverOn(dialect, options) });
  });
}
