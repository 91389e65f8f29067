import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiKeysTable, findKeyByHash } from '../../access/api-keys/table.ts';
import { hashSecret } from '../../sealing/signer.ts';
import { setTenantStatus } from '../../access/tenants/set-tenant-status.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { saveRow } from '../../db/statements/table.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import { TEST_KEY } from '../../testing/worlds/test-key.ts';
import type { TestServer } from '../../testing/server/test-server.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { PERSON, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Overview = Schema<'TreasuryOverview'>;
type Movement = Schema<'Movement'>;

const cents = (text: string): bigint => BigInt(text.replace('.', ''));

const PAIRS = [
  ...['ethereum', 'base', 'arbitrum', 'optimism', 'polygon', 'bsc', 'solana'].map((network) => [
    'USDC',
    network,
  ]),
  ...['ethereum', 'arbitrum', 'optimism', 'avalanche', 'solana', 'tron'].map((network) => ['USDT', network]),
].map(([asset, network]) => ({ asset, network }));

const RAILS = ['bsb_account', 'npp', 'payid'];

withServer(({ server, startAnother }) => {
  it('shows a new tenant an empty wallet and the terms that everybody begins with', async () => {
    const { clientId, get } = await server().newTenant();
    const overview = await get<Overview>('/v1/treasury');
    const balance = (asset: string, zero: string): object => ({
      clientId,
      asset,
      posted: zero,
      pending: zero,
      reserved: zero,
      available: zero,
      asOf: matching(/Z$/),
    });
    const [configuration] = overview.configurations;
    expect(overview).toEqual({
      clientId,
      balances: [balance('AUD', '0.00'), balance('USDC', '0.000000'), balance('USDT', '0.000000')],
      configurations: [await get('/v1/treasury/configurations/effective')],
      fundingInstruments: [],
      fundingReceipts: [],
      cryptoDestinations: [],
      recentMovements: [],
      runtimeCapabilities: [
        {
          configurationId: configuration?.id,
          assetNetworks: PAIRS,
          audInboundRails: RAILS,
          audOutboundRails: RAILS,
        },
      ],
    });
    expect(configuration).toMatchObject({
      clientId,
      version: 1,
      limits: { rules: [], beneficiaryDailyMaximum: 0, creditLimits: [] },
      capabilities: {
        fundingEnabled: true,
        payoutsEnabled: true,
        stableWithdrawalsEnabled: true,
        conversionsEnabled: true,
        audInboundRails: RAILS,
        audOutboundRails: RAILS,
        assetNetworks: PAIRS.map((pair) => ({ ...pair, enabled: true })),
      },
      returns: {
        lossAllocation: 'tenant',
        refundDeductedFee: false,
        holdbackBps: 0,
        timeoutSeconds: 86_400,
        replenishment: 'next_funding',
      },
      accounting: { statementFrequency: 'monthly' },
      pricing: { fees: [] },
      identity: { requireIdentityEvidence: false },
      settlement: { quoteTtlSeconds: 30, maximumSlippageBps: 50 },
      defaultRoutePair: { asset: 'USDC', network: 'ethereum' },
    });
  });

  it('shows the newest of what there is, as the lists do, and the configuration in force', async () => {
    const tenant = await server().newTenant();
    for (let turn = 0; turn < 11; turn += 1) await tenant.fund('1.00');
    for (let turn = 0; turn < 11; turn += 1) await tenant.newPayout({ amount: '1.00' });
    const fees = [{ operation: 'payout', asset: 'AUD', flat: '2.00', bps: 1 }];
    await tenant.configure({ pricing: { fees }, capabilities: { audInboundRails: ['npp'] } });
    const overview = await tenant.get<Overview>('/v1/treasury');
    const { data: movements } = await tenant.get<{ data: Movement[] }>('/v1/treasury/transactions?limit=20');
    const withoutOperation = ({
      externalReference: _reference,
      operationId: _id,
      operationKind: _kind,
      operationStatus: _status,
      ...recent
    }: Movement): object => recent;
    expect(overview.recentMovements).toEqual(movements.map(withoutOperation));
    expect(overview.fundingReceipts).toEqual(
      (await tenant.get<{ data: object[] }>('/v1/treasury/payins')).data,
    );
    const { data: instruments } = await tenant.get<{ data: object[] }>('/v1/treasury/funding-instruments');
    expect(overview.fundingInstruments).toEqual(instruments);
    const [configuration] = overview.configurations;
    expect(configuration).toMatchObject({
      version: 2,
      createdBy: 'test',
      reason: 'for a test',
      pricing: { fees },
    });
    expect(overview.runtimeCapabilities).toMatchObject([
      { configurationId: configuration?.id, audInboundRails: ['npp'] },
    ]);
  });

  it('shows instruments and receipts of both kinds together, and destinations, each the newest first', async () => {
    const tenant = await server().newTenant();
    const account = await tenant.newInstrument();
    const address = await tenant.newAddress();
    const receipts: object[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      receipts.unshift(await tenant.fund('1.00', { fundingInstrumentId: account.id }));
      receipts.unshift(await tenant.deposit('1.00', { fundingInstrumentId: address.id }));
    }
    const destinations = [await tenant.newDestination({ name: 'One' }), await tenant.newDestination()];
    const overview = await tenant.get<Overview>('/v1/treasury');
    expect(overview.fundingInstruments).toEqual([address, account]);
    expect(overview.fundingReceipts).toEqual(receipts);
    expect(overview.cryptoDestinations).toEqual(destinations.reverse());
  });

  it('shows fifty receipts, the newest of both kinds', async () => {
    const tenant = await server().newTenant();
    const { id: account } = await tenant.newInstrument();
    const { id: address } = await tenant.newAddress();
    const receipts: object[] = [];
    for (let turn = 0; turn < 26; turn += 1) {
      receipts.unshift(await tenant.deposit('1.00', { fundingInstrumentId: address }));
      receipts.unshift(await tenant.fund('1.00', { fundingInstrumentId: account }));
    }
    const { fundingReceipts } = await tenant.get<Overview>('/v1/treasury');
    expect(fundingReceipts).toEqual(receipts.slice(0, 50));
  });

  it('is one snapshot: what it shows belongs together while payouts run', async () => {
    const tenant = await server().newTenant();
    const busy = await startAnother();
    busy.service.worker.start();
    await tenant.fund('1000.00');
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    const overviews: Overview[] = [];
    const pay = async (): Promise<void> => {
      for (let turn = 0; turn < 10; turn += 1) {
        const body = { beneficiaryId, amount: '1.02', currency: 'AUD', externalReference: randomUUID() };
        const { status } = await busy.request('POST', '/v1/treasury/payouts', {
          body,
          key: tenant.secretKey,
        });
        expect(status).toBe(201);
      }
    };
    let isPaying = true;
    const read = async (): Promise<void> => {
      while (isPaying) overviews.push(await tenant.get<Overview>('/v1/treasury'));
    };
    const paid = Promise.all([pay(), pay(), pay()]).finally(() => (isPaying = false));
    await Promise.all([paid, read(), read()]);
    await busy.service.worker.stop();
    await tenant.settle();

    const { data } = await tenant.get<{ data: Movement[] }>('/v1/treasury/transactions?limit=200');
    const standing = new Map<string, string>();
    let [available, reserved] = [0n, 0n];
    for (const { id, availableDelta, reservedDelta } of data.toReversed()) {
      available += cents(availableDelta);
      reserved += cents(reservedDelta);
      standing.set(id, `${available} ${reserved}`);
    }
    for (const { balances, recentMovements } of overviews) {
      const [{ posted, available: shown, reserved: held } = balances[0]!] = balances;
      expect(cents(posted)).toBe(cents(shown) + cents(held));
      expect(standing.get(recentMovements[0]?.id ?? '')).toBe(`${cents(shown)} ${cents(held)}`);
    }
    expect(new Set(overviews.map(({ recentMovements }) => recentMovements[0]?.id)).size).toBeGreaterThan(3);
    expect(await tenant.figures()).toBe('1000.00/0.00/0.00');
  });

  describe('on another server of the same database', () => {
    let another: TestServer;
    let tenant: TestTenant;

    beforeAll(async () => {
      another = await startAnother();
      tenant = await server().newTenant();
      await tenant.fund('1000.00');
    });

    const readThere = async (path: string): Promise<Record<string, unknown>> =>
      (await another.request('GET', path, { key: tenant.secretKey })).body;

    it('what was written is read at once', async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        const instrument = await tenant.newInstrument();
        expect(await readThere(`/v1/treasury/funding-instruments/${instrument.id}`)).toEqual(instrument);
        const beneficiary = await tenant.newBeneficiary();
        expect(await readThere('/v1/treasury/beneficiaries?limit=1')).toEqual({ data: [beneficiary] });
        const payin = await tenant.fund('1.00', { fundingInstrumentId: instrument.id });
        expect(await readThere(`/v1/treasury/transactions/${payin.movementId ?? ''}`)).toMatchObject({
          reference: payin.id,
        });
        const payout = await tenant.newPayout({ beneficiaryId: beneficiary.id, amount: '2.00' });
        expect(await readThere(`/v1/treasury/payouts/${payout.id}`)).toEqual(payout);
        const overview = (await readThere('/v1/treasury')) as unknown as Overview;
        expect(overview.recentMovements[0]?.id).toBe(payout.movementIds[0]);
      }
    });

    it('a tenant of an operator is known at once', async () => {
      const made = await server().newTenant();
      const { status } = await another.request('GET', '/v1/treasury', { key: made.secretKey });
      expect(status).toBe(200);
    });

    const create = (key: string): Promise<TestReply> =>
      another.request('POST', '/v1/treasury/beneficiaries', { key, body: PERSON });

    it('a key that was revoked elsewhere writes no more, though it is still remembered', async () => {
      const key = await server().newKey(tenant.clientId);
      expect((await create(key)).status).toBe(201);
      const row = await findKeyByHash(server().service.database, hashSecret(key));
      await server().service.writeQueue.submit({
        tenantId: tenant.clientId,
        actor: TEST_KEY,
        claimed: true,
        needs: () => [],
        decide: (_loaded, { serverNow }) => ({
          reply: null,
          effects: [saveRow(apiKeysTable, { ...row!, revokedAt: serverNow })],
        }),
      });
      const before = await server().countRows();
      const replies = await Promise.all(Array.from({ length: 10 }, () => create(key)));
      expect(new Set(replies.map(answerOf))).toEqual(new Set(['401 unauthenticated']));
      expect(await server().countRows()).toEqual(before);
    });

    it('an account that was suspended elsewhere writes no more, though it is still remembered', async () => {
      const other = await server().newTenant();
      expect((await create(other.secretKey)).status).toBe(201);
      await server().service.writeQueue.submit(setTenantStatus(other.clientId, 'suspended'));
      expect(answerOf(await create(other.secretKey))).toBe('403 account_suspended');
      await server().service.writeQueue.submit(setTenantStatus(other.clientId, 'active'));
      another.passTime(1_001);
      expect((await create(other.secretKey)).status).toBe(201);
    });
  });
});
