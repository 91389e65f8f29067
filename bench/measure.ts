import { fileURLToPath } from 'node:url';
import { OTHER_CHECKOUT, type Contestant } from './contestant.ts';
import { runLoad } from './load/run-load.ts';
import type { MeasuredRound, Runner } from './runner.ts';
import type { Scenario } from './scenario.ts';
import { setTerms } from './set-terms.ts';
import { subscribeHearers } from './webhooks/subscribe-hearers.ts';
import { startSettling } from './start-settling.ts';
import { startServer, type MeasuredServer } from './start-server.ts';

/** The checkout that this file belongs to. */
const HERE = fileURLToPath(new URL('..', import.meta.url));

/** How long and how often is measured. */
export interface Effort {
  readonly callers: number;
  readonly rounds: number;
  readonly seconds: number;
  /** The length of the first round, which does not count: until then the server's code is still being compiled. */
  readonly warmUp: number;
}

/** One contestant's rounds, in their order. */
export interface Figures {
  readonly name: Runner['name'];
  readonly rounds: readonly MeasuredRound[];
}

/** Starts a contestant's server, ready to be measured: one of the code here, unless it is of another checkout. */
export async function startContestant(
  contestant: Contestant,
  { traffic, wallets, terms, hearers, settles }: Scenario,
  { callers, seconds }: Effort,
  databaseUrl: string,
  otherCheckout?: string,
): Promise<Runner> {
  const checkout = otherCheckout ?? HERE;
  const name = otherCheckout === undefined ? contestant : OTHER_CHECKOUT;
  if (settles) return { name, ...(await startSettling(checkout, databaseUrl, callers)) };
  const server = await startServer({ contestant, databaseUrl, wallets }, checkout);
  if (terms !== undefined) await setTerms(server, terms, databaseUrl, checkout);
  if (hearers !== undefined) await subscribeHearers(server, hearers);
  // A wallet without movements would make every read look cheap.
  if (traffic !== 'payouts') await runLoad('payouts', server, callers, seconds);
  return {
    name,
    runRound: async (roundSeconds) => {
      const before = await cpuMs(server);
      const { answered, ...round } = await runLoad(traffic, server, callers, roundSeconds);
      return { ...round, cpuMs: ((await cpuMs(server)) - before) / answered };
    },
    stop: () => server.stop(),
  };
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
  { rounds, seconds, warmUp }: Effort,
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
