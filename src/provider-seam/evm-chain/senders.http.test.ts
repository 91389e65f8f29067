import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { orderTransferReturn } from '../../direct-routes/transfers/review.ts';
import { RICH } from '../../testing/chain/anvil.ts';
import { COIN, ChainWorld, FINALITY, HOT } from '../../testing/chain/chain-world.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { orderReturn } from '../../treasury/receipts/review.ts';
import type { ReviewNote } from '../../writes/review.ts';

const OFTEN = { interval: 20, timeout: 20_000 };

const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

let notes = 0;
const newNote = (): ReviewNote => ({
  reviewId: `rev_sender${(notes += 1)}`,
  actor: 'grace@example.com',
  reason: 'Not our customer',
});

describe.each(['sqlite', 'postgres'] as const)('senders of deposits, on %s', (dialect) => {
  let folder: string;
  let world: ChainWorld;
  let tenant: TestTenant;
  let barred: string;

  /** Lists these addresses, and no others. */
  const bar = async (...addresses: readonly string[]): Promise<void> => {
    await writeFile(barred, ['# of the test', ...addresses].join('\n'));
    await world.look();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'corridor-senders-'));
    barred = join(folder, 'barred.txt');
    await writeFile(barred, '');
    world = await ChainWorld.open(dialect, { variables: { CORRIDOR_EVM_BARRED_FILE: barred } });
    tenant = await world.server.newTenant('Engines Pty Ltd');
    await tenant.adjust('USDC', '1000.00');
    await world.token.mint(RICH, 1_000n * COIN);
    await world.token.mint(HOT, 1_000n * COIN);
    await world.mine(FINALITY);
  });

  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true });
  });

  const deposit = async (amount: bigint): Promise<Schema<'Deposit'>> => {
    const { id, address } = await tenant.newAddress();
    await world.token.transfer(address, amount);
    await world.mine(FINALITY);
    const { data } = await tenant.get<{ data: Schema<'Deposit'>[] }>('/v1/treasury/deposits?limit=100');
    return data.find(({ fundingInstrumentId }) => fundingInstrumentId === id)!;
  };

  const depositNow = async (id: string): Promise<Schema<'Deposit'>> =>
    tenant.get(`/v1/treasury/deposits/${id}`);

  const orderBack = (receiptId: string) =>
    world.submit(orderReturn({ tenantId: tenant.clientId, receiptId }, newNote()));

  it('that are barred have their money held, and sent back once they no longer are', async () => {
    await bar(RICH);
    const before = await tenant.figures('USDC');
    const held = await deposit(5n * COIN);
    expect(held).toMatchObject({ status: 'held', reason: 'sender_barred' });

    await orderBack(held.id);
    await expect.poll(() => world.alarms(), OFTEN).toEqual([expect.stringMatching(/^order_stuck ins_/)]);
    expect((await depositNow(held.id)).status).toBe('held');

    await bar();
    const had = await world.token.balance(RICH);
    await orderBack(held.id);
    await world.waiting(1);
    await world.mine(1);
    expect((await depositNow(held.id)).status).toBe('held');
    await world.mine(FINALITY - 1);
    expect(await depositNow(held.id)).toMatchObject({
      status: 'returned',
      transactionHash: held.transactionHash,
    });
    expect((await world.token.balance(RICH)) - had).toBe(5n * COIN);
    expect(await tenant.figures('USDC')).toBe(before);
    await expect.poll(() => world.alarms(), OFTEN).toEqual([]);
  });

  it('are paid back under the order, as the chain books it', async () => {
    const entries = await world.server.service.database
      .reader('provider_entries')
      .where({ asset: 'USDC' })
      .where('amount_minor', '<', 0)
      .select<{ instruction_id: string | null }[]>('instruction_id');
    expect(entries).toEqual([{ instruction_id: expect.stringMatching(/^ins_/) as string }]);
  });

  it('of transfers get back what a route received', async () => {
    await bar(RICH);
    const { id: customerId } = await tenant.newEntitledCustomer();
    const { id: routeId } = await tenant.newRoute(
      {
        direction: 'stablecoin_to_aud',
        source: { asset: 'USDC', network: 'base' },
        destination: { type: 'payid', payId: 'ada@example.com', accountName: 'Ada Lovelace' },
      },
      customerId,
    );
    const { reader } = world.server.service.database;
    const route = await reader('payment_routes')
      .where({ id: routeId })
      .first<{ deposit_address: string }>('deposit_address');
    const had = await world.token.balance(RICH);
    await world.token.transfer(route.deposit_address, 50n * COIN);
    await world.mine(FINALITY);
    const transfer = async (): Promise<Schema<'Transfer'>> =>
      (await tenant.get<{ data: Schema<'Transfer'>[] }>('/v1/transfers')).data[0]!;
    const held = await transfer();
    expect(held).toMatchObject({ status: 'held', holdReason: 'provider_review' });

    await bar();
    await world.submit(orderTransferReturn({ tenantId: tenant.clientId, transferId: held.id }, newNote()));
    await world.waiting(1);
    await world.mine(FINALITY);
    await expect.poll(async () => (await transfer()).status, OFTEN).toBe('returned');
    expect(await world.token.balance(RICH)).toBe(had);
    expect(await world.alarms()).toEqual([]);
  });

  it('are not the only ones barred: nothing is sent to such an address', async () => {
    await bar(STRANGER);
    const before = await tenant.figures('USDC');
    const { id: destinationId } = await tenant.newDestination({ address: STRANGER });
    const { id } = await tenant.newWithdrawal({ destinationId, amount: '10.00' });
    await expect.poll(async () => (await tenant.withdrawal(id)).status, OFTEN).toBe('failed');
    expect((await tenant.withdrawal(id)).failureCode).toBe('address_barred');
    expect(await tenant.figures('USDC')).toBe(before);
    await world.waiting(0);
  });

  it('stay barred while the list cannot be used, which is an alarm', async () => {
    await bar(RICH);
    await bar(RICH, 'all of them');
    expect(await world.alarms()).toEqual(['barred_list_unusable evm']);
    expect((await deposit(3n * COIN)).status).toBe('held');
    await bar();
    expect(await world.alarms()).toEqual([]);
    expect((await deposit(2n * COIN)).status).toBe('credited');
  });
});
