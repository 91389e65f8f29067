import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { atDatabase, runAsAdministrator } from '../src/testing/databases/postgres-administration.ts';
import { type PostgresServer, startPostgresServer } from '../src/testing/databases/postgres-server.ts';
import { percentile } from '../trials/percentile.ts';
import { HERE } from './checkouts/open-checkout.ts';
import type { Wallet } from './contestant.ts';
import { pay } from './load/pay.ts';
import { makeWallets } from './scale/cluster.ts';
import { median, presentMedian } from './spread.ts';
import { type RunningProgram, startProgram, startScriptOf } from './start/start-program.ts';
import { readTree } from './usage/process-tree.ts';

interface Options {
  readonly rounds: number;
  readonly seconds: number;
  readonly callers: number;
}

const NAME = 'replica';

const WALLETS = 8;

/** Before a page: what a list is about. */
const PAYOUTS = 100;

/** Writes that are each followed by a list. */
const FOLLOWED = 100;

const LIST = '/v1/treasury/payouts?limit=50';

const { rounds, seconds, callers } = new Command()
  .name('bench:replica')
  .description('Lists of one process: from the primary, and from a streaming replica, in turns')
  .option('--rounds <count>', 'rounds of each', whole, 5)
  .option('--seconds <count>', 'of a round', whole, 6)
  .option('--callers <count>', 'who ask for lists, each as soon as it has its answer', whole, 8)
  .parse()
  .opts<Options>();

function whole(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 1 to 999.');
  return Number(text);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function list(url: string, { key }: Wallet): Promise<readonly { readonly id: string }[]> {
  const reply = await fetch(`${url}${LIST}`, { headers: { authorization: `Bearer ${key}` } });
  if (reply.status !== 200) throw new Error(`GET ${LIST}: ${reply.status}`);
  return ((await reply.json()) as { data: readonly { id: string }[] }).data;
}

interface Round {
  readonly reads: number;
  readonly p99Ms: number;
  /** Of processor time for a read. */
  readonly serverMs: number;
  readonly primaryMs: number;
  readonly replicaMs: number;
}

interface Setup {
  readonly name: string;
  readonly server: RunningProgram;
  readonly rounds: Round[];
}

const cpuMsOf = (pid: number, haveOneThread: boolean): number =>
  readTree(pid, haveOneThread).cpuSeconds * 1_000;

function postmasterOf({ dataFolder }: PostgresServer): number {
  return Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function measure(
  { server: { url, pid } }: Setup,
  wallets: readonly Wallet[],
  primary: PostgresServer,
  replica: PostgresServer,
): Promise<Round> {
  const used = (): number[] => [
    cpuMsOf(pid, false),
    cpuMsOf(postmasterOf(primary), true),
    cpuMsOf(postmasterOf(replica), true),
  ];
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const before = used();
  const call = async (wallet: Wallet): Promise<void> => {
    while (performance.now() < end) {
      const since = performance.now();
      await list(url, wallet);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(
    Array.from({ length: callers }, (_, index) => call(wallets[index % wallets.length] as Wallet)),
  );
  const [serverMs = 0, primaryMs = 0, replicaMs = 0] = used().map(
    (ms, index) => (ms - (before[index] ?? 0)) / times.length,
  );
  return { reads: times.length, p99Ms: percentile(times, 0.99), serverMs, primaryMs, replicaMs };
}

/** Lists that lacked the payout that was acknowledged before they were asked for. */
async function countMissing({ url }: RunningProgram, wallet: Wallet): Promise<number> {
  let missing = 0;
  for (let count = 0; count < FOLLOWED; count += 1) {
    const { text } = await pay(url, wallet, randomUUID());
    const { id } = JSON.parse(text) as { readonly id: string };
    if ((await list(url, wallet)).every((shown) => shown.id !== id)) missing += 1;
  }
  return missing;
}

function row({ name, rounds: all }: Setup, first: Setup): string {
  const of = (figure: (round: Round) => number, digits: number): string =>
    presentMedian(all.map(figure), digits);
  const ratios = all.map((round, index) => round.primaryMs / (first.rounds[index]?.primaryMs ?? Number.NaN));
  const cells = [
    name,
    of(({ serverMs }) => serverMs, 2),
    of(({ primaryMs }) => primaryMs, 3),
    presentMedian(ratios, 2),
    of(({ replicaMs }) => replicaMs, 3),
    String(Math.round(median(all.map(({ reads }) => reads / seconds)))),
    of(({ p99Ms }) => p99Ms, 1),
  ];
  return `| ${cells.join(' | ')} |`;
}

const primary = await startPostgresServer(['max_connections=100', 'shared_buffers=128MB']);
const replica = await startPostgresServer(['shared_buffers=128MB'], { primary });
await runAsAdministrator(primary.url, `create database ${NAME}`);
const databaseUrl = atDatabase(primary.url, NAME);
const running: RunningProgram[] = [];
try {
  const wallets = await makeWallets(databaseUrl, WALLETS, false);
  const start = async (name: string, variables: Readonly<Record<string, string>>): Promise<Setup> => {
    const common = { CORRIDOR_STEP_MS: '0', CORRIDOR_CONTRACT_GUARD: 'off', CORRIDOR_REQUEST_LOG: 'off' };
    const command = startScriptOf(HERE);
    const server = await startProgram({
      folder: HERE,
      command,
      databaseUrl,
      variables: { ...common, ...variables },
    });
    running.push(server);
    return { name, server, rounds: [] };
  };
  const setups = [
    await start('primary', {}),
    await start('replica', { DATABASE_READ_URL: atDatabase(replica.url, NAME) }),
  ] as const;
  for (const wallet of wallets) {
    for (let count = 0; count < PAYOUTS; count += 1) await pay(setups[0].server.url, wallet, randomUUID());
  }
  print(
    `${rounds} rounds of ${seconds} s, ${callers} callers; ${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}\n`,
  );
  // Cold code is no figure of either.
  for (const setup of setups) await measure(setup, wallets, primary, replica);
  for (let round = 0; round < rounds; round += 1) {
    for (const setup of setups) setup.rounds.push(await measure(setup, wallets, primary, replica));
  }
  print('| Lists from | Server, ms | Primary, ms | of it without | Replica, ms | a second | p99 ms |');
  print('| --- | --: | --: | --: | --: | --: | --: |');
  for (const setup of setups) print(row(setup, setups[0]));
  const missing = await countMissing(setups[1].server, wallets[0] as Wallet);
  print(`\n${missing} of ${FOLLOWED} lists lacked what was acknowledged before.`);
} finally {
  for (const each of running) await each.stop();
  await replica.stop();
  await primary.stop();
}
