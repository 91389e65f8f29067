import { beforeAll, expect, it } from 'vitest';
import { Retry } from '../provider-seam/port/provider.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { TestProvider } from '../testing/worlds/test-provider.ts';
import { testWorker, type TestWorker } from '../testing/worlds/test-worker.ts';
import type { WorkerName } from './worker-names.ts';

/** Shorter than a breaker stays open. */
const WAITED_MS = 10_000;

const CALL_MS = 1_000;

/** Longer than orders may wait and a call may take. */
const LONG_MS = WAITED_MS + CALL_MS + 1;

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;
  const time = { now: 0 };
  const bank = { isDown: false };

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    test.clock.now = Date.UTC(2026, 2, 1);
    tenantId = await test.newTenant(10_000_000n);
  });

  const newWorker = (): TestWorker =>
    testWorker(test, {
      elapsed: () => time.now,
      providers: {
        bank: new TestProvider({
          limits: { timeoutMs: CALL_MS },
          carryOut: async (_order, take) => {
            if (bank.isDown) throw new Retry('out of order');
            return take();
          },
        }),
      },
    });
  const pass = (ms: number): void => {
    time.now += ms;
    test.clock.now = (test.clock.now ?? 0) + ms;
  };
  const pay = (): Promise<string> => submitPayout(test, tenantId, '1.00');
  const neglectedBy = async (worker: TestWorker): Promise<WorkerName[]> => [
    ...(await worker.findNeglected(WAITED_MS)),
  ];
  const breakerOf = (worker: TestWorker) =>
    worker.lines().find(({ provider }) => provider === 'bank')?.breaker;

  it('orders are left lying if they have been due for longer than they may wait and none was begun for as long', async () => {
    const worker = newWorker();
    pass(LONG_MS);
    await pay();
    // None was begun for long, and this one is young.
    expect(await neglectedBy(worker)).toEqual([]);
    pass(WAITED_MS - 1);
    expect(await neglectedBy(worker)).toEqual([]);
    // The order is old enough now. A worker that has just begun has left nothing lying.
    pass(2);
    const young = newWorker();
    expect([await neglectedBy(young), await neglectedBy(worker)]).toEqual([[], ['orders']]);
    // A pool whose calls all hang begins another one within the time that a call may take.
    pass(WAITED_MS);
    expect(await neglectedBy(young)).toEqual([]);
    pass(CALL_MS);
    expect(await neglectedBy(young)).toEqual(['orders']);
    // Whichever order is begun, the worker is at work.
    await worker.settle(tenantId);
    await pay();
    expect(await neglectedBy(worker)).toEqual([]);
    await worker.settle(tenantId);
  });

  it('orders that wait for a breaker to close are not left lying, and are again once it has closed', async () => {
    const [worker, unaware] = [newWorker(), newWorker()];
    bank.isDown = true;
    for (let count = 0; count < 5; count += 1) await pay();
    await worker.settle(tenantId);
    expect(breakerOf(worker)).toBe('open');
    await pay();
    pass(LONG_MS);
    expect(breakerOf(worker)).toBe('open');
    // It is the breaker that they wait for: a worker whose own is closed leaves them lying.
    expect([await neglectedBy(worker), await neglectedBy(unaware)]).toEqual([[], ['orders']]);
    pass(2 * LONG_MS);
    expect(breakerOf(worker)).toBe('trying');
    expect(await neglectedBy(worker)).toEqual([]);
    bank.isDown = false;
    await worker.settle(tenantId);
    expect(breakerOf(worker)).toBe('closed');
    await pay();
    expect(await neglectedBy(worker)).toEqual([]);
    pass(LONG_MS);
    expect(await neglectedBy(worker)).toEqual(['orders']);
    expect(test.faults).toEqual([]);
  });
});
