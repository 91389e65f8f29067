import { HOT_WALLET, type Scenario } from './scenario.ts';
import type { Dialect } from '../src/db/statements/statement.ts';
import { hasPgbench, startPgbench } from './baselines/pgbench.ts';
import { startUsualBuild } from './baselines/start-usual-build.ts';
import type { Databases } from './databases.ts';
import { measure, startContestant, type Effort, type Figures } from './measure.ts';
import type { Runner } from './runner.ts';

export type LineUp = readonly (() => Promise<Runner>)[];

async function measureOnce(lineUp: LineUp, effort: Effort): Promise<Figures[]> {
  const runners: Runner[] = [];
  try {
    for (const start of lineUp) runners.push(await start());
    return await measure(runners, effort);
  } finally {
    await Promise.all(runners.map((runner) => runner.stop()));
  }
}

/**
 * Measures a line-up in turns. Of two servers of the same code, the one that was started last is faster by some
 * hundredths, so that half of the rounds are run with all of them started in the other order.
 */
export async function measureInBothOrders(lineUp: LineUp, effort: Effort): Promise<Figures[]> {
  const halves: Figures[][] = [];
  for (const half of [lineUp, lineUp.toReversed()]) {
    const rounds = halves.length === 0 ? Math.ceil(effort.rounds / 2) : Math.floor(effort.rounds / 2);
    if (rounds > 0) halves.push(await measureOnce(half, { ...effort, rounds }));
  }
  const [first = [], second = []] = halves;
  return first.map(({ name, rounds }) => ({
    name,
    rounds: [...rounds, ...(second.find((each) => each.name === name)?.rounds ?? [])],
  }));
}

export async function measureAgainst(
  folder: string,
  scenario: Scenario,
  databases: Databases,
  effort: Effort,
): Promise<Figures[]> {
  const start = (checkout?: string) => async () =>
    startContestant('group commit', scenario, effort, await databases.fresh(), checkout);
  return measureInBothOrders([start(), start(folder)], effort);
}

export async function measureContestants(
  scenario: Scenario,
  dialect: Dialect,
  databases: Databases,
  effort: Effort,
): Promise<Figures[]> {
  const lineUp = scenario.contestants.map(
    (contestant) => async () => startContestant(contestant, scenario, effort, await databases.fresh()),
  );
  if (scenario !== HOT_WALLET) return measureOnce(lineUp, effort);
  const baselines = [async () => startUsualBuild(await databases.fresh(), effort)];
  const names =
    dialect === 'postgres' && (await hasPgbench()) ? (['pgbench', 'pgbench, one hot row'] as const) : [];
  const benches = names.map(
    (name) => async () => startPgbench(name, await databases.fresh(), effort.callers),
  );
  return measureOnce([...lineUp, ...baselines, ...benches], effort);
}
