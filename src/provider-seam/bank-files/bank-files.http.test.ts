import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAlarms } from '../../testing/databases/open-alarms.ts';
import { BankWorld } from '../../testing/bank/bank-world.ts';
import { PERSON, type TestTenant } from '../../testing/worlds/test-tenant.ts';
import { tidyBankFiles, tidyBankPayments } from './retention.ts';

const OFTEN = { interval: 20 };

const ACCOUNTS = Array.from({ length: 40 }, (_, index) => ({
  bsb: '062000',
  accountNumber: String(900_000_000 + index),
}));

const BY_PAYID = {
  ...PERSON,
  destination: { type: 'payid', payId: 'ada@pay.example', accountName: 'Zoë Lovelace' },
};

describe.each(['sqlite', 'postgres'] as const)('a bank that exchanges files, on %s', (dialect) => {
  let world: BankWorld;
  let tenant: TestTenant;

  beforeAll(async () => {
    world = await BankWorld.open(dialect);
    tenant = await world.server.newTenant('Engines Pty Ltd');
  });

  afterAll(() => world.close());

  const alarms = (): Promise<string[]> => openAlarms(world.server.service.database.reader);

  const statusOf = async (id: string): Promise<string> => (await tenant.payout(id)).status;

  /** Accepted, and left for its cut-off by the worker. */
  const newPayout = async (body: object = {}): Promise<string> => {
    const { id } = await tenant.newPayout(body);
    const waits = async (): Promise<unknown> =>
      (
        await world.server.service.database
          .reader('instructions')
          .where({ subject: id })
          .first<{ rail: string | null }>('rail')
      ).rail;
    await expect.poll(waits, OFTEN).not.toBeNull();
    return id;
  };

  it('has no account to give before some are imported, and says so', async () => {
    await world.fillPools();
    const refused = await tenant.request('POST', '/v1/treasury/funding-instruments', {
      body: { type: 'aud_account' },
    });
    expect([refused.status, refused.body['code']]).toEqual([503, 'service_unavailable']);
    expect(await world.memory.importAccounts(ACCOUNTS)).toBe(40);
    expect(await world.memory.importAccounts(ACCOUNTS)).toBe(0);
    // An order that found no account just before is tried again a minute later.
    const ready = async (): Promise<number> => {
      world.server.passTime(60_000);
      return (await world.server.service.database.reader('account_pool').where({ status: 'ready' })).length;
    };
    await expect.poll(ready, OFTEN).toBe(2);
  });

  it('credits what a statement says came in, once, however often it is brought', async () => {
    const account = (await tenant.newInstrument()) as {
      id: string;
      bsb: string;
      accountNumber: string;
    };
    expect(ACCOUNTS).toContainEqual({
      bsb: account.bsb.replaceAll(/\D/g, ''),
      accountNumber: account.accountNumber,
    });
    const into = BankWorld.accountId(account);
    const statement = world.statement([
      { isCredit: true, minor: 300_000n, payments: [{ minor: 300_000n, into, remittance: 'rent' }] },
      { isCredit: true, minor: 5_000n, text: 'Interest' },
    ]);
    await world.bring('first.xml', statement);
    expect(await tenant.figures()).toBe('3000.00/0.00/0.00');
    await world.bring('first-again.xml', statement);
    await world.bring('first.xml', statement);
    expect(await tenant.figures()).toBe('3000.00/0.00/0.00');
    const { data } = await tenant.get<{ data: { status: string; externalReference?: string }[] }>(
      '/v1/treasury/payins',
    );
    expect(data).toMatchObject([{ status: 'credited' }]);
    expect(await readdir(join(world.root, 'in'))).toEqual([]);
    expect(await alarms()).toEqual([]);
    // What the account held before its first statement is a line too, once.
    const opening = await world.server.service.database
      .reader('provider_entries')
      .where('entry_id', 'like', '%-opening')
      .select<{ entry_id: string; amount_minor: unknown }[]>('entry_id', 'amount_minor');
    expect(opening.map((entry) => [entry.entry_id, BigInt(String(entry.amount_minor))])).toEqual([
      [`${world.house}-1-opening`, 1_000_000n],
    ]);
  });

  it('pays accounts by direct entry: submitted with its file, settled by the statement', async () => {
    const ids = [await newPayout(), await newPayout({ amount: '20.00', statementReference: 'Invoice 2041' })];
    expect(await Promise.all(ids.map(statusOf))).toEqual(['accepted', 'accepted']);
    expect(await world.letFilesLeave()).toEqual(['direct_entry-000001.aba']);
    const file = await world.take('direct_entry-000001.aba');
    expect(file.split('\r\n').filter((line) => line.startsWith('1'))).toHaveLength(2);
    expect(file).toContain('Invoice 2041      062-000 12345678Corridor        ');
    expect(await Promise.all(ids.map(statusOf))).toEqual(['submitted', 'submitted']);
    await world.bring(
      'second.xml',
      world.statement([{ isCredit: false, minor: 3_000n, text: 'PAY000000001' }]),
    );
    expect(await Promise.all(ids.map(statusOf))).toEqual(['settled', 'settled']);
    expect(await tenant.figures()).toBe('2970.00/0.00/0.00');
  });

  it('returns what the receiving bank sends back: of equals, the oldest, and each once', async () => {
    const ids = [await newPayout(), await newPayout()];
    expect(await world.letFilesLeave()).toEqual(['direct_entry-000002.aba']);
    await world.take('direct_entry-000002.aba');
    await world.bring(
      'third.xml',
      world.statement([{ isCredit: false, minor: 2_000n, text: 'PAY000000002' }]),
    );
    expect(await Promise.all(ids.map(statusOf))).toEqual(['settled', 'settled']);
    const [first] = await world.memory.paymentsIn('direct_entry-000002');
    const line = (reference: string): string =>
      `2062-000 123456785500000001000${'A Lovelace'.padEnd(32)}${reference.padEnd(18)}062-000 12345678${'Corridor'.padEnd(16)}02301500`;
    const returns = (...lines: readonly string[]): string =>
      [
        `0${' '.repeat(17)}01CBA${' '.repeat(97)}`,
        ...lines,
        `7999-999${' '.repeat(12)}${String(1_000 * lines.length).padStart(10, '0')}${'0'.repeat(20)}${' '.repeat(24)}${String(lines.length).padStart(6, '0')}`,
      ].join('\r\n');
    await world.bring('returns-1.txt', returns(line(first?.reference ?? '')));
    await world.bring('returns-1-again.txt', returns(line(first?.reference ?? '')));
    const returned = await Promise.all(ids.map(async (id) => (await tenant.payout(id)).adjustments));
    expect(returned.map((adjustments) => adjustments.length).sort()).toEqual([0, 1]);
    expect(returned.flat()).toMatchObject([{ kind: 'late_return' }]);
    await world.bring('returns-2.txt', returns(line('of no payment')));
    expect(await alarms()).toEqual([expect.stringMatching(/^report_unmatched /)]);
    // The statement tells of the same return: it is none of the other, equal payment.
    const payment = { minor: 1_000n, from: '06200012345678', returned: 'AC01' };
    await world.bring(
      'fourth.xml',
      world.statement([{ isCredit: true, minor: 1_000n, payments: [payment] }]),
    );
    const since = await Promise.all(ids.map(async (id) => (await tenant.payout(id)).adjustments.length));
    expect(since.sort()).toEqual([0, 1]);
    expect(await tenant.figures()).toBe('2960.00/0.00/0.00');
  });

  it('pays PayIDs in real time: acknowledged, refused one by one, settled with their file', async () => {
    const { id: beneficiaryId } = await tenant.newBeneficiary(BY_PAYID);
    await tenant.configure({ capabilities: { audOutboundRails: ['bsb_account', 'payid'] } });
    const ids = [await newPayout({ beneficiaryId }), await newPayout({ beneficiaryId, amount: '11.00' })];
    expect(await world.letFilesLeave()).toEqual(['npp-000001.xml']);
    await world.take('npp-000001.xml');
    expect(await Promise.all(ids.map(statusOf))).toEqual(['accepted', 'accepted']);
    const payments = await world.memory.paymentsIn('npp-000001');
    const refused = payments.find(({ amountMinor }) => amountMinor === 1_100n)?.instructionId ?? '';
    const answer = world.documents.write('pain.002.001.03', [
      'CstmrPmtStsRpt',
      [
        [
          'GrpHdr',
          [
            ['MsgId', 'S-1'],
            ['CreDtTm', '2026-03-02T01:16:00Z'],
          ],
        ],
        [
          'OrgnlGrpInfAndSts',
          [
            ['OrgnlMsgId', 'npp-000001'],
            ['OrgnlMsgNmId', 'pain.001.001.11'],
            ['GrpSts', 'PART'],
          ],
        ],
        [
          'OrgnlPmtInfAndSts',
          [
            ['OrgnlPmtInfId', 'npp-000001'],
            [
              'TxInfAndSts',
              [
                ['OrgnlEndToEndId', refused],
                ['TxSts', 'RJCT'],
                ['StsRsnInf', [['Rsn', [['Cd', 'AC04']]]]],
              ],
            ],
          ],
        ],
      ],
    ]);
    await world.bring('answer.xml', answer);
    world.server.passTime(3_600_000);
    for (let round = 0; round < 4; round += 1) await world.makeFiles();
    expect(await Promise.all(ids.map(statusOf))).toEqual(['submitted', 'failed']);
    // The bank has taken the sum of what it did not refuse.
    await world.bring('fifth.xml', world.statement([{ isCredit: false, minor: 1_000n, file: 'npp-000001' }]));
    expect(await statusOf(ids[0]!)).toBe('settled');
    expect(await tenant.figures()).toBe('2950.00/0.00/0.00');
  });

  it('settles a real-time payment by its own name, too', async () => {
    const { id: beneficiaryId } = await tenant.newBeneficiary(BY_PAYID);
    const id = await newPayout({ beneficiaryId });
    expect(await world.letFilesLeave()).toEqual(['npp-000002.xml']);
    await world.take('npp-000002.xml');
    const [payment] = await world.memory.paymentsIn('npp-000002');
    const named = { minor: 1_000n, endToEndId: payment?.instructionId ?? '' };
    await world.bring('named.xml', world.statement([{ isCredit: false, minor: 1_000n, payments: [named] }]));
    expect(await statusOf(id)).toBe('settled');
  });

  it('refuses what no enabled rail can carry before it is accepted, and writes nothing', async () => {
    const { id: beneficiaryId } = await tenant.newBeneficiary({
      ...PERSON,
      destination: { ...PERSON.destination, accountName: 'x'.repeat(33) },
    });
    const body = { beneficiaryId, amount: '10.00', currency: 'AUD', externalReference: 'too-long' };
    const before = await world.server.countRows();
    const refused = await tenant.request('POST', '/v1/treasury/payouts', { body });
    expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
      422,
      'limit_exceeded',
      'Direct entry carries account names of at most 32 characters of the BECS character set.',
    ]);
    const preview = await tenant.request('POST', '/v1/treasury/payouts/preview', {
      body,
    });
    expect(preview.body).toMatchObject({ canProceed: false, holdReason: 'limit_exceeded' });
    const after = await world.server.countRows();
    expect(after['operations']).toBe(before['operations']);
    await tenant.configure({ capabilities: { audOutboundRails: ['npp'] } });
    expect((await tenant.request('POST', '/v1/treasury/payouts', { body })).status).toBe(201);
    await tenant.configure({ capabilities: { audOutboundRails: ['bsb_account', 'payid'] } });
  });

  it('waits for a missing statement, and tells of it until it comes', async () => {
    const before = await alarms();
    const missing = world.statement([{ isCredit: true, minor: 1n, text: 'Interest' }]);
    const next = world.statement([{ isCredit: true, minor: 2n, text: 'Interest' }]);
    await world.bring('later.xml', next);
    expect(await alarms()).toEqual([...before, `statement_missing ${world.house}`].sort());
    expect(await readdir(join(world.root, 'in'))).toEqual(['later.xml']);
    await world.bring('missing.xml', missing);
    expect(await readdir(join(world.root, 'in'))).toEqual([]);
    expect(await alarms()).toEqual(before);
  });

  it('puts aside what it cannot take in, and tells of it until it was taken away', async () => {
    const before = await alarms();
    await world.bring('odd.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>');
    await world.bring(
      'sum.xml',
      world.statement([{ isCredit: true, minor: 1n }], { closingMinor: 7n, sequence: 99 }),
    );
    expect(await alarms()).toEqual(
      [...before, 'bank_file_refused odd.xml', 'bank_file_refused sum.xml'].sort(),
    );
    await rm(join(world.root, 'refused'), { recursive: true });
    await mkdir(join(world.root, 'refused'));
    await world.read();
    expect(await alarms()).toEqual(before);
  });

  it('forgets payments and files after 400 days, and no statement', async () => {
    const { database, writeQueue, sealer } = world.server.service;
    const rowsOf = async (...tables: readonly string[]): Promise<number[]> =>
      Promise.all(tables.map(async (table) => (await database.reader(table)).length));
    const [payments = 0, files = 0, statements = 0] = await rowsOf(
      'bank_payments',
      'bank_files',
      'bank_statements',
    );
    expect(Math.min(payments, files, statements)).toBeGreaterThan(0);
    const tidy = async (days: number): Promise<void> => {
      const now = world.server.service.clock() + days * 86_400_000;
      for (const each of [tidyBankPayments, tidyBankFiles])
        await each({ database, writeQueue, sealer, clock: () => now }, now);
    };
    await tidy(300);
    expect(await rowsOf('bank_payments', 'bank_files')).toEqual([payments, files]);
    await tidy(401);
    expect(await rowsOf('bank_payments', 'bank_files', 'bank_statements')).toEqual([0, 0, statements]);
  });

  it('reports its holdings as the newest statements have them', async () => {
    const bank = await world.adapter();
    const holdings = await bank.holdings?.({ signal: new AbortController().signal, attempt: 1 });
    expect(holdings).toMatchObject([{ account: world.house, amount: { asset: 'AUD' } }]);
  });
});
