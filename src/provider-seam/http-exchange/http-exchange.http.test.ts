import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Dialect } from '../../db/statements/statement.ts';
import { openAlarms } from '../../testing/databases/open-alarms.ts';
import { ExactDecimal } from '../../money/amount.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { TestVenue, VENUE_KEY, VENUE_SECRET, type VenueFault } from '../../testing/venue/test-venue.ts';
import { diesAt } from '../../testing/worlds/batch-world.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { pollProvider } from '../ingest/ingest.ts';
import type { HttpExchange } from './adapter.ts';
import { connectHttpExchange } from './connect.ts';

const OFTEN = { interval: 20, timeout: 20_000 };

/** Longer than a process keeps the stream, and than a venue may show an order late. */
const LATER_MS = 100_000;

/** More writes than a conversion takes. */
const MOST_WRITES = 20;

const TO_AUD = {
  sourceAsset: 'USDC',
  destinationAsset: 'AUD',
  sourceAmount: '100.00',
  sourceNetwork: 'base',
};

const TO_USDC = {
  sourceAsset: 'AUD',
  destinationAsset: 'USDC',
  sourceAmount: '100.00',
  destinationNetwork: 'base',
};

describe.each(['sqlite', 'postgres'] as const)('an exchange over HTTP, on %s', (dialect: Dialect) => {
  let made: TestDatabase;
  let server: TestServer;
  let venue: TestVenue;
  let tenant: TestTenant;
  let own: HttpExchange;

  beforeAll(async () => {
    made = await createTestDatabase(dialect);
    venue = await TestVenue.start(() => server.service.clock());
    server = await startTestServer(made.url, {
      variables: {
        CORRIDOR_EXCHANGE: 'http',
        CORRIDOR_EXCHANGE_URL: venue.url,
        CORRIDOR_EXCHANGE_KEY: VENUE_KEY,
        CORRIDOR_EXCHANGE_SECRET: VENUE_SECRET,
        CORRIDOR_SPREAD_BPS: '20',
      },
    });
    server.service.worker.start();
    own = adapter();
    tenant = await server.newTenant();
    await tenant.adjust('AUD', '100000.00');
    await tenant.adjust('USDC', '100000.00');
    await tenant.pin('AUD', 'USDC', '0.65');
    await tenant.pin('USDC', 'AUD', '1.50');
  });

  afterAll(async () => {
    await server.close();
    await venue.stop();
    await made.remove();
  });

  beforeEach(() => {
    venue.fill('USDC-AUD', [['1.5200', '100000']], [['1.5000', '100000']]);
  });

  const adapter = (submit?: WriteQueue['submit']): HttpExchange => {
    const { database, config, clock, writeQueue } = server.service;
    if (config.httpExchange === null) throw new Error('No exchange is connected');
    return connectHttpExchange(config.httpExchange, {
      database,
      clock,
      newToken: randomUUID,
      submit: submit ?? ((write) => writeQueue.submit(write)),
    });
  };

  const look = async (submit?: WriteQueue['submit']): Promise<void> => {
    const { database, subjects, writeQueue } = server.service;
    const { name, adapter: called, limits, poll } = submit === undefined ? own : adapter(submit);
    const { signal } = new AbortController();
    const onFault = (error: unknown): never => {
      throw error;
    };
    server.passTime(LATER_MS);
    // Of the queue, reading uses nothing else.
    const queue = { submit: submit ?? ((write) => writeQueue.submit(write)) } as WriteQueue;
    const dependencies = { database, writeQueue: queue, subjects, onFault, signal };
    await pollProvider(dependencies, { name, adapter: called, limits, poll });
  };

  const heldOf = (asset: string) => new ExactDecimal(venue.balances.get(asset) ?? 0);

  /** Ordered, as far as the venue has let it come. */
  const convert = async (body: object): Promise<string> => {
    const { id } = await tenant.newConversion(body);
    await expect
      .poll(async () => (await ordersOf(id)).length + (await alarms()).length, OFTEN)
      .toBeGreaterThan(0);
    return id;
  };

  const ordersOf = async (id: string) => {
    const { reader } = server.service.database;
    const order = await reader('instructions').where({ subject: id }).first<{ id: string } | undefined>('id');
    return reader('exchange_orders')
      .where({ instruction_id: order?.id ?? '' })
      .orderBy('number')
      .select<{ client_order_id: string; standing: string; coins: string }[]>(
        'client_order_id',
        'standing',
        'coins',
      );
  };

  const alarms = (): Promise<string[]> => openAlarms(server.service.database.reader);

  const settle = async (id: string): Promise<void> => {
    const status = async (): Promise<string> => {
      await look();
      return (await tenant.conversion(id)).status;
    };
    await expect.poll(status, OFTEN).toBe('settled');
  };

  it('offers the mean price of its book, there and back', async () => {
    venue.fill(
      'USDC-AUD',
      [
        ['1.5', '4000'],
        ['1.6', '100000'],
      ],
      [['1.4', '100000']],
    );
    const rates = await own.rates({ signal: new AbortController().signal, attempt: 1 });
    expect(
      rates.map(({ source, destination, rate }) => [source, destination, Number(rate).toFixed(6)]),
    ).toEqual([
      ['AUD', 'USDC', '0.650000'],
      ['USDC', 'AUD', '1.400000'],
    ]);
    expect(rates.map(({ offered }) => offered?.at(-1))).toEqual([
      { source: '166000', destination: '104000' },
      { source: '100000', destination: '140000' },
    ]);
    venue.fill('USDC-AUD', [['1.5', '10']], []);
    expect(await own.rates({ signal: new AbortController().signal, attempt: 1 })).toEqual([]);
  });

  it.each([TO_AUD, TO_USDC])('makes $sourceAmount $sourceAsset into $destinationAsset', async (body) => {
    const before = new Map(venue.balances);
    const id = await convert(body);
    await settle(id);
    // The server may have asked what became of it before its entries were told.
    await look();
    const change = (asset: string) => heldOf(asset).sub(before.get(asset) ?? 0);
    const [sold, bought] = [change(body.sourceAsset), change(body.destinationAsset)];
    expect(sold.lte('-99.99') && sold.gte(-100), sold.toFixed()).toBe(true);
    expect(bought.gt(body.sourceAsset === 'AUD' ? 65 : 149), bought.toFixed()).toBe(true);
    const { reader } = server.service.database;
    const order = await reader('instructions').where({ subject: id }).first<{ id: string }>('id');
    const entries = await reader('provider_entries')
      .where({ instruction_id: order.id })
      .select<{ asset: string; amount_minor: string | number }[]>('asset', 'amount_minor');
    const booked = new Map(entries.map(({ asset, amount_minor: minor }) => [asset, new ExactDecimal(minor)]));
    for (const [asset, amount] of [
      [body.sourceAsset, sold] as const,
      [body.destinationAsset, bought] as const,
    ]) {
      const minor = amount.mul(asset === 'AUD' ? 100 : 1_000_000);
      expect(booked.get(asset)?.sub(minor).abs().lte(1), asset).toBe(true);
    }
  });

  it('bring what the house had there before as a line of its own, once', async () => {
    const opening = await server.service.database
      .reader('provider_entries')
      .where('entry_id', 'like', 'opening:%')
      .orderBy('entry_id')
      .select<{ entry_id: string; amount_minor: unknown }[]>('entry_id', 'amount_minor');
    expect(opening.map((entry) => [entry.entry_id, BigInt(String(entry.amount_minor))])).toEqual([
      ['opening:AUD', 100_000_000n],
      ['opening:USDC', 1_000_000_000_000n],
      ['opening:USDT', 1_000_000_000_000n],
    ]);
  });

  it('orders again what was matched in part, and waits with an alarm while nothing is offered within the bound', async () => {
    venue.fill(
      'USDC-AUD',
      [],
      [
        ['1.5000', '30'],
        ['1.2000', '100000'],
      ],
    );
    const id = await convert(TO_AUD);
    await look();
    expect(await alarms()).toContainEqual('exchange_thin USDC-AUD');
    expect((await ordersOf(id)).map(({ coins }) => coins)).toEqual(['30']);
    venue.fill('USDC-AUD', [], [['1.4900', '100000']]);
    await settle(id);
    expect((await ordersOf(id)).map(({ coins }) => coins)).toEqual(['30', '70']);
    expect(await alarms()).toEqual([]);
  });

  it.each<[VenueFault, boolean]>([
    ['status 500', true],
    ['status 500', false],
    ['reset', true],
    ['reset', false],
    ['garbled', true],
    ['status 429', false],
  ])('orders once where a call ends in %s, carried out: %s', async (fault, isPlaced) => {
    venue.faults.push({ fault, isPlaced });
    const id = await convert(TO_AUD);
    await settle(id);
    // The clock of a test jumps, so that a request may come too late: it was refused for sure.
    const orders = (await ordersOf(id)).filter(({ standing }) => standing !== 'refused');
    expect(orders.map(({ client_order_id: name }) => venue.placed.get(name))).toEqual(orders.map(() => 1));
    const coins = orders.reduce((sum, order) => sum + Number(order.coins), 0);
    expect(coins).toBeCloseTo(100, 3);
  });

  it('waits for an order that the venue shows late, and does not place another', async () => {
    venue.isHidingNew = true;
    venue.faults.push({ fault: 'reset', isPlaced: true });
    const id = await convert(TO_AUD);
    const [order] = await ordersOf(id);
    venue.isHidingNew = false;
    venue.hidden.clear();
    await settle(id);
    expect(venue.placed.get(order!.client_order_id)).toBe(1);
  });

  it('waits with an alarm where the venue refuses, such as for want of money', async () => {
    const held = venue.balances.get('USDC') ?? '';
    venue.balances.set('USDC', '1');
    const id = await convert(TO_AUD);
    await expect.poll(alarms, OFTEN).toContainEqual('exchange_refusing btc_markets orders');
    expect((await tenant.conversion(id)).status).not.toBe('failed');
    venue.balances.set('USDC', held);
    await settle(id);
    expect(await alarms()).toEqual([]);
  });

  it('waits with an alarm while its clock is too far from the venue', async () => {
    const { clock } = venue;
    venue.clock = () => server.service.clock() + 60_000;
    const { id } = await tenant.newConversion(TO_AUD);
    await expect.poll(alarms, OFTEN).toContainEqual('exchange_refusing btc_markets');
    venue.clock = clock;
    await settle(id);
    expect(await alarms()).toEqual([]);
  });

  it('orders once where a call is refused late, after another process has placed the order again', async () => {
    let release = (): void => undefined;
    venue.held.push(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    const order = {
      instructionId: `ins_${dialect}_late`,
      tenantId: 'acct_none',
      kind: 'convert',
      subject: 'con_late',
      payload: {
        amount: '100.00',
        asset: 'USDC',
        rate: '1.5',
        destination: { amount: '150.00', asset: 'AUD', network: null },
      },
    };
    const call = { signal: new AbortController().signal, attempt: 1 };
    const before = heldOf('USDC');
    const late = adapter().carryOut(order, call);
    const written = async (): Promise<number> =>
      (await server.service.database.reader('exchange_orders').where({ instruction_id: order.instructionId }))
        .length;
    await expect.poll(written, OFTEN).toBe(1);
    // Too long for the time in its signature, and the other process does not hear that it has placed it.
    server.passTime(LATER_MS);
    venue.faults.push({ fault: 'reset', isPlaced: true });
    await own.carryOut(order, call);
    release();
    await late;
    for (let round = 0; round < 3; round += 1) await look();
    expect(await own.queryStatus(order)).toMatchObject([{ says: 'settled' }]);
    expect(before.sub(heldOf('USDC')).toFixed()).toBe('100');
  });

  it('holds what the venue says', async () => {
    venue.balances.set('AUD', '12.349');
    const holdings = await own.holdings({ signal: new AbortController().signal, attempt: 1 });
    expect(holdings.find(({ amount }) => amount.asset === 'AUD')).toMatchObject({
      account: 'btc_markets',
      amount: { minor: 1_234n, asset: 'AUD' },
    });
    venue.balances.set('AUD', '1000000');
  });

  it.each(['before', 'after'] as const)(
    'killed at any write, %s it was committed, orders what is left once',
    async (side) => {
      const { writeQueue } = server.service;
      for (let at = 1; at <= MOST_WRITES; at += 1) {
        venue.fill(
          'USDC-AUD',
          [],
          [
            ['1.5000', '40'],
            ['1.4990', '100000'],
          ],
        );
        const order = {
          instructionId: `ins_${dialect}_${side}_${at}`,
          tenantId: 'acct_none',
          kind: 'convert',
          subject: `con_${at}`,
          payload: {
            amount: '100.00',
            asset: 'USDC',
            rate: '1.5',
            destination: { amount: '150.00', asset: 'AUD', network: null },
          },
        };
        const call = { signal: new AbortController().signal, attempt: 1 };
        const died = await diesAt(writeQueue, at, side, (submit) => adapter(submit).carryOut(order, call));
        server.passTime(LATER_MS);
        await own.carryOut(order, call);
        for (let round = 0; round < 3; round += 1) await look();
        expect(await own.queryStatus(order)).toMatchObject([{ says: 'settled' }]);
        const orders = await server.service.database
          .reader('exchange_orders')
          .where({ instruction_id: order.instructionId })
          .whereNot({ standing: 'refused' })
          .select<{ client_order_id: string; coins: string }[]>('client_order_id', 'coins');
        expect(orders.map(({ client_order_id: name }) => venue.placed.get(name))).toEqual(
          orders.map(() => 1),
        );
        expect(orders.reduce((sum, { coins }) => sum + Number(coins), 0)).toBe(100);
        if (!died) return;
      }
      throw new Error(`More than ${MOST_WRITES} writes`);
    },
    60_000,
  );
});
