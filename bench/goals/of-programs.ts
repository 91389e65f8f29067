import type { Dialect } from '../../src/db/statements/statement.ts';
import { HERE } from '../checkouts/open-checkout.ts';
import { fundWallet } from '../load/fund-wallet.ts';
import { runLoad } from '../load/run-load.ts';
import { BARE, corridor, measureStarts, presentStarts } from '../start/measure-starts.ts';
import { startProgram, startScriptOf } from '../start/start-program.ts';
import { readTree } from '../usage/process-tree.ts';
import { measureLook } from '../due-work/measure-look.ts';
import type { Measurement } from './measurement.ts';

const UNGUARDED = { CORRIDOR_CONTRACT_GUARD: 'off' };

const START: Measurement = {
  name: 'start',
  measure: async ({ rounds, tell }) => {
    const here = corridor('npm start, the contract guard off', HERE, UNGUARDED);
    const figures = await measureStarts([BARE, here], rounds);
    tell(`### A start\n\n${presentStarts(figures)}`);
    const [bare = [], own = []] = [figures.get(BARE), figures.get(here)];
    return [
      {
        figure: 'Start to the first 201: CPU, of bare Express',
        goal: { atMost: 1.5 },
        unit: 'times',
        values: own.map(({ cpuSeconds }, index) => cpuSeconds / (bare[index]?.cpuSeconds ?? Number.NaN)),
      },
    ];
  },
};

const MEMORY: Measurement = {
  name: 'memory',
  measure: async ({ databasesOf, payouts, seconds }) => {
    const databaseUrl = await (await databasesOf('sqlite')).fresh();
    const command = startScriptOf(HERE);
    const start = async () => startProgram({ folder: HERE, command, variables: UNGUARDED, databaseUrl });
    // The first start on a file makes its tables, and after a change of the code it compiles.
    const first = await start();
    await first.stop();
    const program = await start();
    try {
      const { url, pid } = program;
      const { key } = first;
      const wallets = [{ tenantId: 'the demo tenant', key, beneficiaryId: await fundWallet(url, key) }];
      for (let paid = 0; paid < payouts;) {
        const { answered } = await runLoad({ url, wallets, traffic: 'payouts', callers: 32, seconds });
        paid += answered;
      }
      return [
        {
          figure: `The whole program: resident after ${payouts} payouts`,
          goal: { atMost: 200 },
          unit: 'MiB',
          values: [readTree(pid).residentMiB],
        },
      ];
    } finally {
      await program.stop();
    }
  },
};

function dueWork(dialect: Dialect): Measurement {
  const name = { sqlite: 'SQLite', postgres: 'PostgreSQL' }[dialect];
  return {
    name: `due-${dialect}`,
    measure: async ({ databasesOf, pending }) => {
      const databaseUrl = await (await databasesOf(dialect)).fresh();
      const { p50, p99 } = await measureLook(databaseUrl, pending);
      const figure = `${name}, a round of due work with ${pending} pending`;
      return [
        { figure: `${figure}, p50`, goal: { atMost: 1 }, unit: 'ms', values: [p50] },
        { figure: `${figure}, p99`, goal: null, unit: 'ms', values: [p99] },
      ];
    },
  };
}

export const OF_PROGRAMS: readonly Measurement[] = [dueWork('sqlite'), dueWork('postgres'), START, MEMORY];
