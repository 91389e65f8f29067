import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '../../conformance/suite/random.ts';
import { sendUntilDefinite } from '../client/attempt.ts';
import { attemptOf, change, readList } from '../client/tenant-client.ts';
import { destinationAttempt, withdrawalAttempt } from '../client/tenant-world.ts';
import { inTurns } from '../in-turns.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
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

async function fund({ token }: ChainUnderTest, address: string, coins: bigint): Promise<void> {
  await token.transfer(address, coins * COIN);
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
  const { chain, token, variables } = played;
  const start = (): Promise<ServerProcess> => ServerProcess.start({ databaseUrl: database.url, variables });
  let server = await start();
  try {
    const account = await createTenant(database.url, 'Chain Pty Ltd');
    const body = { type: 'stable_address', asset: 'USDC', network: 'base' };
    const path = '/v1/treasury/funding-instruments';
    const { address } = await change(server.url, attemptOf(account, 'the-address', 'POST', path, body));
    const destination = await change(server.url, destinationAttempt(account, 'the-destination'));
    await fund(played, String(address), BigInt(withdrawals) * 10n);
    await fund(played, HOT, BigInt(withdrawals) * 10n);
    const deposits = (): ReturnType<typeof readList> =>
      readList(server.url, account.secretKey, '/v1/treasury/deposits');
    await until('the first deposit', 60_000, async () => (await deposits())[0]?.['status'] === 'credited');

    const began = performance.now();
    const ordering = inTurns(8, withdrawals, async (index) => {
      const amount = `${random.integer(1, 9)}.${String(random.integer(0, 99)).padStart(2, '0')}`;
      const attempt = withdrawalAttempt(account, `withdrawal-${index}`, destination.id, amount);
      // A server that is killed just now is asked again once it is back.
      while ((await sendUntilDefinite(server.url, attempt, 0).catch(() => undefined)) === undefined)
        await delay(100);
      return amount;
    });
    const killing = (async (): Promise<void> => {
      for (let kill = 0; kill < kills; kill += 1) {
        await delay(random.integer(100, BETWEEN_KILLS_MS));
        await server.kill();
        server = await start();
      }
    })();
    const amounts = await ordering;
    const acceptedMs = performance.now() - began;
    await killing;
    const open = async (): Promise<number> => {
      const [row] = await database.query(
        `select count(*) as open from operations where kind = 'stable_withdrawal' and status in ('accepted', 'submitted')`,
      );
      return Number(row?.['open']);
    };
    await until('the last settlement', REST_LIMIT_MS, async () => (await open()) === 0);
    const settledMs = performance.now() - began;
    await server.stop();

    const rows = await database.query('select nonce, standing from chain_transactions order by nonce');
    const cents = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
    const received = await token.balance(String(destination['address']));
    const mined = Number(await chain.call('eth_getTransactionCount', HOT, 'latest'));
    const faults = [
      ...(rows.length === withdrawals ? [] : [`${rows.length} transactions for ${withdrawals} withdrawals`]),
      ...rows.flatMap((row, index) =>
        Number(row['nonce']) === index ? [] : [`a gap before ${String(row['nonce'])}`],
      ),
      ...rows.flatMap((row) => (row['standing'] === 'settled' ? [] : [`one is ${String(row['standing'])}`])),
      ...(mined === withdrawals ? [] : [`the chain has ${mined} transactions of the wallet`]),
    ];
    verdict.judge('each withdrawal is one transaction, without a gap in the nonces', faults, database.kind);
    verdict.judge(
      'receivers have on the chain what was withdrawn, to the smallest unit',
      received === cents * (COIN / 100n) ? [] : [`${received} instead of ${cents * (COIN / 100n)}`],
      database.kind,
    );
    verdict.judge('the ledger is sound', await verifyLedger(database.url), database.kind);
    verdict.say(
      `${database.kind}: ${withdrawals} withdrawals with ${kills} kills: accepted in ${(acceptedMs / 1_000).toFixed(1)} s, ` +
        `all settled after ${(settledMs / 1_000).toFixed(1)} s (${((withdrawals * 1_000) / settledMs).toFixed(1)} a second)`,
    );
  } finally {
    await server.kill();
    await played.close();
    await database.remove();
  }
}
