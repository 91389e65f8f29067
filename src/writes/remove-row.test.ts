import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { insertRow, removeRow, saveRow } from '../db/statements/table.ts';
import { countersTable, type Counter } from '../treasury/policy/counters.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { need, type Write } from './write.ts';

type Step = 'insert' | 'save' | 'remove' | 'look';

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
  });

  /** A write that changes one counter, and tells what it found there before. */
  function change(row: Counter, step: Step): Write<bigint | null> {
    const { tenantId, counter, period } = row;
    return probeWrite<bigint | null>(tenantId, {
      needs: [need(countersTable, { tenantId, counter, period })],
      decide: (loaded) => {
        const reply = loaded.find(countersTable, { counter, period })?.totalMinor ?? null;
        switch (step) {
          case 'look':
            return { reply };
          case 'insert':
            return { reply, effects: [insertRow(countersTable, row)] };
          case 'save':
            return { reply, effects: [saveRow(countersTable, row)] };
          case 'remove':
            return { reply, effects: [removeRow(countersTable, row)] };
        }
      },
    });
  }

  describe('a row that a decision removes', () => {
    it('is gone for the next decision of the group and from the database, and its neighbours stay', async () => {
      const tenantId = await test.newTenant();
      const rows = ['a', 'b', 'c'].map((period) => ({ tenantId, counter: 'probe', period, totalMinor: 7n }));
      await Promise.all(rows.map((row) => test.writeQueue.submit(change(row, 'insert'))));
      const [, second] = rows as [Counter, Counter, Counter];
      const replies = await Promise.all(
        (['remove', 'look', 'remove'] as const).map((step) => test.writeQueue.submit(change(second, step))),
      );
      expect(replies).toEqual([7n, null, null]);
      const left = await database.reader('counters').where('tenant_id', tenantId).orderBy('period');
      expect(left.map(({ period }: { period: string }) => period)).toEqual(['a', 'c']);
    });

    it('or that comes again, is as if each decision had run by itself', async () => {
      const tenantId = await test.newTenant();
      let run = 0;
      const steps = fc.array(fc.constantFrom<Step>('insert', 'save', 'remove', 'look'), {
        minLength: 1,
        maxLength: 6,
      });
      await fc.assert(
        fc.asyncProperty(steps, fc.boolean(), async (drawn, isThere) => {
          const key = { tenantId, counter: `probe ${(run += 1)}`, period: 'always' };
          if (isThere) await test.writeQueue.submit(change({ ...key, totalMinor: 99n }, 'insert'));
          let known: bigint | null = isThere ? 99n : null;
          const found: (bigint | null)[] = [];
          const writes: Write<bigint | null>[] = [];
          for (const [index, step] of drawn.entries()) {
            // A row that is there cannot be inserted: the database refuses it, and that is another test's.
            const possible = step === 'insert' && known !== null ? 'save' : step;
            const totalMinor = BigInt(index);
            found.push(known);
            writes.push(change({ ...key, totalMinor }, possible));
            if (possible === 'remove') known = null;
            else if (possible !== 'look') known = totalMinor;
          }
          expect(await Promise.all(writes.map((write) => test.writeQueue.submit(write)))).toEqual(found);
          expect(await test.writeQueue.submit(change({ ...key, totalMinor: 0n }, 'look'))).toBe(known);
        }),
        { numRuns: 60 },
      );
      expect(test.faults).toEqual([]);
    });
  });
});
