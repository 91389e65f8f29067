import { addr } from 'micro-eth-signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { ASSETS, NETWORKS, type Network } from '../../../generated/assets.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type FundingInstrument = Schema<'FundingInstrument'>;

const PATH = '/v1/treasury/funding-instruments';

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant('Analytical Engines Pty Ltd');
  });

  it("opens an account in the tenant's name, with every field that it has", async () => {
    const instrument = await tenant.newInstrument();
    expect(instrument).toEqual({
      id: matching(/^fin_/),
      clientId: tenant.clientId,
      type: 'aud_account',
      asset: 'AUD',
      status: 'active',
      accountName: 'Analytical Engines Pty Ltd',
      bsb: matching(/^\d{6}$/),
      accountNumber: matching(/^\d{1,9}$/),
      providerReference: matching(/./),
      activationMessage: matching(/./),
      createdAt: matching(/Z$/),
      updatedAt: instrument.createdAt,
    });
    expect(await tenant.get(`${PATH}/${instrument.id}`)).toEqual(instrument);
    expect(await tenant.get(PATH)).toEqual({ data: [instrument], hasMore: false, nextCursor: null });
  });

  it('takes a name, a reference and a PayID', async () => {
    const body = { accountName: 'Ada Lovelace', withPayId: { type: 'email' }, externalReference: 'till 1' };
    const instrument = await tenant.newInstrument(body);
    expect(instrument).toMatchObject({ accountName: 'Ada Lovelace', externalReference: 'till 1' });
    expect(instrument.payId).toMatch(/^[^@ ]+@[^@ ]+$/);
    const found = await tenant.get<{ data: FundingInstrument[] }>(`${PATH}?externalReference=till%201`);
    expect(found.data).toEqual([instrument]);
  });

  it('gives every instrument numbers of its own', async () => {
    const instruments = await Promise.all(Array.from({ length: 30 }, () => tenant.newInstrument()));
    expect(new Set(instruments.map(({ bsb, accountNumber }) => `${bsb} ${accountNumber}`)).size).toBe(30);
    expect(new Set(instruments.map(({ providerReference }) => providerReference)).size).toBe(30);
  });

  it('gives no PayID where the configuration has none', async () => {
    await tenant.configure({ capabilities: { audInboundRails: ['bsb_account'] } });
    const body = { type: 'aud_account', withPayId: { type: 'email' } };
    expect(answerOf(await tenant.request('POST', PATH, { body }))).toBe('422 capability_disabled');
    expect((await tenant.newInstrument()).status).toBe('active');
  });

  it.each([
    ['no body', undefined],
    ['an empty one', {}],
  ])('is deactivated once, with %s, and stays readable', async (_name, body) => {
    const before = await tenant.newInstrument();
    const payin = await tenant.fund('1.00', { fundingInstrumentId: before.id });
    const after = await tenant.post<FundingInstrument>(`${PATH}/${before.id}/deactivate`, body);
    expect(after).toEqual({
      ...before,
      status: 'inactive',
      updatedAt: after.deactivatedAt,
      deactivatedAt: matching(/Z$/),
    });
    expect(await tenant.get(`${PATH}/${before.id}`)).toEqual(after);
    expect((await tenant.get<{ data: object[] }>(`${PATH}?status=inactive`)).data).toEqual([after]);
    expect(await tenant.get(`/v1/treasury/payins/${payin.id}`)).toEqual(payin);
    const again = await tenant.request('POST', `${PATH}/${before.id}/deactivate`);
    expect(answerOf(again)).toBe('409 invalid_state');
    expect(await tenant.get(`${PATH}/${before.id}`)).toEqual(after);
  });

  it('moves no money', async () => {
    const { id } = await tenant.newInstrument();
    await tenant.post(`${PATH}/${id}/deactivate`);
    expect(await tenant.figures()).toBe('0.00/0.00/0.00');
    expect((await tenant.get<{ data: object[] }>('/v1/treasury/transactions')).data).toEqual([]);
  });

  describe('at a stable address', () => {
    const PAIRS = (['USDC', 'USDT'] as const).flatMap((asset) =>
      NETWORKS.map((network) => ({ asset, network })),
    );
    type Pair = (typeof PAIRS)[number];

    const isSupported = ({ asset, network }: Pair): boolean =>
      (ASSETS[asset].networks as readonly Network[]).includes(network);

    const create = (pair: Pair): Promise<TestReply> =>
      tenant.request('POST', PATH, { body: { type: 'stable_address', ...pair } });

    const isOfForm: Readonly<Record<string, (address: string) => boolean>> = {
      solana: (address) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address),
      tron: (address) => /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address),
    };

    it('opens an address of one pair, with every field that it has', async () => {
      const body = { asset: 'USDT', network: 'tron', externalReference: 'tether' };
      const instrument = await tenant.newAddress(body);
      expect(instrument).toEqual({
        id: matching(/^fin_/),
        clientId: tenant.clientId,
        type: 'stable_address',
        status: 'active',
        ...body,
        address: matching(/^T/),
        providerReference: matching(/./),
        createdAt: matching(/Z$/),
        updatedAt: instrument.createdAt,
      });
      expect(await tenant.get(`${PATH}/${instrument.id}`)).toEqual(instrument);
      const account = await tenant.newInstrument();
      expect((await tenant.get<{ data: object[] }>(PATH)).data).toEqual([account, instrument]);
      expect((await tenant.get<{ data: object[] }>(`${PATH}?externalReference=tether`)).data).toEqual([
        instrument,
      ]);
    });

    it('gives every instrument a valid address of its own, in the form of its network', async () => {
      const addresses: string[] = [];
      for (const pair of PAIRS.filter(isSupported)) {
        const [one, other] = [await tenant.newAddress(pair), await tenant.newAddress(pair)];
        addresses.push(one.address, other.address);
        const isValid = isOfForm[pair.network] ?? ((address: string) => addr.isValid(address));
        expect([isValid(one.address), isValid(other.address)]).toEqual([true, true]);
      }
      expect(new Set(addresses).size).toBe(26);
    });

    it('answers for each of the eighteen pairs, as it stands and switched off', async () => {
      const first = await Promise.all(PAIRS.map(create));
      expect(first.map(answerOf)).toEqual(
        PAIRS.map((pair) => (isSupported(pair) ? '201' : '400 unsupported_asset_network')),
      );
      await tenant.configure({ capabilities: { assetNetworks: [] } });
      const off = await Promise.all(PAIRS.map(create));
      expect(off.map(answerOf)).toEqual(
        PAIRS.map((pair) =>
          isSupported(pair) ? '422 asset_network_unavailable' : '400 unsupported_asset_network',
        ),
      );
    });

    it('opens none where funding is switched off, before it looks at the pair', async () => {
      await tenant.configure({ capabilities: { fundingEnabled: false, assetNetworks: [] } });
      expect(answerOf(await create({ asset: 'USDC', network: 'base' }))).toBe('422 capability_disabled');
      expect(answerOf(await create({ asset: 'USDC', network: 'tron' }))).toBe(
        '400 unsupported_asset_network',
      );
    });

    it('stores no answer about a pair that is never supported, and one about a pair that is off', async () => {
      await tenant.configure({ capabilities: { assetNetworks: [] } });
      const send = (network: Network): Promise<TestReply> =>
        tenant.request('POST', PATH, {
          body: { type: 'stable_address', asset: 'USDC', network },
          idempotencyKey: `key ${network}`,
        });
      for (const [network, replayed] of [
        ['tron', null],
        ['base', 'true'],
      ] as const) {
        await send(network);
        expect((await send(network)).headers.get('idempotent-replayed')).toBe(replayed);
      }
    });

    it.each([
      { type: 'stable_address' },
      { type: 'stable_address', asset: 'USDC' },
      { type: 'stable_address', asset: 'AUD', network: 'base' },
      { type: 'stable_address', asset: 'USDC', network: 'bitcoin' },
      { type: 'stable_address', asset: 'USDC', network: 'base', accountName: 'Ada' },
      { type: 'stable_address', asset: 'USDC', network: 'base', address: '0x0' },
      { type: 'aud_account', asset: 'AUD', network: 'base' },
    ])('takes nothing else: %j', async (body) => {
      expect(answerOf(await tenant.request('POST', PATH, { body }))).toBe('400 invalid_request');
    });

    it('is deactivated once, and stays readable with its deposits', async () => {
      const before = await tenant.newAddress();
      const deposit = await tenant.deposit('1.00', { fundingInstrumentId: before.id });
      const after = await tenant.post<FundingInstrument>(`${PATH}/${before.id}/deactivate`);
      expect(after).toEqual({
        ...before,
        status: 'inactive',
        updatedAt: after.deactivatedAt,
        deactivatedAt: matching(/Z$/),
      });
      expect(await tenant.get(`${PATH}/${before.id}`)).toEqual(after);
      expect(await tenant.get(`/v1/treasury/deposits/${deposit.id}`)).toEqual(deposit);
      const again = await tenant.request('POST', `${PATH}/${before.id}/deactivate`);
      expect(answerOf(again)).toBe('409 invalid_state');
    });
  });
});
