import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minorOfWei, presentHeld } from '../../money/native-asset.ts';
import { COIN, ChainWorld, FINALITY, HOT } from '../../testing/chain/chain-world.ts';
import { Anvil, RICH } from '../../testing/chain/anvil.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { LyingNode } from '../../testing/chain/lying-node.ts';
import { TestToken } from '../../testing/chain/test-token.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import type { ProviderEntry } from '../inbox/entry-table.ts';
import type { Holding, Json } from '../port/provider.ts';
import { keepHoldings } from '../reconciliation/holdings.ts';
import { matchEntries } from '../reconciliation/match.ts';
import { readReconciliation } from '../reconciliation/read.ts';
import { markAsHouse } from '../reconciliation/review.ts';

const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const ETHER = 10n ** 18n;

/** In a block that has it, and not looked at since. */
const UNDER_WAY = {
  instruction_id: 'ins_underway',
  network: 'base',
  wallet: HOT,
  nonce: -1,
  asset: 'USDC',
  recipient: STRANGER.toLowerCase(),
  amount_minor: 1,
  versions: '[]',
  standing: 'sent',
  signed_at: 0,
};

/** Not a whole number of minor units. */
const ODD = 1_234_567n;

/** As a process sees them that remembers nothing beside the database. */
async function holdingsOf(world: ChainWorld): Promise<readonly Holding[]> {
  const { signal } = new AbortController();
  return (await (await world.adapter()).holdings?.({ signal, attempt: 1 })) ?? [];
}

async function held(world: ChainWorld): Promise<Holding | undefined> {
  return (await holdingsOf(world)).find(({ amount }) => amount.asset === 'ETH');
}

describe('gas before the first look', () => {
  it('is held and told by one line, whichever asks first', async () => {
    const world = await ChainWorld.open('sqlite');
    try {
      await world.chain.mine(2 * FINALITY);
      const first = await held(world);
      expect(first?.amount.minor).toBe(minorOfWei(ETHER));
      await world.look();
      const rows = await world.server.service.database.reader('provider_entries').where({ asset: 'ETH' });
      expect(rows).toMatchObject([{ entry_id: 'base:opening:gas', booked_at: first?.at }]);
    } finally {
      await world.close();
    }
  });

  it('is nothing at no time while a transaction is under way, and unknown by a node without old balances', async () => {
    const chain = await Anvil.start();
    const token = await TestToken.deploy(chain, 'USDC');
    const node = await LyingNode.before(chain.url);
    const world = await ChainWorld.open('sqlite', {
      chain,
      token,
      variables: { CORRIDOR_EVM_NODES: `base=${node.url}` },
    });
    try {
      node.refuses = (method) => method === 'eth_getBalance';
      await chain.mine(2 * FINALITY);
      await world.look();
      expect(await held(world)).toBeUndefined();
      const { database } = world.server.service;
      await database.writer('chain_transactions').insert(UNDER_WAY);
      node.refuses = undefined;
      expect(await held(world)).toMatchObject({ amount: { minor: 0n }, at: 0 });
    } finally {
      await world.close();
      await node.stop();
    }
  });
});

describe.each(['sqlite', 'postgres'] as const)('gas, on %s', (dialect) => {
  let world: ChainWorld;
  let tenant: TestTenant;
  let destinationId: string;
  let node: LyingNode;

  beforeAll(async () => {
    const chain = await Anvil.start();
    const token = await TestToken.deploy(chain, 'USDC');
    node = await LyingNode.before(chain.url);
    world = await ChainWorld.open(dialect, {
      chain,
      token,
      variables: { CORRIDOR_EVM_NODES: `base=${node.url}`, CORRIDOR_EVM_STUCK_SECONDS: '86400' },
    });
    tenant = await world.server.newTenant('Engines Pty Ltd');
    await tenant.adjust('USDC', '1000.00');
    await chain.giveGas(HOT, 3n * ETHER + ODD);
    await token.mint(HOT, 1_000n * COIN);
    await chain.mine(FINALITY);
    await world.look();
    destinationId = (await tenant.newDestination({ address: STRANGER })).id;
  });

  afterAll(async () => {
    await world.close();
    await node.stop();
  });

  /** Names and amounts of the lines about gas, oldest first. */
  const lines = async (): Promise<Pick<ProviderEntry, 'entryId' | 'amountMinor' | 'instructionId'>[]> => {
    const rows = await world.server.service.database
      .reader('provider_entries')
      .where({ asset: 'ETH' })
      .orderBy(['received_at', 'entry_id'])
      .select<{ entry_id: string; amount_minor: unknown; instruction_id: string | null }[]>();
    return rows.map((row) => ({
      entryId: row.entry_id,
      amountMinor: BigInt(String(row.amount_minor)),
      instructionId: row.instruction_id,
    }));
  };

  const withdrawals = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1)
      ids.push((await tenant.newWithdrawal({ destinationId, amount: '1.50' })).id);
    await world.waiting(count);
    return ids;
  };

  const onChain = async (): Promise<bigint> =>
    BigInt(String(await world.chain.call('eth_getBalance', HOT, 'latest')));

  /** What reconciliation finds of the network's own asset. */
  const reconciled = async () => {
    const { database, writeQueue, clock } = world.server.service;
    await writeQueue.submit(keepHoldings({ provider: 'chain', adapter: 'evm' }, await holdingsOf(world)));
    await matchEntries(database.reader, writeQueue, 'chain');
    const query = { provider: 'chain', now: clock(), graceMs: 86_400_000, limit: 100 } as const;
    const { theirs, sums } = await readReconciliation(database, query);
    return {
      theirs: theirs.filter(({ entry }) => entry.asset === 'ETH').map(({ entry }) => entry),
      sum: sums.find(({ asset }) => asset === 'ETH'),
    };
  };

  it('that the wallet had at first is a line for the books', async () => {
    expect(await lines()).toEqual([
      { entryId: 'base:opening:gas', amountMinor: minorOfWei(3n * ETHER + ODD), instructionId: null },
    ]);
    expect((await held(world))?.amount).toEqual({ minor: minorOfWei(3n * ETHER + ODD), asset: 'ETH' });
  });

  it('that withdrawals burn is booked under their orders when they are final, to the smallest unit', async () => {
    await withdrawals(3);
    await world.mine();
    expect(await lines()).toHaveLength(1);
    await world.mine(FINALITY);
    const [, ...burnt] = await lines();
    expect(burnt).toHaveLength(3);
    expect(burnt.every(({ instructionId, amountMinor }) => instructionId !== null && amountMinor < 0n)).toBe(
      true,
    );
    const sum = (await lines()).reduce((total, { amountMinor }) => total + amountMinor, 0n);
    expect(sum).toBe(minorOfWei(await onChain()));
  });

  it('is the house’s where an order is behind it, and for people where none is', async () => {
    const { theirs, sum } = await reconciled();
    expect(theirs.map(({ entryId }) => entryId)).toEqual(['base:opening:gas']);
    expect(sum).toMatchObject({ booksMinor: 0n, unexplainedMinor: 0n });
    const note = { reviewId: 'rev_opening', actor: 'grace@example.com', reason: 'Our first stock' };
    const [{ provider, adapter, entryId } = theirs[0]!] = theirs;
    await world.submit(markAsHouse({ provider, adapter, entryId }, note));
    expect(await reconciled()).toMatchObject({ theirs: [], sum: { theirsMinor: 0n, unexplainedMinor: 0n } });
  });

  it('that people add is a line of its own, once it is final', async () => {
    const before = await lines();
    await world.chain.giveGas(HOT, (await onChain()) + ETHER);
    await world.mine();
    expect(await lines()).toEqual(before);
    await world.mine(FINALITY);
    const [added, ...more] = (await lines()).slice(before.length);
    expect([added?.amountMinor, added?.instructionId, more]).toEqual([minorOfWei(ETHER), null, []]);
    const { theirs, sum } = await reconciled();
    expect(theirs.map(({ amountMinor }) => presentHeld(amountMinor, 'ETH'))).toEqual(['1.000000000000']);
    expect(sum).toMatchObject({ unexplainedMinor: 0n, heldMinor: minorOfWei(await onChain()) });
  });

  it('of a transaction that fails is burnt all the same', async () => {
    const before = await lines();
    await withdrawals(1);
    await world.refuseInItsBlock(STRANGER);
    const burnt = (await lines()).slice(before.length);
    expect(burnt.map(({ instructionId }) => instructionId?.slice(0, 4))).toEqual(['ins_']);
    expect(await reconciled()).toMatchObject({ sum: { unexplainedMinor: 0n } });
  });

  it('is booked from receipts while a node keeps no old balances', async () => {
    node.refuses = (method, params) => method === 'eth_getBalance' && params[1] !== 'latest';
    await withdrawals(1);
    await world.mine(FINALITY);
    expect((await held(world))?.amount.minor).toBe(minorOfWei(await onChain()));
    node.refuses = undefined;
    await world.mine();
    expect(await reconciled()).toMatchObject({ sum: { unexplainedMinor: 0n } });
  });

  it('that a node answers nonsense about holds up no deposit', async () => {
    const { id, address } = await tenant.newAddress();
    node.lie = (method, answer) => (method === 'eth_getBalance' ? {} : answer);
    await world.token.mint(RICH, 5n * COIN);
    await world.token.transfer(address, 5n * COIN);
    await world.mine(FINALITY);
    node.lie = undefined;
    const { data } = await tenant.get<{ data: Schema<'Deposit'>[] }>('/v1/treasury/deposits?limit=100');
    expect(data.find((deposit) => deposit.fundingInstrumentId === id)?.status).toBe('credited');
  });

  it('of another wallet goes on with the books of the first', async () => {
    const before = await lines();
    const { database } = world.server.service;
    const [known] = await database.reader('chain_gas').select<{ booked_wei: string }[]>();
    await database.writer('chain_gas').update({ address: STRANGER.toLowerCase() });
    await world.chain.giveGas(HOT, BigInt(known!.booked_wei) + 2n * ETHER);
    await world.mine(FINALITY);
    expect((await lines()).slice(before.length)).toMatchObject([{ amountMinor: minorOfWei(2n * ETHER) }]);
    expect(await database.reader('chain_gas')).toMatchObject([{ address: HOT }]);
    expect(await reconciled()).toMatchObject({ sum: { unexplainedMinor: 0n } });
  });

  it('is told again by the next look, once, where a look was not taken in', async () => {
    const before = await lines();
    await withdrawals(2);
    await world.chain.mine(FINALITY);
    // A process that dies after it has looked.
    const lost = await world.adapter();
    const { signal } = new AbortController();
    const { database } = world.server.service;
    const [known] = await database
      .reader('provider_cursors')
      .where({ provider: 'chain' })
      .select<{ cursor: string }[]>('cursor');
    const page = await lost.poll!.read(JSON.parse(known!.cursor) as Json, { signal, attempt: 1 });
    expect(page.entries.filter(({ amount }) => amount.asset === 'ETH')).toHaveLength(2);
    await world.look();
    await world.look();
    expect((await lines()).slice(before.length)).toHaveLength(2);
    expect(await database.reader('chain_gas_entries')).toEqual([]);
    expect(await reconciled()).toMatchObject({ sum: { unexplainedMinor: 0n } });
  });
});

it('lines of parts add up to what is left, however they are rounded', () => {
  const wei = fc.bigInt({ min: -(10n ** 22n), max: 10n ** 24n });
  fc.assert(
    fc.property(wei, fc.array(fc.bigInt({ min: 0n, max: 10n ** 17n })), (start, parts) => {
      let left = start;
      let sum = minorOfWei(start);
      for (const part of parts) {
        sum += minorOfWei(left - part) - minorOfWei(left);
        left -= part;
      }
      expect(sum).toBe(minorOfWei(left));
      expect(left - minorOfWei(left) * 1_000_000n).toBeGreaterThanOrEqual(0n);
    }),
  );
});
