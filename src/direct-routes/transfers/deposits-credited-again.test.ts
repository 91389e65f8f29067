import { describe, expect, it } from 'vitest';
import type { Report } from '../../provider-seam/port/provider.ts';
import { changingDeposits, DIRECTIONS, EACH } from '../../testing/worlds/changing-deposits.ts';
import { eachTransferFlow } from '../../testing/worlds/transfer-flow.ts';

eachTransferFlow((flow) => {
  const { settle } = flow;
  const { open, converted, returned, release, sendBack, alarmsOf } = changingDeposits(flow);

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
