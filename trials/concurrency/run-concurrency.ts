import { readBooks } from '../books/books.ts';
import { judgeEffects } from '../books/judge-effects.ts';
import { brokenHistory } from '../books/faults-of-books.ts';
import type { TenantWorld } from '../client/tenant-world.ts';
import { Random } from '../../conformance/suite/random.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { anyServer, newTenant, newTenants, type RacingCluster } from './cluster.ts';
import { CROWDS, type CrowdName } from './crowd.ts';
import { faultsOfNumbers, startCursorReader } from './cursor-reader.ts';
import { sendIdenticalRequests } from './identical-requests.ts';
import { overspend } from './overspending.ts';
import { raceAcceptances } from './racing-acceptances.ts';
import { raceDeactivation } from './racing-deactivation.ts';
import { raceReports } from './racing-reports.ts';
import { stopInMidWrite, stopWithManyTenants } from './stopped-process.ts';

const STATEMENTS = 60;

/** Enough for the lines of every request of a race. */
const KEPT_OUTPUT = 2_000_000;

export interface ConcurrencyOptions {
  readonly processes: number;
  readonly seed: string;
  readonly stops: number;
  readonly crowd: CrowdName;
}

async function race(cluster: RacingCluster, poor: TenantWorld, rich: TenantWorld): Promise<void> {
  const readers = [poor, rich].map(({ account }) => startCursorReader(cluster, account));
  await Promise.all([
    overspend(cluster, poor),
    sendIdenticalRequests(cluster, rich),
    raceDeactivation(cluster, rich),
    raceReports(cluster, rich),
    raceAcceptances(cluster, rich),
  ]);
  for (const reader of readers) {
    cluster.verdict.judge('nothing appears behind what a reader has seen', await reader.stop());
  }
  const reads = readers.map((reader) => reader.reads()).join(' and ');
  cluster.verdict.say(`  readers followed the movements ${reads} times`);
}

async function stopProcesses(
  cluster: RacingCluster,
  worlds: { readonly stopped: TenantWorld; readonly other: TenantWorld },
  stops: number,
): Promise<void> {
  for (let stop = 1; stop <= stops; stop += 1) {
    const side = cluster.random.pick(['before', 'after'] as const);
    const point = { side, statement: cluster.random.integer(2, STATEMENTS) };
    const where = await stopInMidWrite(cluster, worlds, `stopped-${stop}`, point);
    cluster.verdict.say(`  stopped ${where ?? `nowhere: there is no statement ${point.statement}`}`);
  }
  const { held } = cluster.crowd;
  if (held === 0) return;
  const many = await newTenants(cluster, held, '50.00');
  const where = await stopWithManyTenants(cluster, many, worlds.other, 'stopped-many');
  cluster.verdict.say(`  stopped ${where ?? 'nowhere'}`);
  for (const world of many) await judgeBooks(cluster, world);
}

async function judgeBooks(cluster: RacingCluster, world: TenantWorld): Promise<void> {
  const books = await readBooks(anyServer(cluster), world.account);
  const { verdict } = cluster;
  verdict.judge('every prefix of a history is covered, and its sum is the balance', brokenHistory(books));
  judgeEffects(verdict, books, world.attempts);
  verdict.judge('movements are numbered without a gap', await faultsOfNumbers(cluster, world.account));
}

/** Experiment X-10: several servers on one PostgreSQL, with requests sent to any of them. */
export async function runConcurrency(
  source: DatabaseSource,
  { processes, seed, stops, crowd }: ConcurrencyOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`${processes} servers on one ${source.kind}, seed ${seed}`);
  const database = await source.create();
  const variables = { CORRIDOR_STEP_MS: '0' };
  // They start together on an empty database: whoever comes second must wait for the migrations of the first.
  const servers = Array.from({ length: processes }, () =>
    ServerProcess.spawn({ databaseUrl: database.url, variables, keptOutput: KEPT_OUTPUT }),
  );
  try {
    await Promise.all(servers.map((server) => server.untilListening()));
    const cluster: RacingCluster = {
      database,
      servers,
      random: new Random(`${seed}/concurrency`),
      verdict,
      crowd: CROWDS[crowd],
    };
    const poor = await newTenant(cluster, 'Poor Pty Ltd', '1000.00');
    const rich = await newTenant(cluster, 'Rich Pty Ltd', '100000.00');
    const other = await newTenant(cluster, 'Other Pty Ltd', '1000.00');
    await race(cluster, poor, rich);
    await stopProcesses(cluster, { stopped: rich, other }, stops);
    for (const world of [poor, rich, other]) await judgeBooks(cluster, world);
    verdict.judge('the ledger verifies', await verifyLedger(database.url));
    await Promise.all(servers.map((server) => server.stop()));
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
  await database.remove();
}
