import { beforeEach, expect, it } from 'vitest';
import { ATTENTIONS } from '../../capabilities.ts';
import type { ConsoleReplyOf } from '../../contract/console-types.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { readAttention } from '../../lists/attention.ts';
import { statementsOf } from '../../testing/databases/rows-read.ts';
import { scansIn } from '../../testing/databases/scans-in.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { type TestUser, enrol } from '../../testing/worlds/test-user.ts';

type Item = ConsoleReplyOf<'getAttention'>['data'][number];

const DAY_MS = 86_400_000;

eachServer(({ server }) => {
  let tenant: TestTenant;
  let owner: TestUser;

  beforeEach(async () => {
    tenant = await server().newTenant();
    owner = await enrol(server(), tenant.clientId);
  });

  const attention = async ({ browser }: TestUser = owner): Promise<Item[]> =>
    (await browser.call('GET', 'attention')).body['data'] as Item[];
  const counts = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await attention()).map(({ kind, count }) => [kind, count]));

  /** Spends what comes in, and has it go back. */
  async function overdraw(): Promise<void> {
    const { id } = await tenant.fund('5.00');
    await tenant.newPayout({ amount: '4.00' });
    await tenant.settle();
    await tenant.post(`/v1/sandbox/payins/${id}/advance`, { to: 'returned' });
  }

  it('is empty where nothing waits', async () => {
    await tenant.fund('10.00');
    expect(await attention()).toEqual([]);
    expect(answerOf(await server().request('GET', '/console/api/attention'))).toBe('401 unauthenticated');
  });

  it('counts what is held, since the oldest, until it goes on', async () => {
    await tenant.fund('100.00');
    const first = await tenant.newPayout({ amount: '1.03' });
    server().passTime(10);
    const second = await tenant.newPayout({ amount: '2.03' });
    await tenant.newPayout({ amount: '3.00' });
    const receipt = await tenant.fund('5.00', { outcome: 'held' });
    const transfer = await tenant.newTransfer('aud_to_stablecoin', '4.03');
    expect(await attention()).toEqual([
      { kind: 'operations_held', count: 2, since: first.createdAt },
      { kind: 'receipts_held', count: 1, since: receipt.updatedAt },
      { kind: 'transfers_held', count: 1, since: transfer.updatedAt },
    ]);
    await tenant.post(`/v1/sandbox/operations/${first.id}/advance`, { to: 'accepted' });
    expect((await attention())[0]).toEqual({
      kind: 'operations_held',
      count: 1,
      since: second.createdAt,
    });
  });

  it('counts what failed within a day of the account’s clock', async () => {
    await tenant.fund('100.00');
    for (const amount of ['1.01', '2.01', '3.00']) await tenant.newPayout({ amount });
    await tenant.settle();
    expect(await counts()).toEqual({ operations_failed: 2 });
    await tenant.post('/v1/sandbox/clock', { advanceSeconds: DAY_MS / 1000 - 60 });
    expect(await counts()).toEqual({ operations_failed: 2 });
    await tenant.post('/v1/sandbox/clock', { advanceSeconds: 120 });
    expect(await counts()).toEqual({});
  });

  it('counts balances below zero, invoices that are due, and keys that end within two weeks', async () => {
    await overdraw();
    const { id } = await tenant.newInvoice();
    const issued = await tenant.post<{ issuedAt: string }>(`/v1/sandbox/invoices/${id}/advance`, {
      to: 'issued',
    });
    const now = server().service.clock();
    const expiresAt = new Date(now + 13 * DAY_MS).toISOString();
    await tenant.newApiKey({ expiresAt });
    await tenant.newApiKey({ expiresAt: new Date(now + 15 * DAY_MS).toISOString() });
    expect(await attention()).toEqual([
      { kind: 'balance_negative', count: 1, since: null },
      { kind: 'keys_expiring', count: 1, since: expiresAt },
      { kind: 'invoices_issued', count: 1, since: issued.issuedAt },
    ]);
  });

  it('counts subscriptions that fail and deliveries that have failed', async () => {
    const { id } = await tenant.newWebhook();
    await tenant.newDelivery(id);
    const now = server().service.clock();
    const { writer } = server().service.database;
    await runStatement(writer, 'update webhooks set failing_since = ? where id = ?', [now - 5, id]);
    const given = `update webhook_deliveries set status = 'failed', due_at = null, completed_at = ? where webhook_id = ?`;
    await runStatement(writer, given, [now, id]);
    expect(await counts()).toEqual({ webhooks_failing: 1, deliveries_failed: 1 });
  });

  it('shows what the role may read, and nothing of another account', async () => {
    await tenant.newWebhook();
    await runStatement(server().service.database.writer, 'update webhooks set failing_since = 1', []);
    await overdraw();
    const finance = await enrol(server(), tenant.clientId, 'finance');
    expect((await attention(finance)).map(({ kind }) => kind)).toEqual(['balance_negative']);
    const stranger = await enrol(server(), (await server().newTenant()).clientId);
    expect(await attention(stranger)).toEqual([]);
  });

  it('reads no table whole', async () => {
    const { database } = server().service;
    const question = { tenantId: tenant.clientId, now: 0, serverNow: 0 };
    const statements = await statementsOf(database, () =>
      readAttention(database.reader, ATTENTIONS, question),
    );
    expect(statements).toHaveLength(ATTENTIONS.length);
    for (const statement of statements)
      expect([statement.sql, await scansIn(database, statement)]).toEqual([statement.sql, []]);
  });
});
