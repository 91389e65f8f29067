import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '../../conformance/suite/random.ts';
import { readBooks } from '../books/books.ts';
import { judgeEffects } from '../books/judge-effects.ts';
import { sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { attemptOf, change, type Shown } from '../client/tenant-client.ts';
import {
  acceptanceAttempt,
  payoutAttempt,
  prepareTenant,
  quoteAttempt,
  withdrawalAttempt,
  type TenantWorld,
} from '../client/tenant-world.ts';
import type { DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { configure, createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import { SERVER_WITH_STAND_IN, StandInProcess } from '../server/stand-in-process.ts';
import type { Verdict } from '../verdict.ts';
import { inTurns } from '../in-turns.ts';
import { judgeFiles, judgeOrders } from './judge-orders.ts';

export interface ExactlyOnceOptions {
  readonly orders: number;
  readonly kills: number;
  /** How often a server is stopped for longer than its leases last. */
  readonly stops: number;
  readonly share: number;
  readonly seed: string;
}

const TENANTS = 4;
const TIMEOUT_MS = 1_000;

/** A lease lasts ten seconds more than the call. */
const LONGER_THAN_LEASE_MS = TIMEOUT_MS + 11_000;

/** Questions wait up to ten minutes where many go wrong one after the other, and a breaker up to five. */
const REST_LIMIT_MS = 15 * 60_000;

const PROVIDERS = ['bank', 'chain', 'exchange'] as const;

/** What goes wrong with orders: it strikes before the stand-in takes them, after, or makes everything slow. */
const ORDER_FAULTS = [
  'hang_before',
  'hang_after',
  'error_before',
  'error_after',
  'reset_before',
  'reset_after',
  'too_many',
  'garbled',
  'arrives_late',
];

const FILE_FAULTS = ORDER_FAULTS.filter((fault) => fault !== 'arrives_late');

/** From one cut-off to the next: a file is made while servers are killed. */
const FILES_MS = 3_000;

/** A question changes nothing, so that before and after are the same. */
const QUESTION_FAULTS = ['hang_before', 'error_before', 'reset_before', 'too_many'];

interface Servers {
  readonly database: DatabaseUnderTest;
  readonly variables: Readonly<Record<string, string>>;
  killed: ServerProcess;
  readonly stopped: ServerProcess;
}

function startServer(databaseUrl: string, variables: Readonly<Record<string, string>>) {
  return ServerProcess.start({ databaseUrl, variables, program: SERVER_WITH_STAND_IN });
}

async function misbehave(standIn: StandInProcess, share: number): Promise<void> {
  const each = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, share]));
  for (const name of PROVIDERS) {
    await standIn.behave(name, {
      settleMs: 200,
      lateMs: 2_000,
      // Half of the calls take a while, so that a kill finds some of them in progress.
      slowMs: 300,
      faults: {
        carryOut: { ...each(ORDER_FAULTS), slow: 0.5 },
        queryStatus: each(QUESTION_FAULTS),
        poll: each(QUESTION_FAULTS),
        deliver: { ...each(FILE_FAULTS), slow: 0.5 },
        findFile: each(QUESTION_FAULTS),
      },
    });
  }
}

async function behave(standIn: StandInProcess): Promise<void> {
  for (const name of PROVIDERS) await standIn.behave(name, { faults: {}, slowMs: 0 });
}

async function prepare(server: ServerProcess, databaseUrl: string): Promise<TenantWorld[]> {
  return inTurns(2, TENANTS, async (index) => {
    const account = await createTenant(databaseUrl, `Once ${index} Pty Ltd`);
    // Whoever is unlucky several times in a row is not held: this run has no operator.
    await configure(databaseUrl, account, {
      // The payouts of every other tenant go out in files.
      settlement: { quoteTtlSeconds: 3600, mode: index % 2 === 0 ? 'instant' : 'batched' },
      returns: { retryLimit: RETRY_LIMIT },
    });
    const pin = { source: 'AUD', destination: 'USDC', rate: '0.65' };
    await change(server.url, attemptOf(account, 'pin-of-rate', 'POST', '/v1/sandbox/rates', pin));
    return prepareTenant(server.url, account, '100000.00');
  });
}

const RETRY_LIMIT = 20;

async function sendToAny(servers: Servers, attempt: Attempt): Promise<void> {
  for (;;) {
    for (const { url } of [servers.killed, servers.stopped]) {
      // One that is killed or stopped just now answers nothing: the other is asked.
      const answered = await sendUntilDefinite(url, attempt, 0).catch(() => undefined);
      if (answered !== undefined) return;
    }
    await delay(100);
  }
}

async function newOrder(servers: Servers, world: TenantWorld, key: string, random: Random): Promise<Attempt> {
  const { account, beneficiaryId, destinationId } = world;
  const amount = `${random.integer(1, 40)}.${String(random.integer(0, 99)).padStart(2, '0')}`;
  const kind = random.pick(['payout', 'payout', 'withdrawal', 'conversion']);
  if (kind === 'payout') return payoutAttempt(account, key, beneficiaryId, amount);
  if (kind === 'withdrawal') return withdrawalAttempt(account, key, destinationId, amount);
  const quote = quoteAttempt(account, `${key}-quote`, amount);
  await sendToAny(servers, quote);
  const { id } = JSON.parse(quote.answer?.text ?? '{}') as Shown;
  return acceptanceAttempt(account, key, id);
}

/** Orders that come while a server is killed and another is stopped; answers when all are accepted. */
async function orderAll(servers: Servers, worlds: readonly TenantWorld[], count: number, random: Random) {
  await inTurns(8, count, async (index) => {
    const world = random.pick(worlds);
    const attempt = await newOrder(servers, world, `an-order-${index}`, random);
    world.attempts.push(attempt);
    await sendToAny(servers, attempt);
    // As many orders come between one kill and the next as orders go by a kill.
    await delay(random.integer(0, 400));
  });
}

async function killAgainAndAgain(servers: Servers, count: number, random: Random): Promise<void> {
  for (let kill = 0; kill < count; kill += 1) {
    await delay(random.integer(50, 1_500));
    await servers.killed.kill();
    servers.killed = await startServer(servers.database.url, servers.variables);
  }
}

async function stopAgainAndAgain({ stopped }: Servers, count: number, random: Random): Promise<void> {
  for (let stop = 0; stop < count; stop += 1) {
    await delay(random.integer(500, 3_000));
    stopped.signal('SIGSTOP');
    await delay(LONGER_THAN_LEASE_MS);
    stopped.signal('SIGCONT');
  }
}

/** Waits until nothing is on its way any more; answers how many operations still were at the end of the time. */
async function untilAtRest(database: DatabaseUnderTest): Promise<number> {
  const deadline = performance.now() + REST_LIMIT_MS;
  for (;;) {
    const [row] = await database.query(
      `select count(*) as moving from operations where status in ('accepted', 'submitted')`,
    );
    const moving = Number(row?.['moving']);
    if (moving === 0 || performance.now() > deadline) return moving;
    await delay(500);
  }
}

async function sayFigures(standIn: StandInProcess, verdict: Verdict): Promise<void> {
  for (const name of PROVIDERS) {
    const { orders, faults } = await standIn.books(name);
    const struck = Object.entries(faults).map(([fault, count]) => `${fault} ${count}`);
    verdict.say(`  ${name}: ${orders.length} orders; ${struck.join(', ')}`);
  }
}

/**
 * Orders go to a provider that answers wrongly, late and not at all, by two servers, of which one is killed again and
 * again and the other stopped for longer than its leases last: each order is carried out once.
 */
export async function runExactlyOnce(
  source: DatabaseSource,
  { orders, kills, stops, share, seed }: ExactlyOnceOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(
    `${orders} orders on ${source.kind}, ${share * 100} % of each fault, ${kills} kills and ${stops} stops, seed ${seed}`,
  );
  const random = new Random(`${seed}/exactly-once/${source.kind}`);
  const database = await source.create();
  const standIn = await StandInProcess.start(seed);
  const variables = standIn.variables(PROVIDERS, TIMEOUT_MS, FILES_MS);
  const start = () => startServer(database.url, variables);
  const servers: Servers = { database, variables, stopped: await start(), killed: await start() };
  try {
    const worlds = await prepare(servers.stopped, database.url);
    await misbehave(standIn, share);
    await Promise.all([
      orderAll(servers, worlds, orders, random.fork('orders')),
      killAgainAndAgain(servers, kills, random.fork('kills')),
      stopAgainAndAgain(servers, stops, random.fork('stops')),
    ]);
    await behave(standIn);
    const startedAt = performance.now();
    const moving = await untilAtRest(database);
    verdict.say(`  at rest ${Math.round((performance.now() - startedAt) / 1000)} s after the last fault`);
    await sayFigures(standIn, verdict);
    verdict.judge('every operation comes to rest', moving === 0 ? [] : [`${moving} operations still move`]);
    await judgeOrders(database, standIn, PROVIDERS, verdict);
    judgeFiles((await standIn.books('bank')).files, verdict);
    for (const world of worlds) {
      judgeEffects(verdict, await readBooks(servers.killed.url, world.account), world.attempts);
    }
    verdict.judge('the ledger verifies', await verifyLedger(database.url));
  } finally {
    await Promise.all([servers.killed.kill(), servers.stopped.kill()]);
    await standIn.stop();
  }
  await database.remove();
}
