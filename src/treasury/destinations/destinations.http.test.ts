import { beforeEach, expect, it } from 'vitest';
import { ASSETS, NETWORKS, type Network } from '../../../generated/assets.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import { COLD_WALLET, type TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/treasury/destinations';

type Destination = Schema<'StablecoinDestination'>;

const ADDRESSES = {
  solana: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  tron: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
};

const addressOn = (network: Network): string =>
  network === 'solana' || network === 'tron' ? ADDRESSES[network] : COLD_WALLET.address;

const PAIRS = (['USDC', 'USDT'] as const).flatMap((asset) =>
  NETWORKS.map((network) => {
    const networks: readonly Network[] = ASSETS[asset].networks;
    return [asset, network, networks.includes(network)] as const;
  }),
);

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const create = (body: object) => tenant.request('POST', PATH, { body: { ...COLD_WALLET, ...body } });

  const eventsOf = async (id: string): Promise<[string, string, number][]> => {
    const rows = await server()
      .service.database.reader('events')
      .where({ object_id: id })
      .orderBy('id')
      .select('type', 'object_status', 'object_version');
    return rows.map((row: Record<string, unknown>) => [
      String(row['type']),
      String(row['object_status']),
      Number(row['object_version']),
    ]);
  };

  it('is saved and shown with every field that was given, and moves no money', async () => {
    const body = { ...COLD_WALLET, tag: 'memo 7', externalReference: 'cold-1' };
    const destination = await tenant.newDestination(body);
    expect(destination).toEqual({
      ...body,
      id: matching(/^dst_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
      clientId: tenant.clientId,
      version: 1,
      validationStatus: 'validated',
      status: 'active',
      createdAt: matching(/Z$/),
      updatedAt: destination.createdAt,
    });
    expect(await tenant.get(`${PATH}/${destination.id}`)).toEqual(destination);
    expect(await tenant.get(PATH)).toEqual({ data: [destination], hasMore: false, nextCursor: null });
    expect(await eventsOf(destination.id)).toEqual([['destination.created', 'active', 1]]);
    expect((await tenant.get<{ data: object[] }>('/v1/treasury/transactions')).data).toEqual([]);
  });

  it('that is given no reference has its own, and no tag unless it is given one', async () => {
    const destination = await tenant.newDestination();
    expect(destination.externalReference).toBe(destination.id);
    expect(Object.keys(destination)).not.toContain('tag');
  });

  it('keeps its address as it was written', async () => {
    const lower = COLD_WALLET.address.toLowerCase();
    expect((await tenant.newDestination({ address: lower })).address).toBe(lower);
  });

  it('may share address and reference with another', async () => {
    const made = [
      await tenant.newDestination({ externalReference: 'same' }),
      await tenant.newDestination({ externalReference: 'same' }),
      await tenant.newDestination(),
    ];
    const { data } = await tenant.get<{ data: Destination[] }>(`${PATH}?externalReference=same`);
    expect(data).toEqual(made.slice(0, 2).reverse());
  });

  it.each(PAIRS)('for %s on %s is possible: %s', async (asset, network, isSupported) => {
    const reply = await create({ asset, network, address: addressOn(network) });
    expect(answerOf(reply)).toBe(isSupported ? '201' : '400 unsupported_asset_network');
    const off = PAIRS.filter(([, , isPair]) => isPair).map(([one, other]) => ({
      asset: one,
      network: other,
      enabled: one !== asset || other !== network,
    }));
    await tenant.configure({ capabilities: { assetNetworks: off } });
    const refused = await create({ asset, network, address: 'none' });
    expect(answerOf(refused)).toBe(
      isSupported ? '422 asset_network_unavailable' : '400 unsupported_asset_network',
    );
    if (!isSupported) return;
    await tenant.configure({ capabilities: { assetNetworks: [{ asset, network, enabled: true }] } });
    expect(answerOf(await create({ asset, network, address: 'none' }))).toBe(
      '422 invalid_destination_address',
    );
  });

  it.each([
    ['ethereum', COLD_WALLET.address.replace('5aA', '5Aa')],
    ['ethereum', `0x${'0'.repeat(40)}`],
    ['ethereum', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
    ['ethereum', ADDRESSES.solana],
    ['solana', COLD_WALLET.address],
    ['solana', '1'.repeat(32)],
    ['solana', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
    ['tron', ADDRESSES.tron.replace('TJ', 'TK')],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ])('on %s is none at %s', async (network, address) => {
    const reply = await create({ asset: 'USDT', network, address });
    expect(answerOf(reply)).toBe('422 invalid_destination_address');
    expect(reply.body['details']).toMatchObject([{ in: 'body', path: '/address' }]);
    expect((await tenant.get<{ data: object[] }>(PATH)).data).toEqual([]);
  });

  it('is deactivated once, stays readable, and takes no more withdrawals', async () => {
    const before = await tenant.newDestination();
    const after = await tenant.post<Destination>(`${PATH}/${before.id}/deactivate`);
    expect(after).toEqual({
      ...before,
      status: 'inactive',
      version: 2,
      updatedAt: after.deactivatedAt,
      deactivatedAt: matching(/Z$/),
    });
    expect(await tenant.get(`${PATH}/${before.id}`)).toEqual(after);
    expect((await tenant.get<{ data: object[] }>(`${PATH}?status=active`)).data).toEqual([]);
    expect((await tenant.get<{ data: object[] }>(`${PATH}?status=inactive`)).data).toEqual([after]);
    const again = await tenant.request('POST', `${PATH}/${before.id}/deactivate`);
    expect(answerOf(again)).toBe('409 invalid_state');
    expect(await eventsOf(before.id)).toEqual([
      ['destination.created', 'active', 1],
      ['destination.deactivated', 'inactive', 2],
    ]);
    const body = { destinationId: before.id, amount: '1', externalReference: 'order' };
    for (const path of ['/v1/treasury/withdrawals', '/v1/treasury/withdrawals/preview']) {
      expect(answerOf(await tenant.request('POST', path, { body }))).toBe('422 destination_inactive');
    }
  });

  it('that does not exist is neither shown nor deactivated', async () => {
    const path = `${PATH}/dst_01kjra6gj4f8xb9ef7e2q27cxr`;
    expect(answerOf(await tenant.request('GET', path))).toBe('404 not_found');
    expect(answerOf(await tenant.request('POST', `${path}/deactivate`))).toBe('404 not_found');
  });
});
