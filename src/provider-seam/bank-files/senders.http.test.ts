import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { orderTransferReturn } from '../../direct-routes/transfers/review.ts';
import { BankWorld } from '../../testing/bank/bank-world.ts';
import { type WrittenPayment, writeNotification } from '../../testing/bank/statement-file.ts';
import { openAlarms } from '../../testing/databases/open-alarms.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { orderReturn } from '../../treasury/receipts/review.ts';
import type { ReviewNote } from '../../writes/review.ts';

const OFTEN = { interval: 20 };

const ACCOUNTS = Array.from({ length: 20 }, (_, index) => ({
  bsb: '062000',
  accountNumber: String(910_000_000 + index),
}));

const ADA = { from: '08290212345678', fromName: 'Ada Lovelace' };

let notes = 0;
const newNote = (): ReviewNote => ({
  reviewId: `rev_bank${(notes += 1)}`,
  actor: 'grace@example.com',
  reason: 'Not our customer',
});

describe.each(['sqlite', 'postgres'] as const)('payers in files of a bank, on %s', (dialect) => {
  let world: BankWorld;
  let tenant: TestTenant;
  let inactive: Schema<'AudFundingInstrument'>;

  beforeAll(async () => {
    world = await BankWorld.open(dialect);
    tenant = await world.server.newTenant('Engines Pty Ltd');
    await world.memory.importAccounts(ACCOUNTS);
    await world.fillPools();
  });

  afterAll(() => world.close());

  const alarms = (): Promise<string[]> => openAlarms(world.server.service.database.reader);

  const payins = async (): Promise<Schema<'Payin'>[]> =>
    (await tenant.get<{ data: Schema<'Payin'>[] }>('/v1/treasury/payins')).data;

  /** An order that found no account just before is tried again a minute later. */
  const ready = async (): Promise<number> => {
    world.server.passTime(60_000);
    return (await world.server.service.database.reader('account_pool').where({ status: 'ready' })).length;
  };

  let files = 0;
  const credit = (payment: WrittenPayment): Promise<void> =>
    world.bring(
      `credit-${(files += 1)}.xml`,
      world.statement([{ isCredit: true, minor: payment.minor, payments: [payment] }]),
    );

  const debit = (minor: bigint, text: string): Promise<void> =>
    world.bring(`debit-${(files += 1)}.xml`, world.statement([{ isCredit: false, minor, text }]));

  /** The worker has left it for its cut-off. */
  const isGathered = (subject: string): Promise<void> =>
    expect
      .poll(async () => {
        const order = await world.server.service.database
          .reader('instructions')
          .where({ subject })
          .whereIn('kind', ['return_receipt', 'return_deposit'])
          .first<{ rail: string | null } | undefined>('rail');
        return order?.rail;
      }, OFTEN)
      .toBe('direct_entry');

  it('pay into accounts that were imported, without PayIDs', async () => {
    await expect.poll(ready, OFTEN).toBe(2);
    inactive = await tenant.newInstrument();
    await tenant.post(`/v1/treasury/funding-instruments/${inactive.id}/deactivate`);
  });

  it('get a held deposit back in a file, and it is returned when the statement has the debit', async () => {
    await credit({ minor: 12_345n, into: BankWorld.accountId(inactive), bankReference: 'CBA-1', ...ADA });
    const [held] = await payins();
    expect(held).toMatchObject({ status: 'held', reason: 'funding_instrument_inactive' });
    await world.server.service.writeQueue.submit(
      orderReturn({ tenantId: tenant.clientId, receiptId: held!.id }, newNote()),
    );
    await isGathered(held!.id);
    expect(await world.letFilesLeave()).toEqual(['direct_entry-000001.aba']);
    const file = await world.take('direct_entry-000001.aba');
    expect(file).toContain('1082-902 12345678 500000012345Ada Lovelace ');
    expect(file).toContain('062-000 12345678Corridor Pty Ltd');
    expect((await payins())[0]?.status).toBe('held');
    await debit(12_345n, 'PAY000000001');
    expect((await payins())[0]?.status).toBe('returned');
    expect(await tenant.figures()).toBe('0.00/0.00/0.00');
    expect(await alarms()).toEqual([]);
  });

  it('whose bank sends that back again are for people', async () => {
    const [payment] = await world.memory.paymentsIn('direct_entry-000001');
    await credit({
      minor: 12_345n,
      endToEndId: payment!.instructionId,
      from: ADA.from,
      returned: 'AC04',
    });
    expect((await payins())[0]?.status).toBe('returned');
    expect(await alarms()).toEqual([expect.stringMatching(/^report_unmatched /)]);
  });

  it('get the deposit of a transfer back', async () => {
    await world.fillPools();
    const route = await tenant.newRoute();
    const { bsb, account_number: accountNumber } = (await world.server.service.database
      .reader('payment_routes')
      .where({ id: route.id })
      .first()) as { bsb: string; account_number: string };
    await tenant.post(`/v1/payment-routes/${route.id}/deactivate`);
    await credit({ minor: 50_000n, into: `${bsb}${accountNumber}`, bankReference: 'CBA-2', ...ADA });
    const transfer = async (): Promise<Schema<'Transfer'>> =>
      (await tenant.get<{ data: Schema<'Transfer'>[] }>('/v1/transfers')).data[0]!;
    const { id, status } = await transfer();
    expect(status).toBe('held');
    await world.server.service.writeQueue.submit(
      orderTransferReturn({ tenantId: tenant.clientId, transferId: id }, newNote()),
    );
    await isGathered(id);
    expect(await world.letFilesLeave()).toEqual(['direct_entry-000002.aba']);
    await world.take('direct_entry-000002.aba');
    await debit(50_000n, 'PAY000000002');
    expect((await transfer()).status).toBe('returned');
  });

  it('leave nothing open about accounts of routes, which ask for a PayID', async () => {
    const before = await alarms();
    await world.fillPools();
    await expect.poll(ready, OFTEN).toBeGreaterThan(1);
    const { id } = await tenant.newRoute();
    const { reader } = world.server.service.database;
    const order = reader('instructions').where({ subject: id, kind: 'assign_account' });
    await expect
      .poll(async () => (await order.clone().first<{ status: string }>('status')).status, OFTEN)
      .toBe('done');
    const told = await reader('provider_reports')
      .where({ subject_id: id })
      .select<{ outcome: string }[]>('outcome');
    expect(told).toEqual([{ outcome: 'applied' }]);
    expect(await alarms()).toEqual(before);
  });

  it('that the statement does not name, or whose account no file can hold, are for people', async () => {
    const before = (await alarms()).length;
    const into = BankWorld.accountId(inactive);
    await credit({ minor: 100n, into, bankReference: 'CBA-3', from: ADA.from });
    await credit({ minor: 200n, into, bankReference: 'CBA-4', ...ADA, from: '0829021234567890' });
    for (const amount of ['1.00', '2.00']) {
      const held = (await payins()).find(({ gross }) => gross.amount === amount);
      await world.server.service.writeQueue.submit(
        orderReturn({ tenantId: tenant.clientId, receiptId: held!.id }, newNote()),
      );
    }
    await expect.poll(async () => (await alarms()).length, OFTEN).toBe(before + 2);
    expect((await alarms()).filter((each) => each.startsWith('order_stuck ins_'))).toHaveLength(2);
  });

  it('are credited by the notification, and once: the statement names the same payment', async () => {
    const account = await tenant.newInstrument();
    const into = BankWorld.accountId(account);
    const paid = { minor: 70_000n, into, bankReference: 'CBA-5', ...ADA };
    const nameless = { minor: 30_000n, into, from: ADA.from };
    const entries = [paid, nameless].map((payment) => ({
      isCredit: true,
      minor: payment.minor,
      payments: [payment],
    }));
    const notification = { account: world.house, id: 'N-1', day: '2026-03-02', entries };
    await world.bring('during-the-day.xml', writeNotification(world.documents, notification));
    expect(await tenant.figures()).toBe('700.00/0.00/0.00');
    await world.bring('overnight.xml', world.statement(entries));
    expect(await tenant.figures()).toBe('1000.00/0.00/0.00');
  });
});
