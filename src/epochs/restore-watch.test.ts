import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/connection.ts';
import { systemBytes } from '../identity/random.ts';
import { newId } from '../identity/ids.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { CommitPoints, NOTHING_KNOWN } from './commit-points.ts';
import { RestoreWatch } from './restore-watch.ts';

eachDatabase((dialect) => {
  let made: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    made = await createTestDatabase(dialect);
    database = openDatabase(made.url);
  });

  afterEach(async () => {
    await database.destroy();
    await made.remove();
  });

  it('a commit during a look is not missed in what was found before it', async () => {
    const points = new CommitPoints(
      { dialect, randomBytes: systemBytes, elapsed: () => 0, epoch: () => 1, save: () => undefined },
      NOTHING_KNOWN,
    );
    const faults: unknown[] = [];
    const watch = new RestoreWatch({
      database,
      points,
      newId,
      clock: () => 0,
      onFault: (error) => void faults.push(error),
      onAlert: () => undefined,
    });
    const look = watch.round();
    points.begin(0).committed({ tenantId: 'acct_a', seq: 1, hash: 'h' });
    await look;
    expect([database.watch.outage, faults]).toEqual([null, []]);
    // The next look asks for it, and does not find it.
    await watch.round();
    expect(database.watch.outage).toBe('regressed');
  });
});
