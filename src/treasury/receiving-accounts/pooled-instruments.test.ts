import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../contract/operation-types.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { providerActor } from '../../identity/actor.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { type Instruction, instructionsTable } from '../../outbox/instruction.ts';
import { countRows } from '../../testing/databases/count-rows.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { TEST_ADMISSION } from '../../testing/worlds/test-key.ts';
import { testRequest } from '../../testing/worlds/test-request.ts';
import {
  type TestWriteQueue,
  createTestWriteQueue,
  testFacts,
} from '../../testing/worlds/test-write-queue.ts';
import { hashIdempotencyKey, idempotentWrite } from '../../writes/idempotency.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { createFundingInstrument } from '../funding-instruments/create-funding-instrument.ts';
import { setConfiguration } from '../policy/set-configuration.ts';
import { accountPoolsOf } from './account-pool.ts';
import { type AccountPoolDependencies, maintainAccountPools } from './maintain-account-pools.ts';
import {
  fillPoolEntry,
  poolEntryFurtherNeeds,
  poolEntryNeeds,
  refusePoolEntry,
} from './provider-messages.ts';
import { type PoolEntry, poolEntriesTable } from './table.ts';

const ISSUER = { from: 'accountPool', adapter: 'stand_in', target: 2 } as const;
const PROVIDERS = { ...testFacts(0), accounts: ISSUER, addresses: ISSUER };
const ACCOUNT_POOLS = accountPoolsOf(PROVIDERS);
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

type Body = RequestOf<'createFundingInstrument'>['body'];

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let tenantId: string;
  let issued = 0;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database, { providers: PROVIDERS });
  });
  beforeEach(async () => {
    test.clock.now = null;
    tenantId = await test.newTenant();
    // One pair is enough for a tenant of this test.
    const base = [{ asset: 'USDC', network: 'base', enabled: true }] as const;
    await configure({ assetNetworks: base });
  });

  const configure = (capabilities: object) =>
    test.writeQueue.submit(setConfiguration(tenantId, { capabilities }, 'test', 'test'));
  const keep = (given: Partial<AccountPoolDependencies> = {}) =>
    maintainAccountPools({
      database,
      writeQueue: test.writeQueue,
      clock: () => test.clock.now ?? undefined,
      accountPools: ACCOUNT_POOLS,
      onFault: (error) => void test.faults.push(error),
      ...given,
    });
  const poolEntries = async (): Promise<PoolEntry[]> =>
    (await selectMatching(database.reader, poolEntriesTable, [{ tenantId }])).sort((one, other) =>
      one.id < other.id ? -1 : 1,
    );
  const accountPool = async (): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const { item, status } of await poolEntries()) {
      counts[`${item} ${status}`] = (counts[`${item} ${status}`] ?? 0) + 1;
    }
    return counts;
  };
  const orders = (match: Partial<Instruction>): Promise<Instruction[]> =>
    selectMatching(database.reader, instructionsTable, [{ tenantId, ...match }]);
  const answerAll = async (how: 'fill' | 'refuse', item?: string): Promise<void> => {
    for (const { id } of (await poolEntries()).filter(
      (poolEntry) => poolEntry.status === 'ordered' && (item ?? poolEntry.item) === poolEntry.item,
    )) {
      const number = String((issued += 1));
      await test.writeQueue.submit({
        tenantId,
        actor: providerActor('bank'),
        claimed: false,
        needs: () => poolEntryNeeds(id),
        furtherNeeds: (loaded) => poolEntryFurtherNeeds(id, loaded),
        decide: (loaded, context) => {
          const poolEntry = loaded.find(poolEntriesTable, { id })!;
          const opened =
            poolEntry.item === 'AUD'
              ? { bsb: '802985', accountNumber: number, address: null, tag: null }
              : {
                  bsb: null,
                  accountNumber: null,
                  address: ADDRESS.slice(0, -number.length) + number,
                  tag: null,
                };
          const { effects } =
            how === 'fill'
              ? fillPoolEntry(
                  poolEntry,
                  'stand_in',
                  { providerReference: `ref ${number}`, ...opened },
                  loaded,
                  context,
                )
              : refusePoolEntry(poolEntry, 'The bank says no.', loaded, context);
          return { reply: null, effects };
        },
      });
    }
  };
  const alarms = async (): Promise<string[]> =>
    (await selectMatching(database.reader, alarmsTable, [{ tenantId }]))
      .filter(({ clearedAt }) => clearedAt === null)
      .map(({ kind, subject }) => `${kind} ${subject}`)
      .sort();
  const create = (body: Body = { type: 'aud_account' }) =>
    test.writeQueue.submit(handlerWrite(createFundingInstrument, { path: {}, query: {}, body }, tenantId));

  describe('the account pool of a tenant', () => {
    it('is ordered ahead, for each kind that it can be paid by, and not twice', async () => {
      await keep();
      await keep();
      expect(await accountPool()).toEqual({ 'AUD ordered': 2, 'USDC/base ordered': 2 });
      const ordered = await orders({ status: 'pending' });
      expect(ordered.map(({ kind, provider, payload }) => [kind, provider, payload]).sort()).toEqual([
        ['issue_account', 'bank', { accountName: 'Test Pty Ltd' }],
        ['issue_account', 'bank', { accountName: 'Test Pty Ltd' }],
        ['issue_address', 'chain', { asset: 'USDC', network: 'base' }],
        ['issue_address', 'chain', { asset: 'USDC', network: 'base' }],
      ]);
      expect(ordered.map(({ subject }) => subject).sort()).toEqual((await poolEntries()).map(({ id }) => id));
    });

    it('is not ordered twice by two who look at once', async () => {
      const other = createTestWriteQueue(await open(), { providers: PROVIDERS });
      await Promise.all([keep(), keep({ writeQueue: other.writeQueue })]);
      expect(await accountPool()).toEqual({ 'AUD ordered': 2, 'USDC/base ordered': 2 });
    });

    it('is ordered though that of a tenant before it cannot be', async () => {
      const before = tenantId;
      tenantId = await test.newTenant();
      await configure({ assetNetworks: [] });
      const fault = new Error('a fault of the program');
      const submit: WriteQueue['submit'] = (write) =>
        write.tenantId === before ? Promise.reject(fault) : test.writeQueue.submit(write);
      await keep({ writeQueue: { submit } });
      expect(await accountPool()).toEqual({ 'AUD ordered': 2 });
      expect(test.faults.splice(0)).toEqual([fault]);
    });

    it('follows what is switched on', async () => {
      const noRails = { audInboundRails: [], audOutboundRails: [] };
      await configure({ fundingEnabled: false, ...noRails });
      await keep();
      expect(await accountPool()).toEqual({});
      await configure({ fundingEnabled: true, assetNetworks: [] });
      await keep();
      expect(await accountPool()).toEqual({ 'AUD ordered': 2 });
    });

    it.each([
      ['in', { audOutboundRails: [] }, { 'AUD ordered': 2 }],
      ['out', { audInboundRails: [] }, { 'USDC/base ordered': 2 }],
    ])('is there for payment routes where the wallet is not funded and rails lead %s', async (...given) => {
      const [, rails, expected] = given;
      await configure({ fundingEnabled: false, ...rails });
      await keep();
      expect(await accountPool()).toEqual(expected);
    });

    it('is filled up where something is taken, in the same write', async () => {
      await keep();
      await answerAll('fill');
      expect(await accountPool()).toEqual({ 'AUD ready': 2, 'USDC/base ready': 2 });
      expect(await orders({ status: 'pending' })).toEqual([]);
      await create();
      expect(await accountPool()).toEqual({
        'AUD ready': 1,
        'AUD ordered': 1,
        'AUD taken': 1,
        'USDC/base ready': 2,
      });
      await keep();
      expect((await poolEntries()).filter(({ status }) => status !== 'taken')).toHaveLength(4);
    });

    it('is an alarm when its last one is taken, until another is there', async () => {
      await keep();
      await answerAll('fill');
      await create();
      expect(await alarms()).toEqual([]);
      await create();
      expect(await alarms()).toEqual([`account_pool_low ${tenantId} AUD`]);
      await answerAll('fill');
      expect(await alarms()).toEqual([]);
    });

    it('is an alarm where the bank refuses to open any, which is not asked again for an hour', async () => {
      const now = Date.now();
      test.clock.now = now;
      await keep();
      await answerAll('refuse', 'AUD');
      const refused = (await poolEntries()).filter(({ status }) => status === 'refused');
      expect(await alarms()).toEqual(
        [...refused.map(({ id }) => `issue_refused ${id}`), `account_pool_low ${tenantId} AUD`].sort(),
      );
      expect(await orders({ kind: 'issue_account', status: 'pending' })).toEqual([]);
      test.clock.now = now + 3_599_000;
      await keep();
      expect(await accountPool()).toEqual({ 'AUD refused': 2, 'USDC/base ordered': 2 });
      test.clock.now = now + 3_600_000;
      await keep();
      expect(await accountPool()).toEqual({ 'AUD refused': 2, 'AUD ordered': 2, 'USDC/base ordered': 2 });
    });

    it('of another adapter is left where it is, and none of it counts', async () => {
      await keep();
      await answerAll('fill');
      const next = { from: 'accountPool', adapter: 'other_bank', target: 1 } as const;
      const providers = { ...testFacts(0), accounts: next };
      const later = createTestWriteQueue(database, { providers });
      const body = { type: 'aud_account' } as const;
      const request = handlerWrite(createFundingInstrument, { path: {}, query: {}, body }, tenantId);
      await expect(later.writeQueue.submit(request)).rejects.toMatchObject({ code: 'service_unavailable' });
      const accountPools = { accounts: next, addresses: null, networks: [] };
      await keep({ writeQueue: later.writeQueue, accountPools });
      expect(await accountPool()).toMatchObject({ 'AUD ready': 2, 'AUD ordered': 1 });
    });
  });

  describe('an instrument from the account pool', () => {
    it('is active at once, at an account that exists, which the bank is told of', async () => {
      await keep();
      await answerAll('fill');
      const [poolEntry] = (await poolEntries()).filter(({ item }) => item === 'AUD');
      const instrument = await create({
        type: 'aud_account',
        accountName: 'Ada Lovelace',
        withPayId: { type: 'email' },
        externalReference: 'till 1',
      });
      const { bsb, accountNumber, providerReference } = poolEntry!;
      expect(instrument).toMatchObject({
        status: 'active',
        accountName: 'Ada Lovelace',
        externalReference: 'till 1',
        bsb,
        accountNumber,
        providerReference,
        activationMessage:
          'A new account and its PayID can take a few minutes to activate for real-time payments.',
      });
      expect(instrument).not.toHaveProperty('payId');
      expect(await poolEntries()).toContainEqual(
        expect.objectContaining({ id: poolEntry!.id, status: 'taken', fundingInstrumentId: instrument.id }),
      );
      expect(await orders({ kind: 'assign_account' })).toMatchObject([
        {
          subject: instrument.id,
          provider: 'bank',
          status: 'pending',
          payload: { providerReference, bsb, accountNumber, accountName: 'Ada Lovelace', payIdType: 'email' },
        },
      ]);
    });

    it('has an address of its own, and nobody has to be told', async () => {
      await keep();
      await answerAll('fill');
      const body = { type: 'stable_address', asset: 'USDC', network: 'base' } as const;
      const instruments = [await create(body), await create(body)];
      expect(new Set(instruments.map((each) => 'address' in each && each.address)).size).toBe(2);
      expect(await orders({ kind: 'assign_account' })).toEqual([]);
      await expect(create(body)).rejects.toMatchObject({
        code: 'service_unavailable',
        reason: 'no_receiving_account',
      });
    });

    it('goes to one of two who ask for the last one at once', async () => {
      await keep();
      await answerAll('fill');
      const ends = await Promise.allSettled([create(), create(), create()]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
      const taken = (await poolEntries()).filter(({ status }) => status === 'taken');
      expect(new Set(taken.map(({ fundingInstrumentId }) => fundingInstrumentId)).size).toBe(2);
    });

    it('that is not there answers 503 with when to come again, writes nothing, and leaves the key free', async () => {
      const key = randomUUID();
      const body = { type: 'aud_account' } as const;
      const request = { path: {}, query: {}, body };
      const send = () =>
        test.writeQueue.submit(
          idempotentWrite({
            request: {
              tenantId,
              actor: providerActor('bank'),
              ...testRequest(),
              keyHash: hashIdempotencyKey(key),
              fingerprint: 'the same',
            },
            successStatus: 201,
            needs: (head, serverNow) => createFundingInstrument.needs(request, head, serverNow),
            decide: (loaded, context) => createFundingInstrument.decide(request, loaded, context, undefined),
            admit: TEST_ADMISSION,
            checkReply: () => undefined,
          }),
        );
      await keep();
      const before = await countRows(database);
      await expect(send()).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 30 });
      expect(await countRows(database)).toEqual(before);
      await answerAll('fill');
      const { status, bodyText } = await send();
      expect(status).toBe(201);
      expect(await send()).toMatchObject({ status: 201, bodyText });
    });
  });
});
