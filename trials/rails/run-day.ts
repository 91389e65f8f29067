import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '../../conformance/suite/random.ts';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { until } from '../chain/chain-under-test.ts';
import { readList } from '../client/tenant-client.ts';
import type { DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { type DayTenant, openAccounts, prepareDayTenant } from './day-tenant.ts';
import { type DayExtent, workThrough } from './day-work.ts';
import { judgeDay } from './judge-day.ts';
import {
  type Environment,
  keepGoing,
  type Losses,
  type OutsideWorld,
  startOutside,
} from './outside-world.ts';

export interface DayOptions extends Losses {
  readonly extent: DayExtent;
  readonly kills: number;
  readonly seed: string;
  readonly environment: Environment;
}

/** Of payments: sent back by the receiving bank, and refused at once. */
const MANNERS = { returned: 0.05, refused: 0.1 };

const MOST_BETWEEN_KILLS_MS = 4_000;

const FUNDED_LIMIT_MS = 120_000;
const REST_LIMIT_MS = 20 * 60_000;

/** At rest for so long: what the last settlement leads to was done too. */
const QUIET_MS = 15_000;

interface Run {
  readonly database: DatabaseUnderTest;
  readonly outside: OutsideWorld;
  readonly variables: Readonly<Record<string, string>>;
  /** Another one after each kill, at the same address. */
  server: ServerProcess;
}

function start(database: DatabaseUnderTest, variables: Run['variables']): Promise<ServerProcess> {
  return ServerProcess.start({ databaseUrl: database.url, variables });
}

async function killAgainAndAgain(run: Run, kills: number, random: Random, over: AbortSignal): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(random.integer(200, MOST_BETWEEN_KILLS_MS));
    if (over.aborted) return;
    await run.server.kill();
    run.server = await start(run.database, run.variables);
  }
}

async function isFunded(url: string, { account }: DayTenant): Promise<boolean> {
  const [payins, deposits] = await Promise.all(
    ['payins', 'deposits'].map((list) => readList(url, account.secretKey, `/v1/treasury/${list}`)),
  );
  const credited = [...(payins ?? []), ...(deposits ?? [])].filter(({ status }) => status === 'credited');
  return credited.length >= 3;
}

/** What has not come to rest: orders of any kind, receipts and transfers. */
const OPEN = `select
  (select count(*) from operations where status in ('accepted', 'submitted')) +
  (select count(*) from transfers where status not in ('completed', 'returned')) +
  (select count(*) from receipts where status in ('detected', 'confirming')) as open`;

async function untilAtRest({ database, outside }: Run, extent: DayExtent): Promise<void> {
  let quietSince: number | undefined;
  await until('the last settlement', REST_LIMIT_MS, async () => {
    const [row] = await database.query(OPEN);
    const [seen] = await database.query('select count(*) as transfers from transfers');
    const arrived = await Promise.all(Object.values(outside.networks).map(({ payer }) => payer.hasArrived()));
    const isAtRest =
      Number(row?.['open']) === 0 &&
      Number(seen?.['transfers']) >= extent.transfers &&
      arrived.every((each) => each);
    quietSince = isAtRest ? (quietSince ?? performance.now()) : undefined;
    return quietSince !== undefined && performance.now() - quietSince > QUIET_MS;
  });
}

/** @throws Error where a step cannot go on */
async function live(
  run: Run,
  folder: string,
  { extent, kills, nodeKills, seed, environment }: DayOptions,
  verdict: Verdict,
  over: AbortSignal,
): Promise<void> {
  const { database, outside } = run;
  const random = new Random(`day-${seed}`);
  const { url } = run.server;
  await openAccounts({ database, outside }, folder);
  const tenants = [
    await prepareDayTenant({ url, database, outside }, 'Direct Pty Ltd', ['bsb_account', 'payid'], random),
    await prepareDayTenant({ url, database, outside }, 'Instant Pty Ltd', ['npp', 'payid'], random),
  ];
  await until('the first money', FUNDED_LIMIT_MS, async () =>
    (await Promise.all(tenants.map((tenant) => isFunded(url, tenant)))).every((each) => each),
  );
  const began = performance.now();
  const killing = killAgainAndAgain(run, kills, new Random(`kills-${seed}`), over);
  await workThrough({ url, outside, tenants, random }, extent);
  const workedMs = performance.now() - began;
  await killing;
  await untilAtRest(run, extent);
  const restMs = performance.now() - began;
  await judgeDay({ url, database, outside, tenants, extent, verdict });
  verdict.say(
    `${database.kind}, ${environment}, seed ${seed}: worked for ${(workedMs / 1_000).toFixed(0)} s with ${kills} kills of the server and ${nodeKills} of nodes, ` +
      `at rest after ${(restMs / 1_000).toFixed(0)} s; the bank sent ${outside.bank.returned.length} payments back ` +
      `and refused ${outside.bank.refused.length}`,
  );
  await run.server.stop();
}

/** A day of all rails, with a bank, two chains and a venue that do what theirs do, and a server that is killed. */
export async function runDay(source: DatabaseSource, options: DayOptions, verdict: Verdict): Promise<void> {
  const { seed, environment } = options;
  const folder = await mkdtemp(join(tmpdir(), 'corridor-day-'));
  const database = await source.create();
  const outside = await startOutside(new Random(`outside-${seed}`), MANNERS, environment);
  const over = new AbortController();
  let run: Run | undefined;
  let going: Promise<void> | undefined;
  try {
    const variables = { ...outside.variables, PORT: String(await findFreePort()) };
    run = { database, outside, variables, server: await start(database, variables) };
    going = keepGoing(outside, options, new Random(`chains-${seed}`), over.signal);
    await Promise.race([live(run, folder, options, verdict, over.signal), going]);
  } finally {
    over.abort();
    await going?.catch(() => undefined);
    await run?.server.kill();
    await outside.close();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
