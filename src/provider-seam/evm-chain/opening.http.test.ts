import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Anvil, RICH } from '../../testing/chain/anvil.ts';
import { COIN, ChainWorld, FINALITY, HOT } from '../../testing/chain/chain-world.ts';
import { TestToken } from '../../testing/chain/test-token.ts';

describe.each(['sqlite', 'postgres'] as const)('a hot wallet that was filled before, on %s', (dialect) => {
  let world: ChainWorld;

  beforeAll(async () => {
    const chain = await Anvil.start();
    const token = await TestToken.deploy(chain, 'USDC');
    await token.mint(HOT, 7n * COIN);
    await token.mint(RICH, 100n * COIN);
    await chain.mine();
    world = await ChainWorld.open(dialect, { chain, token });
    await world.look();
  });

  afterAll(() => world.close());

  const entries = async (): Promise<[string, bigint][]> => {
    const rows = await world.server.service.database
      .reader('provider_entries')
      .where({ asset: 'USDC' })
      .orderBy('booked_at')
      .select<{ entry_id: string; amount_minor: unknown }[]>('entry_id', 'amount_minor');
    return rows.map((row) => [row.entry_id, BigInt(String(row.amount_minor))]);
  };

  it('is one line for the books, and what it received since is another', async () => {
    const opening = ['base:opening:USDC', 7n * COIN];
    expect(await entries()).toEqual([opening]);
    await world.token.transfer(HOT, 2n * COIN);
    await world.mine(3 * FINALITY);
    expect(await entries()).toEqual([opening, [expect.stringMatching(/^base:0x.*:in$/), 2n * COIN]]);
    const call = { signal: new AbortController().signal, attempt: 1 };
    const held = await (await world.adapter()).holdings?.(call);
    expect(held?.find(({ amount }) => amount.asset === 'USDC')?.amount.minor).toBe(9n * COIN);
  });
});
