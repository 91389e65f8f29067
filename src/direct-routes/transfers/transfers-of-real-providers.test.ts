import { describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { receiveReport } from '../../provider-seam/inbox/receive-report.ts';
import { absentProviderFacts } from '../../provider-seam/port/absent-facts.ts';
import { Refused, type Report, Retry } from '../../provider-seam/port/provider.ts';
import { addRoute, fundTestRoute } from '../../testing/worlds/fund-route.ts';
import { createTestWriteQueue, testFacts } from '../../testing/worlds/test-write-queue.ts';
import { TestProvider } from '../../testing/worlds/test-provider.ts';
import { testWorker } from '../../testing/worlds/test-worker.ts';
import { eachTransferFlow } from '../../testing/worlds/transfer-flow.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import type { PaymentRoute } from '../payment-routes/table.ts';
import type { Transfer } from './table.ts';

const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;

eachTransferFlow((flow) => {
  const { now, settle, read, alarms } = flow;

  describe('a provider that is real', () => {
    const incomingOf = (route: PaymentRoute) =>
      route.direction === 'aud_to_stablecoin'
        ? ({
            bsb: `${route.bsb.slice(0, 3)}-${route.bsb.slice(3)}`,
            accountNumber: route.accountNumber,
          } as const)
        : ({
            asset: route.asset,
            network: route.network,
            address: route.depositAddress.toLowerCase(),
            tag: null,
          } as const);
    const tell = (route: PaymentRoute, says: Report['says'], eventId: string, name: string) => {
      const isFromAud = route.direction === 'aud_to_stablecoin';
      const source = { provider: isFromAud ? 'bank' : 'chain', adapter: 'real' } as const;
      const amount = isFromAud
        ? ({ minor: 2_500n, asset: 'AUD' } as const)
        : ({ minor: 25_000_000n, asset: 'USDC' } as const);
      const fact = isFromAud ? { providerReference: name } : { transactionHash: name, transferIndex: 3 };
      const about = { incoming: { into: incomingOf(route), ...fact } };
      return receiveReport(flow.test, source, {
        eventId,
        about,
        says,
        amount,
      });
    };
    const only = async (route: PaymentRoute): Promise<Transfer> => {
      const rows = await flow.test.database
        .reader('transfers')
        .where({ payment_route_id: route.id })
        .select<{ id: string }[]>('id');
      expect(rows).toHaveLength(1);
      return read(rows[0]!.id);
    };

    it.each(DIRECTIONS)(
      'tells of money at a route, and is heard when it says that it is final (%s)',
      async (direction) => {
        const route = await addRoute(flow.test, flow.tenantId, direction);
        const name = direction === 'aud_to_stablecoin' ? 'NPP-1' : `0x${route.id.slice(4)}`;
        expect(await tell(route, 'detected', `${route.id}-1`, name)).toBe('applied');
        await settle();
        expect(await only(route)).toMatchObject({ status: 'detected', dueAt: null });
        expect(await tell(route, 'detected', `${route.id}-1`, name)).toBe('repeated');
        expect(await tell(route, 'credited', `${route.id}-2`, name)).toBe('applied');
        await settle();
        expect((await only(route)).status).toBe('completed');
      },
    );

    it('that takes a deposit back has the transfer held, and never released', async () => {
      const route = await addRoute(flow.test, flow.tenantId, 'stablecoin_to_aud');
      await tell(route, 'confirming', `${route.id}-1`, `0x${route.id.slice(4)}`);
      await tell(route, 'returned', `${route.id}-2`, `0x${route.id.slice(4)}`);
      expect(await only(route)).toMatchObject({ status: 'held', holdReason: 'deposit_vanished' });
    });

    it('that cannot be reached has its leg tried again for ever, with an alarm: it is not held', async () => {
      let calls = 0;
      const exchange = new TestProvider({
        name: 'exchange',
        carryOut: (_order, take) => {
          calls += 1;
          return calls <= 7 ? Promise.reject(new Retry('away')) : Promise.resolve(take());
        },
      });
      const { id } = await fundTestRoute(
        flow.test,
        await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin'),
        '50.00',
      );
      const found: string[][] = [];
      while (calls < 8) {
        await settle({ providers: { exchange } });
        found.push([(await read(id)).status, ...(await alarms(id))]);
        flow.test.clock.now = now() + 3_600_000;
      }
      // The configuration allows five attempts before somebody has to know.
      const quiet = ['converting'];
      const stuck = ['converting', 'transfer_stuck'];
      expect(found).toEqual([quiet, quiet, quiet, quiet, stuck, stuck, stuck, stuck]);
      expect([...exchange.executed.values()]).toEqual([1]);
      const source = { provider: 'exchange', adapter: 'simulated' } as const;
      const [order] = await selectMatching(flow.test.database.reader, instructionsTable, [
        { subject: id, kind: 'convert' },
      ]);
      const report = { eventId: `${id} done`, about: { instructionId: order!.id }, says: 'settled' } as const;
      await receiveReport(flow.test, source, report);
      await settle();
      expect([(await read(id)).status, ...(await alarms(id))]).toEqual(['completed']);
    });

    it('that refuses an exchange has the deposit sent back', async () => {
      const exchange = new TestProvider({
        name: 'exchange',
        carryOut: () => Promise.reject(new Refused('market_closed', 'The market is closed.')),
      });
      const { id } = await fundTestRoute(
        flow.test,
        await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin'),
        '50.00',
      );
      await settle({ providers: { exchange } });
      expect(await read(id)).toMatchObject({
        status: 'returned',
        failureCode: 'market_closed',
        failureMessage: 'The market is closed.',
      });
    });
  });

  it('waits where it is while there is no rate, with an alarm after a time, and goes on when there is one', async () => {
    const { marketRate } = absentProviderFacts();
    let isThere = false;
    const asked: unknown[] = [];
    const facts = testFacts(0);
    const other = createTestWriteQueue(flow.test.database, {
      providers: {
        ...facts,
        marketRate: (...given) => {
          asked.push(given[2]);
          return isThere ? facts.marketRate(...given) : marketRate(...given);
        },
      },
    });
    other.clock.now = now();
    await flow.test.writeQueue.submit(
      setConfiguration(flow.tenantId, { returns: { retryLimit: 2 } }, 'test', 'test'),
    );
    const { id } = await fundTestRoute(
      flow.test,
      await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin'),
      '50.00',
    );
    for (const [later, wanted] of [
      [0, ['detected', 0]],
      [5_000, ['detected', 1]],
    ] as const) {
      other.clock.now = now() + later;
      await testWorker(other).settle(flow.tenantId);
      expect([(await read(id)).status, (await alarms(id)).length]).toEqual(wanted);
    }
    isThere = true;
    other.clock.now = now() + 10_000;
    await testWorker(other).settle(flow.tenantId);
    expect([(await read(id)).status, await alarms(id)]).toEqual(['completed', []]);
    expect(asked.at(-1)).toEqual({ side: 'source', minor: 5_000n });
  });
});
