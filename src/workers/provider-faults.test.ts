import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/connection.ts';
import { Retry } from '../provider-seam/port/provider.ts';
import type { Providers } from '../provider-seam/port/provider.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { TestProvider } from '../testing/worlds/test-provider.ts';
import { testWorker, type TestWorker } from '../testing/worlds/test-worker.ts';

const WAIT = { interval: 20 };

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  const started: TestWorker[] = [];

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
  });

  afterEach(async () => {
    await Promise.all(started.splice(0).map((worker) => worker.stop()));
    test.faults.splice(0);
  });

  function start(providers: Partial<Providers>, from: TestWriteQueue = test): TestWorker {
    const worker = testWorker(from, { providers });
    started.push(worker);
    worker.start();
    return worker;
  }

  const statusOf = async (id: string): Promise<string> => {
    const { payout, instruction } = await readPayout(test, id);
    return `${payout.status}, order ${String(instruction?.status)}`;
  };

  it('a call that never returns holds one place: other payouts of all tenants go on, and it ends at its time', async () => {
    const tenants = [await test.newTenant(10_000_000n), await test.newTenant(10_000_000n)];
    const hung = await submitPayout(test, tenants[0]!);
    const bank = new TestProvider({
      limits: { timeoutMs: 3_000, atOnce: 2 },
      carryOut: ({ subject }, take) =>
        subject === hung ? new Promise(() => undefined) : Promise.resolve(take()),
    });
    start({ bank });
    await vi.waitFor(() => expect(bank.sent).toContain(hung), WAIT);
    const others = await Promise.all(
      Array.from({ length: 40 }, (_, index) => submitPayout(test, tenants[index % 2]!, '1.00')),
    );
    await vi.waitFor(async () => {
      const found = await Promise.all(others.map(statusOf));
      expect(found.every((each) => each === 'submitted, order taken')).toBe(true);
    }, WAIT);
    await vi.waitFor(async () => expect(await statusOf(hung)).toBe('accepted, order asking'), WAIT);
    // It is asked about two seconds later, and was never sent.
    await vi.waitFor(() => expect(bank.asked).toContain(hung), WAIT);
    expect([...bank.executed.values()].every((times) => times === 1)).toBe(true);
  });

  it('a provider that is down is left alone after five calls, with an alarm: no attempts are used up', async () => {
    const tenantId = await test.newTenant(10_000_000n);
    const ids = await Promise.all(Array.from({ length: 12 }, () => submitPayout(test, tenantId, '1.00')));
    const bank = new TestProvider({
      adapter: 'down',
      limits: { atOnce: 1 },
      carryOut: () => Promise.reject(new Retry('the connection was refused')),
    });
    const worker = start({ bank });
    await vi.waitFor(
      () => expect(worker.lines()).toContainEqual(expect.objectContaining({ breaker: 'open' })),
      WAIT,
    );
    const alarm = { kind: 'provider_down', subject: 'bank', cleared_at: null };
    await vi.waitFor(async () => expect(await database.reader('alarms').where(alarm)).toHaveLength(1), WAIT);
    // The simulated chain goes on beside it.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(bank.sent).toHaveLength(5);
    const attempts = await Promise.all(
      ids.map(async (id) => (await readPayout(test, id)).instruction!.attempts),
    );
    expect(attempts.reduce((sum, each) => sum + each, 0)).toBe(5);
    await worker.stop();
    // The next process hears the bank, and the alarm is over.
    start({ bank: new TestProvider({ adapter: 'down' }) });
    await vi.waitFor(async () => expect(await database.reader('alarms').where(alarm)).toEqual([]), WAIT);
  });

  it('two processes, of which one stands still beyond its lease: the bank has each order once, and the books too', async () => {
    const writeQueues = [createTestWriteQueue(database), createTestWriteQueue(await open())] as const;
    const tenantId = await test.newTenant(10_000_000n);
    const books = new Map<string, number>();
    const pass = (ms: number): void => {
      for (const { clock } of writeQueues) clock.now = (clock.now ?? 0) + ms;
    };
    for (const { clock } of writeQueues) clock.now = Date.UTC(2026, 3, 1);
    const id = await submitPayout(writeQueues[0], tenantId);
    let goOn: () => void = () => undefined;
    const paused = new TestProvider({
      carryOut: async (order, take) => {
        books.set(order.instructionId, (books.get(order.instructionId) ?? 0) + 1);
        await new Promise<void>((resolve) => (goOn = resolve));
        return take();
      },
      queryStatus: (order) => Promise.resolve(books.has(order.instructionId) ? 'in_progress' : 'absent'),
    });
    const other = new TestProvider({
      carryOut: (order, take) => {
        books.set(order.instructionId, (books.get(order.instructionId) ?? 0) + 1);
        return Promise.resolve(take());
      },
      queryStatus: (order) => Promise.resolve(books.has(order.instructionId) ? 'in_progress' : 'absent'),
    });
    start({ bank: paused }, writeQueues[0]);
    await vi.waitFor(() => expect(paused.sent).toEqual([id]), WAIT);
    pass(20_000);
    start({ bank: other }, writeQueues[1]);
    // The lease has run out: the bank is asked, and says that it is at it.
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('submitted, order taken'), WAIT);
    goOn();
    await vi.waitFor(
      () => expect(started[0]?.lines().find(({ provider }) => provider === 'bank')?.underWay).toBe(0),
      WAIT,
    );
    expect(await statusOf(id)).toBe('submitted, order taken');
    expect([other.sent, [...books.values()]]).toEqual([[], [1]]);
  });

  describe('in the end', () => {
    it('the books are sound', async () => {
      await checkLedger(database);
    });
  });
});
