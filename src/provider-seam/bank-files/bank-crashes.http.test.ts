import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BankWorld } from '../../testing/bank/bank-world.ts';
import { diesAt } from '../../testing/worlds/batch-world.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';

const OFTEN = { interval: 20 };

/** More writes than a file or a statement takes. */
const MOST_WRITES = 30;

/** Longer than any lease. */
const LEASE_MS = 120_000;

describe.each(['sqlite', 'postgres'] as const)('a process that is killed, on %s', (dialect) => {
  let world: BankWorld;
  let tenant: TestTenant;
  let paid = 0;

  beforeAll(async () => {
    world = await BankWorld.open(dialect);
    tenant = await world.server.newTenant();
    await tenant.adjust('AUD', '100000.00');
  });

  afterAll(() => world.close());

  const newPayout = async (): Promise<string> => {
    const { id } = await tenant.newPayout();
    const { reader } = world.server.service.database;
    const waits = async (): Promise<unknown> =>
      (await reader('instructions').where({ subject: id }).first<{ rail: string | null }>('rail')).rail;
    await expect.poll(waits, OFTEN).not.toBeNull();
    return id;
  };

  const outside = async (): Promise<string[]> =>
    (await readdir(join(world.root, 'out'))).filter((name) => !name.startsWith('.'));

  const dies = (
    at: number,
    side: 'before' | 'after',
    work: (submit: WriteQueue['submit']) => Promise<unknown>,
  ): Promise<boolean> => diesAt(world.server.service.writeQueue, at, side, work);

  it.each(['before', 'after'] as const)(
    'at any write, %s it was committed, hands over each file once and takes in each statement once',
    async (side) => {
      for (let at = 1; at <= MOST_WRITES; at += 1) {
        const ids = [await newPayout(), await newPayout()];
        world.server.passTime(5 * 86_400_000);
        const diedPaying = await dies(at, side, async (submit) => {
          for (let round = 0; round < 4; round += 1) await world.makeFiles(submit);
        });
        world.server.passTime(LEASE_MS);
        for (let round = 0; round < 6; round += 1) await world.makeFiles();
        const [name = '', ...more] = await outside();
        expect([at, more]).toEqual([at, []]);
        const file = await world.take(name);
        expect(file.split('\r\n').filter((line) => line.startsWith('1'))).toHaveLength(2);
        for (let round = 0; round < 2; round += 1) await world.makeFiles();
        expect(await outside()).toEqual([]);
        paid += 1;
        const text = `PAY${String(paid).padStart(9, '0')}`;
        await world.putIn(`${paid}.xml`, world.statement([{ isCredit: false, minor: 2_000n, text }]));
        const diedReading = await dies(at, side, (submit) => world.read(submit));
        await world.read();
        expect(await readdir(join(world.root, 'in'))).toEqual([]);
        const statuses = await Promise.all(ids.map(async (id) => (await tenant.payout(id)).status));
        expect(statuses).toEqual(['settled', 'settled']);
        expect(await tenant.figures()).toBe(`${(100_000 - 20 * paid).toFixed(2)}/0.00/0.00`);
        if (!diedPaying && !diedReading) return;
      }
      throw new Error(`More than ${MOST_WRITES} writes`);
    },
    120_000,
  );
});
