import { beforeEach, expect, it } from 'vitest';
import { insertRows } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { newId } from '../../identity/ids.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { RecipientTeller } from './make-mails.ts';
import {
  FIRST_NOTIFICATIONS,
  type Notification,
  notificationSettingsTable,
  notificationsTable,
} from './table.ts';

const RUNNING = new AbortController().signal;

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let faults: unknown[];

  beforeEach(async () => {
    test = createTestWriteQueue(await open());
    await test.database.writer(notificationsTable.name).delete();
    faults = [];
  });

  const telling = (writeQueue: Pick<TestWriteQueue['writeQueue'], 'submit'> = test.writeQueue) =>
    new RecipientTeller({ database: test.database, writeQueue, onFault: (error) => void faults.push(error) });

  const notify = async (
    tenantId: string,
    count: number,
    given: Partial<Notification> = {},
  ): Promise<void> => {
    const rows = Array.from({ length: count }, (_, place): Notification => {
      const told = { topic: 'payoutFailed', change: 'payout.failed', status: 'failed' } as const;
      return { id: newId('evt'), tenantId, subjectId: newId('pay'), writtenAt: place, ...told, ...given };
    });
    await insertRows(test.database.writer, notificationsTable, rows);
  };

  const waitingOf = async (tenantId: string): Promise<number> =>
    (await test.database.reader(notificationsTable.name).where({ tenant_id: tenantId }).select('id')).length;

  it('notifications that fail keep no other waiting, however many they are', async () => {
    const [broken, well] = [await test.newTenant(), await test.newTenant()];
    const settings = { ...FIRST_NOTIFICATIONS, recipients: ['ops@example.com'] };
    await insertRows(test.database.writer, notificationSettingsTable, [
      { ...settings, tenantId: broken, earlier: null, updatedAt: 0, changedBy: OPERATOR },
    ]);
    // Such a change has no subject, and the database takes no mail without one.
    await notify(broken, 200, { change: 'nobody.knows' as never });
    await notify(well, 3, { writtenAt: 1_000 });
    await telling().round(RUNNING);
    expect([await waitingOf(broken), await waitingOf(well)]).toEqual([200, 0]);
    expect(faults).toHaveLength(1);
  });

  it('notifications of an account that has more than one look finds hide no other, and all are made', async () => {
    const [many, few] = [await test.newTenant(), await test.newTenant()];
    await notify(many, 200);
    await notify(few, 1, { writtenAt: 1_000 });
    const order: string[] = [];
    const noting: Pick<TestWriteQueue['writeQueue'], 'submit'> = {
      submit: (write) => {
        order.push(write.tenantId ?? '');
        return test.writeQueue.submit(write);
      },
    };
    await telling(noting).round(RUNNING);
    expect([await waitingOf(many), await waitingOf(few)]).toEqual([0, 0]);
    expect(order.indexOf(few)).toBe(64);
    expect(order).toHaveLength(201);
  });

  it('an account whose writes find no room is passed over by the next round', async () => {
    const [crowded, well] = [await test.newTenant(), await test.newTenant()];
    await notify(crowded, 5);
    await notify(well, 1, { writtenAt: 1_000 });
    const full: Pick<TestWriteQueue['writeQueue'], 'submit'> = {
      submit: (write) =>
        write.tenantId === crowded
          ? Promise.reject(new ApiError('service_unavailable', { reason: 'database', retryAfterSeconds: 1 }))
          : test.writeQueue.submit(write),
    };
    const teller = telling(full);
    await expect(teller.round(RUNNING)).rejects.toMatchObject({ code: 'service_unavailable' });
    await teller.round(RUNNING);
    expect([await waitingOf(crowded), await waitingOf(well)]).toEqual([5, 0]);
  });
});
