import { HDKey } from '@scure/bip32';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RICH, RICH_KEY } from '../../testing/chain/anvil.ts';
import { COIN, ChainWorld, DEPOSIT_ROOT, FINALITY, HOT } from '../../testing/chain/chain-world.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { ChainNetwork } from './network.ts';
import { signingWith } from './signer.ts';
import { Sweep, type SweepTerms, type Swept } from './sweep.ts';

const CALL = { signal: new AbortController().signal, attempt: 1 };

describe('a sweep of deposit addresses', () => {
  let world: ChainWorld;
  let tenant: TestTenant;
  let large: string;
  let route: string;

  beforeAll(async () => {
    world = await ChainWorld.open('sqlite');
    tenant = await world.server.newTenant('Engines Pty Ltd');
    await world.token.mint(RICH, 1_000n * COIN);
    await world.mine(FINALITY);
    large = (await tenant.newAddress()).address.toLowerCase();
    const small = (await tenant.newAddress()).address;
    await tenant.newAddress();
    const made = await tenant.newRoute({
      direction: 'stablecoin_to_aud',
      source: { asset: 'USDC', network: 'base' },
      destination: { type: 'payid', payId: 'ada@example.com', accountName: 'Ada Lovelace' },
    });
    const { reader } = world.server.service.database;
    const row = await reader('payment_routes').where({ id: made.id }).first<{ deposit_address: string }>();
    route = row.deposit_address.toLowerCase();
    await world.token.transfer(large, 5n * COIN);
    await world.token.transfer(small, COIN / 2n);
    await world.token.transfer(route, 7n * COIN);
    await world.mine(FINALITY);
  });

  afterAll(() => world.close());

  const sweepWith = (change: Partial<SweepTerms> = {}): Sweep => {
    const [config] = world.server.service.config.evmChain!.networks;
    return new Sweep({
      network: new ChainNetwork(config!),
      root: DEPOSIT_ROOT,
      gas: null,
      hot: HOT,
      leastMinor: COIN,
      mostFee: 300_000_000_000n,
      isRehearsal: false,
      patienceMs: 20_000,
      ...change,
    });
  };

  /** All holders, a page of one at a time; blocks are made meanwhile. */
  const sweptBy = async (sweep: Sweep, isMining = true): Promise<string[]> => {
    const { subjects, database } = world.server.service;
    const swept: Swept[] = [];
    const over = new AbortController();
    const miner = (async () => {
      while (isMining && !over.signal.aborted) {
        await world.chain.mine();
        await delay(50);
      }
    })();
    let page = await subjects.addressHolders(database.reader, 'base', undefined, 1);
    while (page.length > 0) {
      swept.push(...(await sweep.page(page, CALL.signal)));
      page = await subjects.addressHolders(database.reader, 'base', page.at(-1), 1);
    }
    over.abort();
    await miner;
    return swept
      .map(({ address, amountMinor, outcome }) => {
        const name =
          address.toLowerCase() === route ? 'route' : address.toLowerCase() === large ? 'large' : 'other';
        return `${name} ${amountMinor / COIN} ${outcome}`;
      })
      .sort();
  };

  const held = async (): Promise<bigint> =>
    (await (await world.adapter()).holdings?.(CALL))?.[0]?.amount.minor ?? 0n;

  it('shows first what it would move, and leaves what is not worth its gas', async () => {
    expect(await sweptBy(sweepWith({ isRehearsal: true }), false)).toEqual([
      'large 5 found',
      'route 7 found',
    ]);
  });

  it('moves nothing with another key, and nothing without gas', async () => {
    const root = HDKey.fromMasterSeed(new Uint8Array(32).fill(8));
    expect(await sweptBy(sweepWith({ root }), false)).toEqual(['large 5 other_key', 'route 7 other_key']);
    expect(await sweptBy(sweepWith(), false)).toEqual(['large 5 without_gas', 'route 7 without_gas']);
    expect(await world.token.balance(HOT)).toBe(0n);
  });

  it('never takes the hot wallet, whose transactions are the server’s, to pay for gas', () => {
    const gas = signingWith('11'.repeat(32));
    expect(() => sweepWith({ gas })).toThrow('Give another key');
  });

  it('pays for the gas and moves the rest, which changes nothing in the books', async () => {
    const before = await held();
    const gas = signingWith(RICH_KEY);
    expect(await sweptBy(sweepWith({ gas }))).toEqual(['large 5 swept', 'route 7 swept']);
    expect(await world.token.balance(HOT)).toBe(12n * COIN);
    await world.mine(FINALITY);
    expect(await held()).toBe(before);
    const entries = await world.server.service.database
      .reader('provider_entries')
      .where('amount_minor', '<', 0);
    expect(entries).toEqual([]);
    expect(await sweptBy(sweepWith({ gas }), false)).toEqual([]);
  });

  it('leaves alone what another sweep is moving', async () => {
    await world.token.transfer(large, 3n * COIN);
    await world.mine(FINALITY);
    await world.chain.giveGas(large);
    expect(await sweptBy(sweepWith({ patienceMs: 0 }), false)).toEqual(['large 3 sent']);
    expect(await sweptBy(sweepWith(), false)).toEqual(['large 3 busy']);
    await world.mine();
    expect(await sweptBy(sweepWith(), false)).toEqual([]);
    expect(await world.token.balance(HOT)).toBe(15n * COIN);
  });
});
