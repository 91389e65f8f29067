import { addr } from 'micro-eth-signer';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../contract/operation-types.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { eventsTable } from '../../outbox/event.ts';
import { type Instruction, instructionsTable } from '../../outbox/instruction.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import {
  type TestWriteQueue,
  createTestWriteQueue,
  testFacts,
} from '../../testing/worlds/test-write-queue.ts';
import { createFundingInstrument } from '../../treasury/funding-instruments/create-funding-instrument.ts';
import { deactivateFundingInstrument } from '../../treasury/funding-instruments/deactivate-funding-instrument.ts';
import { findFundingInstrument } from '../../treasury/funding-instruments/reads.ts';
import type { FundingInstrument } from '../../treasury/funding-instruments/table.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import { accountPoolsOf } from '../../treasury/receiving-accounts/account-pool.ts';
import { maintainAccountPools } from '../../treasury/receiving-accounts/maintain-account-pools.ts';
import { type PoolEntry, poolEntriesTable } from '../../treasury/receiving-accounts/table.ts';
import type { Report } from '../port/provider.ts';
import { receiveReport } from './receive-report.ts';
import { providerReportsTable } from './report-table.ts';
import { applyDisputed } from './review-report.ts';

const ISSUER = { from: 'accountPool', adapter: 'stand_in', target: 1 } as const;
const PROVIDERS = { ...testFacts(0), accounts: ISSUER, addresses: ISSUER };

const BANK = { provider: 'bank', adapter: 'stand_in' } as const;
const CHAIN = { provider: 'chain', adapter: 'stand_in' } as const;
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let tenantId: string;
  let made = 0;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database, { providers: PROVIDERS });
  });
  beforeEach(async () => {
    tenantId = await newTenant();
  });

  const newTenant = async (): Promise<string> => {
    const created = await test.newTenant();
    const capabilities = { assetNetworks: [{ asset: 'USDC', network: 'base', enabled: true }] } as const;
    await test.writeQueue.submit(setConfiguration(created, { capabilities }, 'test', 'test'));
    await maintainAccountPools({
      database,
      writeQueue: test.writeQueue,
      clock: () => undefined,
      accountPools: accountPoolsOf(PROVIDERS),
      onFault: (error) => void test.faults.push(error),
    });
    return created;
  };

  const poolEntryOf = async (item: string, status?: string): Promise<PoolEntry> => {
    const poolEntries = await selectMatching(database.reader, poolEntriesTable, [{ tenantId, item }]);
    return poolEntries.filter((poolEntry) => (status ?? poolEntry.status) === poolEntry.status)[0]!;
  };
  const orderOf = async (subject: string): Promise<Instruction> =>
    (await selectMatching(database.reader, instructionsTable, [{ tenantId, subject }]))[0]!;
  const alarms = async (): Promise<string[]> =>
    (await selectMatching(database.reader, alarmsTable, [{ tenantId }]))
      .filter(({ clearedAt }) => clearedAt === null)
      .map(({ kind }) => kind)
      .sort();
  const tell = async (
    subject: string,
    report: Partial<Report>,
    source: typeof BANK | typeof CHAIN = BANK,
  ) => {
    const { id: instructionId } = await orderOf(subject);
    const eventId = `event ${(made += 1)}`;
    const outcome = await receiveReport(test, source, {
      eventId,
      about: { instructionId },
      says: 'issued',
      ...report,
    });
    return { outcome, eventId };
  };
  const newAccount = (): Partial<Report> => ({
    providerReference: `acc ${(made += 1)}`,
    issued: { bsb: '802-985', accountNumber: `${made}` },
  });
  const fill = async (): Promise<PoolEntry> => {
    const poolEntry = await poolEntryOf('AUD', 'ordered');
    await tell(poolEntry.id, newAccount());
    return poolEntryOf('AUD', 'ready');
  };
  const create = (body: RequestOf<'createFundingInstrument'>['body']) =>
    test.writeQueue.submit(handlerWrite(createFundingInstrument, { path: {}, query: {}, body }, tenantId));
  const withPayId = async (): Promise<string> => {
    await fill();
    return (await create({ type: 'aud_account', withPayId: { type: 'email' } })).id;
  };
  const instrument = async (id: string): Promise<FundingInstrument> =>
    (await findFundingInstrument(database.reader, tenantId, id))!;
  const eventsOf = async (objectId: string): Promise<[type: string, version: number][]> =>
    (await selectMatching(database.reader, eventsTable, [{ tenantId, objectId }]))
      .sort((one, other) => one.seq - other.seq)
      .map(({ type, objectVersion }) => [type, objectVersion]);

  describe('a report about what was ordered ahead', () => {
    it('that says it is open puts it into the account pool, and ends the order', async () => {
      const { id } = await poolEntryOf('AUD');
      const report = { providerReference: 'acc 1', issued: { bsb: '802-985', accountNumber: '1234 5678' } };
      expect((await tell(id, report)).outcome).toBe('applied');
      expect(await poolEntryOf('AUD')).toMatchObject({
        status: 'ready',
        adapter: 'stand_in',
        providerReference: 'acc 1',
        bsb: '802985',
        accountNumber: '12345678',
      });
      expect((await orderOf(id)).status).toBe('done');
    });

    it('is applied once, and another account for the same order is disputed', async () => {
      const { id } = await poolEntryOf('AUD');
      const report = newAccount();
      await tell(id, report);
      const before = await poolEntryOf('AUD');
      expect((await tell(id, report)).outcome).toBe('applied');
      expect((await tell(id, newAccount())).outcome).toBe('disputed');
      expect(await poolEntryOf('AUD')).toEqual(before);
      expect(await alarms()).toEqual(['report_disputed']);
    });

    it.each<[string, Partial<Report>]>([
      ['no account', {}],
      ['no reference', { issued: { bsb: '802985', accountNumber: '1' } }],
      ['no BSB', { providerReference: 'x', issued: { accountNumber: '1' } }],
      [
        'a number too long',
        { providerReference: 'x', issued: { bsb: '802985', accountNumber: '1234567890' } },
      ],
      ['what is no account', { providerReference: 'x', issued: { bsb: 'eight', accountNumber: 'one' } }],
      ['an address', { providerReference: 'x', issued: { address: ADDRESS } }],
    ])('that brings %s is disputed, and nothing can be taken', async (_name, report) => {
      const { id } = await poolEntryOf('AUD');
      expect((await tell(id, report)).outcome).toBe('disputed');
      expect((await poolEntryOf('AUD')).status).toBe('ordered');
      expect((await orderOf(id)).status).toBe('pending');
      await expect(create({ type: 'aud_account' })).rejects.toMatchObject({
        code: 'service_unavailable',
        reason: 'no_receiving_account',
      });
    });

    it('of a chain brings an address of that chain alone', async () => {
      const { id } = await poolEntryOf('USDC/base');
      const wrong = { providerReference: 'x', issued: { address: 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL' } };
      expect((await tell(id, wrong, CHAIN)).outcome).toBe('disputed');
      const right = { providerReference: 'x', issued: { address: ADDRESS } };
      expect((await tell(id, right, BANK)).outcome).toBe('disputed');
      const lower = `${ADDRESS.slice(0, -8).toLowerCase()}${String((made += 1)).padStart(8, '0')}`;
      expect((await tell(id, { ...right, issued: { address: lower } }, CHAIN)).outcome).toBe('applied');
      const created = await create({ type: 'stable_address', asset: 'USDC', network: 'base' });
      expect(created).toMatchObject({
        address: addr.addChecksum(lower),
        providerReference: 'x',
        status: 'active',
      });
    });

    it('that brings what another tenant has is disputed', async () => {
      const report = newAccount();
      await tell((await poolEntryOf('AUD')).id, report);
      const { id } = await create({ type: 'aud_account' });
      const first = tenantId;
      tenantId = await newTenant();
      const poolEntry = await poolEntryOf('AUD');
      const { outcome, eventId } = await tell(poolEntry.id, report);
      expect(outcome).toBe('disputed');
      expect((await poolEntryOf('AUD')).status).toBe('ordered');
      // Whoever looks sees what the bank has said, and cannot give it to a second holder.
      const key = { tenantId, ...BANK, eventId };
      const [kept] = await selectMatching(database.reader, providerReportsTable, [key]);
      expect(kept?.report).toMatchObject({ issued: { bsb: '802985' }, why: 'issued_before' });
      await expect(
        applyDisputed(test, key, OPERATOR).then((write) => test.writeQueue.submit(write)),
      ).rejects.toMatchObject({ code: 'invalid_state' });
      expect((await poolEntryOf('AUD')).status).toBe('ordered');
      tenantId = first;
      expect((await instrument(id)).status).toBe('active');
    });

    it('that refuses is an alarm; one that opens it after all is applied', async () => {
      const { id } = await poolEntryOf('AUD');
      expect((await tell(id, { says: 'rejected', reason: 'No.' })).outcome).toBe('applied');
      expect((await poolEntryOf('AUD')).status).toBe('refused');
      expect((await orderOf(id)).status).toBe('done');
      expect(await alarms()).toEqual(['account_pool_low', 'issue_refused']);
      expect((await tell(id, newAccount())).outcome).toBe('applied');
      expect((await poolEntryOf('AUD')).status).toBe('ready');
      expect((await tell(id, { says: 'rejected' })).outcome).toBe('ignored');
      expect((await poolEntryOf('AUD')).status).toBe('ready');
    });
  });

  describe('a report about an account that was assigned', () => {
    it('brings its PayID: the version grows, and it is announced again', async () => {
      const id = await withPayId();
      const before = await instrument(id);
      expect(before).toMatchObject({ status: 'active', payId: null, version: 1 });
      const report = { issued: { payId: 'ada@pay.example' } };
      expect((await tell(id, report)).outcome).toBe('applied');
      const after = await instrument(id);
      expect(after).toEqual({ ...before, payId: 'ada@pay.example', version: 2, updatedAt: after.updatedAt });
      expect(await eventsOf(id)).toEqual([
        ['funding_instrument.activated', 1],
        ['funding_instrument.activated', 2],
      ]);
      expect((await orderOf(id)).status).toBe('done');
      expect((await tell(id, report)).outcome).toBe('applied');
      expect((await tell(id, { issued: { payId: 'bob@pay.example' } })).outcome).toBe('disputed');
      expect((await tell(id, { says: 'rejected' })).outcome).toBe('ignored');
      expect(await instrument(id)).toEqual(after);
      expect(await eventsOf(id)).toHaveLength(2);
    });

    it.each<Partial<Report>>([{}, { issued: {} }, { issued: { payId: 'not a PayID' } }])(
      'that has no PayID which was asked for is disputed: %j',
      async (report) => {
        const id = await withPayId();
        expect((await tell(id, report)).outcome).toBe('disputed');
        expect(await instrument(id)).toMatchObject({ status: 'active', payId: null, version: 1 });
      },
    );

    it('of a bank without PayIDs leaves it without one', async () => {
      const id = await withPayId();
      expect((await tell(id, { issued: { payId: null } })).outcome).toBe('applied');
      expect(await instrument(id)).toMatchObject({ status: 'active', payId: null, version: 1 });
      expect((await orderOf(id)).status).toBe('done');
    });

    it('that brings the PayID of another account is disputed, whosever that is', async () => {
      const payId = `taken${(made += 1)}@pay.example`;
      await tell(await withPayId(), { issued: { payId } });
      tenantId = await newTenant();
      const id = await withPayId();
      expect((await tell(id, { issued: { payId: payId.toUpperCase() } })).outcome).toBe('disputed');
      expect(await instrument(id)).toMatchObject({ status: 'active', payId: null, version: 1 });
    });

    it('changes nothing that is shown where no PayID was asked for', async () => {
      await fill();
      const { id } = await create({ type: 'aud_account' });
      expect((await tell(id, { issued: { payId: 'ada@pay.example' } })).outcome).toBe('applied');
      expect(await instrument(id)).toMatchObject({ payId: null, version: 1 });
      expect((await orderOf(id)).status).toBe('done');
    });

    it('that refuses makes the instrument inactive, with an alarm', async () => {
      const id = await withPayId();
      expect((await tell(id, { says: 'rejected', reason: 'The name is not allowed.' })).outcome).toBe(
        'applied',
      );
      expect(await instrument(id)).toMatchObject({
        status: 'inactive',
        version: 2,
        deactivatedBy: { kind: 'provider', id: 'bank' },
      });
      expect(await eventsOf(id)).toEqual([
        ['funding_instrument.activated', 1],
        ['funding_instrument.deactivated', 2],
      ]);
      expect(await alarms()).toContain('issue_refused');
    });

    it('comes too late for an instrument that was closed meanwhile', async () => {
      const id = await withPayId();
      const closing = { path: { id }, query: {}, body: undefined };
      await test.writeQueue.submit(handlerWrite(deactivateFundingInstrument, closing, tenantId));
      expect((await tell(id, { issued: { payId: 'ada@pay.example' } })).outcome).toBe('ignored');
      expect(await instrument(id)).toMatchObject({ status: 'inactive', payId: null, version: 2 });
      expect((await orderOf(id)).status).toBe('done');
    });
  });
});
