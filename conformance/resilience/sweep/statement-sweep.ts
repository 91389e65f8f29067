import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readBooks, readMovements } from '../books/books.ts';
import { faultsAtRest } from '../books/faults-at-rest.ts';
import { judgeEffects } from '../books/judge-effects.ts';
import { faultsOfHistory } from '../books/faults-of-history.ts';
import { sendAttempt, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { readJson, type Shown } from '../client/tenant-client.ts';
import { payoutAttempt, prepareTenant, type TenantWorld } from '../client/tenant-world.ts';
import { createRandom } from '../random.ts';
import type { DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { expireLeases, tracePayout } from './payout-trace.ts';

const LOADER = new URL('../loaders/signal-at-statement.ts', import.meta.url).href;

/** How long a payout whose bank answers at once may take to settle. */
const SETTLE_LIMIT_MS = 20_000;

/** Where a server dies: just before or just after the statement of this number. */
export interface SweepPoint {
  readonly side: 'before' | 'after';
  readonly statement: number;
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

async function isSettled(server: ServerProcess, world: TenantWorld, attempt: Attempt): Promise<boolean> {
  if (attempt.outcome !== 'accepted') return false;
  const { id } = JSON.parse(attempt.answer?.text ?? '{}') as Shown;
  const payout = await readJson<Shown>(server.url, world.account.secretKey, `/v1/treasury/payouts/${id}`);
  return payout['status'] === 'settled';
}

/** Waits for a payout to settle, or for the server to die over it. */
async function untilSettled(server: ServerProcess, world: TenantWorld, attempt: Attempt): Promise<boolean> {
  const deadline = performance.now() + SETTLE_LIMIT_MS;
  while (performance.now() < deadline && !server.hasEnded) {
    if (await isSettled(server, world, attempt).catch(() => false)) return true;
    await delay(20);
  }
  return false;
}

/** Retries the payout that the last server died over; it must happen once and settle. */
async function recover(sweep: Sweep, server: ServerProcess, point: string): Promise<void> {
  const attempt = sweep.world.attempts.at(-1);
  if (attempt === undefined) return;
  await sendUntilDefinite(server.url, attempt);
  const isDone = await untilSettled(server, sweep.world, attempt);
  const name = attempt.call.idempotencyKey;
  sweep.verdict.judge('a payout settles after all', isDone ? [] : [`${name} does not`], point);
  const movements = await readMovements(server.url, sweep.world.account);
  const own = movements.filter(({ externalReference }) => externalReference === name).map(({ kind }) => kind);
  const isOnce = own.join() === 'reservation_captured,payout_reserved';
  sweep.verdict.judge(
    'a payout that a server died over is reserved and captured once',
    isOnce ? [] : [`${name}: ${own.join() || 'nothing'}`],
    point,
  );
}

/** Lets a server die at one point of a payout. Answers whether it died: else the payout has fewer statements. */
async function dieAt(sweep: Sweep, server: ServerProcess, point: SweepPoint): Promise<string | undefined> {
  const { world, folder, database, verdict } = sweep;
  const reference = `sweep-${point.side}-${point.statement}`;
  const attempt = payoutAttempt(world.account, reference, world.beneficiaryId, '1.00');
  world.attempts.push(attempt);
  await writeFile(join(folder, 'marker'), '');
  await sendAttempt(server.url, attempt);
  if (await untilSettled(server, world, attempt)) return undefined;
  await server.ended;
  const where = (await readFile(join(folder, 'log'), 'utf8')).trim();
  const trace = await tracePayout(database, reference);
  if (attempt.outcome === 'accepted' && trace.status === 'none') {
    verdict.judge('no acknowledged write is lost', [`${reference} was lost`], where);
  }
  verdict.judge('a payout that a server died over is whole or not there at all', trace.faults, where);
  sweep.found.set(trace.status, (sweep.found.get(trace.status) ?? 0) + 1);
  sweep.points += 1;
  await expireLeases(database);
  return where;
}

async function judgeWhole(sweep: Sweep, server: ServerProcess): Promise<void> {
  const books = await readBooks(server.url, sweep.world.account);
  const { verdict, world, database } = sweep;
  verdict.judge(
    'every prefix of a history is covered, and its sum is the balance',
    faultsOfHistory(books),
    'after the sweep',
  );
  verdict.judge('every movement is what its record says', faultsAtRest(books), 'after the sweep');
  judgeEffects(verdict, books, world.attempts, 'after the sweep');
  verdict.judge('the ledger verifies', await verifyLedger(database.url), 'after the sweep');
}

/** All points in order, or a few of them. */
function* pointsOf(sample: number | undefined, seed: string): Generator<SweepPoint> {
  if (sample === undefined) {
    for (let statement = 1; ; statement += 1) {
      yield { side: 'before', statement };
      yield { side: 'after', statement };
    }
  }
  const random = createRandom(`${seed}/sweep`);
  for (let part = 0; part < sample; part += 1) {
    // Spread over the whole payout, so that a few points see its creation and its settlement.
    const statement = 1 + Math.floor(((part + random.next()) * SAMPLED_STATEMENTS) / sample);
    yield { side: random.pick(['before', 'after']), statement };
  }
}

/** A payout to its settlement has more statements than this. */
const SAMPLED_STATEMENTS = 64;

async function prepare(source: DatabaseSource, folder: string, verdict: Verdict): Promise<Sweep> {
  const database = await source.create();
  const server = await ServerProcess.start({ databaseUrl: database.url });
  const account = await createTenant(database.url, 'Sweep Pty Ltd');
  const world = await prepareTenant(server.url, account, '1000.00');
  await server.kill();
  return { database, world, folder, verdict, found: new Map(), points: 0 };
}

/**
 * Experiment X-02: a server that dies before and after each statement of a payout, from its request to its settlement.
 * After each death the payout is whole in one state or not there; restarted and retried with its key it happens once.
 * Every server recovers from the death before its own. `sample` takes that many points instead of all.
 */
export async function runStatementSweep(
  source: DatabaseSource,
  sample: number | undefined,
  seed: string,
  verdict: Verdict,
): Promise<void> {
  const extent = sample === undefined ? 'every statement' : `${sample} statements`;
  verdict.say(`Killed at ${extent} of a payout on ${source.kind}, seed ${seed}`);
  const folder = await mkdtemp(join(tmpdir(), 'corridor-sweep-'));
  const sweep = await prepare(source, folder, verdict);
  let last: string | undefined;
  for (const point of pointsOf(sample, seed)) {
    const server = await startArmed(sweep, point);
    try {
      if (last !== undefined) await recover(sweep, server, last);
      last = await dieAt(sweep, server, point);
      if (last === undefined) break;
    } finally {
      await server.kill();
    }
  }
  const server = await ServerProcess.start({ databaseUrl: sweep.database.url });
  if (last !== undefined) await recover(sweep, server, last);
  await judgeWhole(sweep, server);
  await server.stop();
  const states = [...sweep.found].map(([status, count]) => `${count} ${status}`).join(', ');
  verdict.say(`  ${sweep.points} points: found dead with the payout ${states}`);
  await sweep.database.remove();
  await rm(folder, { recursive: true });
}
