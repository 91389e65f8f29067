import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { parseAmount } from '../../money/amount.ts';
import { Anvil, RICH } from '../../testing/chain/anvil.ts';
import { COIN, ChainWorld, DEPOSIT_ROOT, FINALITY, HOT } from '../../testing/chain/chain-world.ts';
import { TestToken } from '../../testing/chain/test-token.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { addr } from 'micro-eth-signer';
import { derivingAddresses } from './deposit-addresses.ts';

type Receipt = Schema<'Deposit'>;

function minorOf({ available }: Pick<Schema<'Balance'>, 'available'>): bigint {
  return parseAmount(available, 'USDC');
}

describe('deposits on an EVM network', () => {
  let world: ChainWorld;
  let tenant: TestTenant;

  beforeAll(async () => {
    world = await ChainWorld.open('sqlite');
    tenant = await world.server.newTenant('Engines Pty Ltd');
    await world.token.mint(RICH, 1_000_000n * COIN);
    await world.mine(FINALITY);
  });

  afterAll(() => world.close());

  const address = async (): Promise<string> => (await tenant.newAddress()).address;

  const receipts = async (into?: string): Promise<Receipt[]> => {
    const { data } = await tenant.get<{ data: Receipt[] }>('/v1/treasury/deposits?limit=100');
    const instruments = await tenant.get<{ data: { id: string; address?: string }[] }>(
      '/v1/treasury/funding-instruments?limit=100',
    );
    const id = instruments.data.find((each) => each.address === into)?.id;
    return data.filter((each) => into === undefined || each.fundingInstrumentId === id);
  };

  /** Status and amount of each receipt at an address. */
  const seen = async (into: string): Promise<string[]> =>
    (await receipts(into)).map(({ status, gross }) => `${status} ${gross.amount}`).sort();

  it('come in at addresses whose keys only the owner of the extended key can find', async () => {
    const instrument = await tenant.newAddress();
    const derive = derivingAddresses(DEPOSIT_ROOT.publicExtendedKey);
    const { providerReference, address: derived } = derive(instrument.id, 'USDC', 'base');
    expect(instrument.address).toBe(derived);
    const { privateKey } = DEPOSIT_ROOT.derive(providerReference);
    expect(addr.fromPrivateKey(privateKey!)).toBe(derived);
    expect(() => derivingAddresses(DEPOSIT_ROOT.privateExtendedKey)).toThrow(
      'must be an extended public key',
    );
  });

  it('are confirming in a block, and credited when it is final', async () => {
    const into = await address();
    const before = await tenant.balance('USDC');
    await world.token.transfer(into, 5n * COIN);
    await world.look();
    expect(await seen(into)).toEqual([]);
    await world.mine();
    expect(await seen(into)).toEqual(['confirming 5.000000']);
    await world.mine(FINALITY - 2);
    expect(await seen(into)).toEqual(['confirming 5.000000']);
    await world.mine();
    expect(await seen(into)).toEqual(['credited 5.000000']);
    const after = await tenant.balance('USDC');
    expect(minorOf(after) - minorOf(before)).toBe(5n * COIN);
    const [receipt] = await receipts(into);
    await world.look();
    expect(await receipts(into)).toEqual([receipt]);
  });

  it('of one transaction are told apart by their place', async () => {
    const into = await address();
    await world.token.transferTwice(into, 2n * COIN, 3n * COIN);
    await world.mine(FINALITY);
    expect(await seen(into)).toEqual(['credited 2.000000', 'credited 3.000000']);
  });

  it('of nothing, and of a token that only has the name, are not seen', async () => {
    const into = await address();
    const forged = await TestToken.deploy(world.chain, 'USDC');
    await forged.mint(into, 9n * COIN);
    await world.token.transfer(into, 0n);
    await world.mine(FINALITY);
    expect(await seen(into)).toEqual([]);
  });

  it('that a reorganisation takes away are detected, and confirming again in another block', async () => {
    const into = await address();
    await world.chain.mine();
    const snapshot = await world.chain.call('evm_snapshot');
    const signed = await world.signedTransfer(into, 7n * COIN);
    await world.chain.call('eth_sendRawTransaction', signed);
    await world.mine(2);
    expect(await seen(into)).toEqual(['confirming 7.000000']);
    await world.chain.call('evm_revert', snapshot);
    await world.mine(3);
    expect(await seen(into)).toEqual(['detected 7.000000']);
    await world.chain.call('eth_sendRawTransaction', signed);
    await world.mine();
    expect(await seen(into)).toEqual(['confirming 7.000000']);
    await world.mine(FINALITY);
    expect(await seen(into)).toEqual(['credited 7.000000']);
    expect(await world.alarms()).toEqual([]);
  });

  it('that vanish after they were final raise an alarm, and are returned as late as finality takes', async () => {
    const into = await address();
    await world.chain.mine();
    const snapshot = await world.chain.call('evm_snapshot');
    await world.token.transfer(into, 11n * COIN);
    await world.mine(FINALITY);
    const credited = await tenant.balance('USDC');
    const [held] =
      (await (await world.adapter()).holdings?.({ signal: new AbortController().signal, attempt: 1 })) ?? [];
    await world.chain.call('evm_revert', snapshot);
    await world.mine(FINALITY + 1);
    const [receipt] = await receipts(into);
    expect(await world.alarms()).toEqual([`deposit_reorganised ${receipt!.id}`]);
    await world.mine(FINALITY);
    expect(await seen(into)).toEqual(['returned 11.000000']);
    const after = await tenant.balance('USDC');
    expect(minorOf(credited) - minorOf(after)).toBe(11n * COIN);
    const [left] =
      (await (await world.adapter()).holdings?.({ signal: new AbortController().signal, attempt: 1 })) ?? [];
    expect(held!.amount.minor - left!.amount.minor).toBe(11n * COIN);
  });

  it('come in a route and are paid on', async () => {
    const { id } = await tenant.newEntitledCustomer();
    const route = await tenant.newRoute(
      {
        direction: 'stablecoin_to_aud',
        source: { asset: 'USDC', network: 'base' },
        destination: { type: 'payid', payId: 'ada@example.com', accountName: 'Ada Lovelace' },
      },
      id,
    );
    const { reader } = world.server.service.database;
    const row = await reader('payment_routes').where({ id: route.id }).first<{ deposit_address: string }>();
    await world.token.transfer(row.deposit_address, 50n * COIN);
    await world.mine(FINALITY);
    const settled = async (): Promise<string[]> => {
      await tenant.settle();
      const { data } = await tenant.get<{ data: Schema<'Transfer'>[] }>('/v1/transfers');
      return data.map(({ status }) => status);
    };
    await expect.poll(settled, { interval: 20 }).toEqual(['completed']);
  });

  it('are read on from where a process stopped, over many blocks', async () => {
    const into = await address();
    for (let count = 0; count < 2; count += 1) {
      await world.token.transfer(into, COIN);
      await world.chain.mine(270);
    }
    await world.look();
    expect(await seen(into)).toEqual(['credited 1.000000', 'credited 1.000000']);
  });

  it('are held in the books as they are on the chain', async () => {
    const signal = new AbortController().signal;
    const holdings = await (await world.adapter()).holdings?.({ signal, attempt: 1 });
    const instruments = await tenant.get<{ data: { address: string }[] }>(
      '/v1/treasury/funding-instruments?limit=100',
    );
    const routes = await world.server.service.database
      .reader('payment_routes')
      .select<{ deposit_address: string }[]>('deposit_address');
    const all = [
      HOT,
      ...instruments.data.map((each) => each.address),
      ...routes.map((each) => each.deposit_address),
    ];
    const there = await Promise.all(all.map((each) => world.token.balance(each)));
    expect(holdings?.map(({ account, amount }) => ({ account, ...amount }))).toContainEqual({
      account: 'base',
      asset: 'USDC',
      minor: there.reduce((sum, each) => sum + each, 0n),
    });
  });
});

describe('nodes that cannot be relied on', () => {
  let world: ChainWorld;
  let tenant: TestTenant;
  let other: Anvil;

  beforeAll(async () => {
    other = await Anvil.start({ chainId: 8_453 });
    const chain = await Anvil.start();
    const token = await TestToken.deploy(chain, 'USDC', 18);
    await TestToken.deploy(other, 'USDC', 18);
    world = await ChainWorld.open('sqlite', {
      chain,
      token,
      variables: {
        CORRIDOR_EVM_TOKENS: `base:USDC=${token.address}/18`,
        CORRIDOR_EVM_SECOND_NODES: `base=${other.url}`,
        CORRIDOR_EVM_SECOND_LOOK: '100',
      },
    });
    tenant = await world.server.newTenant();
    await token.mint(RICH, 10n ** 24n);
    await world.mine(FINALITY);
  });

  afterAll(async () => {
    await world.close();
    await other.stop();
  });

  const amounts = async (): Promise<string[]> => {
    const { data } = await tenant.get<{ data: Receipt[] }>('/v1/treasury/deposits');
    return data.map(({ status, gross }) => `${status} ${gross.amount}`).sort();
  };

  it('a large deposit that only one node has is not credited, and an alarm says so', async () => {
    const { address: into } = await tenant.newAddress();
    // What is below a millionth is the house's.
    await world.token.transfer(into, 99n * 10n ** 18n + 999n);
    await world.token.transfer(into, 100n * 10n ** 18n);
    await world.mine(FINALITY);
    for (let look = 0; look < 3; look += 1) await world.look();
    expect(await amounts()).toEqual(['credited 99.000000']);
    expect(await world.alarms()).toEqual(['node_failing base']);
  });
});

it.each([
  ['of another chain', { CORRIDOR_EVM_CHAIN_IDS: 'base=10' }, 'is of chain 8453, not 10'],
  ['without the token', { CORRIDOR_EVM_TOKENS: '' }, 'knows no USDC at 0x833589'],
  ['whose token has other decimals', {}, 'says that USDC has 18 decimals, not 6'],
])('a node %s is refused at the start', async (_name, variables, sentence) => {
  const chain = await Anvil.start();
  try {
    const token = await TestToken.deploy(chain, 'USDC', 18);
    await expect(ChainWorld.open('sqlite', { chain, token, variables })).rejects.toThrow(sentence);
  } finally {
    await chain.stop();
  }
});
