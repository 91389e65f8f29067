import type pg from 'pg';

/** Has the pool give a connection out no more. */
export function retire(connection: pg.Client, error: Error): void {
  // Knex's own mark, which it sets once it hears that the connection ended: somebody may ask for one before that.
  Object.assign(connection, { __knex__disposed: error });
}

/** Breaks a connection at once. Whatever waits on it fails with the error, and the pool never gives it out again. */
export function cutConnection(connection: pg.Client, error: Error): void {
  retire(connection, error);
  connection.connection.stream.destroy(error);
}

/** What broke a connection, where something has: nothing reaches the server by it any more. */
export function brokenBy(connection: pg.Client): Error | undefined {
  const mark: unknown = '__knex__disposed' in connection ? connection.__knex__disposed : undefined;
  return typeof mark === 'string' ? new Error(mark) : (mark as Error | undefined);
}
