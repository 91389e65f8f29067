import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { eachDatabase } from '../testing/databases.ts';
import { createTestLane } from '../testing/test-lane.ts';

eachDatabase((dialect, open) => {
  let database: Database;
  let before: string;

  const read = async (): Promise<string> =>
    JSON.stringify([await database.reader('movements').orderBy('id'), await database.reader('postings')]);

  beforeAll(async () => {
    database = await open();
    await createTestLane(database).newTenant(500n);
    before = await read();
    expect(before).toContain('admin_adjustment');
  });

  const statements = [
    `update movements set reason = 'changed'`,
    `update movements set available_delta_minor = available_delta_minor + 1`,
    `update movements set seq = seq`,
    `delete from movements`,
    `update postings set amount_minor = amount_minor + 1`,
    `update postings set account = 'loss'`,
    `delete from postings where line = 1`,
    ...(dialect === 'postgres'
      ? [`truncate movements cascade`, `truncate postings`]
      : [
          `insert or replace into movements select * from movements`,
          `replace into postings select * from postings`,
          `update or ignore movements set kind = 'payout_reserved'`,
        ]),
    `insert into postings select * from postings where true
       on conflict (entry_id, line) do update set amount_minor = excluded.amount_minor + 1`,
  ];

  describe('the database itself', () => {
    it.each(statements)('refuses: %s', async (statement) => {
      await expect(database.writer.raw(statement)).rejects.toThrow('append-only');
      expect(await read()).toBe(before);
    });
  });
});
