import { attemptOf, change } from '../client/tenant-client.ts';
import { inTurns } from '../in-turns.ts';
import type { DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { type ChainUnderTest, COIN, startChain, until } from './chain-under-test.ts';

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

async function credited(database: DatabaseUnderTest): Promise<number> {
  const [row] = await database.query(`select count(*) as credited from receipts where status = 'credited'`);
  return Number(row?.['credited']);
}

interface DepositsRun {
  readonly database: DatabaseUnderTest;
  readonly played: ChainUnderTest;
  readonly verdict: Verdict;
}

function start({ database, played: { variables } }: DepositsRun): Promise<ServerProcess> {
  return ServerProcess.start({ databaseUrl: database.url, variables });
}

async function issueAddresses(
  server: ServerProcess,
  { database }: DepositsRun,
  count: number,
): Promise<string[]> {
  const account = await createTenant(database.url, 'Many Pty Ltd');
  const path = '/v1/treasury/funding-instruments';
  const body = { type: 'stable_address', asset: 'USDC', network: 'base' };
  return inTurns(8, count, async (index) => {
    const { address } = await change(server.url, attemptOf(account, `address-${index}`, 'POST', path, body));
    return String(address);
  });
}

async function sendAtOnce(
  server: ServerProcess,
  run: DepositsRun,
  made: readonly string[],
  deposits: number,
): Promise<void> {
  const { database, played, verdict } = run;
  const idleBytes = await server.residentBytes();
  for (let sent = 0; sent < deposits; sent += IN_ONE) {
    const count = Math.min(IN_ONE, deposits - sent);
    const to = Array.from({ length: count }, (_, place) => made[(sent + place) % made.length] ?? '');
    await played.token.transferToAll(to, COIN);
  }
  let mostBytes = idleBytes;
  const ms = await until('the last credit', LIMIT_MS, async () => {
    mostBytes = Math.max(mostBytes, await server.residentBytes());
    return (await credited(database)) === deposits;
  });
  verdict.say(
    `${database.kind}: ${deposits} deposits at ${made.length} addresses: all credited ${(ms / 1_000).toFixed(1)} s after the last was sent, ` +
      `${Math.round(idleBytes / MIB)} MiB before, at most ${Math.round(mostBytes / MIB)} MiB`,
  );
}

async function catchUp(
  run: DepositsRun,
  made: readonly string[],
  { deposits, blocks }: DepositsOptions,
): Promise<ServerProcess> {
  const { database, played, verdict } = run;
  for (let count = 0; count < AMONG_BLOCKS; count += 1) {
    await played.token.transfer(made[count] ?? '', COIN);
    await played.chain.mine(Math.floor(blocks / AMONG_BLOCKS));
  }
  const began = performance.now();
  const server = await start(run);
  await until(
    'the last credit',
    LIMIT_MS,
    async () => (await credited(database)) === deposits + AMONG_BLOCKS,
  );
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  verdict.say(`${database.kind}: ${blocks} blocks caught up with after ${seconds} s`);
  return server;
}

async function judge({ database, played, verdict }: DepositsRun, made: readonly string[]): Promise<void> {
  const [row] = await database.query('select sum(gross_minor) as gross from receipts');
  const [holding] = await database.query('select amount_minor from chain_holdings');
  const held = await Promise.all(made.map((address) => played.token.balance(address)));
  const there = held.reduce((sum, each) => sum + each, 0n);
  const faults = [row?.['gross'], holding?.['amount_minor']].flatMap((each) =>
    BigInt(String(each)) === there ? [] : [`${String(each)} instead of ${there}`],
  );
  verdict.judge('books, holdings and the chain agree to the smallest unit', faults, database.kind);
  verdict.judge('the ledger is sound', await verifyLedger(database.url), database.kind);
}

/** Many deposits at many addresses within a few blocks, then a long absence. */
export async function runDeposits(
  source: DatabaseSource,
  options: DepositsOptions,
  verdict: Verdict,
): Promise<void> {
  const database = await source.create();
  const played = await startChain();
  const run = { database, played, verdict };
  let server = await start(run);
  try {
    const made = await issueAddresses(server, run, options.addresses);
    await sendAtOnce(server, run, made, options.deposits);
    await server.stop();
    server = await catchUp(run, made, options);
    await server.stop();
    await judge(run, made);
  } finally {
    await server.kill();
    await played.close();
    await database.remove();
  }
}
