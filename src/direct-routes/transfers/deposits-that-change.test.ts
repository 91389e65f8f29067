import { describe, expect, it } from 'vitest';
import { newId } from '../../identity/ids.ts';
import { type ProviderName, type Report, Retry, Unknown } from '../../provider-seam/port/provider.ts';
import { TestDeposit } from '../../testing/worlds/deposit-flow.ts';
import { TestProvider } from '../../testing/worlds/test-provider.ts';
import { eachTransferFlow } from '../../testing/worlds/transfer-flow.ts';
import { orderTransferReturn, releaseTransfer, returnTransferByHand } from './review.ts';
import type { TransferDirection } from './table.ts';

const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;

/** What a provider says of a deposit that it had called credited. */
const LOSSES = ['detected', 'confirming', 'returned'] as const;

const STATUS = { detected: 'detected', confirming: 'confirming', returned: 'gone' } as const;

const EACH = DIRECTIONS.flatMap((direction) => LOSSES.map((says) => [direction, says] as const));

const deliveryOf = (direction: TransferDirection): { kind: string; provider: ProviderName } =>
  direction === 'aud_to_stablecoin' ? { kind: 'send', provider: 'chain' } : { kind: 'pay', provider: 'bank' };
const returnerOf = (direction: TransferDirection): ProviderName =>
  direction === 'aud_to_stablecoin' ? 'bank' : 'chain';

eachTransferFlow((flow) => {
  const { settle, alarms } = flow;

  const open = (direction: TransferDirection, options?: Parameters<typeof TestDeposit.open>[2]) =>
    TestDeposit.open(flow, direction, options);
  const note = (): { reviewId: string; actor: string; reason: string } => ({
    reviewId: newId('rev'),
    actor: 'ops@example.com',
    reason: 'It was looked at',
  });
  const reviewed = async (deposit: TestDeposit) => ({
    tenantId: flow.tenantId,
    transferId: (await deposit.latest()).id,
  });
  const release = async (deposit: TestDeposit) =>
    flow.test.writeQueue.submit(releaseTransfer(await reviewed(deposit), note()));
  const sendBack = async (deposit: TestDeposit) =>
    flow.test.writeQueue.submit(orderTransferReturn(await reviewed(deposit), note()));
  const alarmsOf = async (deposit: TestDeposit): Promise<string[]> => alarms((await deposit.latest()).id);
  /** A deposit that is credited and converted, and whose exchange nobody was told of. */
  const converted = async (direction: TransferDirection): Promise<TestDeposit> => {
    const deposit = await open(direction);
    await deposit.tell('credited');
    await deposit.convert();
    return deposit;
  };
  /** A deposit whose conversion failed, and whose return nobody was told of. */
  const failed = async (direction: TransferDirection): Promise<TestDeposit> => {
    const deposit = await converted(direction);
    await deposit.report('convert', 'exchange', 'failed');
    return deposit;
  };
  /** A deposit that was sent back. */
  const returned = async (direction: TransferDirection, cents?: bigint): Promise<TestDeposit> => {
    const deposit = await open(direction, cents === undefined ? {} : { cents });
    await deposit.tell('credited');
    await deposit.convert();
    await deposit.report('convert', 'exchange', 'failed');
    await settle();
    expect((await deposit.latest()).status).toBe('returned');
    return deposit;
  };

  describe('a detected transfer whose deposit was credited', () => {
    it.each(EACH)('is not converted once it is no longer final (%s, %s)', async (direction, says) => {
      const deposit = await open(direction);
      await deposit.tell('credited');
      await deposit.tell(says);
      await settle();
      const isGone = says === 'returned';
      expect(await deposit.latest()).toMatchObject({
        status: isGone ? 'held' : 'detected',
        depositStatus: STATUS[says],
        holdReason: isGone ? 'deposit_vanished' : null,
      });
      await deposit.tell('credited');
      await settle();
      expect(await deposit.latest()).toMatchObject({
        status: isGone ? 'held' : 'completed',
        depositStatus: 'final',
        holdReason: isGone ? 'provider_review' : null,
      });
      expect(await alarmsOf(deposit)).toEqual([]);
    });
  });

  describe('a held transfer whose deposit was credited', () => {
    it.each(EACH)(
      'is neither released nor sent back while it is not final (%s, %s)',
      async (direction, says) => {
        const deposit = await open(direction, { limits: { maxMinor: 1n } });
        await deposit.tell('credited');
        await deposit.tell(says);
        const lost = await deposit.latest();
        expect([lost.holdReason, lost.depositStatus]).toEqual(['deposit_vanished', STATUS[says]]);
        expect(lost.statusHistory.at(-1)?.reason).toBe('above_route_maximum');
        await expect(release(deposit)).rejects.toMatchObject({ code: 'invalid_state' });
        await deposit.tell('credited');
        const back = await deposit.latest();
        expect([back.holdReason, back.depositStatus]).toEqual(['above_route_maximum', 'final']);
        await release(deposit);
        await settle();
        expect((await deposit.latest()).status).toBe('completed');
      },
    );

    it.each(DIRECTIONS)('goes back without an order while it is gone (%s)', async (direction) => {
      const deposit = await open(direction, { limits: { maxMinor: 1n } });
      await deposit.tell('credited');
      await deposit.tell('confirming');
      expect((await sendBack(deposit)).status).toBe('returned');
      expect(await deposit.orders()).toEqual({});
    });

    it.each(DIRECTIONS)('keeps its provider from an order for its return (%s)', async (direction) => {
      const deposit = await open(direction, { limits: { maxMinor: 1n } });
      await deposit.tell('credited');
      await sendBack(deposit);
      await deposit.tell('returned');
      await settle();
      expect((await deposit.latest()).status).toBe('held');
      expect(await deposit.orders()).toEqual({ return_deposit: 'withdrawn' });
      await deposit.tell('credited');
      await sendBack(deposit);
      await settle();
      expect((await deposit.latest()).status).toBe('returned');
      expect(await alarmsOf(deposit)).toEqual([]);
    });

    it.each(DIRECTIONS)('raises an alarm if its return is under way (%s)', async (direction) => {
      const deposit = await open(direction, { limits: { maxMinor: 1n } });
      await deposit.tell('credited');
      await sendBack(deposit);
      const name = returnerOf(direction);
      await settle({ providers: { [name]: new TestProvider({ name }) } });
      await deposit.tell('returned');
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      await deposit.tell('credited');
      expect(await alarmsOf(deposit)).toEqual([]);
    });
  });

  describe('a held transfer whose deposit never was final', () => {
    it.each(DIRECTIONS)('goes on if it is released, with an alarm until it is (%s)', async (direction) => {
      const deposit = await open(direction, { limits: { maxMinor: 1n } });
      await deposit.tell('detected');
      await release(deposit);
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      await settle();
      expect((await deposit.latest()).status).toBe('completed');
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      await deposit.tell('credited');
      expect(await alarmsOf(deposit)).toEqual([]);
    });
  });

  describe('a converted transfer whose deposit is no longer final', () => {
    it.each(EACH)('keeps its exchange from an order (%s, %s)', async (direction, says) => {
      const deposit = await converted(direction);
      await deposit.tell(says);
      const exchange = new TestProvider({ name: 'exchange' });
      await settle({ providers: { exchange } });
      expect(exchange.sent).toEqual([]);
      expect(await deposit.latest()).toMatchObject({ status: 'converting', depositStatus: STATUS[says] });
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      await deposit.tell('credited');
      expect(await alarmsOf(deposit)).toEqual([]);
      await settle();
      expect(await deposit.latest()).toMatchObject({ status: 'completed', depositStatus: 'final' });
    });

    it.each(EACH)('delivers nothing that is exchanged meanwhile (%s, %s)', async (direction, says) => {
      const deposit = await converted(direction);
      await settle({ providers: { exchange: new TestProvider({ name: 'exchange' }) } });
      await deposit.tell(says);
      await deposit.report('convert', 'exchange', 'settled');
      await settle();
      expect((await deposit.latest()).status).toBe('delivering');
      expect(await deposit.orders()).toEqual({ convert: 'done' });
      await deposit.tell('credited');
      await settle();
      expect((await deposit.latest()).status).toBe('completed');
    });

    it.each(DIRECTIONS)('keeps its deliverer from an order (%s)', async (direction) => {
      const deposit = await converted(direction);
      await deposit.report('convert', 'exchange', 'settled');
      await deposit.tell('returned');
      await settle();
      expect((await deposit.latest()).status).toBe('delivering');
      expect(await deposit.orders()).toMatchObject({ [deliveryOf(direction).kind]: 'withdrawn' });
      await release(deposit);
      await settle();
      expect((await deposit.latest()).status).toBe('completed');
      // The operator knew: the alarm stands for as long as the money is not there.
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      await deposit.tell('credited');
      expect(await alarmsOf(deposit)).toEqual([]);
    });

    it('waits again if it is gone after it was released', async () => {
      const deposit = await converted('stablecoin_to_aud');
      await deposit.tell('confirming');
      await release(deposit);
      await deposit.tell('detected');
      expect(await deposit.orders()).toEqual({ convert: 'pending' });
      await deposit.tell('returned');
      expect(await deposit.orders()).toEqual({ convert: 'withdrawn' });
      await expect(sendBack(deposit)).rejects.toMatchObject({ code: 'invalid_state' });
      await release(deposit);
      await expect(release(deposit)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it.each([
      ['certainly did nothing', (): Error => new Retry('away')],
      ['may have done it, and has not', (): Error => new Unknown('broken off')],
    ])('is not ordered again of a provider that %s', async (_what, newError) => {
      const deposit = await converted('stablecoin_to_aud');
      const exchange = new TestProvider({
        name: 'exchange',
        carryOut: async () => {
          // While the provider is being called.
          await deposit.tell('confirming');
          throw newError();
        },
      });
      await settle({ providers: { exchange } });
      flow.test.clock.now = flow.now() + 3_600_000;
      await settle({ providers: { exchange } });
      expect(exchange.sent).toHaveLength(1);
      expect(await deposit.orders()).toEqual({ convert: 'withdrawn' });
      await deposit.tell('credited');
      await settle();
      expect((await deposit.latest()).status).toBe('completed');
    });
  });

  describe('a failed transfer whose deposit is no longer final', () => {
    it.each(EACH)('is sent back when it is credited again (%s, %s)', async (direction, says) => {
      const deposit = await failed(direction);
      await deposit.tell(says);
      await settle();
      expect((await deposit.latest()).status).toBe('failed');
      expect(await deposit.orders()).toMatchObject({ return_deposit: 'withdrawn' });
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      await expect(release(deposit)).rejects.toMatchObject({ code: 'invalid_state' });
      await deposit.tell('credited');
      expect(await alarmsOf(deposit)).toEqual([]);
      await settle();
      expect((await deposit.latest()).status).toBe('returned');
      expect(await deposit.transfers()).toHaveLength(1);
    });

    it('is returned without an order, since there is nothing to send back', async () => {
      const deposit = await failed('aud_to_stablecoin');
      await deposit.tell('returned');
      expect((await sendBack(deposit)).status).toBe('returned');
      await settle();
      expect(await deposit.orders()).toMatchObject({ return_deposit: 'withdrawn' });
      expect(await alarmsOf(deposit)).toEqual([]);
    });

    it('keeps its alarm if it is sent back by hand', async () => {
      const deposit = await failed('aud_to_stablecoin');
      await deposit.tell('returned');
      await flow.test.writeQueue.submit(returnTransferByHand(await reviewed(deposit), note(), 'OUT-1'));
      expect((await deposit.latest()).status).toBe('returned');
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
    });

    it('keeps its alarm if its return was under way', async () => {
      const deposit = await failed('aud_to_stablecoin');
      await settle({ providers: { bank: new TestProvider({ name: 'bank' }) } });
      await deposit.tell('returned');
      await deposit.report('return_deposit', 'bank', 'settled');
      expect((await deposit.latest()).status).toBe('returned');
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
    });

    it('leaves a return alone that was refused before', async () => {
      const deposit = await failed('aud_to_stablecoin');
      await settle({ providers: { bank: new TestProvider({ name: 'bank' }) } });
      await deposit.report('return_deposit', 'bank', 'failed');
      await deposit.tell('confirming');
      await deposit.tell('credited');
      await settle();
      expect(await alarmsOf(deposit)).toEqual(['return_refused']);
      expect(await deposit.orders()).toMatchObject({ return_deposit: 'done' });
    });
  });

  describe('a completed transfer whose deposit is no longer final', () => {
    it.each(EACH)('raises an alarm until it is credited again (%s, %s)', async (direction, says) => {
      const deposit = await open(direction);
      await deposit.tell('credited');
      await settle();
      await deposit.tell(says);
      expect(await deposit.latest()).toMatchObject({ status: 'completed', depositStatus: STATUS[says] });
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      await deposit.tell('credited');
      expect(await alarmsOf(deposit)).toEqual([]);
    });
  });

  describe('a returned transfer', () => {
    it.each(EACH)('is left alone by what is said before a credit (%s, %s)', async (direction, says) => {
      const deposit = await returned(direction);
      const before = await deposit.latest();
      expect(await deposit.tell(says)).toBe('ignored');
      expect(await deposit.transfers()).toEqual([before]);
      expect(await alarmsOf(deposit)).toEqual([]);
    });

    it.each(DIRECTIONS)(
      'whose deposit is credited again makes a new one, held and counted, once (%s)',
      async (direction) => {
        const deposit = await returned(direction);
        expect(await deposit.tell('credited')).toBe('applied');
        expect(await deposit.tell('credited')).toBe('applied');
        const [first, second, ...others] = await deposit.transfers();
        expect(others).toEqual([]);
        expect(first?.status).toBe('returned');
        expect(second).toMatchObject({
          status: 'held',
          holdReason: 'deposit_credited_again',
          depositStatus: 'final',
          occurrence: 1,
          providerReference: first?.providerReference,
          transactionHash: direction === 'aud_to_stablecoin' ? null : first?.transactionHash,
          transferIndex: first?.transferIndex,
          depositReference: first?.depositReference,
          grossMinor: first?.grossMinor,
        });
        expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
        const counted: unknown = await flow.test.database
          .reader('counters')
          .where({ counter: `route:${deposit.route.id}` })
          .pluck('total_minor');
        expect((counted as unknown[]).map(String)).toEqual([String(first?.grossMinor)]);
      },
    );

    it.each(DIRECTIONS)('can be released again, and sent back again (%s)', async (direction) => {
      const deposit = await returned(direction);
      await deposit.tell('credited');
      await sendBack(deposit);
      await settle();
      expect(await deposit.latest()).toMatchObject({ status: 'returned', occurrence: 1 });
      expect(await deposit.orders()).toEqual({ return_deposit: 'done' });
      expect(await alarmsOf(deposit)).toEqual([]);
      await deposit.tell('credited');
      await deposit.tell('confirming');
      expect((await deposit.latest()).holdReason).toBe('deposit_vanished');
      await deposit.tell('credited');
      expect(await deposit.latest()).toMatchObject({ occurrence: 2, holdReason: 'deposit_credited_again' });
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      await release(deposit);
      expect(await alarmsOf(deposit)).toEqual([]);
      await settle();
      expect((await deposit.latest()).status).toBe('completed');
      expect(await deposit.transfers()).toHaveLength(3);
    });

    it.each(DIRECTIONS)(
      'is told of again by its name, in one report for the latest (%s)',
      async (direction) => {
        const deposit = await returned(direction);
        await deposit.tell('credited');
        const { fact } = deposit;
        const about: Report['about'] =
          'transactionHash' in fact ? { transactionHash: fact.transactionHash } : fact;
        const told = { about, eventId: `${deposit.route.id} by name` };
        expect(await deposit.tell('confirming', undefined, told)).toBe('applied');
        expect(await deposit.tell('confirming', undefined, told)).toBe('repeated');
        expect(await deposit.latest()).toMatchObject({ occurrence: 1, depositStatus: 'confirming' });
      },
    );

    it('whose deposit is credited again in one report that comes many times makes one new one', async () => {
      const deposit = await returned('aud_to_stablecoin');
      const told = { eventId: `${deposit.route.id} once`, about: deposit.fact as Report['about'] };
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => deposit.tell('credited', undefined, told)),
      );
      expect(outcomes.toSorted()).toEqual(['applied', ...Array.from({ length: 7 }, () => 'repeated')]);
      expect(await deposit.transfers()).toHaveLength(2);
    });
  });

  describe('a provider that names moments', () => {
    it('is heard by their order, and not by that of its reports', async () => {
      const deposit = await open('stablecoin_to_aud');
      const now = flow.now();
      expect(await deposit.tell('credited', now - 10)).toBe('applied');
      expect(await deposit.tell('confirming', now - 20)).toBe('ignored');
      expect(await deposit.tell('detected', now - 10)).toBe('ignored');
      await deposit.convert();
      await deposit.tell('confirming', now - 5);
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      expect(await deposit.tell('credited', now - 10)).toBe('ignored');
      expect(await alarmsOf(deposit)).toEqual(['deposit_reorganised']);
      await deposit.tell('credited', now - 1);
      expect(await alarmsOf(deposit)).toEqual([]);
    });

    it('makes no new transfer of an earlier credit, however late it comes', async () => {
      const deposit = await open('stablecoin_to_aud');
      const now = flow.now();
      await deposit.tell('credited', now - 30);
      await deposit.convert();
      await deposit.report('convert', 'exchange', 'failed');
      await settle();
      expect((await deposit.latest()).status).toBe('returned');
      await deposit.tell('credited', now - 30);
      await deposit.tell('returned', now - 10);
      await deposit.tell('credited', now - 20);
      expect(await deposit.transfers()).toHaveLength(1);
      await deposit.tell('credited', now - 5);
      expect(await deposit.transfers()).toHaveLength(2);
    });

    it('whose clock is ahead is heard when it speaks again', async () => {
      const deposit = await converted('stablecoin_to_aud');
      await deposit.tell('confirming', flow.now() + 86_400_000);
      flow.test.clock.now = flow.now() + 1_000;
      await deposit.tell('credited', flow.now());
      expect(await alarmsOf(deposit)).toEqual([]);
    });
  });
});
