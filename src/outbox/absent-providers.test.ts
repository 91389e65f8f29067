import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { saveRow } from '../db/statements/table.ts';
import { releaseTransfer } from '../direct-routes/transfers/review.ts';
import { newId } from '../identity/ids.ts';
import { balancesTable } from '../ledger/wallet.ts';
import { listReviews } from '../operator/list-reviews.ts';
import { AbsenceWatch } from '../provider-seam/orders/absence-watch.ts';
import { ProviderCalls } from '../provider-seam/orders/calls.ts';
import { type Provider, Retry, Unknown } from '../provider-seam/port/provider.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { type TestDatabase, createTestDatabase } from '../testing/databases/test-database.ts';
import { addRoute, fundTestRoute, readTransfer } from '../testing/worlds/fund-route.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { type TestWriteQueue, createTestWriteQueue, testFacts } from '../testing/worlds/test-write-queue.ts';
import { TestProvider } from '../testing/worlds/test-provider.ts';
import { testWorker } from '../testing/worlds/test-worker.ts';
import { approveOperation, rejectOperation } from '../treasury/operations/review.ts';
import { need } from '../writes/write.ts';
import { alarmsTable } from './alarm.ts';
import { type InstructionKind, instructionsTable } from './instruction.ts';
import { providerAbsencesTable } from './provider-facts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 2, 4, 5);

const NOTE = { actor: 'ada', reason: 'Looked at' };

const note = () => ({ ...NOTE, reviewId: newId('rev') });

/** A tenant with money on a database of its own, and processes that are connected to a bank or are not. */
class AbsenceWorld {
  readonly test: TestWriteQueue;
  readonly tenantId: string;
  readonly made: TestDatabase;

  private constructor(made: TestDatabase, test: TestWriteQueue, tenantId: string) {
    this.made = made;
    this.test = test;
    this.tenantId = tenantId;
  }

  static async open(dialect: 'sqlite' | 'postgres'): Promise<AbsenceWorld> {
    const made = await createTestDatabase(dialect);
    const test = createTestWriteQueue(openDatabase(made.url), { providers: testFacts(0) });
    test.clock.now = START;
    return new AbsenceWorld(made, test, await test.newTenant(100_000_000n));
  }

  async close(): Promise<void> {
    await checkLedger(this.test.database);
    await this.test.database.destroy();
    await this.made.remove();
    expect(this.test.faults).toEqual([]);
  }

  pass(ms: number): void {
    this.test.clock.now = (this.test.clock.now ?? 0) + ms;
  }

  /**
   * A look of a process that is connected to these providers.
   * @param heard what other processes are connected to
   */
  async watch(providers: readonly Provider[] = [], heard: readonly Provider[] = []): Promise<void> {
    const { database, writeQueue, subjects, clock, faults } = this.test;
    const watch = new AbsenceWatch({
      database,
      writeQueue,
      subjects,
      clock: () => clock.now ?? undefined,
      providers,
      ask: () => Promise.resolve(heard.map(({ name: provider, adapter }) => ({ provider, adapter }))),
      orderMaxAgeMs: HOUR,
      onFault: (error) => void faults.push(error),
    });
    await watch.round();
  }

  /** The calls of a process that has just been started with a provider. */
  calls(provider: TestProvider): {
    call: (subject: string, order?: InstructionKind, kind?: 'instruction' | 'ask') => Promise<void>;
  } {
    const { database, writeQueue, subjects, sealer, faults } = this.test;
    const none = { bank: null, chain: null, exchange: null, identity: null };
    const calls = new ProviderCalls(
      { ...none, [provider.name]: provider },
      {
        database,
        writeQueue,
        subjects,
        sealer,
        newToken: () => newId('evt'),
        onFault: (error) => void faults.push(error),
        orderMaxAgeMs: HOUR,
      },
      () => 0,
    );
    const { tenantId } = this;
    const common = { provider: provider.name, tenantId, dueAt: 0, isLeased: false };
    return {
      call: (id, order = 'pay', kind = 'instruction') => calls.call({ ...common, kind, order, id }),
    };
  }

  newPayout(): Promise<string> {
    return submitPayout(this.test, this.tenantId, '10.00');
  }

  async statusOf(id: string): Promise<string> {
    const { payout, instruction } = await readPayout(this.test, id);
    const hold = payout.holdReason === null ? '' : ` (${payout.holdReason})`;
    return `${payout.status}${hold}, order ${String(instruction?.status)}`;
  }

  /** The open alarms of a subject, with the cause that each names. */
  async alarms(subject: string): Promise<string[]> {
    const rows = await selectMatching(this.test.database.reader, alarmsTable, [{ subject }]);
    const open = rows.filter(({ clearedAt }) => clearedAt === null);
    return open.map(({ kind, facts }) => `${kind}: ${String(facts['cause'] ?? '')}`);
  }

  async absences(): Promise<string[]> {
    const { reader } = this.test.database;
    const keys = (['', 'simulated'] as const).map((adapter) => ({ provider: 'bank' as const, adapter }));
    const rows = await selectMatching(reader, providerAbsencesTable, keys);
    return rows.map(({ adapter, endedAt }) => `${adapter || 'any'} ${endedAt === null ? 'lasts' : 'over'}`);
  }

  async reserved(): Promise<bigint> {
    const key = { tenantId: this.tenantId, asset: 'AUD' as const };
    const [balance] = await selectMatching(this.test.database.reader, balancesTable, [key]);
    return balance!.reservedMinor;
  }

  review(id: string) {
    return { tenantId: this.tenantId, operationId: id };
  }
}

const bankOf = (options = {}): TestProvider => new TestProvider(options);

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let world: AbsenceWorld;

  beforeEach(async () => {
    world = await AbsenceWorld.open(dialect);
    return () => world.close();
  });

  describe('an order whose bank is taken away', () => {
    it('is an alarm with the first look, and the operation is held after an hour', async () => {
      const id = await world.newPayout();
      await world.watch();
      expect(await world.alarms(id)).toEqual(['order_stuck: not_connected']);
      world.pass(HOUR - 1);
      await world.watch();
      expect(await world.statusOf(id)).toBe('accepted, order pending');
      world.pass(1);
      await world.watch();
      expect(await world.statusOf(id)).toBe('held (order_expired), order withdrawn');
      await world.watch();
      expect(await world.alarms(id)).toEqual([]);
      const { data } = await listReviews(world.test.database.reader, { limit: 10 });
      expect(data).toMatchObject([{ id, reason: 'order_expired', actions: ['approve', 'reject'] }]);
    });

    it('is sent once it is approved and a bank is there, and grows old anew while none is', async () => {
      const id = await world.newPayout();
      await world.watch();
      world.pass(HOUR);
      await world.watch();
      await world.test.writeQueue.submit(approveOperation(world.review(id), note()));
      await world.watch();
      expect(await world.statusOf(id)).toBe('accepted, order pending');
      world.pass(HOUR);
      await world.watch();
      expect(await world.statusOf(id)).toBe('held (order_expired), order withdrawn');
      await world.test.writeQueue.submit(approveOperation(world.review(id), note()));
      const bank = bankOf();
      await world.calls(bank).call(id);
      expect(bank.sent).toEqual([id]);
      expect(await world.statusOf(id)).toBe('submitted, order taken');
    });

    it('fails when it is rejected, and its money is available again', async () => {
      const id = await world.newPayout();
      await world.watch();
      world.pass(HOUR);
      await world.watch();
      expect(await world.reserved()).toBe(1_000n);
      await world.test.writeQueue.submit(rejectOperation(world.review(id), note()));
      expect(await world.statusOf(id)).toBe('failed, order withdrawn');
      expect(await world.reserved()).toBe(0n);
    });

    it('is sent when the bank is back in time, and its alarm is cleared', async () => {
      const id = await world.newPayout();
      await world.watch();
      world.pass(HOUR - 1);
      const bank = bankOf();
      await world.calls(bank).call(id);
      expect(bank.sent).toEqual([id]);
      expect(await world.absences()).toEqual(['any over']);
      await world.watch([bank]);
      expect(await world.alarms(id)).toEqual([]);
    });

    it('is not sent by a process that is started with the bank months later, though nothing ran between', async () => {
      const [old, other] = [await world.newPayout(), await world.newPayout()];
      await world.watch();
      world.pass(90 * 24 * HOUR);
      const bank = bankOf();
      const process = world.calls(bank);
      await process.call(old);
      expect(bank.sent).toEqual([]);
      expect(await world.statusOf(old)).toBe('held (order_expired), order withdrawn');
      const fresh = await world.newPayout();
      await process.call(fresh);
      expect(bank.sent).toEqual([fresh]);
      // What it did not come to yet, its own look finds.
      await world.watch([bank]);
      expect(await world.statusOf(other)).toBe('held (order_expired), order withdrawn');
    });

    it('that nobody knows the fate of is not sent again months later, though the bank does not have it', async () => {
      const id = await world.newPayout();
      await world.calls(bankOf({ carryOut: () => Promise.reject(new Unknown('it broke off')) })).call(id);
      expect(await world.statusOf(id)).toBe('accepted, order asking');
      // Another waits, by which the absence is found.
      const waiting = await world.newPayout();
      await world.test.writeQueue.submit(
        probeWrite(world.tenantId, {
          needs: [need(instructionsTable, { subject: waiting, kind: 'pay' })],
          decide: (loaded) => {
            const order = loaded.find(instructionsTable, { subject: waiting, kind: 'pay' })!;
            const row = { ...order, adapter: 'simulated' };
            return { effects: [saveRow(instructionsTable, row)] };
          },
        }),
      );
      await world.watch();
      world.pass(2 * HOUR);
      const bank = bankOf();
      await world.calls(bank).call(id, 'pay', 'ask');
      expect([bank.asked, bank.sent]).toEqual([[id], []]);
      expect(await world.statusOf(id)).toBe('held (order_expired), order withdrawn');
    });
  });

  it('is nobody’s absence while this process or another is connected, and one that is down keeps its orders', async () => {
    const id = await world.newPayout();
    const bank = bankOf({ carryOut: () => Promise.reject(new Retry('nobody is there')) });
    await world.calls(bank).call(id);
    for (const [own, heard] of [
      [[bank], []],
      [[], [bank]],
    ] as const) {
      await world.watch(own, heard);
      world.pass(2 * HOUR);
      await world.watch(own, heard);
    }
    expect(await world.absences()).toEqual([]);
    expect(await world.alarms(id)).toEqual([]);
    expect(await world.statusOf(id)).toBe('accepted, order pending');
  });

  it('is an absence if another adapter is connected than the one that was given the order', async () => {
    const id = await world.newPayout();
    await world.calls(bankOf({ carryOut: () => Promise.reject(new Retry('busy')) })).call(id);
    const successor = bankOf({ adapter: 'another' });
    world.pass(MINUTE);
    await world.watch([successor]);
    expect(await world.absences()).toEqual(['simulated lasts']);
    expect(await world.alarms(id)).toEqual(['order_stuck: not_connected']);
    world.pass(HOUR);
    await world.watch([successor]);
    expect(await world.statusOf(id)).toBe('held (order_expired), order withdrawn');
  });

  it('ends when another process is connected, which this one hears', async () => {
    const id = await world.newPayout();
    await world.watch();
    expect(await world.absences()).toEqual(['any lasts']);
    await world.watch([], [bankOf()]);
    expect(await world.absences()).toEqual(['any over']);
    expect(await world.alarms(id)).toEqual([]);
  });

  it('raises alarms of the oldest orders only, and has all of them expire', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 130; count += 1) {
      ids.push(await world.newPayout());
      world.pass(1);
    }
    await world.watch();
    const open = async (): Promise<number> => {
      const rows = await world.test.database.reader('alarms').whereNull('cleared_at').pluck('subject');
      return rows.length;
    };
    expect(await open()).toBe(100);
    expect(await world.alarms(ids[0]!)).toHaveLength(1);
    expect(await world.alarms(ids[129]!)).toHaveLength(0);
    world.pass(HOUR);
    await world.watch();
    await world.watch();
    expect(await open()).toBe(0);
    for (const id of [ids[0]!, ids[99]!, ids[100]!, ids[129]!]) {
      expect(await world.statusOf(id)).toBe('held (order_expired), order withdrawn');
    }
  }, 120_000);

  describe('a transfer whose order grows old', () => {
    it('stays where it is with an alarm, and goes on when an operator releases it', async () => {
      const { test, tenantId } = world;
      const route = await addRoute(test, tenantId, 'aud_to_stablecoin');
      const { id } = await fundTestRoute(test, route, '100.00');
      const worker = (): Promise<void> =>
        testWorker(test, { providers: { exchange: null } }).settle(tenantId);
      world.pass(MINUTE);
      await worker();
      expect(await readTransfer(test, id)).toMatchObject({ status: 'converting' });
      await world.watch();
      expect(await world.alarms(id)).toEqual(['transfer_stuck: not_connected']);
      world.pass(HOUR);
      await world.watch();
      await world.watch();
      const legOf = async () => {
        const [order] = await selectMatching(test.database.reader, instructionsTable, [
          { subject: id, kind: 'convert' },
        ]);
        return order?.status;
      };
      expect([(await readTransfer(test, id)).status, await legOf()]).toEqual(['converting', 'withdrawn']);
      expect(await world.alarms(id)).toEqual(['transfer_stuck: order_expired']);
      const { data } = await listReviews(test.database.reader, { limit: 10 });
      expect(data).toMatchObject([{ id, reason: 'order_expired', actions: ['release'] }]);
      await test.writeQueue.submit(releaseTransfer({ tenantId, transferId: id }, note()));
      expect(await legOf()).toBe('pending');
      expect(await world.alarms(id)).toEqual([]);
      const again = test.writeQueue.submit(releaseTransfer({ tenantId, transferId: id }, note()));
      await expect(again).rejects.toMatchObject({ code: 'invalid_state' });
      await testWorker(test).settle(tenantId);
      expect((await readTransfer(test, id)).status).toBe('completed');
    });
  });
});
