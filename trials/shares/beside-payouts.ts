import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { change } from '../client/tenant-client.ts';
import { payoutAttempt, type TenantWorld } from '../client/tenant-world.ts';
import { percentile } from '../percentile.ts';
import type { Storm, Tally } from './callers.ts';

/** Callers count as alone a second after another account's last request. */
const ALONE_MS = 1_200;

const LOOK_MS = 250;

const MOST_LOOKS = 40;

/** No turn is longer while nothing but polls is worked on. */
const QUIET_TURN_MS = 3;

/** From the start of a payout to the start of the next: half of what the key's own limit lets through. */
const GAP_MS = 20;

/** What one round found about one kind of request. */
export interface Round {
  readonly alone: readonly number[];
  /** The first payout beside them: its account comes while they have the process to themselves. */
  readonly firstMs: number;
  readonly beside: readonly number[];
  /** Of the event loop, while one caller sent it and nothing else was sent: what one request causes. */
  readonly turnOfOneMs: number;
  /** Beside payouts: what many requests caused together. */
  readonly turnOfManyMs: number;
  readonly cpuMs: number;
  readonly tally: Tally;
}

interface Watched {
  readonly longestTurnMs: number;
  readonly cpuMs: number;
}

export interface WatchedServer {
  readonly baseUrl: string;
  readonly watchUrl: string;
}

export class Callers {
  readonly #child: ChildProcess = fork(new URL('callers.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
  });

  begin(storm: Storm): void {
    this.#child.send(storm);
  }

  async stop(): Promise<Tally> {
    const told = once(this.#child, 'message');
    this.#child.send('stop');
    const [tally] = (await told) as [Tally];
    return tally;
  }

  end(): void {
    this.#child.kill();
  }
}

let payouts = 0;

/** Answers how long it took. */
async function pay(baseUrl: string, { account, beneficiaryId }: TenantWorld): Promise<number> {
  const attempt = payoutAttempt(account, `beside-${(payouts += 1)}`, beneficiaryId, '0.10');
  const start = performance.now();
  await change(baseUrl, attempt);
  return performance.now() - start;
}

/** Sends payouts one after the other for so long, at most 50 a second; answers how long each took. */
async function payFor(ms: number, baseUrl: string, world: TenantWorld): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end;) {
    const took = await pay(baseUrl, world);
    times.push(took);
    if (took < GAP_MS) await delay(GAP_MS - took);
  }
  return times;
}

async function readWatch(watchUrl: string): Promise<Watched> {
  return (await fetch(watchUrl)).json() as Promise<Watched>;
}

/** Sends payouts while nothing else is sent; answers how long each took. */
export async function payAlone(
  { baseUrl }: WatchedServer,
  world: TenantWorld,
  ms: number,
): Promise<readonly number[]> {
  return payFor(ms, baseUrl, world);
}

/** Payouts go on for seconds after they were made: their settling would be taken for the work of what is sent next. */
async function untilQuiet(watchUrl: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await readWatch(watchUrl);
    await delay(LOOK_MS);
    const { longestTurnMs } = await readWatch(watchUrl);
    if (longestTurnMs < QUIET_TURN_MS) return;
  }
}

async function turnOfOne(watchUrl: string, callers: Callers, storm: Storm, ms: number): Promise<number> {
  await untilQuiet(watchUrl);
  callers.begin({ ...storm, keys: storm.keys.slice(0, 1) });
  await delay(ms);
  const { longestTurnMs } = await readWatch(watchUrl);
  await callers.stop();
  return longestTurnMs;
}

/** @param alone how long payouts take while nothing else is sent */
export async function tryKind(
  { baseUrl, watchUrl }: WatchedServer,
  world: TenantWorld,
  callers: Callers,
  storm: Storm,
  ms: number,
  alone: readonly number[],
): Promise<Round> {
  const turnOfOneMs = await turnOfOne(watchUrl, callers, storm, ms);
  await readWatch(watchUrl);
  callers.begin(storm);
  await delay(ALONE_MS);
  const firstMs = await pay(baseUrl, world);
  const beside = await payFor(ms, baseUrl, world);
  const { longestTurnMs: turnOfManyMs, cpuMs } = await readWatch(watchUrl);
  const tally = await callers.stop();
  const answers = Object.values(tally).reduce((sum, count) => sum + count, 0);
  return { alone, firstMs, beside, turnOfOneMs, turnOfManyMs, cpuMs: cpuMs / Math.max(1, answers), tally };
}

type Times = readonly [p50: number, p99: number];

/** A figure over the rounds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** What the rounds of one kind come to. */
export interface Figures {
  readonly alone: Times;
  readonly beside: Times;
  /** Beside by alone: the larger of the ratios of p50 and p99. */
  readonly ratio: Spread;
  /** Of the first payout beside them, in ms. */
  readonly first: Spread;
  readonly turnOfOneMs: Spread;
  readonly turnOfManyMs: Spread;
  readonly cpuMs: number;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

const timesOf = (times: readonly number[]): Times => [percentile(times, 0.5), percentile(times, 0.99)];

const ratioOf = (beside: Times, alone: Times): number => Math.max(beside[0] / alone[0], beside[1] / alone[1]);

function spreadOf(values: readonly number[], middle = median(values)): Spread {
  return { median: middle, least: Math.min(...values), most: Math.max(...values) };
}

/** Medians over the rounds; the ratio is that of the medians. */
export function figuresOf(rounds: readonly Round[]): Figures {
  const of = (each: (round: Round) => Times): Times => [
    median(rounds.map((round) => each(round)[0])),
    median(rounds.map((round) => each(round)[1])),
  ];
  const alone = of((round) => timesOf(round.alone));
  const beside = of((round) => timesOf(round.beside));
  const ratios = rounds.map((round) => ratioOf(timesOf(round.beside), timesOf(round.alone)));
  return {
    alone,
    beside,
    ratio: spreadOf(ratios, ratioOf(beside, alone)),
    first: spreadOf(rounds.map((round) => round.firstMs)),
    turnOfOneMs: spreadOf(rounds.map((round) => round.turnOfOneMs)),
    turnOfManyMs: spreadOf(rounds.map((round) => round.turnOfManyMs)),
    cpuMs: median(rounds.map((round) => round.cpuMs)),
  };
}
