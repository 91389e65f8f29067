import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readBooks, readMovements } from '../books/books.ts';
import { brokenHistory, brokenRecords } from '../books/faults-of-books.ts';
import { judgeEffects } from '../books/judge-effects.ts';
import { sendAttempt, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { readJson, type Shown } from '../client/tenant-client.ts';
import { prepareTenant, type TenantWorld } from '../client/tenant-world.ts';
import { Random } from '../../conformance/suite/random.ts';
import type { DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { endLeases } from '../server/end-leases.ts';
import { configure, createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import { untilUnused } from '../server/until-unused.ts';
import type { Verdict } from '../verdict.ts';
import { FLOWS, type Flow } from './flow.ts';
import { traceOperation } from './operation-trace.ts';

const LOADER = new URL('../loaders/signal-at-statement.ts', import.meta.url).href;

const SETTLE_LIMIT_MS = 20_000;

export interface SweepPoint {
  readonly side: 'before' | 'after';
  readonly statement: number;
}

interface Struck {
  readonly flow: Flow;
  readonly attempt: Attempt;
  readonly where: string;
}

interface Sweep {
  readonly database: DatabaseUnderTest;
  readonly world: TenantWorld;
  readonly folder: string;
  readonly verdict: Verdict;
  readonly found: Map<string, number>;
  points: number;
}

async function startArmed(sweep: Sweep, { side, statement }: SweepPoint): Promise<ServerProcess> {
  const { folder, database } = sweep;
  await rm(join(folder, 'marker'), { force: true });
  await rm(join(folder, 'log'), { force: true });
  return ServerProcess.start({
    databaseUrl: database.url,
    loader: LOADER,
    variables: {
      CORRIDOR_STEP_MS: '0',
      RESILIENCE_MARKER: join(folder, 'marker'),
      RESILIENCE_LOG: join(folder, 'log'),
      RESILIENCE_STATEMENT: String(statement),
      RESILIENCE_SIDE: side,
    },
  });
}

async function isSettled(
  server: ServerProcess,
  { account }: TenantWorld,
  { path }: Flow,
  attempt: Attempt,
): Promise<boolean> {
  if (attempt.outcome !== 'accepted') return false;
  const { id } = JSON.parse(attempt.answer?.text ?? '{}') as Shown;
  const operation = await readJson<Shown>(server.url, account.secretKey, `${path}/${id}`);
  return operation['status'] === 'settled';
}

async function untilSettled(
  server: ServerProcess,
  world: TenantWorld,
  flow: Flow,
  attempt: Attempt,
): Promise<boolean> {
  const deadline = performance.now() + SETTLE_LIMIT_MS;
  while (performance.now() < deadline && !server.hasEnded) {
    if (await isSettled(server, world, flow, attempt).catch(() => false)) return true;
    await delay(20);
  }
  return false;
}

/** Retries the operation that the last server died over; it must happen once and settle. */
async function recover(sweep: Sweep, server: ServerProcess, { flow, attempt, where }: Struck): Promise<void> {
  await sendUntilDefinite(server.url, attempt);
  const isDone = await untilSettled(server, sweep.world, flow, attempt);
  const name = attempt.call.idempotencyKey;
  sweep.verdict.judge(`a ${flow.name} settles after all`, isDone ? [] : [`${name} does not`], where);
  const movements = await readMovements(server.url, sweep.world.account);
  const own = movements.filter(({ externalReference }) => externalReference === name).map(({ kind }) => kind);
  const isOnce = own.reverse().join() === flow.movements.join();
  sweep.verdict.judge(
    `a ${flow.name} that a server died over is reserved and captured once`,
    isOnce ? [] : [`${name}: ${own.join() || 'nothing'}`],
    where,
  );
}

/** Lets a server die at one point of a flow. Answers what it died over; undefined if the flow has fewer statements. */
async function dieAt(
  sweep: Sweep,
  server: ServerProcess,
  flow: Flow,
  point: SweepPoint,
): Promise<Struck | undefined> {
  const { world, folder, database, verdict } = sweep;
  const reference = `sweep-${flow.name}-${point.side}-${point.statement}`;
  const attempt = await flow.begin(server.url, world, reference);
  world.attempts.push(attempt);
  await writeFile(join(folder, 'marker'), '');
  await sendAttempt(server.url, attempt);
  if (await untilSettled(server, world, flow, attempt)) return undefined;
  await server.ended;
  await untilUnused(database);
  const where = (await readFile(join(folder, 'log'), 'utf8')).trim();
  const trace = await traceOperation(database, flow, reference);
  if (attempt.outcome === 'accepted' && trace.status === 'none') {
    verdict.judge('no acknowledged write is lost', [`${reference} was lost`], where);
  }
  verdict.judge(`a ${flow.name} that a server died over is whole or not there at all`, trace.faults, where);
  sweep.found.set(trace.status, (sweep.found.get(trace.status) ?? 0) + 1);
  sweep.points += 1;
  await endLeases(database);
  return { flow, attempt, where };
}

async function judgeWhole(sweep: Sweep, server: ServerProcess): Promise<void> {
  const books = await readBooks(server.url, sweep.world.account);
  const { verdict, world, database } = sweep;
  verdict.judge(
    'every prefix of a history is covered, and its sum is the balance',
    brokenHistory(books),
    'after the sweep',
  );
  verdict.judge('every movement is what its record says', brokenRecords(books), 'after the sweep');
  judgeEffects(verdict, books, world.attempts, 'after the sweep');
  verdict.judge('the ledger verifies', await verifyLedger(database.url), 'after the sweep');
}

/** Every point of a flow, in order, without an end. */
function* everyPoint(): Generator<SweepPoint> {
  for (let statement = 1; ; statement += 1) {
    yield { side: 'before', statement };
    yield { side: 'after', statement };
  }
}

function* samplePoints(sample: number, seed: string): Generator<readonly [Flow, SweepPoint]> {
  const random = new Random(`${seed}/sweep`);
  for (let part = 0; part < sample; part += 1) {
    // Spread over the whole of a flow, so that a few points see its creation and its settlement.
    const statement = 1 + Math.floor(((part + random.next()) * SAMPLED_STATEMENTS) / sample);
    const flow = FLOWS[part % FLOWS.length];
    if (flow !== undefined) yield [flow, { side: random.pick(['before', 'after']), statement }];
  }
}

const SAMPLED_STATEMENTS = 64;

async function strike(
  sweep: Sweep,
  flow: Flow,
  point: SweepPoint,
  last: Struck | undefined,
): Promise<Struck | undefined> {
  const server = await startArmed(sweep, point);
  try {
    if (last !== undefined) await recover(sweep, server, last);
    return await dieAt(sweep, server, flow, point);
  } finally {
    await server.kill();
  }
}

/** Goes through the points. Answers what the last server died over, if it did. */
async function goThrough(
  sweep: Sweep,
  sample: number | undefined,
  seed: string,
): Promise<Struck | undefined> {
  let last: Struck | undefined;
  if (sample !== undefined) {
    for (const [flow, point] of samplePoints(sample, seed)) last = await strike(sweep, flow, point, last);
    return last;
  }
  for (const flow of FLOWS) {
    for (const point of everyPoint()) {
      last = await strike(sweep, flow, point, last);
      if (last === undefined) break;
    }
  }
  return last;
}

async function prepare(source: DatabaseSource, folder: string, verdict: Verdict): Promise<Sweep> {
  const database = await source.create();
  const server = await ServerProcess.start({ databaseUrl: database.url });
  const account = await createTenant(database.url, 'Sweep Pty Ltd');
  // A quote that a server died over is accepted by the next, however long that takes to start.
  await configure(database.url, account, { settlement: { quoteTtlSeconds: 3600 } });
  const world = await prepareTenant(server.url, account, '1000.00');
  await server.kill();
  return { database, world, folder, verdict, found: new Map(), points: 0 };
}

/**
 * Experiment X-02: a server that dies before and after each statement of a payout, a withdrawal and a conversion, from
 * its request to its settlement. After each death it is whole in one state or not there; restarted and retried with its
 * key it happens once.
 * Every server recovers from the death before its own. `sample` takes that many points instead of all.
 */
export async function runStatementSweep(
  source: DatabaseSource,
  sample: number | undefined,
  seed: string,
  verdict: Verdict,
): Promise<void> {
  const flows = FLOWS.map(({ name }) => name).join(', ');
  const extent = sample === undefined ? 'every statement of each' : `${sample} statements, of each in turn`;
  verdict.say(`Killed at ${extent} (${flows}) on ${source.kind}, seed ${seed}`);
  const folder = await mkdtemp(join(tmpdir(), 'corridor-sweep-'));
  const sweep = await prepare(source, folder, verdict);
  const last = await goThrough(sweep, sample, seed);
  const server = await ServerProcess.start({ databaseUrl: sweep.database.url });
  if (last !== undefined) await recover(sweep, server, last);
  await judgeWhole(sweep, server);
  // A sweep that strikes nothing would find everything whole.
  verdict.judge('servers die where they are told to', sweep.points > 0 ? [] : ['no server died']);
  await server.stop();
  const states = [...sweep.found].map(([status, count]) => `${count} ${status}`).join(', ');
  verdict.say(`  ${sweep.points} points: found dead with the operation ${states}`);
  await sweep.database.remove();
  await rm(folder, { recursive: true });
}
