import { expect, it } from 'vitest';
import { openDatabase } from '../../db/connection.ts';
import {
  type BatchWorld,
  Crash,
  HOUR,
  crashingWriteQueue,
  eachBatchWorld,
} from '../../testing/worlds/batch-world.ts';
import { createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { USUAL_LIMITS } from '../port/provider.ts';
import { LEASE_MARGIN_MS } from './lease.ts';

/** The first full hour after now. */
const nextCutOff = ({ now }: BatchWorld): number => Math.ceil((now + 1) / HOUR) * HOUR;

eachBatchWorld((given) => {
  it('makes one file of one sequence with each order in it once, wherever a process ends', async () => {
    const world = given();
    const { bank, test, tenants } = world;
    const everyOrder: string[] = [];
    let sequence = 0;
    for (let at = 1; ; at += 1) {
      let isPast = false;
      for (const side of ['before', 'after'] as const) {
        const cutOff = nextCutOff(world);
        const ids = [await world.waitingPayout(), await world.waitingPayout(tenants[1])];
        world.now = cutOff;
        const { writeQueue, writes } = crashingWriteQueue(test.writeQueue, at, side);
        const ending = world.maker(writeQueue);
        for (let round = 0; round < 5; round += 1) {
          await ending.round().catch((error: unknown) => expect(error).toBeInstanceOf(Crash));
        }
        isPast = writes() < at;
        // Its lease runs out.
        world.now += USUAL_LIMITS.timeoutMs + LEASE_MARGIN_MS + 1;
        await world.rounds(5);
        sequence += 1;
        everyOrder.push(...(await world.orderIds(ids)));
        const where = `write ${at}, ${side}`;
        expect([where, bank.files.size]).toEqual([where, sequence]);
        expect([where, [...bank.orders].sort()]).toEqual([where, [...everyOrder].sort()]);
        for (const id of ids)
          expect([where, await world.statusOf(id)]).toEqual([where, 'submitted, order taken']);
        for (const id of ids) await world.report(id, 'settled');
        world.now += HOUR;
        await world.rounds(1);
        expect((await world.batches()).map(({ dueAt }) => dueAt)).toEqual(Array(sequence).fill(null));
      }
      if (isPast) break;
    }
    expect((await world.batches()).map((batch) => batch.sequence)).toEqual(
      Array.from({ length: sequence }, (_, index) => index + 1),
    );
    // Whoever is not sure asks first.
    expect(new Set(bank.deliveries).size).toBe(bank.deliveries.length);
    expect(sequence).toBeGreaterThan(16);
  });

  it('makes one file of one sequence where two processes make it together', async () => {
    const world = given();
    const { bank, tenants } = world;
    const second = openDatabase(world.url);
    const other = createTestWriteQueue(second, { clock: () => world.now });
    const faults: unknown[] = [];
    for (let day = 1; day <= 5; day += 1) {
      const ids = await Promise.all(
        [0, 1, 0, 1].map((index) => world.waitingPayout(tenants[index as 0 | 1])),
      );
      world.now = nextCutOff(world);
      const makers = [world.maker(undefined, faults), world.maker(other.writeQueue, faults)];
      for (let round = 0; round < 6; round += 1) await Promise.all(makers.map((maker) => maker.round()));
      expect(faults).toEqual([]);
      expect(bank.deliveries).toHaveLength(day);
      for (const id of ids) expect(await world.statusOf(id)).toBe('submitted, order taken');
    }
    expect(new Set(bank.orders).size).toBe(20);
    await second.destroy();
  });
});
