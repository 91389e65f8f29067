import { setTimeout as delay } from 'node:timers/promises';
import { call } from './load/call.ts';
import { fundWallet } from './load/fund-wallet.ts';
import { runLoad } from './load/run-load.ts';
import { meterRound, type Runner } from './runner.ts';
import { startProgram, startScriptOf } from './start/start-program.ts';
import { openMeter } from './usage/database-meter.ts';
import { readTree } from './usage/process-tree.ts';

const LOOK_EVERY_MS = 50;

/** What was paid out in a round has settled by then, or never does. */
const LIMIT_MS = 180_000;

/**
 * Asks for the demo tenant's balances until no payout holds anything back any more.
 * @throws Error if it takes three minutes
 */
async function untilNothingIsReserved(url: string, key: string): Promise<void> {
  for (const began = performance.now(); ;) {
    const { status, text } = await call(`${url}/v1/treasury/balances`, key, 'GET');
    if (status !== 200) throw new Error(`The balances answered ${status}: ${text}`);
    const { balances } = JSON.parse(text) as { balances: { reserved: string }[] };
    if (balances.every(({ reserved }) => /^[0.]+$/.test(reserved))) return;
    if (performance.now() - began > LIMIT_MS) throw new Error(`Some payouts do not settle: ${text}`);
    await delay(LOOK_EVERY_MS);
  }
}

/**
 * Starts the whole program of a checkout as `npm start` does, its simulators without delay and its guard off. A round is
 * over when all that was paid out in it has settled, and its rate counts until then; the load's own times are those of the creation.
 */
export async function startWholeLife(
  checkout: string,
  databaseUrl: string,
  callers: number,
): Promise<Omit<Runner, 'name'>> {
  const variables = { CORRIDOR_STEP_MS: '0', CORRIDOR_CONTRACT_GUARD: 'off' };
  const command = startScriptOf(checkout);
  const program = await startProgram({ folder: checkout, command, variables, databaseUrl });
  const { pid, url, key } = program;
  const wallets = [{ tenantId: 'the demo tenant', key, beneficiaryId: await fundWallet(url, key) }];
  const meter = await openMeter(databaseUrl);
  const settle = async (seconds: number) => {
    const began = performance.now();
    const round = await runLoad({ url, wallets, traffic: 'payouts', callers, seconds });
    await untilNothingIsReserved(url, key);
    return { ...round, perSecond: (round.answered * 1_000) / (performance.now() - began) };
  };
  return {
    runRound: async (seconds) =>
      meterRound(
        () => readTree(pid).cpuSeconds * 1_000,
        meter,
        () => settle(seconds),
      ),
    stop: async () => {
      await program.stop();
      await meter.close();
    },
  };
}
