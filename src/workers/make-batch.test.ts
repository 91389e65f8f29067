import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { approveOperation } from '../operator/review-operation.ts';
import { openDatabase, type Database } from '../db/connection.ts';
import { selectMatching } from '../db/rows.ts';
import {
  batchesTable,
  batchFilesTable,
  batchLinesTable,
  type Batch,
  type BatchStatus,
} from '../outbox/batch.ts';
import type { Batching, Call } from '../providers/provider.ts';
import { Refused, Retry, Unknown } from '../providers/provider-errors.ts';
import { takeReport } from '../providers/decide-report.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestLane, type TestLane } from '../testing/worlds/test-lane.ts';
import type { Lane } from '../writes/lane.ts';
import type { Write } from '../writes/write.ts';
import { BatchMaker, type BatchingProvider } from './make-batch.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 1, 10, 30);
const CUT_OFF = Date.UTC(2026, 2, 1, 11);
const LIMITS = { timeoutMs: 10_000, atOnce: 4 };

/** A bank that keeps the files that it is given, each under its name. */
class FileBank implements BatchingProvider {
  readonly name = 'bank';
  readonly adapter = 'files';
  readonly limits = LIMITS;
  readonly files = new Map<string, Uint8Array>();
  /** Names in the order in which files came, again too. */
  readonly deliveries: string[] = [];
  readonly cutOffs: number[] = [];
  bounds = { orders: 1_000, totalMinor: 1_000_000_000n };
  standing: 'delivered' | 'acknowledged' = 'acknowledged';
  /** Instead of an answer, before or after the file is kept. */
  fault: { readonly side: 'before' | 'after'; readonly error: Error } | undefined;
  refusal: Refused | undefined;

  get batches(): Batching {
    return {
      railOf: () => 'direct_entry',
      cutOff: (_rail, after) => (Math.floor(after / HOUR) + 1) * HOUR,
      bounds: this.bounds,
      write: (rail, sequence, orders) =>
        Buffer.from(
          JSON.stringify({ rail, sequence, orders: orders.map(({ instructionId }) => instructionId) }),
        ),
      deliver: ({ name, bytes }, _call: Call) => {
        this.deliveries.push(name);
        const { fault } = this;
        this.fault = undefined;
        if (fault?.side === 'before') return Promise.reject(fault.error);
        this.files.set(name, bytes);
        return fault === undefined ? Promise.resolve(this.standing) : Promise.reject(fault.error);
      },
      findOut: ({ name }) => {
        if (this.refusal !== undefined) return Promise.reject(this.refusal);
        return Promise.resolve(this.files.has(name) ? this.standing : 'absent');
      },
    };
  }

  /** The orders of the files, in the order of the files. */
  get orders(): string[] {
    return [...this.files.values()].flatMap(
      (bytes) => (JSON.parse(Buffer.from(bytes).toString()) as { orders: string[] }).orders,
    );
  }
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let made: TestDatabase;
  let database: Database;
  let test: TestLane;
  let bank: FileBank;
  let tenants: string[];
  let lastToken = 0;

  beforeEach(async () => {
    made = await createTestDatabase(dialect);
    database = openDatabase(made.url);
    test = createTestLane(database);
    test.clock.now = START;
    bank = new FileBank();
    tenants = [await test.newTenant(100_000_000n), await test.newTenant(100_000_000n)];
    return async () => {
      await checkLedger(database);
      await database.destroy();
      await made.remove();
    };
  });

  function makerWith(lane: Pick<Lane, 'submit'>, faults: unknown[] = []): BatchMaker {
    return new BatchMaker(
      {
        database,
        lane,
        clock: () => test.clock.now ?? undefined,
        newToken: () => `token ${(lastToken += 1)}`,
        onFault: (error) => void faults.push(error),
      },
      bank,
    );
  }

  /** A payout whose order waits for the cut-off of its rail. */
  async function waitingPayout(tenantId = tenants[0]!, amount = '10.00'): Promise<string> {
    const id = await submitPayout(test, tenantId, amount);
    await database
      .writer('instructions')
      .where('subject', id)
      .update({ rail: 'direct_entry', adapter: 'files' });
    return id;
  }

  async function statusOf(id: string): Promise<string> {
    const { payout, instruction } = await readPayout(test, id);
    return `${payout.status}, order ${String(instruction?.status)}`;
  }

  /** What the provider says of an operation. */
  async function report(id: string, says: 'held' | 'settled'): Promise<void> {
    const { payout } = await readPayout(test, id);
    const amount = { asset: 'AUD', minor: payout.principalMinor } as const;
    await test.lane.submit(
      takeReport({
        tenantId: payout.tenantId,
        source: { provider: 'bank', adapter: 'files' },
        subject: { kind: 'operation', operationId: id },
        report: says === 'held' ? { says } : { says, amount },
        eventId: `${says} ${id}`,
      }),
    );
  }

  const approve = (operationId: string): Write<unknown> => {
    const note = { reviewId: newId('rev'), actor: 'ada', reason: 'The bank was asked' };
    return approveOperation({ tenantId: tenants[0]!, operationId }, note);
  };

  async function readBatches(): Promise<Batch[]> {
    const batches = await selectMatching(database.reader, batchesTable, [{ adapter: 'files' }]);
    return batches.sort((one, other) => one.sequence - other.sequence);
  }

  async function statuses(): Promise<BatchStatus[]> {
    return (await readBatches()).map(({ status }) => status);
  }

  const orderIds = async (ids: readonly string[]): Promise<string[]> => {
    const read = await Promise.all(ids.map((id) => readPayout(test, id)));
    return read.map(({ instruction }) => instruction!.id);
  };

  async function rounds(count: number, faults: unknown[] = []): Promise<void> {
    const maker = makerWith(test.lane, faults);
    for (let round = 0; round < count; round += 1) await maker.round();
  }

  describe('orders that wait for a cut-off', () => {
    it('stay pending before it, and leave in one file after it', async () => {
      const ids = [await waitingPayout(), await waitingPayout(tenants[1]), await waitingPayout()];
      test.clock.now = CUT_OFF - 1;
      await rounds(1);
      expect(await readBatches()).toEqual([]);
      expect(await statusOf(ids[0]!)).toBe('accepted, order pending');
      test.clock.now = CUT_OFF;
      await rounds(4);
      expect(bank.deliveries).toEqual(['direct_entry-000001']);
      expect(bank.orders.sort()).toEqual((await orderIds(ids)).sort());
      for (const id of ids) expect(await statusOf(id)).toBe('submitted, order taken');
    });

    it('have their lines, total, sequence and bytes fixed when the batch is closed', async () => {
      const ids = [await waitingPayout(tenants[0], '10.00'), await waitingPayout(tenants[1], '0.05')];
      test.clock.now = CUT_OFF;
      await rounds(4);
      const [batch] = await readBatches();
      const [file] = await selectMatching(database.reader, batchFilesTable, [{ batchId: batch!.id }]);
      const bytes = Buffer.from(file!.content, 'base64');
      expect(batch).toMatchObject({ sequence: 1, orderCount: 2, totalMinor: 1_005n, cutOffAt: CUT_OFF });
      expect(batch!.digest).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(Buffer.from(bank.files.get('direct_entry-000001')!)).toEqual(bytes);
      const lines = await selectMatching(database.reader, batchLinesTable, [{ batchId: batch!.id }]);
      expect(
        lines.sort((one, other) => one.line - other.line).map(({ instructionId }) => instructionId),
      ).toEqual((await orderIds(ids)).sort());
      const change = database.writer('batch_lines').update({ amount_minor: 1 });
      await expect(change).rejects.toThrow();
    });

    it('that come while a batch is written wait for the next cut-off', async () => {
      const before = await waitingPayout();
      test.clock.now = CUT_OFF;
      bank.fault = { side: 'before', error: new Retry('busy') };
      await rounds(2);
      expect(await statuses()).toEqual(['closed']);
      const after = await waitingPayout();
      test.clock.now = CUT_OFF + HOUR;
      await rounds(8);
      expect(bank.deliveries.filter((name) => bank.files.has(name))).toContain('direct_entry-000002');
      expect((await readBatches()).map(({ sequence, cutOffAt }) => [sequence, cutOffAt])).toEqual([
        [1, CUT_OFF],
        [2, CUT_OFF + HOUR],
      ]);
      expect(bank.orders).toEqual(await orderIds([before, after]));
    });

    it('are in another file beyond the bounds of one, of orders and of money', async () => {
      bank.bounds = { orders: 2, totalMinor: 3_000n };
      const ids = [];
      for (const amount of ['10.00', '10.00', '10.00', '25.00', '25.00'])
        ids.push(await waitingPayout(tenants[0], amount));
      test.clock.now = CUT_OFF;
      await rounds(20);
      expect((await readBatches()).map(({ orderCount, totalMinor }) => [orderCount, totalMinor])).toEqual([
        [2, 2_000n],
        [1, 1_000n],
        [1, 2_500n],
        [1, 2_500n],
      ]);
      expect(bank.orders.sort()).toEqual((await orderIds(ids)).sort());
    });

    it('of operations that become held are withdrawn: not in the file where it is not closed, and sent once approved', async () => {
      const [held, other] = [await waitingPayout(), await waitingPayout()];
      test.clock.now = CUT_OFF;
      // It ends when both are gathered and nothing is closed.
      await expect(makerWith(crashingLane(3, 'before').lane).round()).resolves.toBeUndefined();
      expect([await statuses(), await statusOf(held)]).toEqual([['gathering'], 'accepted, order gathered']);
      await report(held, 'held');
      expect(await statusOf(held)).toBe('held, order withdrawn');
      await rounds(4);
      expect(bank.orders).toEqual(await orderIds([other]));
      await test.lane.submit(approve(held));
      expect(await statusOf(held)).toBe('accepted, order pending');
    });

    it('of operations that become held when the file is closed are in it, and are not sent again', async () => {
      const id = await waitingPayout();
      test.clock.now = CUT_OFF;
      bank.fault = { side: 'before', error: new Retry('busy') };
      await rounds(2);
      expect(await statuses()).toEqual(['closed']);
      await report(id, 'held');
      expect(await statusOf(id)).toBe('held, order withdrawn');
      for (let round = 0; round < 2; round += 1) {
        await expect(test.lane.submit(approve(id))).rejects.toMatchObject({ code: 'invalid_state' });
        test.clock.now += HOUR;
        await rounds(4);
      }
      expect(bank.orders).toEqual(await orderIds([id]));
      await report(id, 'settled');
      expect(await statusOf(id)).toBe('settled, order withdrawn');
    });

    it('can be taken back before it: nothing is made of what was', async () => {
      const id = await waitingPayout();
      await database.writer('instructions').where('subject', id).update({ status: 'withdrawn' });
      test.clock.now = CUT_OFF;
      await rounds(4);
      expect(bank.deliveries).toEqual([]);
    });
  });

  describe('a file', () => {
    it('that may have been delivered is asked about, and delivered again only where it is absent', async () => {
      const id = await waitingPayout();
      test.clock.now = CUT_OFF;
      bank.fault = { side: 'after', error: new Unknown('reset') };
      await rounds(2);
      expect(await statuses()).toEqual(['asking']);
      test.clock.now += 10_000;
      await rounds(3);
      expect(bank.deliveries).toHaveLength(1);
      expect(await statusOf(id)).toBe('submitted, order taken');
    });

    it('that did not arrive is delivered once more, under its name', async () => {
      await waitingPayout();
      test.clock.now = CUT_OFF;
      bank.fault = { side: 'before', error: new Unknown('reset') };
      await rounds(2);
      test.clock.now += 10_000;
      await rounds(4);
      expect(bank.deliveries).toEqual(['direct_entry-000001', 'direct_entry-000001']);
      expect(await statuses()).toEqual(['acknowledged']);
    });

    it('that is delivered makes its operations submitted when it is acknowledged, and not before', async () => {
      const id = await waitingPayout();
      test.clock.now = CUT_OFF;
      bank.standing = 'delivered';
      await rounds(4);
      expect(await statuses()).toEqual(['delivered']);
      expect(await statusOf(id)).toBe('accepted, order gathered');
      bank.standing = 'acknowledged';
      test.clock.now += HOUR;
      await rounds(2);
      expect(await statusOf(id)).toBe('submitted, order taken');
    });

    it.each([
      ['when it is handed over', 'before'],
      ['after it was delivered', 'delivered'],
    ])(
      'that is refused whole %s holds its operations, which go out in another once approved',
      async (_, when) => {
        const id = await waitingPayout();
        test.clock.now = CUT_OFF;
        const refusal = new Refused('bad_total', 'The total is wrong.');
        if (when === 'before') bank.fault = { side: 'before', error: refusal };
        else bank.standing = 'delivered';
        await rounds(3);
        if (when !== 'before') bank.refusal = refusal;
        test.clock.now += HOUR;
        await rounds(3);
        expect(await statuses()).toEqual(['refused']);
        expect(await statusOf(id)).toBe('held, order withdrawn');
        expect((await readPayout(test, id)).payout.holdReason).toBe('file_refused');
        expect(await readBatches()).toMatchObject([{ failureCode: 'bad_total', dueAt: null }]);
        await test.lane.submit(approve(id));
        expect(await statusOf(id)).toBe('accepted, order pending');
      },
    );

    it('that is refused whole after it was acknowledged fails its operations, and gives the money back', async () => {
      const id = await waitingPayout();
      test.clock.now = CUT_OFF;
      await rounds(4);
      expect(await statusOf(id)).toBe('submitted, order taken');
      bank.refusal = new Refused('bad_total', 'The total is wrong.');
      test.clock.now += HOUR;
      await rounds(3);
      const { payout } = await readPayout(test, id);
      expect(payout).toMatchObject({ status: 'failed', failureCode: 'bad_total' });
      const [balance] = (await database
        .reader('balances')
        .where({ tenant_id: payout.tenantId, asset: 'AUD' })) as { reserved_minor: string }[];
      expect(Number(balance!.reserved_minor)).toBe(0);
    });

    it('whose cut-off is long past is an alarm, until it is delivered', async () => {
      await waitingPayout();
      test.clock.now = CUT_OFF + 700_000;
      bank.fault = { side: 'before', error: new Retry('busy') };
      await rounds(2);
      const open = () => database.reader('alarms').where({ kind: 'batch_late' }).whereNull('cleared_at');
      expect(await open()).toHaveLength(1);
      test.clock.now += 60_000;
      await rounds(1);
      expect(await open()).toHaveLength(0);
    });
  });

  /** The process ends for good at a write, before it is committed or after. */
  class Crash extends Error {}

  function crashingLane(
    at: number,
    side: 'before' | 'after',
  ): { lane: Pick<Lane, 'submit'>; writes: () => number } {
    let writes = 0;
    const submit: Lane['submit'] = async (write) => {
      writes += 1;
      if (writes > at || (writes === at && side === 'before')) throw new Crash();
      const reply = await test.lane.submit(write);
      if (writes === at) throw new Crash();
      return reply;
    };
    return { lane: { submit }, writes: () => writes };
  }

  it('makes one file of one sequence with each order in it once, wherever a process ends', async () => {
    const everyOrder: string[] = [];
    let sequence = 0;
    for (let at = 1; ; at += 1) {
      let isPast = false;
      for (const side of ['before', 'after'] as const) {
        const cutOff = Math.ceil((test.clock.now! + 1) / HOUR) * HOUR;
        const ids = [await waitingPayout(), await waitingPayout(tenants[1])];
        test.clock.now = cutOff;
        const { lane, writes } = crashingLane(at, side);
        const ending = makerWith(lane);
        for (let round = 0; round < 5; round += 1) await ending.round().catch(() => undefined);
        isPast = writes() < at;
        // Its lease runs out.
        test.clock.now += LIMITS.timeoutMs + 10_001;
        await rounds(5);
        sequence += 1;
        everyOrder.push(...(await orderIds(ids)));
        const where = `write ${at}, ${side}`;
        expect([where, bank.files.size]).toEqual([where, sequence]);
        expect([where, [...bank.orders].sort()]).toEqual([where, [...everyOrder].sort()]);
        for (const id of ids) expect([where, await statusOf(id)]).toEqual([where, 'submitted, order taken']);
        for (const id of ids) await report(id, 'settled');
        test.clock.now += HOUR;
        await rounds(1);
        expect((await readBatches()).map(({ dueAt }) => dueAt)).toEqual(Array(sequence).fill(null));
      }
      if (isPast) break;
    }
    expect((await readBatches()).map((batch) => batch.sequence)).toEqual(
      Array.from({ length: sequence }, (_, index) => index + 1),
    );
    // Whoever is not sure asks first.
    expect(new Set(bank.deliveries).size).toBe(bank.deliveries.length);
    expect(sequence).toBeGreaterThan(16);
  });

  it('makes one file of one sequence where two processes make it together', async () => {
    const second = openDatabase(made.url);
    const other = createTestLane(second, { clock: () => test.clock.now ?? undefined });
    const faults: unknown[] = [];
    for (let day = 1; day <= 5; day += 1) {
      const ids = await Promise.all([0, 1, 2, 3].map((index) => waitingPayout(tenants[index % 2])));
      test.clock.now = Math.ceil((test.clock.now! + 1) / HOUR) * HOUR;
      const makers = [makerWith(test.lane, faults), makerWith(other.lane, faults)];
      for (let round = 0; round < 6; round += 1) await Promise.all(makers.map((maker) => maker.round()));
      expect(faults).toEqual([]);
      expect(bank.deliveries).toHaveLength(day);
      for (const id of ids) expect(await statusOf(id)).toBe('submitted, order taken');
    }
    expect(new Set(bank.orders).size).toBe(20);
    await second.destroy();
  });
});
