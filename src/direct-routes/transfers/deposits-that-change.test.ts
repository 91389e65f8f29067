import { describe, expect, it } from 'vitest';
import { type ProviderName, Retry, Unknown } from '../../provider-seam/port/provider.ts';
import { changingDeposits, DIRECTIONS, EACH, STATUS } from '../../testing/worlds/changing-deposits.ts';
import { TestProvider } from '../../testing/worlds/test-provider.ts';
import { eachTransferFlow } from '../../testing/worlds/transfer-flow.ts';
import type { TransferDirection } from './table.ts';

const deliveryOf = (direction: TransferDirection): { kind: string; provider: ProviderName } =>
  direction === 'aud_to_stablecoin' ? { kind: 'send', provider: 'chain' } : { kind: 'pay', provider: 'bank' };
const returnerOf = (direction: TransferDirection): ProviderName =>
  direction === 'aud_to_stablecoin' ? 'bank' : 'chain';

eachTransferFlow((flow) => {
  const { settle } = flow;
  const { open, converted, failed, release, sendBack, sendBackByHand, alarmsOf } = changingDeposits(flow);

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
      await sendBackByHand(deposit, 'OUT-1');
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
});
