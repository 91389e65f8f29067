import { describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { newId } from '../../identity/ids.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { absentProviderFacts } from '../../provider-seam/port/absent-facts.ts';
import type { ProviderName } from '../../provider-seam/port/provider.ts';
import { type FaultKind, addFault, faultNeed } from '../../provider-seam/simulator/faults.ts';
import { freezeAt } from '../../sandbox/clock.ts';
import { addRoute, fundTestRoute } from '../../testing/worlds/fund-route.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { createTestWriteQueue, testFacts } from '../../testing/worlds/test-write-queue.ts';
import { eachTransferFlow } from '../../testing/worlds/transfer-flow.ts';
import { advanceTransfer } from './control.ts';
import { orderTransferReturn, releaseTransfer, returnTransferByHand } from './review.ts';
import type { Transfer } from './table.ts';

const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;

const wayOf = ({ statusHistory }: Transfer): string[] => statusHistory.map(({ status }) => status);

const COMPLETED = ['detected', 'converting', 'delivering', 'completed'];
const FAILS_AT_EXCHANGE = ['detected', 'converting', 'failed', 'returned'];
const FAILS_AT_DELIVERY = ['detected', 'converting', 'delivering', 'failed', 'returned'];

eachTransferFlow((flow) => {
  const { now, settle, read, alarms } = flow;

  const inject = (provider: ProviderName, fault: FaultKind, delayMs = 0): Promise<unknown> =>
    flow.test.writeQueue.submit(
      probeWrite(flow.tenantId, {
        needs: [faultNeed(flow.tenantId, provider)],
        decide: (loaded) => ({
          effects: [addFault(loaded, flow.tenantId, provider, { fault, count: 1, delayMs })],
        }),
      }),
    );
  const noteOf = (reason: string) => ({ reviewId: newId('rev'), actor: 'ops@example.com', reason });
  const reviewsOf = async (subject: string): Promise<unknown[]> =>
    flow.test.database
      .reader<object>('reviews')
      .where({ subject })
      .orderBy('id')
      .select('action', 'reason', 'actor');

  describe('a deposit at a route', () => {
    it.each(DIRECTIONS)('is converted and delivered by itself (%s)', async (direction) => {
      const route = await addRoute(flow.test, flow.tenantId, direction);
      const detected = await fundTestRoute(flow.test, route, '100.00');
      expect(detected).toMatchObject({ status: 'detected', paymentRouteId: route.id, direction });
      await settle();
      const transfer = await read(detected.id);
      expect(wayOf(transfer)).toEqual(COMPLETED);
      const [prefix, hash] =
        direction === 'aud_to_stablecoin' ? ['SIMCHAIN', /^0x/] : ['SIMBANK', detected.transactionHash];
      expect(transfer.deliveryReference).toBe(`${prefix}-${detected.id}`);
      expect(transfer.transactionHash).toMatch(hash!);
    });

    it.each([
      ['100.01', FAILS_AT_EXCHANGE],
      ['100.02', FAILS_AT_DELIVERY],
      ['100.03', ['detected', 'held']],
      ['100.04', ['detected', 'converting', 'delivering']],
      // Below one, cents are cents.
      ['0.51', COMPLETED],
    ])('of %s goes its magic way in both directions', async (amount, way) => {
      for (const direction of DIRECTIONS) {
        const route = await addRoute(flow.test, flow.tenantId, direction);
        const { id } = await fundTestRoute(flow.test, route, amount);
        await settle();
        const transfer = await read(id);
        expect([direction, wayOf(transfer)]).toEqual([direction, way]);
        if (amount === '100.03') expect(transfer.holdReason).toBe('provider_review');
      }
    });

    it.each([
      ['exchange', 'fail', FAILS_AT_EXCHANGE],
      ['chain', 'fail', FAILS_AT_DELIVERY],
      ['exchange', 'repeat', COMPLETED],
      ['chain', 'repeat', COMPLETED],
      ['exchange', 'reorder', COMPLETED],
      ['chain', 'reorder', COMPLETED],
      ['exchange', 'drop', ['detected', 'converting']],
      ['chain', 'drop', ['detected', 'converting', 'delivering']],
    ] as const)('meets the next fault of the %s: %s', async (provider, fault, way) => {
      await inject(provider, fault);
      const { id } = await fundTestRoute(
        flow.test,
        await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin'),
        '50.00',
      );
      await settle();
      expect(wayOf(await read(id))).toEqual(way);
    });

    it('whose return is refused stays where it is, with an alarm, until an operator has it sent again', async () => {
      const route = await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin');
      await inject('exchange', 'fail');
      await inject('bank', 'fail');
      const { id } = await fundTestRoute(flow.test, route, '50.00');
      await settle();
      expect(wayOf(await read(id))).toEqual(['detected', 'converting', 'failed']);
      expect(await alarms(id)).toEqual(['return_refused']);
      const reviewed = { tenantId: flow.tenantId, transferId: id };
      const again = await flow.test.writeQueue.submit(
        returnTransferByHand(reviewed, noteOf('by hand'), 'BANK-77'),
      );
      expect(again.status).toBe('returned');
      expect(await alarms(id)).toEqual([]);
      expect(await reviewsOf(id)).toEqual([
        { action: 'return', reason: 'by hand', actor: 'ops@example.com' },
      ]);
    });

    it('that is reported a hundred times at once is one transfer with one entry', async () => {
      const route = await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin');
      const calls = Array.from({ length: 100 }, () =>
        fundTestRoute(flow.test, route, '10.00', { providerReference: 'one' }),
      );
      const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
      expect(ids.size).toBe(1);
      const [id] = [...ids];
      const entries = flow.test.database.reader('journal_entries').where({ subject_id: id });
      expect(await entries).toHaveLength(1);
      const transfers = flow.test.database.reader('transfers').where({ payment_route_id: route.id });
      expect(await transfers).toHaveLength(1);
    });

    it('with another amount the second time is the first one, and somebody looks', async () => {
      const toAud = await addRoute(flow.test, flow.tenantId, 'stablecoin_to_aud');
      const hash = { transactionHash: `0x${'ab'.repeat(32)}` };
      const first = await fundTestRoute(flow.test, toAud, '10.00', hash);
      await settle();
      const second = await fundTestRoute(flow.test, toAud, '11.00', {
        ...hash,
        providerReference: 'another',
      });
      expect(second).toMatchObject({ id: first.id, status: 'completed', source: { amount: '10.000000' } });
      const raised = await flow.test.database
        .reader('alarms')
        .where({ tenant_id: flow.tenantId, kind: 'report_disputed' });
      expect(raised).toHaveLength(1);
      await fundTestRoute(flow.test, toAud, '11.00', { ...hash, providerReference: 'another' });
      const disputed = flow.test.database
        .reader('provider_reports')
        .where({ tenant_id: flow.tenantId, outcome: 'disputed' });
      expect(await disputed).toHaveLength(1);
    });

    it('counts against the day before it is decided: of fifty at once against a limit for ten, ten are converted', async () => {
      const route = await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin', { dailyMinor: 10_000n });
      const funded = await Promise.all(
        Array.from({ length: 50 }, () => fundTestRoute(flow.test, route, '10.00')),
      );
      await settle();
      const transfers = await Promise.all(funded.map(({ id }) => read(id)));
      const completed = transfers.filter(({ status }) => status === 'completed');
      const held = transfers.filter(({ holdReason }) => holdReason === 'above_route_daily_limit');
      expect([completed.length, held.length]).toEqual([10, 40]);
    });
  });

  describe('a held transfer', () => {
    const hold = async (amount = '100.03', given: Parameters<typeof addRoute>[3] = {}) => {
      const route = await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin', given);
      const { id } = await fundTestRoute(flow.test, route, amount);
      return { id, route, reviewed: { tenantId: flow.tenantId, transferId: id } };
    };

    it('goes on when it is released, whatever held it, and its history says what that was', async () => {
      const { id, reviewed } = await hold('80.00', { maxMinor: 1n });
      const note = noteOf('looked at');
      await flow.test.writeQueue.submit(releaseTransfer(reviewed, note));
      // The same decision again changes nothing.
      await flow.test.writeQueue.submit(releaseTransfer(reviewed, note));
      await settle();
      const { statusHistory, holdReason } = await read(id);
      expect(holdReason).toBeNull();
      expect(statusHistory.map(({ status, reason }) => [status, reason])).toEqual([
        ['detected', undefined],
        ['held', 'above_route_maximum'],
        ['converting', 'looked at'],
        ['delivering', undefined],
        ['completed', undefined],
      ]);
      expect(await reviewsOf(id)).toEqual([
        { action: 'release', reason: 'looked at', actor: 'ops@example.com' },
      ]);
      await expect(
        flow.test.writeQueue.submit(releaseTransfer(reviewed, noteOf('again'))),
      ).rejects.toMatchObject({
        code: 'invalid_state',
      });
    });

    it('goes back whole when that is ordered, once the provider has done it', async () => {
      const { id, reviewed } = await hold();
      const ordered = await flow.test.writeQueue.submit(orderTransferReturn(reviewed, noteOf('not wanted')));
      expect(ordered.status).toBe('held');
      for (const again of [orderTransferReturn, releaseTransfer]) {
        await expect(flow.test.writeQueue.submit(again(reviewed, noteOf('twice')))).rejects.toMatchObject({
          code: 'invalid_state',
        });
      }
      await settle();
      expect(wayOf(await read(id))).toEqual(['detected', 'held', 'returned']);
    });

    it('stays held where it cannot be priced, or where its deposit has vanished', async () => {
      const { id, reviewed } = await hold();
      await flow.test.database
        .writer('transfers')
        .where({ id })
        .update({
          platform_fee_minor: 10_003,
          pricing: JSON.stringify({
            platformFee: { flat: '100.03', bps: 0 },
            developerFee: { flatAudMinor: '0', bps: 0 },
          }),
        });
      const refused = { code: 'invalid_state', message: 'The transfer cannot be priced: amount_below_fee.' };
      await expect(
        flow.test.writeQueue.submit(releaseTransfer(reviewed, noteOf('try'))),
      ).rejects.toMatchObject(refused);
      expect(await read(id)).toMatchObject({ status: 'held', version: 2 });
      expect(await reviewsOf(id)).toEqual([]);
      const gone = await fundTestRoute(
        flow.test,
        await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin'),
        '10.00',
      );
      const body = { to: 'held', reason: 'deposit_vanished' } as const;
      await flow.test.writeQueue.submit(
        handlerWrite(advanceTransfer, { path: { id: gone.id }, query: {}, body }, flow.tenantId),
      );
      const lost = { tenantId: flow.tenantId, transferId: gone.id };
      await expect(flow.test.writeQueue.submit(releaseTransfer(lost, noteOf('try')))).rejects.toMatchObject({
        code: 'invalid_state',
      });
      const returned = await flow.test.writeQueue.submit(orderTransferReturn(lost, noteOf('it is gone')));
      expect(returned.status).toBe('returned');
      expect(
        await selectMatching(flow.test.database.reader, instructionsTable, [{ subject: gone.id }]),
      ).toEqual([]);
    });

    it('cannot be released without a rate', async () => {
      const { id, reviewed } = await hold();
      const { marketRate } = absentProviderFacts();
      const other = createTestWriteQueue(flow.test.database, { providers: { ...testFacts(0), marketRate } });
      other.clock.now = now();
      await expect(other.writeQueue.submit(releaseTransfer(reviewed, noteOf('try')))).rejects.toMatchObject({
        code: 'service_unavailable',
      });
      expect((await read(id)).status).toBe('held');
    });
  });

  describe('a transfer that a control call advances', () => {
    const advance = (id: string, to: string, reason?: string) =>
      flow.test.writeQueue.submit(
        handlerWrite(
          advanceTransfer,
          { path: { id }, query: {}, body: { to, ...(reason === undefined ? {} : { reason }) } } as never,
          flow.tenantId,
        ),
      );

    it.each([
      [['converting', 'delivering', 'completed']],
      [['held', 'converting', 'failed', 'returned']],
      [['converting', 'delivering', 'failed', 'returned']],
      [['held', 'returned']],
    ])('goes %s, with its entries, and nothing is ordered', async (way) => {
      for (const direction of DIRECTIONS) {
        const { id } = await fundTestRoute(
          flow.test,
          await addRoute(flow.test, flow.tenantId, direction),
          '20.00',
        );
        for (const to of way) expect((await advance(id, to)).status).toBe(to);
        await settle();
        expect(wayOf(await read(id))).toEqual(['detected', ...way]);
        expect(await selectMatching(flow.test.database.reader, instructionsTable, [{ subject: id }])).toEqual(
          [],
        );
        expect(await alarms(id)).toEqual([]);
      }
    });

    it('is left alone by the simulators, wherever they had brought it', async () => {
      await flow.test.writeQueue.submit(freezeAt(flow.tenantId, now(), OPERATOR));
      const { id } = await fundTestRoute(
        flow.test,
        await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin'),
        '100.04',
      );
      await settle();
      expect((await read(id)).status).toBe('delivering');
      await advance(id, 'failed', 'The bank was closed.');
      await settle();
      expect(await read(id)).toMatchObject({ status: 'failed', failureMessage: 'The bank was closed.' });
      await expect(advance(id, 'completed')).rejects.toMatchObject({ code: 'invalid_state' });
      await advance(id, 'returned');
      expect(await alarms(id)).toEqual([]);
    });

    it('is held for a review, whatever words are said, and those stand in its history', async () => {
      const { id } = await fundTestRoute(
        flow.test,
        await addRoute(flow.test, flow.tenantId, 'aud_to_stablecoin'),
        '20.00',
      );
      expect(await advance(id, 'held', 'somebody asked')).toMatchObject({
        holdReason: 'provider_review',
        statusHistory: [{ status: 'detected' }, { status: 'held', reason: 'somebody asked' }],
      });
    });
  });
});
