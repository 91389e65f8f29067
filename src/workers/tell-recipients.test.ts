import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { insertRow } from '../db/row-effect.ts';
import { notificationsTable } from '../outbox/notification.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { createTestLane, type TestLane } from '../testing/worlds/test-lane.ts';
import { tellRecipients } from './tell-recipients.ts';

/** More than are looked for at once. */
const FAILING = 70;

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestLane;

  beforeAll(async () => {
    database = await open();
    test = createTestLane(database);
  });

  const notify = async (tenantId: string, count: number, topic: string): Promise<void> => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `evt_${topic}${String(index).padStart(10, '0')}`,
      tenantId,
      topic: 'payinHeld' as const,
      change: 'payin.held' as const,
      subjectId: 'payin_1',
      status: 'held',
      writtenAt: 1_000 + index,
    }));
    const effects = rows.map((row) => insertRow(notificationsTable, row));
    await test.lane.submit(probeWrite(tenantId, { decide: () => ({ effects }) }));
  };

  it('tells of what waits behind any number of notifications that cannot be told', async () => {
    const [broken, sound] = [await test.newTenant(), await test.newTenant()];
    await notify(broken, FAILING, 'broken');
    await notify(sound, 1, 'sound');
    await database
      .writer(notificationsTable.name)
      .where('tenant_id', sound)
      .update({ written_at: 1_000_000 });
    const faults: unknown[] = [];
    const lane: Pick<TestLane['lane'], 'submit'> = {
      submit: async (write) => {
        if (write.tenantId === broken) throw new Error('cannot be made');
        return test.lane.submit(write);
      },
    };
    const onFault = (error: unknown): unknown => faults.push(error);
    await tellRecipients({ database, lane, onFault }, new AbortController().signal);
    const left = await database.reader(notificationsTable.name).pluck<string[]>('tenant_id');
    expect(left).toEqual(Array.from({ length: FAILING }, () => broken));
    expect(faults).toHaveLength(FAILING);
  });
});
