import { beforeAll } from 'vitest';
import { PAST_KINDS } from '../../capabilities.ts';
import type { Moment } from '../../calendar/clock.ts';
import { readConfig, type RetentionDays } from '../../config/config.ts';
import type { Dialect } from '../../db/statements/statement.ts';
import { simulatedNotes } from '../../provider-seam/simulator/connect.ts';
import { Pruner, type PrunerDependencies } from '../../workers/purge.ts';
import {
  fingerprintOf,
  hashIdempotencyKey,
  idempotentWrite,
  type StoredReply,
} from '../../writes/idempotency.ts';
import { eachDatabase } from '../databases/databases.ts';
import { increment } from './increment.ts';
import { submitPayout } from './submit-payout.ts';
import { TEST_ADMISSION, TEST_KEY } from './test-key.ts';
import { createTestWriteQueue, type TestWriteQueue } from './test-write-queue.ts';
import { testRequest } from './test-request.ts';
import { testWorker } from './test-worker.ts';

/** Of work that nobody ends before it is done. */
export const NEVER = new AbortController().signal;

/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;

/** When the clock of every test of retention begins. */
export const START = Date.UTC(2026, 2, 1, 12);

/**
 * Describes tests of retention once for each kind of database, on a write queue whose clock stands at START.
 * @param define what it is given is ready within a test, and not before; `openOther` opens a write queue as a second process
 *   would have it
 */
export function eachRetention(
  define: (test: TestWriteQueue, openOther: () => Promise<TestWriteQueue>, dialect: Dialect) => void,
): void {
  eachDatabase((dialect, open) => {
    const openOther = async (): Promise<TestWriteQueue> => createTestWriteQueue(await open());
    const test = {} as TestWriteQueue;
    beforeAll(async () => {
      Object.assign(test, await openOther());
      test.clock.now = START;
    });
    define(test, openOther, dialect);
  });
}

/** A loop that prunes on a write queue, at the write queue's clock. */
export function prunerOf(
  {
    writeQueue,
    clock,
    faults,
    database: own,
  }: Omit<TestWriteQueue, 'writeQueue'> & Pick<PrunerDependencies, 'writeQueue'>,
  days: RetentionDays = readConfig({}).retentionDays,
  elapsed: () => number = () => performance.now(),
): Pruner {
  return new Pruner({
    database: own,
    writeQueue,
    clock: () => clock.now ?? 0,
    elapsed,
    days,
    kinds: PAST_KINDS,
    notes: simulatedNotes,
    onFault: (error) => void faults.push(error),
  });
}

/** Sets the server's clock, and removes what is past use then; answers how many rows that were. */
export async function pruneAt(test: TestWriteQueue, moment: Moment): Promise<number> {
  test.clock.now = moment;
  return prunerOf(test).round(NEVER);
}

/** The rows of a table that have these values. */
export async function countOf({ database }: TestWriteQueue, table: string, where: object): Promise<number> {
  return (await database.reader(table).where(where)).length;
}

/** Counts up under an idempotency key. */
export function callOnce(test: TestWriteQueue, tenantId: string, key: string): Promise<StoredReply> {
  const plain = increment(tenantId);
  const request = { method: 'POST', path: '/v1/probes', query: {}, body: {} };
  return test.writeQueue.submit(
    idempotentWrite({
      request: {
        tenantId,
        actor: TEST_KEY,
        ...testRequest(),
        keyHash: hashIdempotencyKey(key),
        fingerprint: fingerprintOf(request),
      },
      successStatus: 201,
      needs: (head, serverNow) => plain.needs(head, serverNow),
      decide: (loaded, context) => ({
        reply: { done: true },
        effects: plain.decide(loaded, context).effects,
      }),
      admit: TEST_ADMISSION,
      checkReply: () => undefined,
    }),
  );
}

/** A payout that the simulated bank has carried out as its cents say; what else is due for the tenant is done with it. */
export async function payAndSettle(
  test: TestWriteQueue,
  tenantId: string,
  amount = '10.00',
): Promise<string> {
  const id = await submitPayout(test, tenantId, amount);
  await testWorker(test).settle(tenantId);
  return id;
}

/** The rows that are left of an operation's dealings with its provider. */
export async function dealingsOf(test: TestWriteQueue, id: string): Promise<Record<string, number>> {
  return {
    instructions: await countOf(test, 'instructions', { subject: id }),
    orders: await countOf(test, 'simulated_orders', { subject: id }),
    reports: await countOf(test, 'provider_reports', { subject_id: id }),
  };
}
