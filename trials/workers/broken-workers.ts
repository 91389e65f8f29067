import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseKind, DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { ServerProcess } from '../server/server-process.ts';
import { SERVER_WITH_STAND_IN, StandInProcess } from '../server/stand-in-process.ts';
import type { Verdict } from '../verdict.ts';

/** Within this after the first round that meets the break, a worker is reported. */
const REPORT_LIMIT_MS = 15_000;

const RECOVERY_LIMIT_MS = 10_000;

/** How long the trial waits for a report, so that a late one is seen with its seconds. */
const PATIENCE_MS = 120_000;

const PROVIDERS = ['bank', 'chain', 'exchange', 'identity'] as const;

const PROVIDER_TIMEOUT_MS = 2_000;

/** From one cut-off of the bank's files to the next. */
const FILES_MS = 60_000;

const LINE_BYTES = 2_048;

/** What is broken, and who must say so. */
interface Break {
  readonly table: string;
  readonly workers: readonly string[];
  /** Those that may fail too, because they read the same table. */
  readonly others?: readonly string[];
  readonly parts: readonly string[];
  /** What is asked for only once in a long time, but when the service starts: it starts without. */
  readonly isAtStart?: boolean;
  /** Whether alarms can be written without it. */
  readonly isSilent?: boolean;
  /** The longest rest between two rounds, if a round does not come at once. */
  readonly restMs?: number;
}

const BREAKS: readonly Break[] = [
  {
    table: 'webhook_fan_outs',
    workers: ['orders', 'reports', 'webhooks'],
    parts: ['orders', 'reports', 'webhooks'],
  },
  { table: 'mails', workers: ['mail'], others: ['user_retention'], parts: [] },
  { table: 'webhook_certification_runs', workers: ['certification'], others: ['retention'], parts: [] },
  { table: 'line_questions', workers: ['provider_lines'], parts: [] },
  {
    table: 'instructions',
    workers: ['orders', 'reports', 'webhooks', 'share_tokens'],
    others: ['retention', 'account_pool', 'reconciliation', 'order_age', 'batches'],
    parts: ['orders', 'reports', 'webhooks'],
  },
  { table: 'counters', workers: ['retention'], parts: [], restMs: 90_000 },
  { table: 'recovery_links', workers: ['user_retention'], parts: [], isAtStart: true },
];

/** These need providers that are asked for news, rates and books. */
const BREAKS_WITH_PROVIDERS: readonly Break[] = [
  {
    table: 'provider_cursors',
    workers: ['provider_messages'],
    others: ['reconciliation'],
    parts: ['provider_messages'],
  },
  { table: 'batches', workers: ['batches'], parts: ['orders'] },
  { table: 'provider_absences', workers: ['order_age'], parts: [] },
  { table: 'reconciliations', workers: ['reconciliation'], parts: [], isAtStart: true },
  {
    table: 'alarms',
    workers: ['rates', 'reconciliation', 'order_age'],
    // It has no alarm to write before one of the others fails.
    others: ['worker_watch'],
    parts: [],
    isAtStart: true,
    isSilent: true,
  },
];

type Way = 'fails' | 'hangs';

export interface BrokenWorkersOptions {
  readonly kind: DatabaseKind;
  readonly watchSeconds: number;
  /** Each table on its own; else the first two together, as in a short run. */
  readonly isEach: boolean;
}

async function failingWorkers({ url }: ServerProcess): Promise<string[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return [...text.matchAll(/^corridor_worker_failing\{worker="(\w+)"\} 1$/gm)].map(([, name = '']) => name);
}

async function failingParts({ url }: ServerProcess): Promise<[number, Record<string, string>]> {
  const reply = await fetch(`${url}/readyz`);
  const { failing } = (await reply.json()) as { failing: { part: string; code: string }[] };
  return [reply.status, Object.fromEntries(failing.map(({ part, code }) => [part, code]))];
}

async function breakTable(
  database: DatabaseUnderTest,
  table: string,
  way: Way,
): Promise<() => Promise<void>> {
  if (way === 'fails') {
    await database.query(`alter table ${table} rename to elsewhere_${table}`);
    return async () => {
      await database.query(`alter table elsewhere_${table} rename to ${table}`);
    };
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return () => client.end();
}

function linesSince(server: ServerProcess, length: number): string[] {
  return server.output.slice(length).split('\n').filter(Boolean);
}

interface BrokenWorkersDependencies {
  readonly database: DatabaseUnderTest;
  readonly start: () => Promise<ServerProcess>;
  readonly verdict: Verdict;
  readonly watchSeconds: number;
}

function alarmOf(worker: string, open: readonly string[] | null): string {
  if (open === null) return 'alarm nowhere to be written';
  return `alarm ${open.includes(worker) ? 'open' : 'missing'}`;
}

class BrokenWorkers {
  #server: ServerProcess;
  readonly #database: DatabaseUnderTest;
  readonly #verdict: Verdict;
  readonly #watchSeconds: number;
  readonly #start: () => Promise<ServerProcess>;

  private constructor(server: ServerProcess, dependencies: BrokenWorkersDependencies) {
    this.#server = server;
    this.#database = dependencies.database;
    this.#verdict = dependencies.verdict;
    this.#watchSeconds = dependencies.watchSeconds;
    this.#start = dependencies.start;
  }

  static async begin(dependencies: BrokenWorkersDependencies): Promise<BrokenWorkers> {
    return new BrokenWorkers(await dependencies.start(), dependencies);
  }

  async end(): Promise<void> {
    await this.#server.kill();
  }

  /** Waits until all are reported; answers after how many milliseconds each was. */
  async #reported(workers: readonly string[]): Promise<Map<string, number>> {
    const since = performance.now();
    const reported = new Map<string, number>();
    while (reported.size < workers.length && performance.now() - since < PATIENCE_MS) {
      const [, parts] = await failingParts(this.#server);
      // A metric may read the same table, and so wait for it: parts are known at once.
      const known = workers.every((worker) => worker in parts || reported.has(worker));
      const shown = known ? [] : await failingWorkers(this.#server);
      for (const worker of [...Object.keys(parts), ...shown]) {
        if (workers.includes(worker) && !reported.has(worker))
          reported.set(worker, performance.now() - since);
      }
      await delay(200);
    }
    return reported;
  }

  /** The workers whose alarm was found since a moment: one may still be open from the break before. */
  async #alarms(since: number): Promise<string[]> {
    const sql = `select subject from alarms where kind = 'worker_failing' and cleared_at is null and last_at >= ?`;
    // One of the tables may stand still under a lock; alarms do not.
    return (await this.#database.query(sql, [since])).map(({ subject }) => String(subject));
  }

  async #recovered(limitMs: number): Promise<number | null> {
    const since = performance.now();
    while (performance.now() - since < limitMs) {
      const [status] = await failingParts(this.#server);
      if (status === 200 && (await failingWorkers(this.#server)).length === 0)
        return performance.now() - since;
      await delay(200);
    }
    return null;
  }

  async run(breaks: readonly Break[], way: Way): Promise<void> {
    const verdict = this.#verdict;
    const workers = [...new Set(breaks.flatMap((each) => each.workers))];
    const expected = new Set([...workers, ...breaks.flatMap(({ others = [] }) => others)]);
    const parts = [...new Set(breaks.flatMap((each) => each.parts))].sort();
    const where = `${breaks.map(({ table }) => table).join(' and ')} ${way}`;
    const isAtStart = breaks.some((each) => each.isAtStart);
    if (isAtStart) await this.#server.stop();
    const before = isAtStart ? 0 : this.#server.output.length;
    const brokenAt = Date.now();
    const mends: (() => Promise<void>)[] = [];
    for (const { table } of breaks) mends.push(await breakTable(this.#database, table, way));
    if (isAtStart) this.#server = await this.#start();
    const reported = await this.#reported(workers);
    const limitMs = REPORT_LIMIT_MS + Math.max(...breaks.map(({ restMs = 0 }) => restMs));
    const late = workers.filter((worker) => !((reported.get(worker) ?? Infinity) <= limitMs));
    verdict.judge('a worker is reported within 15 s of the round that meets its break', late, where);
    await delay(1_500);
    const [status, failing] = await failingParts(this.#server);
    const isAsSaid =
      status === (parts.length > 0 ? 503 : 200) && Object.keys(failing).sort().join() === parts.join();
    const said = `${status} ${JSON.stringify(failing)}`;
    verdict.judge('/readyz names the parts that fail, and no others', isAsSaid ? [] : [said], where);
    const strangers = (await failingWorkers(this.#server)).filter((worker) => !expected.has(worker));
    verdict.judge('the other workers go on', strangers, where);
    const open = breaks.some((each) => each.isSilent) ? null : await this.#alarms(brokenAt);
    const silent = workers.filter((worker) => open?.includes(worker) === false);
    verdict.judge('each has its alarm', silent, where);
    await delay(this.#watchSeconds * 1_000);
    const lines = linesSince(this.#server, before).filter((line) =>
      /"msg":"(?:fault|alarm opened)"/.test(line),
    );
    const long = linesSince(this.#server, before).filter((line) => Buffer.byteLength(line) >= LINE_BYTES);
    verdict.judge('no line of the log is longer than 2 kB', long, where);
    const perWorker = (worker: string): number => lines.filter((line) => line.includes(`"${worker}"`)).length;
    const loud = workers
      .filter((worker) => perWorker(worker) > 6)
      .map((worker) => `${worker}: ${perWorker(worker)}`);
    verdict.judge('the log has few lines of it', loud, where);
    for (const mend of mends) await mend();
    const recoveredMs = await this.#recovered(RECOVERY_LIMIT_MS);
    verdict.judge(
      'it recovers by itself',
      recoveredMs === null ? await failingWorkers(this.#server) : [],
      where,
    );
    for (const worker of workers) {
      const seconds = ((reported.get(worker) ?? NaN) / 1_000).toFixed(1);
      const recovery = recoveredMs === null ? 'not' : `${(recoveredMs / 1_000).toFixed(1)} s`;
      const code = failing[worker] ?? '';
      verdict.say(
        `${worker.padEnd(18)} ${where.padEnd(32)} reported after ${seconds} s ${code.padEnd(17)} ` +
          `${perWorker(worker)} lines, ${alarmOf(worker, open)}, recovered in ${recovery}`,
      );
    }
  }
}

export async function runBrokenWorkers(
  source: DatabaseSource,
  { kind, watchSeconds, isEach }: BrokenWorkersOptions,
  verdict: Verdict,
): Promise<void> {
  const database = await source.create();
  const start = () => ServerProcess.start({ databaseUrl: database.url, keptOutput: 2_000_000 });
  const trial = await BrokenWorkers.begin({ database, start, verdict, watchSeconds });
  try {
    verdict.say(`\n${kind}`);
    if (!isEach) {
      await trial.run(BREAKS.slice(0, 2), 'fails');
      return;
    }
    for (const each of BREAKS) await trial.run([each], 'fails');
    // A statement of SQLite waits for no reader, and none waits for it.
    if (kind === 'postgres') for (const each of BREAKS.slice(0, 3)) await trial.run([each], 'hangs');
  } finally {
    await trial.end();
    await database.remove();
  }
}

export async function runBrokenWithProviders(
  source: DatabaseSource,
  { kind, watchSeconds }: BrokenWorkersOptions,
  verdict: Verdict,
): Promise<void> {
  const database = await source.create();
  const standIn = await StandInProcess.start('broken workers');
  const variables = standIn.variables(PROVIDERS, PROVIDER_TIMEOUT_MS, FILES_MS);
  const program = SERVER_WITH_STAND_IN;
  const start = () =>
    ServerProcess.start({ databaseUrl: database.url, variables, program, keptOutput: 2_000_000 });
  const trial = await BrokenWorkers.begin({ database, start, verdict, watchSeconds });
  try {
    verdict.say(`\n${kind}, with providers`);
    for (const each of BREAKS_WITH_PROVIDERS) await trial.run([each], 'fails');
  } finally {
    await trial.end();
    await standIn.stop();
    await database.remove();
  }
}
