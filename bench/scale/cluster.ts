import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { HERE } from '../checkouts/open-checkout.ts';
import type { Wallet } from '../contestant.ts';
import type { Balancing } from '../load/job.ts';
import { runLoad } from '../load/run-load.ts';
import { meterRound, type MeasuredRound } from '../runner.ts';
import { startServer } from '../start-server.ts';
import { type RunningProgram, startProgram, startScriptOf } from '../start/start-program.ts';
import { openMeter } from '../usage/database-meter.ts';
import { readTree } from '../usage/process-tree.ts';

/** What was paid out in a round has settled by then, or never does. */
const LIMIT_MS = 180_000;

const LOOK_EVERY_MS = 100;

/** Connections to each process. */
const CALLERS = 64;

export interface ScaleLoad {
  readonly balancing: Balancing;
  readonly seconds: number;
  /** Payouts a second; left out, each caller waits for its answer. */
  readonly rate?: number;
}

/** A round of payouts; transactions of PostgreSQL for each of them. */
export interface ScaleRound extends MeasuredRound {
  readonly transactions: number;
}

export interface IdleFigures {
  /** Milliseconds of processor time a second: of all processes, and of PostgreSQL. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

/** Makes tenants with funds on a new database. */
export async function makeWallets(
  databaseUrl: string,
  wallets: number,
  isSettling: boolean,
): Promise<readonly Wallet[]> {
  const server = await startServer({ contestant: 'group commit', databaseUrl, wallets, isSettling }, HERE);
  await server.stop();
  return server.wallets;
}

/** Several processes of a checkout on one database, as `npm start` starts them. */
export class Cluster {
  readonly #programs: readonly RunningProgram[];
  readonly #wallets: readonly Wallet[];
  readonly #databaseUrl: string;

  private constructor(programs: readonly RunningProgram[], wallets: readonly Wallet[], databaseUrl: string) {
    this.#programs = programs;
    this.#wallets = wallets;
    this.#databaseUrl = databaseUrl;
  }

  static async start(
    checkout: string,
    servers: number,
    wallets: readonly Wallet[],
    databaseUrl: string,
  ): Promise<Cluster> {
    const variables = { CORRIDOR_STEP_MS: '0', CORRIDOR_CONTRACT_GUARD: 'off' };
    const command = startScriptOf(checkout);
    const programs: RunningProgram[] = [];
    // One after the other: the first migrates.
    for (let started = 0; started < servers; started += 1)
      programs.push(await startProgram({ folder: checkout, command, variables, databaseUrl }));
    return new Cluster(programs, wallets, databaseUrl);
  }

  #cpuMs(): number {
    return this.#programs.reduce((sum, { pid }) => sum + readTree(pid).cpuSeconds * 1_000, 0);
  }

  /** Pays out, and waits until all of it has settled. */
  async runRound({ balancing, seconds, rate }: ScaleLoad, isSettling: boolean): Promise<ScaleRound> {
    const urls = this.#programs.map(({ url }) => url);
    const job = {
      url: urls[0] ?? '',
      servers: { urls, balancing },
      wallets: this.#wallets,
      traffic: 'payouts' as const,
      callers: CALLERS * urls.length,
      seconds,
      // Processes that are kept waiting for each other refuse what waits too long.
      ...(rate === undefined ? { mayRefuse: true as const } : { rate }),
    };
    return this.#asked(async (client) => {
      const meter = await openMeter(this.#databaseUrl);
      let answered = 0;
      const before = await transactionsOf(client);
      try {
        const round = await meterRound(
          () => this.#cpuMs(),
          meter,
          async () => {
            const told = await runLoad(job);
            ({ answered } = told);
            if (isSettling) await untilSettled(client);
            return told;
          },
        );
        return { ...round, transactions: ((await transactionsOf(client)) - before) / answered };
      } finally {
        await meter.close();
      }
    });
  }

  /** What they cost while nothing is asked of them. */
  async rest(seconds: number): Promise<IdleFigures> {
    const meter = await openMeter(this.#databaseUrl);
    try {
      const [server, database] = [this.#cpuMs(), await meter.read()];
      await delay(seconds * 1_000);
      const [serverAfter, after] = [this.#cpuMs(), await meter.read()];
      return {
        serverMs: (serverAfter - server) / seconds,
        databaseMs: (after.cpuMs - database.cpuMs) / seconds,
      };
    } finally {
      await meter.close();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#programs.map((program) => program.stop()));
  }

  async #asked<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.#databaseUrl });
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  }
}

/** @throws Error if it takes three minutes */
async function untilSettled(client: pg.Client): Promise<void> {
  for (const began = performance.now(); ;) {
    const { rowCount } = await client.query('select 1 from balances where reserved_minor <> 0 limit 1');
    if (rowCount === 0) return;
    if (performance.now() - began > LIMIT_MS) throw new Error('Some payouts do not settle');
    await delay(LOOK_EVERY_MS);
  }
}

/** Statements outside of a transaction count as one each. */
async function transactionsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count);
}
