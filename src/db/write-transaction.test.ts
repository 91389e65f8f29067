import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/databases/test-database.ts';
import { openDatabase } from './connection.ts';
import { classifyFailure } from './database-failure.ts';
import { beginWrite } from './write-transaction.ts';

test('a COMMIT that finds its connection gone is an error, and the error is no fault of the work', async () => {
  const made = await createTestDatabase('postgres');
  const database = openDatabase(made.url);
  try {
    const transaction = await beginWrite(database);
    const backend = (await transaction.db.select(transaction.db.raw('pg_backend_pid() as pid')).first()) as {
      pid: number;
    };
    await database.writer.raw('select pg_terminate_backend(?, 5000)', [backend.pid]);

    const failure: unknown = await transaction.commit().catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(Error);
    expect(classifyFailure(failure)).toBe('unavailable');
  } finally {
    await database.destroy();
    await made.remove();
  }
});
