import { setTimeout as delay } from 'node:timers/promises';
import { sendAttempt } from '../client/attempt.ts';
import { payoutAttempt, prepareTenant, type TenantWorld } from '../client/tenant-world.ts';
import { Random } from '../../conformance/suite/random.ts';
import { judgeAnswers, judgeBooks, shown } from '../outage/judge-outage.ts';
import { startLoad, type Load } from '../outage/load.ts';
import { createTenant, verifyLedger } from '../server/operator.ts';
import { PostgresPair } from '../server/postgres-pair.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';

const SERVERS = 2;

const CALM_MS = 1_500;

/** From the freeze until `/readyz` says so. */
const NOTICED_MS = 5_000;

/** From the standby's return, or its promotion, to the first write that is answered. */
const RETURNED_MS = 1_000;
const PROMOTED_MS = 2_000;

const PATIENCE_MS = 60_000;

/** Of both servers together. */
const MOST_UNCONFIRMED = 10;

const SAMPLE_MS = 250;

export interface StandbyOptions {
  readonly freezeSeconds: number;
  readonly seed: string;
}

interface Trial {
  readonly pair: PostgresPair;
  readonly servers: readonly ServerProcess[];
  readonly worlds: readonly [TenantWorld, ...TenantWorld[]];
  readonly random: Random;
  readonly verdict: Verdict;
}

/** Writes through a server until it takes one. Answers after how long. */
async function untilWritten({ url }: ServerProcess, world: TenantWorld, name: string): Promise<number> {
  const since = performance.now();
  for (let count = 1; performance.now() - since < PATIENCE_MS; count += 1) {
    const attempt = payoutAttempt(world.account, `${name}-${count}`, world.beneficiaryId, '1.00');
    world.attempts.push(attempt);
    // Sent again under its key in the end, as every other: here only the first that is taken counts.
    await sendAttempt(url, attempt);
    if (attempt.outcome === 'accepted') break;
    await delay(20);
  }
  return performance.now() - since;
}

function startLoads({ servers, worlds, random }: Trial, name: string): Load[] {
  return servers.map((server, index) => {
    const own = `${name}-${index}`;
    return startLoad(server.url, worlds, own, random.fork(own));
  });
}

function judgeWritten(
  verdict: Verdict,
  promise: string,
  limitMs: number,
  took: readonly number[],
  at: string,
): void {
  const late = took.filter((ms) => ms >= PATIENCE_MS || verdict.isLate(ms, limitMs));
  verdict.judge(
    `${promise}${verdict.within(limitMs)}`,
    late.map((ms) => `it took ${Math.round(ms)} ms`),
    at,
  );
}

async function judgeAll(
  { pair, servers, worlds, verdict }: Trial,
  loads: readonly Load[],
  at: string,
): Promise<void> {
  for (const load of loads) judgeAnswers(load, verdict, at);
  for (const server of servers) {
    await judgeBooks({ databaseUrl: pair.url, server, worlds, verdict }, at);
  }
}

/** Experiment: the standby stands still under load, and goes on. */
async function runFrozen(trial: Trial, seconds: number): Promise<void> {
  const { pair, servers, worlds, verdict } = trial;
  const at = `the standby stands still for ${seconds} s`;
  const toldBefore = servers.map(({ outagesTold }) => outagesTold.length);
  const loads = startLoads(trial, 'frozen');
  await delay(CALM_MS);
  await pair.freezeStandby();
  const frozenAt = performance.now();
  let most = 0;
  const operated = verifyLedger(pair.url);
  while (performance.now() - frozenAt < seconds * 1_000) {
    most = Math.max(most, await pair.countUnconfirmed());
    await delay(SAMPLE_MS);
  }
  const backFrom = performance.now();
  await pair.thawStandby();
  const took = await Promise.all(
    servers.map((server, index) => untilWritten(server, worlds[0], `thawed-${index}`)),
  );
  await delay(CALM_MS);
  for (const load of loads) await load.stop();

  verdict.judge(
    `at most ${MOST_UNCONFIRMED} commits wait for a standby that stands still`,
    most <= MOST_UNCONFIRMED ? [] : [`${most} waited`],
    at,
  );
  verdict.judge("an operator's command works meanwhile", await operated, at);
  const unnoticed = loads.flatMap(({ readiness }) =>
    readiness.filter(
      ({ askedAt, ms, status }) =>
        askedAt > frozenAt + NOTICED_MS && askedAt + ms < backFrom && status !== 503,
    ),
  );
  verdict.judge('/readyz says no while commits wait', unnoticed.map(shown), at);
  for (const [index, { outagesTold }] of servers.entries()) {
    const told = outagesTold.slice(toldBefore[index]);
    verdict.judge(
      'an outage is one line in the log, and its end another',
      told.join() === 'began,ended' ? [] : [`it was told as ${told.join(', ')}`],
      at,
    );
  }
  judgeWritten(verdict, 'a write is answered after the standby is back', RETURNED_MS, took, at);
  await judgeAll(trial, loads, at);
  verdict.say(`  ${at}: at most ${most} commits waited; first writes after ${inWords(took)}`);
}

/** Experiment: the primary is lost under load, and its standby takes its place. */
async function runFailover(trial: Trial): Promise<void> {
  const { pair, servers, worlds, verdict } = trial;
  const at = 'the standby takes the place of the primary';
  const loads = startLoads(trial, 'failover');
  await delay(CALM_MS);
  await pair.failOver();
  const took = await Promise.all(
    servers.map((server, index) => untilWritten(server, worlds[0], `promoted-${index}`)),
  );
  await delay(CALM_MS);
  for (const load of loads) await load.stop();
  judgeWritten(verdict, 'a write is answered after the promotion', PROMOTED_MS, took, at);
  await judgeAll(trial, loads, at);
  verdict.say(`  ${at}: first writes ${inWords(took)} after the promotion`);
}

const inWords = (took: readonly number[]): string => took.map((ms) => `${Math.round(ms)} ms`).join(' and ');

/** Two servers on a primary with a synchronous standby. */
export async function runStandby({ freezeSeconds, seed }: StandbyOptions, verdict: Verdict): Promise<void> {
  verdict.say(`A primary and its synchronous standby under load, seed ${seed}`);
  const pair = await PostgresPair.start();
  const servers: ServerProcess[] = [];
  try {
    while (servers.length < SERVERS) {
      servers.push(
        await ServerProcess.start({
          databaseUrl: pair.url,
          variables: { CORRIDOR_STEP_MS: '20', CORRIDOR_POINT_FILE: 'none' },
        }),
      );
    }
    const [{ url }] = servers as [ServerProcess];
    const newWorld = async (place: number): Promise<TenantWorld> =>
      prepareTenant(url, await createTenant(pair.url, `Standby ${place} Pty Ltd`), '90000.00');
    const worlds = [await newWorld(1), await newWorld(2)] as const;
    const trial: Trial = { pair, servers, worlds: [...worlds], random: new Random(seed), verdict };
    if (freezeSeconds > 0) await runFrozen(trial, freezeSeconds);
    await runFailover(trial);
  } finally {
    for (const server of servers) await server.kill();
    await pair.stop();
  }
}
