import type { Contestant } from './contestant.ts';
import { runLoad, type Round } from './load/run-load.ts';
import type { Scenario } from './scenario.ts';
import { startServer, type MeasuredServer } from './start-server.ts';

/** How long and how often is measured. */
export interface Effort {
  readonly callers: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** One contestant's figures in one scenario: the medians of its rounds, and how far the rounds lie apart. */
export interface Figures {
  readonly contestant: Contestant | 'pgbench';
  readonly perSecond: number;
  readonly slowestPerSecond: number;
  readonly fastestPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server, an operation. */
  readonly cpuMs: number;
}

interface MeasuredRound extends Round {
  readonly cpuMs: number;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function summarize(contestant: Contestant, rounds: readonly MeasuredRound[]): Figures {
  const rates = rounds.map(({ perSecond }) => perSecond);
  return {
    contestant,
    perSecond: median(rates),
    slowestPerSecond: Math.min(...rates),
    fastestPerSecond: Math.max(...rates),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
  };
}

async function measureRound(
  { traffic }: Scenario,
  server: MeasuredServer,
  { callers, seconds }: Effort,
): Promise<MeasuredRound> {
  const before = await server.cpuMs();
  const round = await runLoad(traffic, server, callers, seconds);
  const used = (await server.cpuMs()) - before;
  return { ...round, cpuMs: used / (round.perSecond * seconds) };
}

/**
 * Measures a scenario: a server a contestant, each on a fresh database, and rounds that take turns, so that what the
 * machine does meanwhile falls on all of them alike. The first round warms up and does not count.
 */
export async function measure(
  scenario: Scenario,
  effort: Effort,
  freshDatabase: () => Promise<string>,
): Promise<Figures[]> {
  const servers = new Map<Contestant, MeasuredServer>();
  try {
    for (const contestant of scenario.contestants) {
      const databaseUrl = await freshDatabase();
      servers.set(contestant, await startServer({ contestant, databaseUrl, wallets: scenario.wallets }));
    }
    const rounds = new Map<Contestant, MeasuredRound[]>();
    for (let round = 0; round <= effort.rounds; round += 1) {
      for (const [contestant, server] of servers) {
        const measured = await measureRound(scenario, server, effort);
        if (round > 0) rounds.set(contestant, [...(rounds.get(contestant) ?? []), measured]);
      }
    }
    return [...rounds].map(([contestant, measured]) => summarize(contestant, measured));
  } finally {
    for (const server of servers.values()) server.stop();
  }
}
