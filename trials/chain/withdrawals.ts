import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '../../conformance/suite/random.ts';
import { sendUntilDefinite } from '../client/attempt.ts';
import { attemptOf, change, readList, type Shown, type TenantAccount } from '../client/tenant-client.ts';
import { destinationAttempt, withdrawalAttempt } from '../client/tenant-world.ts';
import { inTurns } from '../in-turns.ts';
import type { DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { type ChainUnderTest, COIN, HOT, startChain, until } from './chain-under-test.ts';

export interface WithdrawalsOptions {
  readonly withdrawals: number;
  readonly kills: number;
  readonly seed: string;
}

const REST_LIMIT_MS = 15 * 60_000;

/** A server that was killed comes back after at most so long. */
const BETWEEN_KILLS_MS = 1_500;

interface WithdrawalsRun {
  readonly database: DatabaseUnderTest;
  readonly played: ChainUnderTest;
  readonly verdict: Verdict;
  /** Another one after each kill. */
  server: ServerProcess;
}

interface Prepared {
  readonly account: TenantAccount;
  readonly destination: Shown;
}

function start(database: DatabaseUnderTest, { variables }: ChainUnderTest): Promise<ServerProcess> {
  return ServerProcess.start({ databaseUrl: database.url, variables });
}

/** A tenant with coins that came in on the chain, and a hot wallet with as many. */
async function prepare(
  { database, played: { token }, server }: WithdrawalsRun,
  withdrawals: number,
): Promise<Prepared> {
  const account = await createTenant(database.url, 'Chain Pty Ltd');
  const body = { type: 'stable_address', asset: 'USDC', network: 'base' };
  const path = '/v1/treasury/funding-instruments';
  const { address } = await change(server.url, attemptOf(account, 'the-address', 'POST', path, body));
  const destination = await change(server.url, destinationAttempt(account, 'the-destination'));
  const coins = BigInt(withdrawals) * 10n * COIN;
  await token.transfer(String(address), coins);
  await token.transfer(HOT, coins);
  await until('the first deposit', 60_000, async () => {
    const [deposit] = await readList(server.url, account.secretKey, '/v1/treasury/deposits');
    return deposit?.['status'] === 'credited';
  });
  return { account, destination };
}

function orderAll(
  run: WithdrawalsRun,
  { account, destination }: Prepared,
  count: number,
  random: Random,
): Promise<string[]> {
  return inTurns(8, count, async (index) => {
    const amount = `${random.integer(1, 9)}.${String(random.integer(0, 99)).padStart(2, '0')}`;
    const attempt = withdrawalAttempt(account, `withdrawal-${index}`, destination.id, amount);
    // A server that is killed just now is asked again once it is back.
    while ((await sendUntilDefinite(run.server.url, attempt, 0).catch(() => undefined)) === undefined)
      await delay(100);
    return amount;
  });
}

async function killAgainAndAgain(run: WithdrawalsRun, kills: number, random: Random): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(random.integer(100, BETWEEN_KILLS_MS));
    await run.server.kill();
    run.server = await start(run.database, run.played);
  }
}

async function openOnes({ database }: WithdrawalsRun): Promise<number> {
  const [row] = await database.query(
    `select count(*) as open from operations where kind = 'stable_withdrawal' and status in ('accepted', 'submitted')`,
  );
  return Number(row?.['open']);
}

async function judge(
  { database, played, verdict }: WithdrawalsRun,
  { destination }: Prepared,
  amounts: readonly string[],
) {
  const rows = await database.query('select nonce, standing from chain_transactions order by nonce');
  const mined = Number(await played.chain.call('eth_getTransactionCount', HOT, 'latest'));
  const faults = [
    ...(rows.length === amounts.length
      ? []
      : [`${rows.length} transactions for ${amounts.length} withdrawals`]),
    ...rows.flatMap((row, index) =>
      Number(row['nonce']) === index ? [] : [`a gap before ${String(row['nonce'])}`],
    ),
    ...rows.flatMap((row) => (row['standing'] === 'settled' ? [] : [`one is ${String(row['standing'])}`])),
    ...(mined === amounts.length ? [] : [`the chain has ${mined} transactions of the wallet`]),
  ];
  verdict.judge('each withdrawal is one transaction, without a gap in the nonces', faults, database.kind);
  const cents = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const wanted = cents * (COIN / 100n);
  const received = await played.token.balance(String(destination['address']));
  verdict.judge(
    'receivers have on the chain what was withdrawn, to the smallest unit',
    received === wanted ? [] : [`${received} instead of ${wanted}`],
    database.kind,
  );
  verdict.judge('the ledger is sound', await verifyLedger(database.url), database.kind);
}

/** Withdrawals all at once from one hot wallet, while the only server is killed again and again. */
export async function runWithdrawals(
  source: DatabaseSource,
  { withdrawals, kills, seed }: WithdrawalsOptions,
  verdict: Verdict,
): Promise<void> {
  const random = new Random(`chain-${seed}`);
  const database = await source.create();
  const played = await startChain();
  const run: WithdrawalsRun = { database, played, verdict, server: await start(database, played) };
  try {
    const prepared = await prepare(run, withdrawals);
    const began = performance.now();
    const killing = killAgainAndAgain(run, kills, new Random(`kills-${seed}`));
    const amounts = await orderAll(run, prepared, withdrawals, random);
    const acceptedMs = performance.now() - began;
    await killing;
    await until('the last settlement', REST_LIMIT_MS, async () => (await openOnes(run)) === 0);
    const settledMs = performance.now() - began;
    await run.server.stop();
    await judge(run, prepared, amounts);
    verdict.say(
      `${database.kind}: ${withdrawals} withdrawals with ${kills} kills: accepted in ${(acceptedMs / 1_000).toFixed(1)} s, ` +
        `all settled after ${(settledMs / 1_000).toFixed(1)} s (${((withdrawals * 1_000) / settledMs).toFixed(1)} a second)`,
    );
  } finally {
    await run.server.kill();
    await played.close();
    await database.remove();
  }
}
