import { beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Alarm, type AlarmKind, alarmsTable } from '../../outbox/alarm.ts';
import { type Instruction, instructionsTable } from '../../outbox/instruction.ts';
import { keepDelivery } from '../../provider-seam/inbox/delivery-table.ts';
import { type UnmatchedReport, unmatchedReportsTable } from '../../provider-seam/inbox/unmatched.ts';
import type { DeliveryDependencies } from '../../provider-seam/ingest/ingest-delivery.ts';
import type { PollDependencies } from '../../provider-seam/ingest/ingest.ts';
import type { Report } from '../../provider-seam/port/provider.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { eachDatabase } from '../databases/databases.ts';
import { probeWrite } from './probe-write.ts';
import { type ScriptedProvider, scriptedProvider } from './scripted-provider.ts';
import { readPayout, submitPayout } from './submit-payout.ts';
import { type TestWriteQueue, createTestWriteQueue } from './test-write-queue.ts';

/** When the clock of a test begins. */
export const START = Date.UTC(2026, 2, 1);

/** A bank that says what a test has it say, anew for each test, and a tenant whose orders it has. */
export interface IngestWorld {
  readonly test: TestWriteQueue;
  /** Opens the same database as another process would. */
  readonly open: () => Promise<Database>;
  /** The bank; a test may put another in its place. */
  provider: ScriptedProvider;
  /** What was told of as a fault in this test. */
  readonly faults: unknown[];
  /** A name that nothing has had. */
  readonly newName: () => string;
  readonly pass: (ms: number) => void;
  /** What taking in works with. */
  readonly within: (writeQueue?: WriteQueue) => DeliveryDependencies & PollDependencies;
  /** A payout whose order the bank has. */
  readonly takenPayout: (status?: Instruction['status']) => Promise<Instruction>;
  /** The bank's report that an order was carried out. */
  readonly settled: (order: Instruction) => Report;
  /** The status and the version of an order's payout. */
  readonly stateOf: (order: Instruction) => Promise<string>;
  readonly openAlarms: (kind: AlarmKind, subject: string) => Promise<Alarm[]>;
  /** What the bank has said about nobody we know. */
  readonly unmatched: () => Promise<UnmatchedReport[]>;
  /** Keeps a delivery of the bank's, with a good signature. */
  readonly keep: (text: string) => Promise<unknown>;
  /** A write queue that refuses from the nth write on, as one does whose database is away. */
  readonly writeQueueUntil: (writes: number) => WriteQueue;
}

/** Describes the same tests once for each kind of database. */
export function eachIngestWorld(define: (world: IngestWorld) => void): void {
  eachDatabase((_dialect, open) => {
    const test = {} as TestWriteQueue;
    const faults: unknown[] = [];
    let tenantId = '';
    let made = 0;
    const newName = (): string => `scripted-${(made += 1)}`;
    const signal = new AbortController().signal;

    const world: IngestWorld = {
      test,
      open,
      provider: scriptedProvider('bank', newName()),
      faults,
      newName,
      pass: (ms) => void (test.clock.now = (test.clock.now ?? START) + ms),
      within: (writeQueue = test.writeQueue) => ({
        database: test.database,
        writeQueue,
        subjects: test.subjects,
        clock: () => test.clock.now ?? undefined,
        onFault: (error) => void faults.push(error),
        signal,
      }),
      takenPayout: async (status = 'taken') => {
        const id = await submitPayout(test, tenantId, '1.00');
        const { instruction } = await readPayout(test, id);
        const taken = { ...instruction!, status, adapter: world.provider.adapter, askAt: null };
        await test.writeQueue.submit(
          probeWrite(tenantId, { decide: () => ({ effects: [saveRow(instructionsTable, taken)] }) }),
        );
        return taken;
      },
      settled: ({ id }) => ({
        eventId: newName(),
        about: { instructionId: id },
        says: 'settled',
        amount: { minor: 100n, asset: 'AUD' },
      }),
      stateOf: async ({ subject }) => {
        const { payout } = await readPayout(test, subject);
        return `${payout.status} ${payout.version}`;
      },
      openAlarms: async (kind, subject) => {
        const alarms = await selectMatching(test.database.reader, alarmsTable, [{ kind, subject }]);
        return alarms.filter(({ clearedAt }) => clearedAt === null);
      },
      unmatched: () => {
        const key = { provider: 'bank' as const, adapter: world.provider.adapter };
        return selectMatching(test.database.reader, unmatchedReportsTable, [key]);
      },
      keep: (text) =>
        test.writeQueue.submit(
          keepDelivery({
            provider: 'bank',
            adapter: world.provider.adapter,
            headers: [['signed', 'good']],
            body: Buffer.from(text).toString('base64'),
            receivedAt: test.clock.now ?? START,
          }),
        ),
      writeQueueUntil: (writes) => {
        let left = writes;
        const submit: WriteQueue['submit'] = async (write) => {
          left -= 1;
          if (left < 0)
            throw new ApiError('service_unavailable', { reason: 'database', retryAfterSeconds: 1 });
          return test.writeQueue.submit(write);
        };
        return new Proxy(test.writeQueue, {
          get: (writeQueue, name) => (name === 'submit' ? submit : (writeQueue[name as never] as unknown)),
        });
      },
    };

    beforeAll(async () => {
      Object.assign(test, createTestWriteQueue(await open()));
      test.clock.now = START;
      tenantId = await test.newTenant(100_000_000n);
    });
    beforeEach(() => {
      world.provider = scriptedProvider('bank', newName());
      faults.length = 0;
    });
    define(world);
  });
}
