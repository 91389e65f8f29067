import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { insertRows } from '../../db/statements/rows.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { newId } from '../../identity/ids.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { countRowsRead, statementsOf } from '../../testing/databases/rows-read.ts';
import { createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { publishEvents, subscribe } from '../../testing/worlds/webhook-world.ts';
import { findDueDeliveries, findOrphanDeliveries, findOverDeliveries } from './deliverer.ts';
import { newWebhookDelivery } from './rules.ts';
import { webhookDeliveriesTable } from './table.ts';

const NOW = Date.UTC(2026, 10, 21, 10);

const MANY = 3_000;

eachDatabase((dialect, open) => {
  describe('beside many deliveries that wait', () => {
    let database: Database;
    let query: Parameters<typeof findDueDeliveries>[1];

    beforeAll(async () => {
      database = await open();
      const test = createTestWriteQueue(database);
      test.clock.now = NOW;
      const tenantId = await test.newTenant();
      const { id: webhookId } = await subscribe(test, tenantId, { url: 'http://127.0.0.1:1/', run: 5 });
      await publishEvents(test, tenantId);
      const made = (seq: number, run: number, dueAt: number) => {
        const event = { id: newId('evt'), seq, type: 'payout.settled' as const };
        const webhook = { id: webhookId, tenantId, run };
        return newWebhookDelivery({ newId, now: NOW }, { event, webhook, trigger: 'event', dueAt });
      };
      const rows = Array.from({ length: MANY }, (_, place) => [
        // Due long ago, due later, and of a run that is over.
        made(place, 5, NOW - 1_000),
        made(MANY + place, 5, NOW + 1 + place),
        made(2 * MANY + place, 4, NOW - 5_000),
      ]);
      await insertRows(database.writer, webhookDeliveriesTable, rows.flat());
      await database.writer.raw(dialect === 'sqlite' ? 'analyze' : 'analyze webhook_deliveries');
      query = { clock: () => NOW, tenantId, webhookId, limit: 8 };
    });

    it('the first that are due are found, in the order of their events', async () => {
      const ids = await findDueDeliveries(database, query);
      const rows = await database.reader('webhook_deliveries').whereIn('id', ids).orderBy('event_seq');
      expect(rows.map((row: { event_seq: number | string }) => Number(row.event_seq))).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7,
      ]);
      expect(rows.map((row: { id: string }) => row.id)).toEqual(ids);
      expect(await findOverDeliveries(database, query)).toHaveLength(8);
      expect(await findOrphanDeliveries(database, query)).toEqual([]);
      expect(await findOrphanDeliveries(database, { ...query, webhookId: 'whk_none' })).toEqual([]);
    });

    it('few rows are read for it', async () => {
      for (const find of [findDueDeliveries, findOverDeliveries, findOrphanDeliveries]) {
        const [statement] = await statementsOf(database, () => find(database, query));
        if (dialect === 'postgres') {
          expect(await countRowsRead(database, statement!)).toBeLessThan(30);
        } else {
          const plan = await runStatement(database.reader, `explain query plan ${statement!.sql}`, [
            NOW,
            '',
            '',
          ]);
          const lines = plan.map(({ detail }) => String(detail));
          expect(
            lines.filter((line) => line.includes('TEMP B-TREE') || line.startsWith('SCAN webhook')),
          ).toEqual([]);
        }
      }
    });
  });
});
