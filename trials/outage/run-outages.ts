import { setTimeout as delay } from 'node:timers/promises';
import { prepareTenant, type TenantWorld } from '../client/tenant-world.ts';
import { Random } from '../../conformance/suite/random.ts';
import { createTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { judgeAnswers, judgeBooks, shown } from './judge-outage.ts';
import { startLoad, type Heard, type Load } from './load.ts';
import { startStoppablePostgres, type StoppablePostgres } from '../server/stoppable-postgres.ts';

const RECOVERY_LIMIT_MS = 10_000;

const PATIENCE_MS = 60_000;

const TENANTS = 2;

const CALM_MS = 1_500;

interface Outage {
  readonly name: string;
  begin(postgres: StoppablePostgres): Promise<() => Promise<void>>;
  readonly seconds: number;
}

export interface OutageOptions {
  readonly freezes: readonly number[];
  readonly readOnlySeconds: number;
  readonly restartSeconds: number;
  readonly seed: string;
}

interface Trial {
  readonly postgres: StoppablePostgres;
  readonly server: ServerProcess;
  readonly worlds: readonly TenantWorld[];
  readonly random: Random;
  readonly verdict: Verdict;
}

function outagesOf({ freezes, readOnlySeconds, restartSeconds }: OutageOptions): Outage[] {
  const freeze = (seconds: number): Outage => ({
    name: `stopped for ${seconds} s`,
    seconds,
    begin: async (postgres) => {
      await postgres.freeze();
      return () => postgres.thaw();
    },
  });
  const readOnly: Outage = {
    name: `read-only for ${readOnlySeconds} s`,
    seconds: readOnlySeconds,
    begin: async (postgres) => {
      await postgres.setReadOnly(true);
      return () => postgres.setReadOnly(false);
    },
  };
  const restart: Outage = {
    name: `restarted, down for ${restartSeconds} s`,
    seconds: restartSeconds,
    begin: async (postgres) => {
      const isUp = postgres.restart(restartSeconds);
      await postgres.untilDown(isUp);
      return () => isUp;
    },
  };
  return [...freezes.map(freeze), readOnly, restart].filter(({ seconds }) => seconds > 0);
}

async function untilReady(load: Load, since: number): Promise<number> {
  const isAnswered = (): boolean =>
    load.readiness.some(({ askedAt, status }) => askedAt > since && status === 200);
  while (!isAnswered() && performance.now() - since < PATIENCE_MS) await delay(50);
  return performance.now() - since;
}

/** Has the database go out and come back under load, and judges all that was heard meanwhile. */
async function runOutage(trial: Trial, outage: Outage): Promise<void> {
  const { postgres, server, worlds, random, verdict } = trial;
  const { name, seconds } = outage;
  const toldBefore = server.outagesTold.length;
  const load = startLoad(server.url, worlds, name.replaceAll(/\W+/g, '-'), random.fork(name));
  await delay(CALM_MS);
  const takenAt = performance.now();
  const giveBack = await outage.begin(postgres);
  const outAt = performance.now();
  await delay(seconds * 1_000);
  const backFrom = performance.now();
  await giveBack();
  const backAt = performance.now();
  const recoveredMs = await untilReady(load, backAt);
  await delay(CALM_MS);
  await load.stop();

  judgeAnswers(load, verdict, name);
  const during = load.readiness.filter(({ askedAt, ms }) => askedAt > outAt + 500 && askedAt + ms < backFrom);
  verdict.judge(
    '/readyz says no while the database is out',
    during.filter(({ status }) => status !== 503).map(shown),
    name,
  );
  const outside = load.readiness.filter(
    ({ askedAt, ms }) => askedAt + ms < takenAt || askedAt > backAt + RECOVERY_LIMIT_MS,
  );
  // A database that a busy machine keeps from answering within a second is out, for all that anybody can tell.
  if (verdict.isTimed)
    verdict.judge(
      '/readyz says yes while it is there',
      outside.filter(({ status }) => status !== 200).map(shown),
      name,
    );
  const isRecovered = recoveredMs < PATIENCE_MS && !verdict.isLate(recoveredMs, RECOVERY_LIMIT_MS);
  verdict.judge(
    `a server is ready${verdict.within(RECOVERY_LIMIT_MS)} after its database is back`,
    isRecovered ? [] : ['it was not'],
    name,
  );
  const told = server.outagesTold.slice(toldBefore);
  const isOnce = verdict.isTimed ? told.length === 2 : told.length > 0;
  const isInTurn = told.every((each, index) => each === (index % 2 === 0 ? 'began' : 'ended'));
  verdict.judge(
    'an outage is one line in the log, and its end another',
    isOnce && isInTurn ? [] : [`it was told as ${told.join(', ')}`],
    name,
  );
  await judgeBooks({ ...trial, databaseUrl: postgres.url }, name);
  sayFigures(verdict, name, load, recoveredMs);
}

function sayFigures(verdict: Verdict, name: string, { heard, readiness }: Load, recoveredMs: number): void {
  const slowest = (all: readonly Heard[]): number => Math.round(Math.max(0, ...all.map(({ ms }) => ms)));
  const count = (test: (status: number) => boolean): number =>
    heard.filter(({ status = 0 }) => test(status)).length;
  verdict.say(
    `  ${name}: ${heard.length} requests, ${count((status) => status < 300)} served, ` +
      `${count((status) => status === 503)} answered 503, ` +
      `slowest answer ${slowest(heard)} ms, slowest /readyz ${slowest(readiness)} ms; ` +
      `ready ${Math.round(recoveredMs)} ms after the database was back`,
  );
}

/** Experiment: one server on a PostgreSQL that is stopped, made read-only and restarted under load. */
export async function runOutages(options: OutageOptions, verdict: Verdict): Promise<void> {
  verdict.say(`A database that goes out under load, seed ${options.seed}`);
  const postgres = await startStoppablePostgres();
  try {
    const server = await ServerProcess.start({
      databaseUrl: postgres.url,
      variables: { CORRIDOR_STEP_MS: '20' },
    });
    try {
      const worlds: TenantWorld[] = [];
      while (worlds.length < TENANTS) {
        const account = await createTenant(postgres.url, `Outage ${worlds.length} Pty Ltd`);
        worlds.push(await prepareTenant(server.url, account, '90000.00'));
      }
      const trial: Trial = { postgres, server, worlds, random: new Random(options.seed), verdict };
      for (const outage of outagesOf(options)) await runOutage(trial, outage);
      await judgeStop(trial);
    } finally {
      await server.kill();
    }
  } finally {
    await postgres.stop();
  }
}

/** Far more than a stop may take in all, as the server's own last resort has it. */
const STOP_LIMIT_MS = 60_000;

/** A server that is told to end ends, though its database stands still. */
async function judgeStop({ postgres, server, worlds, random, verdict }: Trial): Promise<void> {
  const load = startLoad(server.url, worlds, 'stop', random.fork('stop'));
  await delay(CALM_MS / 3);
  await postgres.freeze();
  const toldAt = performance.now();
  server.signal('SIGTERM');
  await Promise.race([server.ended, delay(STOP_LIMIT_MS, undefined, { ref: false })]);
  const ms = Math.round(performance.now() - toldAt);
  verdict.judge(
    'a server that is told to end ends, though its database stands still',
    server.hasEnded ? [] : [`it had not after ${ms} ms`],
  );
  verdict.say(`  told to end while the database stood still: ended after ${ms} ms`);
  await server.kill();
  await load.stop();
  await postgres.thaw();
}
