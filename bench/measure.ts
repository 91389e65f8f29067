import { HERE } from './checkouts/open-checkout.ts';
import { OTHER_CHECKOUT, type Contestant } from './contestant.ts';
import { runLoad } from './load/run-load.ts';
import { meterRound, type MeasuredRound, type Runner } from './runner.ts';
import type { Scenario } from './scenario.ts';
import { setTerms } from './set-terms.ts';
import { startServer, type MeasuredServer } from './start-server.ts';
import { openMeter } from './usage/database-meter.ts';
import { subscribeReceivers } from './webhooks/subscribe-receivers.ts';
import { startWholeLife } from './whole-life.ts';

export interface Effort {
  readonly callers: number;
  /** Requests a second, whatever becomes of those before; left out, each caller waits for its last answer. */
  readonly rate?: number;
  readonly rounds: number;
  readonly seconds: number;
  /** The length of the first round, which does not count: until then the server's code is still being compiled. */
  readonly warmUp: number;
}

/** One contestant's rounds, in their order. */
export interface Figures {
  readonly name: string;
  readonly rounds: readonly MeasuredRound[];
}

export async function runnerOf(
  name: string,
  server: MeasuredServer,
  databaseUrl: string,
  traffic: Scenario['traffic'],
  { callers, rate }: Pick<Effort, 'callers' | 'rate'>,
): Promise<Runner> {
  const meter = await openMeter(databaseUrl);
  const { url, wallets } = server;
  const pace = rate === undefined ? {} : { rate };
  return {
    name,
    runRound: async (seconds) =>
      meterRound(
        () => cpuMs(server),
        meter,
        () => runLoad({ url, wallets, traffic, callers, seconds, ...pace }),
      ),
    stop: async () => {
      await server.stop();
      await meter.close();
    },
  };
}

/** Starts a contestant's server, ready to be measured: one of the code here, unless it is of another checkout. */
export async function startContestant(
  contestant: Contestant,
  { traffic, wallets, terms, subscribers, settles }: Scenario,
  effort: Effort,
  databaseUrl: string,
  otherCheckout?: string,
): Promise<Runner> {
  const checkout = otherCheckout ?? HERE;
  const name = otherCheckout === undefined ? contestant : OTHER_CHECKOUT;
  if (settles) return { name, ...(await startWholeLife(checkout, databaseUrl, effort.callers)) };
  const server = await startServer({ contestant, databaseUrl, wallets }, checkout);
  if (terms !== undefined) await setTerms(server, terms, databaseUrl, checkout);
  if (subscribers !== undefined) await subscribeReceivers(server, subscribers);
  const { callers, seconds } = effort;
  // A wallet without movements would make every read look cheap.
  if (traffic !== 'payouts')
    await runLoad({ url: server.url, wallets: server.wallets, traffic: 'payouts', callers, seconds });
  return runnerOf(name, server, databaseUrl, traffic, effort);
}

async function cpuMs(server: MeasuredServer): Promise<number> {
  const { cpu } = await server.processFigures();
  return (cpu.user + cpu.system) / 1_000;
}

/**
 * Lets the runners take turns, so that what the machine does meanwhile falls on all of them alike; who begins changes
 * from round to round. The first round warms up and does not count.
 */
export async function measure(
  runners: readonly Runner[],
  { rounds, seconds, warmUp }: Pick<Effort, 'rounds' | 'seconds' | 'warmUp'>,
): Promise<Figures[]> {
  const measured = new Map<Runner, MeasuredRound[]>(runners.map((runner) => [runner, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % runners.length;
    for (const runner of [...runners.slice(first), ...runners.slice(0, first)]) {
      const result = await runner.runRound(round === 0 ? warmUp : seconds);
      if (round > 0) measured.get(runner)?.push(result);
    }
  }
  return [...measured].map(([{ name }, results]) => ({ name, rounds: results }));
}
