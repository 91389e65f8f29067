import { openDatabase, type Database } from '../../src/db/connection.ts';
import { prepareDatabase } from '../../src/db/startup/prepare-database.ts';
import { countRowsRead, statementsOf } from '../../src/testing/databases/rows-read.ts';
import { fillDueWork } from '../../src/testing/worlds/fill-due-work.ts';
import { DUE_KINDS } from '../../src/capabilities.ts';
import { findReadyWork } from '../../src/workers/due-work.ts';
import { quantile } from '../load/quantile.ts';

export interface Look {
  readonly found: number;
  /** How many rows PostgreSQL has read for it. */
  readonly rows: number | undefined;
  /** How long it takes, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const ROUNDS = 500;

const CALLABLE = (['bank', 'exchange'] as const).map((name) => ({ name, adapter: 'simulated' }));

/** Half of the orders wait for a provider that is not connected, the others for another adapter, their moment, or a clock that stands. */
async function fill(database: Database, size: number): Promise<void> {
  const [absent, standing, others] = [size / 2, size / 10, size / 10];
  const later = Math.max(0, size - absent - standing - others - 64);
  const ready = Math.min(size, 64);
  await fillDueWork(database, 'acct_bench', Date.now(), { absent, standing, others, later, ready });
}

/** How long looks take, in milliseconds. */
async function time(look: () => Promise<unknown>): Promise<readonly number[]> {
  for (let warm = 0; warm < 50; warm += 1) await look();
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const since = performance.now();
    await look();
    took.push(performance.now() - since);
  }
  return took;
}

export async function measureLook(databaseUrl: string, size: number): Promise<Look> {
  const database = openDatabase(databaseUrl);
  try {
    await prepareDatabase(database, 'sandbox');
    await fill(database, size);
    const look = () =>
      findReadyWork(database, {
        kinds: DUE_KINDS,
        clock: () => undefined,
        callable: CALLABLE,
        isSimulated: true,
      });
    const [statement, ...more] = await statementsOf(database, look);
    if (statement === undefined || more.length > 0) throw new Error('A look is one statement');
    const took = await time(look);
    const rows = database.dialect === 'postgres' ? await countRowsRead(database, statement) : undefined;
    return { found: (await look()).length, rows, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
  } finally {
    await database.destroy();
  }
}
