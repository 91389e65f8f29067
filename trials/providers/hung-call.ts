import { setTimeout as delay } from 'node:timers/promises';
import { newAttempt, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { attemptOf, change, readJson, type Shown } from '../client/tenant-client.ts';
import {
  acceptanceAttempt,
  payoutAttempt,
  prepareTenant,
  quoteAttempt,
  type TenantWorld,
} from '../client/tenant-world.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { configure, createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import { SERVER_WITH_STAND_IN, StandInProcess } from '../server/stand-in-process.ts';
import { percentile } from '../percentile.ts';
import type { Verdict } from '../verdict.ts';
import { inTurns } from '../in-turns.ts';

export interface HungCallOptions {
  readonly tenants: number;
  readonly payouts: number;
  readonly queued: number;
  readonly seed: string;
}

const TIMEOUT_MS = 5_000;

/** What one payout may take at the 99th percentile beside the call that hangs; its time-out is as long. */
const USUAL_MS = TIMEOUT_MS;

/** The time-out, the wait before the question, and as much again for a machine that is busy. */
const DECIDED_MS = 2 * (TIMEOUT_MS + 2_000);

const LIMIT_MS = 120_000;

async function prepare(server: ServerProcess, databaseUrl: string, count: number): Promise<TenantWorld[]> {
  return inTurns(3, count, async (index) => {
    const account = await createTenant(databaseUrl, `Hung ${index} Pty Ltd`);
    await configure(databaseUrl, account, { settlement: { quoteTtlSeconds: 3600 } });
    return prepareTenant(server.url, account, '100000.00');
  });
}

async function queue(server: ServerProcess, world: TenantWorld, count: number): Promise<string[]> {
  const pin = { source: 'AUD', destination: 'USDC', rate: '0.65' };
  await change(server.url, attemptOf(world.account, 'pin-of-rate', 'POST', '/v1/sandbox/rates', pin));
  return inTurns(8, count, async (index) => {
    const quote = await change(server.url, quoteAttempt(world.account, `own-quote-${index}`, '1.00'));
    const acceptance = acceptanceAttempt(world.account, `a-conversion-${index}`, quote.id);
    return (await change(server.url, acceptance)).id;
  });
}

/** How long a payout took from its answer to its settlement, in milliseconds; undefined if it did not settle. */
async function settleTime(
  server: ServerProcess,
  world: TenantWorld,
  { id }: Shown,
  since: number,
): Promise<number | undefined> {
  while (performance.now() - since < LIMIT_MS) {
    const path = `/v1/treasury/payouts/${id}`;
    const payout = await readJson<Shown>(server.url, world.account.secretKey, path);
    if (payout['status'] === 'settled') return performance.now() - since;
    await delay(50);
  }
  return undefined;
}

async function payAndWait(server: ServerProcess, world: TenantWorld, attempt: Attempt) {
  const sent = newAttempt(attempt.call);
  const answer = await sendUntilDefinite(server.url, sent);
  if (sent.outcome !== 'accepted') throw new Error(`${sent.call.idempotencyKey}: ${answer.text}`);
  return settleTime(server, world, JSON.parse(answer.text) as Shown, performance.now());
}

async function race(
  server: ServerProcess,
  standIn: StandInProcess,
  worlds: readonly TenantWorld[],
  payouts: number,
  verdict: Verdict,
): Promise<void> {
  const [first] = worlds;
  if (first === undefined) throw new Error('There is no tenant');
  // Nothing is known of the order, and nothing reported, until the bank was asked.
  await standIn.plan('bank', 'carryOut', 'hang_before');
  const hung = payAndWait(
    server,
    first,
    payoutAttempt(first.account, 'hung-payout', first.beneficiaryId, '1.00'),
  );
  while ((await standIn.books('bank')).faults['carryOut.hang_before'] === undefined) await delay(10);
  const times = await inTurns(worlds.length * 2, payouts, async (index) => {
    const world = worlds[index % worlds.length] ?? first;
    const attempt = payoutAttempt(world.account, `payout-${index}`, world.beneficiaryId, '2.00');
    return payAndWait(server, world, attempt);
  });
  const settled = times.filter((time) => time !== undefined);
  const p99 = Math.round(percentile(settled, 0.99));
  const hungMs = await hung;
  verdict.say(
    `  ${settled.length} of ${payouts} payouts settled, p50 ${Math.round(percentile(settled, 0.5))} ms, p99 ${p99} ms; ` +
      `the hung one after ${hungMs === undefined ? 'no time' : `${Math.round(hungMs)} ms`}`,
  );
  verdict.judge(
    'a call that hangs keeps no other payout waiting',
    settled.length < payouts || verdict.isLate(p99, USUAL_MS)
      ? [`${settled.length} settled, p99 ${p99} ms`]
      : [],
  );
  verdict.judge(
    'a call that hangs is decided at its time-out',
    hungMs === undefined || verdict.isLate(hungMs, DECIDED_MS) ? [`after ${hungMs ?? 'no'} ms`] : [],
  );
  const { orders } = await standIn.books('bank');
  const sentAgain = orders.filter(({ repeats }) => repeats > 0);
  verdict.judge(
    'an order is sent once',
    sentAgain.map(({ id }) => `${id} was sent again`),
  );
  verdict.judge(
    'each payout is one order of the bank',
    orders.length === payouts + 1 ? [] : [`${orders.length} orders for ${payouts + 1} payouts`],
  );
}

/**
 * One call to the bank hangs permanently, and an exchange that was taken away has left a queue: everybody else goes on.
 */
export async function runHungCall(
  source: DatabaseSource,
  { tenants, payouts, queued, seed }: HungCallOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`One call hangs on ${source.kind}, ${queued} orders wait, ${payouts} payouts beside them`);
  const database = await source.create();
  const standIn = await StandInProcess.start(seed);
  const start = (names: readonly ('bank' | 'chain' | 'exchange')[]): Promise<ServerProcess> =>
    ServerProcess.start({
      databaseUrl: database.url,
      program: SERVER_WITH_STAND_IN,
      variables: standIn.variables(names, TIMEOUT_MS),
    });
  let server = await start(['bank', 'chain', 'exchange']);
  try {
    const worlds = await prepare(server, database.url, tenants);
    const [first] = worlds;
    await standIn.behave('exchange', { faults: { carryOut: { hang_before: 1 } } });
    const waiting = first === undefined ? [] : await queue(server, first, queued);
    await server.kill();
    server = await start(['bank', 'chain']);
    await race(server, standIn, worlds, payouts, verdict);
    const rows = await database.query(
      `select id from operations where kind = 'conversion' and status = 'accepted'`,
    );
    verdict.judge(
      'orders of a provider that was taken away wait',
      rows.length === waiting.length ? [] : [`${rows.length} of ${waiting.length} wait`],
    );
    verdict.judge('the ledger verifies', await verifyLedger(database.url));
    await server.stop();
  } finally {
    await server.kill();
    await standIn.stop();
  }
  await database.remove();
}
