import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RICH } from '../../testing/chain/anvil.ts';
import { COIN, ChainWorld, FINALITY, HOT } from '../../testing/chain/chain-world.ts';
import { cancelOperation } from '../../treasury/operations/review.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { WalletMemory } from './wallet-memory.ts';

const OFTEN = { interval: 20, timeout: 20_000 };

const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Beyond every wait of a worker's. */
const LATER_MS = 3_700_000;

describe('withdrawals on an EVM network', () => {
  let world: ChainWorld;
  let tenant: TestTenant;
  let destinationId: string;

  beforeAll(async () => {
    world = await ChainWorld.open('sqlite', {
      variables: { CORRIDOR_EVM_STUCK_SECONDS: '86400', CORRIDOR_EVM_MAX_FEE_GWEI: '100' },
    });
    tenant = await world.server.newTenant('Engines Pty Ltd');
    await tenant.adjust('USDC', '100000.00');
    await world.token.mint(HOT, 1_000n * COIN);
    await world.mine(FINALITY);
    destinationId = (await tenant.newDestination({ address: STRANGER })).id;
  });

  afterAll(() => world.close());

  const withdraw = async (amount = '10.00'): Promise<string> =>
    (await tenant.newWithdrawal({ destinationId, amount })).id;

  const statuses = (ids: readonly string[]): Promise<string[]> =>
    Promise.all(ids.map(async (id) => (await tenant.withdrawal(id)).status));

  const received = (): Promise<bigint> => world.token.balance(STRANGER);

  it('are signed, sent once each, and settled when they are final, with the amount of the log', async () => {
    const before = await received();
    const ids = await Promise.all(Array.from({ length: 20 }, () => withdraw('1.50')));
    await world.waiting(20);
    expect(new Set(await statuses(ids))).toEqual(new Set(['submitted']));
    await world.mine();
    expect(new Set(await statuses(ids))).toEqual(new Set(['submitted']));
    await world.mine(FINALITY - 1);
    expect(new Set(await statuses(ids))).toEqual(new Set(['settled']));
    expect((await received()) - before).toBe(30n * COIN);
    const { transactionHash, confirmations } = await tenant.withdrawal(ids[0]!);
    expect(confirmations).toBe(FINALITY);
    const receipt = (await world.chain.call('eth_getTransactionReceipt', transactionHash)) as {
      status: string;
    };
    expect(receipt.status).toBe('0x1');
  });

  it('are booked as the chain books them, under the order that they were made for', async () => {
    const { reader } = world.server.service.database;
    const entries = await reader('provider_entries')
      .where({ asset: 'USDC' })
      .where('amount_minor', '<', 0)
      .select<{ instruction_id: string | null; amount_minor: unknown }[]>('instruction_id', 'amount_minor');
    expect(entries).toHaveLength(20);
    expect(entries.every((entry) => entry.instruction_id !== null)).toBe(true);
  });

  it('that a node has lost are sent again as they were signed', async () => {
    const id = await withdraw();
    await world.waiting(1);
    await world.chain.call('anvil_dropAllTransactions');
    await world.waiting(0);
    await world.look();
    await world.waiting(1);
    await world.mine(FINALITY);
    expect(await statuses([id])).toEqual(['settled']);
  });

  it('that are stuck offer more under the same nonce, and settle once by whichever version is mined', async () => {
    const before = await received();
    const id = await withdraw('3.00');
    await world.waiting(1);
    world.server.passTime(86_400_000);
    await world.look();
    const memory = new WalletMemory({ database: world.server.service.database, submit: world.submit });
    const [row] = await memory.open({ network: 'base', address: HOT });
    expect(row?.versions).toHaveLength(2);
    const [first, second] = row!.versions;
    expect(BigInt(second!.maxFeePerGas)).toBeGreaterThanOrEqual((BigInt(first!.maxFeePerGas) * 9n) / 8n);
    await world.waiting(1);
    await world.mine(FINALITY);
    expect(await statuses([id])).toEqual(['settled']);
    expect((await tenant.withdrawal(id)).transactionHash).toBe(second!.hash);
    expect((await received()) - before).toBe(3n * COIN);
  });

  it('that a reorganisation takes out of their block are sent again, and settled once', async () => {
    const before = await received();
    await world.chain.mine();
    const snapshot = await world.chain.call('evm_snapshot');
    const id = await withdraw('2.00');
    await world.waiting(1);
    await world.mine(2);
    await world.chain.call('evm_revert', snapshot);
    await world.mine(3);
    await world.waiting(1);
    expect(await statuses([id])).toEqual(['submitted']);
    await world.mine(FINALITY);
    expect(await statuses([id])).toEqual(['settled']);
    expect((await received()) - before).toBe(2n * COIN);
  });

  it('of a token that returns nothing settle', async () => {
    await world.token.behave('returnsNothing');
    const id = await withdraw();
    await world.waiting(1);
    await world.mine(FINALITY);
    await world.token.behave('proper');
    expect(await statuses([id])).toEqual(['settled']);
  });

  it.each([
    ['returns false', () => world.token.behave('returnsFalse'), () => world.token.behave('proper')],
    ['bars the address', () => world.token.bar(STRANGER), () => world.token.bar(STRANGER, false)],
  ])('of a token that %s fail before anything is sent', async (_name, begin, end) => {
    await begin();
    const before = await tenant.figures('USDC');
    const id = await withdraw();
    await expect.poll(() => statuses([id]), OFTEN).toEqual(['failed']);
    await end();
    expect(await tenant.figures('USDC')).toBe(before);
    expect(await world.chain.call('txpool_status')).toMatchObject({ pending: '0x0' });
  });

  it('that revert in their block fail, and the amount is available again', async () => {
    const before = await tenant.figures('USDC');
    const id = await withdraw();
    await world.waiting(1);
    await world.refuseInItsBlock(STRANGER);
    expect(await statuses([id])).toEqual(['failed']);
    expect(await tenant.figures('USDC')).toBe(before);
  });

  it('of which the token keeps a part are disputed', async () => {
    await world.token.behave('keepsOnePerCent');
    const id = await withdraw('100.00');
    await world.waiting(1);
    await world.mine(FINALITY);
    await world.token.behave('proper');
    expect(await statuses([id])).toEqual(['submitted']);
    expect(await world.alarms()).toEqual([expect.stringContaining('report_disputed chain/evm/base:')]);
  });

  it('that an operator cancels after they were signed fail, once a block has nothing in their place', async () => {
    const before = await tenant.figures('USDC');
    const had = await received();
    const id = await withdraw('4.00');
    await world.waiting(1);
    const note = { reviewId: 'rev_cancels', actor: 'grace@example.com', reason: 'The wrong person' };
    await world.submit(cancelOperation({ tenantId: tenant.clientId, id, kind: 'stable_withdrawal' }, note));
    const memory = new WalletMemory({ database: world.server.service.database, submit: world.submit });
    const versions = async () => (await memory.open({ network: 'base', address: HOT }))[0]?.versions ?? [];
    await expect.poll(async () => (await versions()).at(-1)?.cancels, OFTEN).toBe(true);
    expect(await versions()).toHaveLength(2);
    expect(await statuses([id])).toEqual(['submitted']);
    await world.mine(FINALITY);
    expect(await statuses([id])).toEqual(['failed']);
    expect((await tenant.withdrawal(id)).failureCode).toBe('canceled');
    expect([await tenant.figures('USDC'), await received()]).toEqual([before, had]);
    await world.later(LATER_MS, async () => {
      const open = await world.server.service.database
        .reader('instructions')
        .where({ kind: 'cancel' })
        .whereNot({ status: 'done' });
      return open.length === 0;
    });
  });

  it('that are in a block before their cancellation settle', async () => {
    const id = await withdraw('6.00');
    await world.waiting(1);
    await world.mine(1);
    const note = { reviewId: 'rev_toolate', actor: 'grace@example.com', reason: 'The wrong person' };
    await world.submit(cancelOperation({ tenantId: tenant.clientId, id, kind: 'stable_withdrawal' }, note));
    await world.mine(FINALITY);
    expect(await statuses([id])).toEqual(['settled']);
  });

  it('wait for a wallet that is short of coins or gas, with an alarm, and go on when it is filled', async () => {
    const held = await world.token.balance(HOT);
    const id = await withdraw('5000.00');
    await expect.poll(() => world.alarms(), OFTEN).toContainEqual('wallet_low base USDC');
    await world.token.mint(HOT, 5_000n * COIN - held);
    await world.chain.call('anvil_setBalance', HOT, '0x1');
    await world.mine(FINALITY);
    await world.later(LATER_MS, async () => (await world.alarms()).includes('wallet_low base gas'));
    await world.chain.giveGas(HOT);
    await world.waitingLater(LATER_MS, 1);
    expect((await world.alarms()).filter((alarm) => alarm.startsWith('wallet_low'))).toEqual([]);
    await world.mine(FINALITY);
    expect(await statuses([id])).toEqual(['settled']);
  });

  it('wait while gas is dearer than allowed, with an alarm', async () => {
    await world.token.mint(HOT, 100n * COIN);
    await world.mine(FINALITY);
    await world.chain.call('anvil_setNextBlockBaseFeePerGas', `0x${(200n * 10n ** 9n).toString(16)}`);
    await world.mine();
    const id = await withdraw();
    await expect.poll(() => world.alarms(), OFTEN).toContainEqual('gas_too_dear base');
    await world.chain.call('anvil_setNextBlockBaseFeePerGas', `0x${(10n ** 9n).toString(16)}`);
    await world.mine();
    await world.waitingLater(LATER_MS, 1);
    expect((await world.alarms()).filter((alarm) => alarm.startsWith('gas_too_dear'))).toEqual([]);
    await world.mine(FINALITY);
    expect(await statuses([id])).toEqual(['settled']);
  });

  it('are stopped if the wallet was used elsewhere, with an alarm, and none is sent twice', async () => {
    await world.chain.call('anvil_impersonateAccount', HOT);
    await world.token.transfer(RICH, COIN, HOT);
    await world.chain.mine(FINALITY);
    const id = await withdraw();
    await expect.poll(() => world.alarms(), OFTEN).toContainEqual('wallet_stopped base');
    expect(await statuses([id])).toEqual(['accepted']);
    expect(await world.chain.call('txpool_status')).toMatchObject({ pending: '0x0' });
  });
});
