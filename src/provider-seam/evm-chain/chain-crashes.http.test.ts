import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { parseAmount } from '../../money/amount.ts';
import { RICH } from '../../testing/chain/anvil.ts';
import { COIN, ChainWorld, FINALITY, HOT } from '../../testing/chain/chain-world.ts';
import { diesAt } from '../../testing/worlds/batch-world.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import type { AnyOrder } from '../port/provider.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';

const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** More writes than a withdrawal or a look takes. */
const MOST_WRITES = 12;

describe.each(['sqlite', 'postgres'] as const)('a process that is killed, on %s', (dialect) => {
  let world: ChainWorld;
  let tenant: TestTenant;

  beforeAll(async () => {
    world = await ChainWorld.open(dialect);
    tenant = await world.server.newTenant();
    await world.token.mint(HOT, 10_000n * COIN);
    await world.token.mint(RICH, 10_000n * COIN);
    await world.mine(FINALITY);
  });

  afterAll(() => world.close());

  const available = async (): Promise<bigint> =>
    parseAmount((await tenant.balance('USDC')).available, 'USDC');

  const order = (number: number): AnyOrder => ({
    instructionId: `ins_${dialect}_${number}`,
    tenantId: 'acct_none',
    kind: 'send',
    subject: `wdl_${number}`,
    payload: { amount: '1.000000', asset: 'USDC', network: 'base', address: STRANGER, tag: null },
  });

  const dies = (
    at: number,
    side: 'before' | 'after',
    work: (submit: WriteQueue['submit']) => Promise<unknown>,
  ): Promise<boolean> => diesAt(world.server.service.writeQueue, at, side, work);

  it.each(['before', 'after'] as const)(
    'at any write, %s it was committed, sends one transaction for each order',
    async (side) => {
      const call = { signal: new AbortController().signal, attempt: 1 };
      for (let at = 1; at <= MOST_WRITES; at += 1) {
        const before = await world.token.balance(STRANGER);
        const sent = order(side === 'before' ? at : MOST_WRITES + at);
        const died = await dies(at, side, async (submit) =>
          (await world.adapter(submit)).carryOut(sent, call),
        );
        const other = await world.adapter();
        const status = await other.queryStatus(sent, call);
        expect(['absent', 'in_progress']).toContain(status);
        await other.carryOut(sent, call);
        await world.mine(FINALITY);
        expect((await world.token.balance(STRANGER)) - before).toBe(COIN);
        expect(await other.queryStatus(sent, call)).toMatchObject([
          { says: 'settled', amount: { minor: COIN } },
        ]);
        if (!died) return;
      }
      throw new Error(`More than ${MOST_WRITES} writes`);
    },
    120_000,
  );

  it.each(['before', 'after'] as const)(
    'at any write, %s it was committed, credits each deposit once',
    async (side) => {
      const { address } = await tenant.newAddress();
      for (let at = 1; at <= MOST_WRITES; at += 1) {
        const before = await available();
        await world.token.transferTwice(address, COIN, 2n * COIN);
        await world.chain.mine();
        const diedFirst = await dies(at, side, (submit) => world.look(submit));
        await world.chain.mine(FINALITY - 1);
        const diedLast = await dies(at, side, (submit) => world.look(submit));
        await world.look();
        expect((await available()) - before).toBe(3n * COIN);
        if (!diedFirst && !diedLast) {
          const { data } = await tenant.get<{ data: Schema<'Deposit'>[] }>('/v1/treasury/deposits?limit=100');
          expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['credited']));
          return;
        }
      }
      throw new Error(`More than ${MOST_WRITES} writes`);
    },
    120_000,
  );

  it('orders that many processes carry out at once are sent once each, without a gap in their nonces', async () => {
    const before = await world.token.balance(STRANGER);
    const call = { signal: new AbortController().signal, attempt: 1 };
    const orders = Array.from({ length: 10 }, (_, index) => order(100 + index));
    const processes = await Promise.all([world.adapter(), world.adapter(), world.adapter()]);
    await Promise.all(processes.flatMap((each) => orders.map((one) => each.carryOut(one, call))));
    await world.waiting(10);
    await world.mine(FINALITY);
    expect((await world.token.balance(STRANGER)) - before).toBe(10n * COIN);
    const { reader } = world.server.service.database;
    const rows = await reader('chain_transactions').orderBy('nonce').select<{ nonce: unknown }[]>('nonce');
    expect(rows.map(({ nonce }) => Number(nonce))).toEqual(rows.map((_row, index) => index));
  });
});
