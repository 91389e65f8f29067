import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { auditEntry } from '../outbox/audit-entry.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { testJournalEntry } from '../testing/worlds/test-journal-entry.ts';
import { createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';

eachDatabase((dialect, open) => {
  let database: Database;
  let before: string;

  const read = async (): Promise<string> =>
    JSON.stringify([
      await database.reader('movements').orderBy('id'),
      await database.reader('movement_sums').orderBy('seq'),
      await database.reader('journal_entries').orderBy('id'),
      await database.reader('postings').orderBy(['entry_id', 'line']),
      await database.reader('balance_adjustments').orderBy('movement_id'),
      await database.reader('reviews').orderBy('id'),
      await database.reader('audit_entries').orderBy('id'),
    ]);

  beforeAll(async () => {
    database = await open();
    const { writeQueue, newTenant, adjust } = createTestWriteQueue(database);
    const tenantId = await newTenant(500n);
    await Promise.all(Array.from({ length: 100 }, () => adjust(tenantId, 1n)));
    await writeQueue.submit(
      probeWrite(tenantId, {
        decide: (_loaded, context) => ({
          effects: [
            testJournalEntry(),
            auditEntry(context, { tenantId, type: 'account.resumed', resourceId: tenantId }),
          ],
        }),
      }),
    );
    await database.writer('reviews').insert({
      id: 'rev_1',
      tenant_id: tenantId,
      action: 'approve',
      subject: 'pay_1',
      actor: 'ada',
      reason: 'test',
      facts: '{}',
      reviewed_at: 1,
    });
    before = await read();
    expect(before).toContain('admin_adjustment');
    expect(before).toContain('available_high');
    expect(before).toContain('jnl_1');
    expect(before).toContain('"actor"');
    expect(before).toContain('account.resumed');
  });

  const statements = [
    `update movements set reason = 'changed'`,
    `update movements set available_delta_minor = available_delta_minor + 1`,
    `update movements set seq = seq`,
    `delete from movements`,
    `update movement_sums set movements = 1`,
    `delete from movement_sums`,
    `update postings set amount_minor = amount_minor + 1`,
    `update postings set account = 'loss'`,
    `delete from postings where line = 1`,
    `update journal_entries set kind = 'changed'`,
    `update journal_entries set id = id`,
    `delete from journal_entries`,
    `update balance_adjustments set actor = 'changed'`,
    `delete from balance_adjustments`,
    `update reviews set actor = 'changed'`,
    `delete from reviews`,
    `update audit_entries set type = 'user.signed_in'`,
    `update audit_entries set id = id`,
    `delete from audit_entries`,
    ...(dialect === 'postgres'
      ? [
          `truncate movements cascade`,
          `truncate movement_sums`,
          `truncate postings`,
          `truncate journal_entries`,
          `truncate balance_adjustments`,
          `truncate reviews`,
          `truncate audit_entries`,
        ]
      : [
          `insert or replace into movements select * from movements`,
          `replace into movement_sums select * from movement_sums`,
          `replace into postings select * from postings`,
          `replace into balance_adjustments select * from balance_adjustments`,
          `replace into reviews select * from reviews`,
          `replace into audit_entries select * from audit_entries`,
          `insert or replace into journal_entries select * from journal_entries`,
          `replace into journal_entries select 'jnl_2', tenant_id, subject_id, kind, occurred_at from journal_entries`,
          `update or ignore movements set kind = 'payout_reserved'`,
        ]),
    `insert into postings select * from postings where true
       on conflict (entry_id, line) do update set amount_minor = excluded.amount_minor + 1`,
    `insert into journal_entries select * from journal_entries where true
       on conflict (id) do update set occurred_at = excluded.occurred_at + 1`,
  ];

  describe('the database itself', () => {
    it.each(statements)('refuses: %s', async (statement) => {
      await expect(database.writer.raw(statement)).rejects.toThrow('append-only');
      expect(await read()).toBe(before);
    });
  });
});
