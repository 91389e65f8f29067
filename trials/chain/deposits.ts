import { attemptOf, change } from '../client/tenant-client.ts';
import { inTurns } from '../in-turns.ts';
import type { DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { COIN, startChain, until } from './chain-under-test.ts';

export interface DepositsOptions {
  readonly deposits: number;
  readonly addresses: number;
  readonly blocks: number;
}

const LIMIT_MS = 15 * 60_000;

/** Receivers of one transaction. */
const IN_ONE = 50;

/** Deposits among the blocks that a server catches up with. */
const AMONG_BLOCKS = 10;

const MIB = 1_024 * 1_024;

async function credited({ query }: DatabaseUnderTest): Promise<number> {
  const [row] = await query(`select count(*) as credited from receipts where status = 'credited'`);
  return Number(row?.['credited']);
}

/** Many deposits at many addresses within a few blocks, then a long absence. */
export async function runDeposits(
  source: DatabaseSource,
  { deposits, addresses, blocks }: DepositsOptions,
  verdict: Verdict,
): Promise<void> {
  const database = await source.create();
  const { chain, token, variables, close } = await startChain();
  const start = (): Promise<ServerProcess> => ServerProcess.start({ databaseUrl: database.url, variables });
  let server = await start();
  try {
    const account = await createTenant(database.url, 'Many Pty Ltd');
    const path = '/v1/treasury/funding-instruments';
    const body = { type: 'stable_address', asset: 'USDC', network: 'base' };
    const made = await inTurns(8, addresses, async (index) => {
      const { address } = await change(
        server.url,
        attemptOf(account, `address-${index}`, 'POST', path, body),
      );
      return String(address);
    });
    const idleBytes = await server.residentBytes();
    for (let sent = 0; sent < deposits; sent += IN_ONE) {
      const to = Array.from(
        { length: Math.min(IN_ONE, deposits - sent) },
        (_, place) => made[(sent + place) % addresses] ?? '',
      );
      await token.transferToAll(to, COIN);
    }
    let mostBytes = idleBytes;
    const ms = await until('the last credit', LIMIT_MS, async () => {
      mostBytes = Math.max(mostBytes, await server.residentBytes());
      return (await credited(database)) === deposits;
    });
    verdict.say(
      `${database.kind}: ${deposits} deposits at ${addresses} addresses: all credited ${(ms / 1_000).toFixed(1)} s after the last was sent, ` +
        `${Math.round(idleBytes / MIB)} MiB before, at most ${Math.round(mostBytes / MIB)} MiB`,
    );
    await server.stop();

    for (let count = 0; count < AMONG_BLOCKS; count += 1) {
      await token.transfer(made[count] ?? '', COIN);
      await chain.mine(Math.floor(blocks / AMONG_BLOCKS));
    }
    const began = performance.now();
    server = await start();
    await until(
      'the last credit',
      LIMIT_MS,
      async () => (await credited(database)) === deposits + AMONG_BLOCKS,
    );
    verdict.say(
      `${database.kind}: ${blocks} blocks caught up with after ${((performance.now() - began) / 1_000).toFixed(1)} s`,
    );
    await server.stop();
    const [row] = await database.query('select sum(gross_minor) as gross from receipts');
    const [holding] = await database.query('select amount_minor from chain_holdings');
    const held = await Promise.all(made.map((address) => token.balance(address)));
    const there = held.reduce((sum, each) => sum + each, 0n);
    verdict.judge(
      'books, holdings and the chain agree to the smallest unit',
      [row?.['gross'], holding?.['amount_minor']].flatMap((each) =>
        BigInt(String(each)) === there ? [] : [`${String(each)} instead of ${there}`],
      ),
      database.kind,
    );
    verdict.judge('the ledger is sound', await verifyLedger(database.url), database.kind);
  } finally {
    await server.kill();
    await close();
    await database.remove();
  }
}
