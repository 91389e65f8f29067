import { cpus, loadavg } from 'node:os';
import { openDatabase, type Database, type Dialect } from '../src/db/connection.ts';
import { prepareDatabase } from '../src/db/prepare-database.ts';
import { countRowsRead, statementsOf } from '../src/testing/databases/rows-read.ts';
import { fillDueWork } from '../src/testing/worlds/fill-due-work.ts';
import { findReadyWork } from '../src/workers/due-work.ts';
import { openDatabases } from './databases.ts';

const SIZES = [0, 1_000, 10_000, 100_000, 1_000_000];

const ROUNDS = 500;

const CALLABLE = (['bank', 'exchange'] as const).map((name) => ({ name, adapter: 'simulated' }));

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Half of the orders wait for a provider that is not connected, the others for another adapter, their moment, or a clock that stands. */
async function fill(database: Database, size: number): Promise<void> {
  const [absent, standing, others] = [size / 2, size / 10, size / 10];
  const later = Math.max(0, size - absent - standing - others - 64);
  const ready = Math.min(size, 64);
  await fillDueWork(database, 'acct_bench', Date.now(), { absent, standing, others, later, ready });
}

/** How long a round's look takes, in milliseconds: its median and its 99th percentile. */
async function time(look: () => Promise<unknown>): Promise<readonly [number, number]> {
  for (let warm = 0; warm < 50; warm += 1) await look();
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const since = performance.now();
    await look();
    took.push(performance.now() - since);
  }
  took.sort((one, other) => one - other);
  return [took[Math.floor(ROUNDS / 2)] ?? NaN, took[Math.floor(ROUNDS * 0.99)] ?? NaN];
}

async function measure(dialect: Dialect, url: string, size: number): Promise<string> {
  const database = openDatabase(url);
  try {
    await prepareDatabase(database, 'sandbox');
    await fill(database, size);
    const look = () =>
      findReadyWork(database, { clock: () => undefined, callable: CALLABLE, isSimulated: true });
    const [statement, ...more] = await statementsOf(database, look);
    if (statement === undefined || more.length > 0) throw new Error('A look is one statement');
    const [p50, p99] = await time(look);
    const rows = dialect === 'postgres' ? String(await countRowsRead(database, statement)) : 'not told';
    const found = (await look()).length;
    return `| ${dialect} | ${size} | ${found} | ${rows} | ${p50.toFixed(2)} | ${p99.toFixed(2)} |`;
  } finally {
    await database.destroy();
  }
}

print(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'}`);
print('| Database | orders pending | found | rows read | p50 ms | p99 ms |');
print('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const dialect of ['sqlite', 'postgres'] as const) {
  const databases = await openDatabases(dialect);
  try {
    for (const size of SIZES) print(await measure(dialect, await databases.fresh(), size));
  } finally {
    await databases.stop();
  }
}
