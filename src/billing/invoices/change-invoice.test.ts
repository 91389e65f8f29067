import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import type { ApiError } from '../../errors/api-error.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { draftDueInvoice, readDueInvoice } from './draft.ts';
import { draftMonth, putAdjustment } from './review.ts';
import { invoicesTable } from './table.ts';

/** In the middle of March 2026, and a moment in June, in Sydney. */
const START = Date.UTC(2026, 2, 14, 3);
const JUNE = Date.UTC(2026, 5, 2, 3);

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
  });

  const drafted = async (tenantId: string): Promise<string[]> => {
    const rows = await database.reader('invoices').where('tenant_id', tenantId).orderBy('month');
    return rows.map(
      (row: Record<string, unknown>) => `${String(row['month'])} ${String(row['generated_by'])}`,
    );
  };

  /** A write queue on which the clock drafts what is due, once, just before anybody else does. */
  function clockFirst(tenantId: string): Pick<WriteQueue, 'submit'> {
    let isFirst = true;
    return {
      submit: async (write) => {
        if (isFirst) {
          isFirst = false;
          const due = await readDueInvoice(database.reader, tenantId);
          if (due !== undefined) await test.writeQueue.submit(draftDueInvoice(tenantId, due));
        }
        return test.writeQueue.submit(write);
      },
    };
  }

  describe('drafting a month by hand', () => {
    it('goes on where the clock drafts an earlier month meanwhile', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant();
      test.clock.now = JUNE;
      const inbox = { database, writeQueue: clockFirst(tenantId) as WriteQueue };
      const id = await draftMonth(inbox, tenantId, '2026-05');
      expect(await drafted(tenantId)).toEqual(['2026-03 system', '2026-04 operator', '2026-05 operator']);
      const [made] = await selectMatching(database.reader, invoicesTable, [{ id }]);
      expect(made?.month).toBe('2026-05');
    });

    it('is refused where the clock drafts that very month meanwhile, or the month is not over', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant();
      const refused = expect.objectContaining({ code: 'invalid_state' }) as ApiError;
      await expect(
        draftMonth({ database, writeQueue: test.writeQueue }, tenantId, '2026-03'),
      ).rejects.toEqual(refused);
      test.clock.now = JUNE;
      const inbox = { database, writeQueue: clockFirst(tenantId) as WriteQueue };
      await expect(draftMonth(inbox, tenantId, '2026-03')).rejects.toEqual(refused);
      expect(await drafted(tenantId)).toEqual(['2026-03 system']);
    });
  });

  it('a draft takes a hundred adjustments, and is as it was when another is refused', async () => {
    test.clock.now = START;
    const tenantId = await test.newTenant();
    test.clock.now = JUNE;
    const dependencies = { database, writeQueue: test.writeQueue };
    const id = await draftMonth(dependencies, tenantId, '2026-03');
    const adjust = () => putAdjustment(dependencies, id, { amountMinor: 1n, description: 'One of many' });
    for (let count = 0; count < 99; count += 1) await adjust();
    const full = await adjust();
    expect([full.lines.length, full.invoice.platformFeesDueMinor]).toEqual([100, 100n]);
    await expect(adjust()).rejects.toMatchObject({ code: 'invalid_state' });
    const [after] = await selectMatching(database.reader, invoicesTable, [{ id }]);
    expect(after).toEqual(full.invoice);
  });
});
