import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectMatching } from '../db/statements/rows.ts';
import { alarmsTable } from '../outbox/alarm.ts';
import { Refused } from '../provider-seam/port/provider.ts';
import type { ExchangeProvider, Provider, ProviderName } from '../provider-seam/port/provider.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { PacedTime } from '../testing/worlds/paced-time.ts';
import { scriptedProvider } from '../testing/worlds/scripted-provider.ts';
import { WORKER_NAMES, type WorkerName } from './worker-names.ts';

const START = Date.UTC(2026, 2, 2);

/** Longer than any loop rests: one of each comes then. A process that stood still blames nobody for it. */
const LONG_MS = 601_000;

const STEP_MS = 1_000;

const MOST_STEPS = 60;

/** Longer than a failure takes to be found. */
const STANDS_STEPS = 6;

const healthTimes = { failingAfterMs: 4_000, firstBackOffMs: 200, longestBackOffMs: 1_000 };

/** What a worker's round asks of, and the others that ask the same. */
interface Break {
  readonly table: string;
  readonly others?: readonly WorkerName[];
  /** Those that ask for it only if there is work for them, so that they may fail too. */
  readonly sometimes?: readonly WorkerName[];
  /** It is not among the tables of the service itself. */
  readonly isOfNotes?: true;
}

/** One statement looks for the work of these. */
const LOOKING: readonly WorkerName[] = ['orders', 'reports', 'webhooks'];

/** An order that a provider refuses, which is tried again each hour, raises an alarm. */
const RAISING: readonly WorkerName[] = ['orders'];

const BREAKS: Readonly<Record<Exclude<WorkerName, 'write_queue'>, Break>> = {
  orders: { table: 'next_invoices', others: LOOKING },
  reports: { table: 'simulated_checks', others: [...LOOKING, 'retention'] },
  webhooks: { table: 'webhook_fan_outs', others: LOOKING },
  provider_messages: { table: 'provider_cursors' },
  batches: { table: 'batches' },
  account_pool: { table: 'account_pool' },
  mail: { table: 'notifications' },
  retention: { table: 'counters' },
  user_retention: { table: 'recovery_links' },
  share_tokens: {
    table: 'instructions',
    others: [...LOOKING, 'batches', 'retention', 'order_age'],
    sometimes: ['account_pool', 'reconciliation'],
  },
  reconciliation: { table: 'reconciliations' },
  rates: {
    table: 'alarms',
    others: ['worker_watch', 'reconciliation', 'order_age', 'restore_watch', 'clock_watch'],
    sometimes: RAISING,
  },
  certification: { table: 'webhook_certification_runs' },
  provider_lines: { table: 'line_questions' },
  order_age: { table: 'provider_absences' },
  key_uses: { table: 'api_key_uses' },
  request_log: { table: 'kept_requests', isOfNotes: true },
  restore_watch: { table: 'epochs' },
  processes: { table: 'processes' },
  clock_watch: {
    table: 'alarms',
    others: ['rates', 'reconciliation', 'order_age', 'restore_watch', 'worker_watch'],
    sometimes: RAISING,
  },
  worker_watch: {
    table: 'alarms',
    others: ['rates', 'reconciliation', 'order_age', 'restore_watch', 'clock_watch'],
    sometimes: RAISING,
  },
};

/** A provider of which everything is asked that any is asked; it refuses orders, so that none is open. */
function connected(name: ProviderName): Provider {
  const provider = scriptedProvider(name, `scripted-${name}`, { everyMs: 600_000 });
  const batches: Provider['batches'] = {
    railOf: () => undefined,
    cutOff: (_rail, after) => after + 3_600_000,
    bounds: { orders: 10, totalMinor: 1_000n },
    write: () => new Uint8Array(),
    deliver: () => Promise.resolve('delivered'),
    queryStatus: () => Promise.resolve('delivered'),
  };
  return {
    ...provider,
    carryOut: () => Promise.reject(new Refused('none_left', 'there is none')),
    ...(name === 'bank' ? { batches, holdings: () => Promise.resolve([]) } : {}),
  };
}

eachDatabase((dialect) => {
  const time = new PacedTime();
  let made: TestDatabase;
  let service: TestService;
  let loops: number;
  let key: string;

  beforeAll(async () => {
    made = await createTestDatabase(dialect);
    const exchange: ExchangeProvider = { ...connected('exchange'), rates: () => Promise.resolve([]) };
    const [bank, chain, identity] = [connected('bank'), connected('chain'), connected('identity')];
    const providers = { bank, chain, exchange, identity };
    const clock = (): number => START + time.now();
    service = await startTestService(made.url, { CORRIDOR_REQUEST_LOG: 'heads' }, {}, clock, {
      providers,
      healthTimes,
      pace: time,
    });
    key = (await service.newTenant()).secretKey;
    const all = [service.worker, service.pruner, ...service.beside];
    loops = all.flatMap((each) => each.loops).length;
    for (const each of all) each.start();
    await settled();
    await pass(LONG_MS);
    // On SQLite its tables are made with the first request.
    await service.requests?.open();
  });
  afterAll(async () => {
    await service.close();
    await made.remove();
  });

  const settled = async (): Promise<void> => {
    await vi.waitFor(() => expect(time.resting).toBe(loops), { interval: 5 });
  };

  async function pass(ms: number): Promise<void> {
    time.pass(ms, () => service.health.look());
    await settled();
  }

  /** Lets time pass, a second at a time, until the workers that fail are these, and no others. */
  async function passUntil(
    failing: readonly WorkerName[],
    sometimes: readonly WorkerName[] = [],
  ): Promise<void> {
    const found = (): WorkerName[] =>
      [...service.health.failing.keys()].filter((name) => !sometimes.includes(name)).sort();
    const isSo = (): boolean => found().join() === failing.join();
    // As they stand, they stay: work that failed just before it could go on is found to fail some seconds later.
    let stood = 0;
    for (let step = 0; step < MOST_STEPS && stood < STANDS_STEPS; step += 1) {
      stood = isSo() ? stood + 1 : 0;
      await pass(STEP_MS);
    }
    expect(found()).toEqual(failing);
    expect(stood).toBe(STANDS_STEPS);
  }

  const shown = async (): Promise<Record<string, string>> => {
    const { text } = await service.send('GET', '/metrics');
    const lines = text.matchAll(/^corridor_worker_failing\{worker="(\w+)"\} (\d)$/gm);
    return Object.fromEntries(
      [...lines].map(([, worker = '', failing = '']): [string, string] => [worker, failing]),
    );
  };
  const openAlarms = async (): Promise<string[]> => {
    const alarms = await selectMatching(service.database.reader, alarmsTable, [{ kind: 'worker_failing' }]);
    return alarms.filter(({ clearedAt }) => clearedAt === null).map(({ subject }) => subject);
  };

  /** What the metrics are to show: 1 for these, 0 for all others. */
  const showing = (failing: readonly WorkerName[]): Record<string, string> =>
    Object.fromEntries(WORKER_NAMES.map((worker) => [worker, failing.includes(worker) ? '1' : '0']));

  // On SQLite no process asks for others.
  const names = (Object.keys(BREAKS) as (keyof typeof BREAKS)[]).filter(
    (name) => dialect === 'postgres' || name !== 'processes',
  );

  describe('what a worker asks for', () => {
    it.each(names)(
      '%s: is reported when it is not there, and recovers when it is',
      async (worker) => {
        const { table, others = [], sometimes = [], isOfNotes = false } = BREAKS[worker];
        const failing = [...new Set([worker, ...others])].sort();
        const rename = async (from: string, to: string): Promise<void> => {
          const { writer, notes } = service.database;
          await (isOfNotes ? notes : writer).raw(`alter table ${from} rename to ${to}`);
        };
        await rename(table, `elsewhere_${table}`);
        // A use that is to be written down, and a request that is to be kept.
        if (worker === 'key_uses' || worker === 'request_log')
          await service.send('GET', '/v1/treasury/payouts', { key });
        try {
          await pass(LONG_MS);
          await passUntil(failing, sometimes);
          for (const each of failing) expect(service.health.failing.get(each)).toBe('statement_failed');
          const now = [...failing, ...sometimes.filter((each) => service.health.failing.has(each))];
          expect(await shown()).toEqual(showing(now));
          // No alarm is written while there is nowhere to write it.
          if (table !== 'alarms') expect(await openAlarms()).toEqual(expect.arrayContaining(failing));
        } finally {
          await rename(`elsewhere_${table}`, table);
        }
        await passUntil([]);
        expect(await shown()).toEqual(showing([]));
        expect(await openAlarms()).toEqual(expect.arrayContaining(failing));
        // What failed since the alarm was raised last raises it again, on a busy machine later; then nothing does.
        for (let step = 0; step < MOST_STEPS && (await openAlarms()).length > 0; step += 1)
          await pass(LONG_MS);
        expect(await openAlarms()).toEqual([]);
      },
      60_000,
    );
  });
});
