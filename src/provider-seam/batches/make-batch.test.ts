import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { newId } from '../../identity/ids.ts';
import { balancesTable } from '../../ledger/wallet.ts';
import {
  type BatchWorld,
  CUT_OFF,
  HOUR,
  crashingWriteQueue,
  eachBatchWorld,
} from '../../testing/worlds/batch-world.ts';
import { readPayout } from '../../testing/worlds/submit-payout.ts';
import { approveOperation } from '../../treasury/operations/review.ts';
import type { Write } from '../../writes/write.ts';
import { Refused, Retry, Unknown } from '../port/provider.ts';
import { type BatchStatus, batchFilesTable, batchLinesTable } from './table.ts';

eachBatchWorld((given) => {
  let world: BatchWorld;
  let database: Database;

  beforeEach(() => {
    world = given();
    ({ database } = world.test);
  });

  const statuses = async (): Promise<BatchStatus[]> => (await world.batches()).map(({ status }) => status);
  const lateAlarms = () => database.reader('alarms').where({ kind: 'batch_late' }).whereNull('cleared_at');

  const approve = (operationId: string): Write<unknown> => {
    const note = { reviewId: newId('rev'), actor: 'ada', reason: 'The bank was asked' };
    return approveOperation({ tenantId: world.tenants[0], operationId }, note);
  };

  describe('orders that wait for a cut-off', () => {
    it('stay pending before it, and leave in one file after it', async () => {
      const ids = [
        await world.waitingPayout(),
        await world.waitingPayout(world.tenants[1]),
        await world.waitingPayout(),
      ];
      world.now = CUT_OFF - 1;
      await world.rounds(1);
      expect(await world.batches()).toEqual([]);
      expect(await world.statusOf(ids[0]!)).toBe('accepted, order pending');
      world.now = CUT_OFF;
      await world.rounds(4);
      expect(world.bank.deliveries).toEqual(['direct_entry-000001']);
      expect(world.bank.orders.sort()).toEqual((await world.orderIds(ids)).sort());
      for (const id of ids) expect(await world.statusOf(id)).toBe('submitted, order taken');
    });

    it('have their lines, total, sequence and bytes fixed when the batch is closed', async () => {
      const ids = [
        await world.waitingPayout(world.tenants[0], '10.00'),
        await world.waitingPayout(world.tenants[1], '0.05'),
      ];
      world.now = CUT_OFF;
      await world.rounds(4);
      const [batch] = await world.batches();
      const [file] = await selectMatching(database.reader, batchFilesTable, [{ batchId: batch!.id }]);
      const bytes = Buffer.from(file!.content, 'base64');
      expect(batch).toMatchObject({ sequence: 1, orderCount: 2, totalMinor: 1_005n, cutOffAt: CUT_OFF });
      expect(batch!.digest).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(Buffer.from(world.bank.files.get('direct_entry-000001')!)).toEqual(bytes);
      const lines = await selectMatching(database.reader, batchLinesTable, [{ batchId: batch!.id }]);
      expect(
        lines.sort((one, other) => one.line - other.line).map(({ instructionId }) => instructionId),
      ).toEqual((await world.orderIds(ids)).sort());
      const change = database.writer('batch_lines').update({ amount_minor: 1 });
      await expect(change).rejects.toThrow();
    });

    it('that come while a batch is written wait for the next cut-off', async () => {
      const before = await world.waitingPayout();
      world.now = CUT_OFF;
      world.bank.fault = { side: 'before', error: new Retry('busy') };
      await world.rounds(2);
      expect(await statuses()).toEqual(['closed']);
      const after = await world.waitingPayout();
      world.now = CUT_OFF + HOUR;
      await world.rounds(8);
      expect(world.bank.deliveries.filter((name) => world.bank.files.has(name))).toContain(
        'direct_entry-000002',
      );
      expect((await world.batches()).map(({ sequence, cutOffAt }) => [sequence, cutOffAt])).toEqual([
        [1, CUT_OFF],
        [2, CUT_OFF + HOUR],
      ]);
      expect(world.bank.orders).toEqual(await world.orderIds([before, after]));
    });

    it('are in another file beyond the bounds of one, of orders and of money', async () => {
      world.bank.bounds = { orders: 2, totalMinor: 3_000n };
      const ids: string[] = [];
      for (const amount of ['10.00', '10.00', '10.00', '25.00', '25.00'])
        ids.push(await world.waitingPayout(world.tenants[0], amount));
      world.now = CUT_OFF;
      await world.rounds(20);
      expect((await world.batches()).map(({ orderCount, totalMinor }) => [orderCount, totalMinor])).toEqual([
        [2, 2_000n],
        [1, 1_000n],
        [1, 2_500n],
        [1, 2_500n],
      ]);
      expect(world.bank.orders.sort()).toEqual((await world.orderIds(ids)).sort());
    });

    it('of operations that become held are withdrawn: not in the file where it is not closed, and sent once approved', async () => {
      const [held, other] = [await world.waitingPayout(), await world.waitingPayout()];
      world.now = CUT_OFF;
      // It ends when both are gathered and nothing is closed.
      await world.maker(crashingWriteQueue(world.test.writeQueue, 3, 'before').writeQueue).round();
      expect([await statuses(), await world.statusOf(held)]).toEqual([
        ['gathering'],
        'accepted, order gathered',
      ]);
      await world.report(held, 'held');
      expect(await world.statusOf(held)).toBe('held, order withdrawn');
      await world.rounds(4);
      expect(world.bank.orders).toEqual(await world.orderIds([other]));
      await world.test.writeQueue.submit(approve(held));
      expect(await world.statusOf(held)).toBe('accepted, order pending');
    });

    it('of operations that become held when the file is closed are in it, and are not sent again', async () => {
      const id = await world.waitingPayout();
      world.now = CUT_OFF;
      world.bank.fault = { side: 'before', error: new Retry('busy') };
      await world.rounds(2);
      expect(await statuses()).toEqual(['closed']);
      await world.report(id, 'held');
      expect(await world.statusOf(id)).toBe('held, order withdrawn');
      for (let round = 0; round < 2; round += 1) {
        const again = world.test.writeQueue.submit(approve(id));
        await expect(again).rejects.toMatchObject({ code: 'invalid_state' });
        world.now += HOUR;
        await world.rounds(4);
      }
      expect(world.bank.orders).toEqual(await world.orderIds([id]));
      await world.report(id, 'settled');
      expect(await world.statusOf(id)).toBe('settled, order withdrawn');
    });

    it('can be taken back before it: nothing is made of what was', async () => {
      const id = await world.waitingPayout();
      await database.writer('instructions').where('subject', id).update({ status: 'withdrawn' });
      world.now = CUT_OFF;
      await world.rounds(4);
      expect(world.bank.deliveries).toEqual([]);
    });

    it('on a rail without an end of cut-offs wait, and keep nobody else', async () => {
      const stuck = await world.waitingPayout(world.tenants[0], '10.00', 'endless');
      const id = await world.waitingPayout();
      world.now = CUT_OFF;
      const faults = await world.rounds(4);
      expect(faults.map(String)).toEqual(
        Array(4).fill(expect.stringContaining('The cut-off of endless after ') as string),
      );
      expect(await world.statusOf(stuck)).toBe('accepted, order pending');
      expect(await world.statusOf(id)).toBe('submitted, order taken');
    });
  });

  describe('a file', () => {
    it('that may have been delivered is asked about, and delivered again only where it is absent', async () => {
      const id = await world.waitingPayout();
      world.now = CUT_OFF;
      world.bank.fault = { side: 'after', error: new Unknown('reset') };
      await world.rounds(2);
      expect(await statuses()).toEqual(['asking']);
      world.now += 10_000;
      await world.rounds(3);
      expect(world.bank.deliveries).toHaveLength(1);
      expect(await world.statusOf(id)).toBe('submitted, order taken');
    });

    it('that did not arrive is delivered once more, under its name', async () => {
      await world.waitingPayout();
      world.now = CUT_OFF;
      world.bank.fault = { side: 'before', error: new Unknown('reset') };
      await world.rounds(2);
      world.now += 10_000;
      await world.rounds(4);
      expect(world.bank.deliveries).toEqual(['direct_entry-000001', 'direct_entry-000001']);
      expect(await statuses()).toEqual(['acknowledged']);
    });

    it('that is delivered makes its operations submitted when it is acknowledged, and not before', async () => {
      const id = await world.waitingPayout();
      world.now = CUT_OFF;
      world.bank.standing = 'delivered';
      await world.rounds(4);
      expect(await statuses()).toEqual(['delivered']);
      expect(await world.statusOf(id)).toBe('accepted, order gathered');
      world.bank.standing = 'acknowledged';
      world.now += HOUR;
      await world.rounds(2);
      expect(await world.statusOf(id)).toBe('submitted, order taken');
    });

    it.each([
      ['when it is handed over', 'before'],
      ['after it was delivered', 'delivered'],
    ])(
      'that is refused whole %s holds its operations, which go out in another once approved',
      async (_, when) => {
        const id = await world.waitingPayout();
        world.now = CUT_OFF;
        const refusal = new Refused('bad_total', 'The total is wrong.');
        if (when === 'before') world.bank.fault = { side: 'before', error: refusal };
        else world.bank.standing = 'delivered';
        await world.rounds(3);
        if (when !== 'before') world.bank.refusal = refusal;
        world.now += HOUR;
        await world.rounds(3);
        expect(await statuses()).toEqual(['refused']);
        expect(await world.statusOf(id)).toBe('held, order withdrawn');
        expect((await readPayout(world.test, id)).payout.holdReason).toBe('file_refused');
        expect(await world.batches()).toMatchObject([{ failureCode: 'bad_total', dueAt: null }]);
        await world.test.writeQueue.submit(approve(id));
        expect(await world.statusOf(id)).toBe('accepted, order pending');
      },
    );

    it('that is refused whole after it was acknowledged fails its operations, and gives the money back', async () => {
      const id = await world.waitingPayout();
      world.now = CUT_OFF;
      await world.rounds(4);
      expect(await world.statusOf(id)).toBe('submitted, order taken');
      world.bank.refusal = new Refused('bad_total', 'The total is wrong.');
      world.now += HOUR;
      await world.rounds(3);
      const { payout } = await readPayout(world.test, id);
      expect(payout).toMatchObject({ status: 'failed', failureCode: 'bad_total' });
      const key = { tenantId: payout.tenantId, asset: 'AUD' } as const;
      const [balance] = await selectMatching(database.reader, balancesTable, [key]);
      expect(balance!.reservedMinor).toBe(0n);
    });

    it('whose cut-off is long past is an alarm, until it is delivered', async () => {
      await world.waitingPayout();
      world.now = CUT_OFF + 700_000;
      world.bank.fault = { side: 'before', error: new Retry('busy') };
      await world.rounds(2);
      expect(await lateAlarms()).toHaveLength(1);
      world.now += 60_000;
      await world.rounds(1);
      expect(await lateAlarms()).toHaveLength(0);
    });

    it('that its bank knows no longer after it was acknowledged is an alarm, and is not sent again', async () => {
      const id = await world.waitingPayout();
      world.now = CUT_OFF;
      await world.rounds(4);
      const [[name, bytes]] = [...world.bank.files] as [[string, Uint8Array]];
      world.bank.files.clear();
      world.now += HOUR;
      await world.rounds(1);
      expect(await lateAlarms()).toHaveLength(1);
      expect(world.bank.deliveries).toEqual([name]);
      expect(await world.statusOf(id)).toBe('submitted, order taken');
      world.bank.files.set(name, bytes);
      world.now += HOUR;
      await world.rounds(1);
      expect(await lateAlarms()).toHaveLength(0);
    });
  });
});
