import { describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { transfersTable } from '../../direct-routes/transfers/table.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { addRoute, fundTestRoute, readTransfer } from '../../testing/worlds/fund-route.ts';
import { BANK, CHAIN, eachInbox, sumOf } from '../../testing/worlds/test-inbox.ts';
import type { About, Report } from '../port/provider.ts';
import type { ReportSource } from '../port/provider.ts';
import { applyDisputed, dismissDisputed, matchReport } from './review-report.ts';
import { closeUnmatched, unmatchedReportsTable } from './unmatched.ts';

const BLOCK = `0x${'b'.repeat(64)}`;

eachInbox(({ test, tenantId, nextEvent, receive, operation, payout, alarmsOf }) => {
  async function unmatched(eventId: string) {
    const [row] = await selectMatching(test.database.reader, unmatchedReportsTable, [{ ...BANK, eventId }]);
    return row;
  }

  describe('a disputed report', () => {
    async function disputed() {
      const { id, about } = await payout();
      const eventId = nextEvent();
      await receive(BANK, { eventId, about, says: 'settled', amount: sumOf(9_999n) });
      return { id, key: { tenantId: tenantId(), ...BANK, eventId } };
    }

    it('is applied once somebody has looked, by what was ordered, and the alarm is over', async () => {
      const { id, key } = await disputed();
      const write = await applyDisputed(test, key, OPERATOR);
      expect(await test.writeQueue.submit(write)).toBe('applied');
      expect(await operation(id)).toMatchObject({ status: 'settled', principalMinor: 10_000n });
      expect(await alarmsOf(BANK, key.eventId)).toEqual([]);
      await expect(test.writeQueue.submit(write)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('is put aside, and cannot be applied then', async () => {
      const { id, key } = await disputed();
      expect(await test.writeQueue.submit(dismissDisputed(key, OPERATOR))).toBe('dismissed');
      expect((await operation(id)).status).toBe('accepted');
      expect(await alarmsOf(BANK, key.eventId)).toEqual([]);
      const write = await applyDisputed(test, key, OPERATOR);
      await expect(test.writeQueue.submit(write)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('that nobody has kept is not found', async () => {
      const key = { tenantId: tenantId(), ...BANK, eventId: 'never' };
      await expect(applyDisputed(test, key, OPERATOR)).rejects.toMatchObject({ code: 'not_found' });
      await expect(test.writeQueue.submit(dismissDisputed(key, OPERATOR))).rejects.toMatchObject({
        code: 'not_found',
      });
    });
  });

  describe('a report about nobody we know', () => {
    it.each<[string, ReportSource, About]>([
      ['order', BANK, { instructionId: 'ins_none' }],
      ['reference', BANK, { providerReference: 'none' }],
      ['transaction', CHAIN, { transactionHash: BLOCK }],
      ['account', BANK, { incoming: { into: { bsb: '000-000', accountNumber: '1' } } }],
      [
        'address',
        CHAIN,
        { incoming: { into: { asset: 'USDC', network: 'base', address: 'none', tag: null } } },
      ],
    ])('by its %s is kept once outside the tenants, with an alarm', async (_what, source, about) => {
      const eventId = nextEvent();
      const report: Report = { eventId, about, says: 'credited', amount: sumOf(1n) };
      expect(await receive(source, report)).toBe('unmatched');
      expect(await receive(source, report)).toBe('unmatched');
      const rows = await selectMatching(test.database.reader, unmatchedReportsTable, [
        { ...source, eventId },
      ]);
      expect(rows).toMatchObject([{ status: 'open', count: 2 }]);
      expect(await alarmsOf(source, eventId)).toEqual(['report_unmatched']);
    });

    it('is applied to what an operator names, and closed', async () => {
      const { id } = await payout();
      const eventId = nextEvent();
      const about = { providerReference: 'of another system' };
      await receive(BANK, { eventId, about, says: 'settled', amount: sumOf(10_000n) });
      const inbox = test;
      const match = (to: string) => matchReport(inbox, { ...BANK, eventId }, to, OPERATOR, (write) => write);
      await expect(match('pay_none')).rejects.toMatchObject({ code: 'not_found' });
      expect(await match(id)).toBe('applied');
      expect((await operation(id)).status).toBe('settled');
      expect(await unmatched(eventId)).toMatchObject({ status: 'matched', subjectId: id });
      expect(await alarmsOf(BANK, eventId)).toEqual([]);
      expect(await match(id)).toBe('repeated');
      await expect(match((await payout()).id)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it.each(['transfer', 'route'] as const)('is applied to the %s that an operator names', async (what) => {
      const inbox = test;
      const match = (eventId: string, to: string) =>
        matchReport(inbox, { ...BANK, eventId }, to, OPERATOR, (write) => write);
      const route = await addRoute(test, tenantId(), 'aud_to_stablecoin');
      if (what === 'transfer') {
        const { id } = await fundTestRoute(test, route, '100.00');
        const told = { eventId: nextEvent(), about: { providerReference: 'of another system' } };
        await receive(BANK, { ...told, says: 'held' });
        expect(await match(told.eventId, id)).toBe('applied');
        expect(await readTransfer(test, id)).toMatchObject({ status: 'held', holdReason: 'provider_review' });
        // The exchange means its own order by the same transfer, and a provider that has no part in it means nothing.
        const meantBy = (provider: 'exchange' | 'identity') =>
          test.subjects.findRecord(test.database.reader, {
            id,
            provider,
            about: { providerReference: '' },
            says: 'settled',
          });
        expect((await meantBy('exchange'))?.subject.name).toEqual({
          kind: 'leg',
          transferId: id,
          order: 'convert',
        });
        expect(await meantBy('identity')).toBeUndefined();
        return;
      }
      const into = { bsb: '000-000', accountNumber: '1' };
      const told = { eventId: nextEvent(), about: { incoming: { into, providerReference: nextEvent() } } };
      await receive(BANK, { ...told, says: 'detected', amount: sumOf(7_000n) });
      expect(await match(told.eventId, route.id)).toBe('applied');
      const [transfer] = await selectMatching(test.database.reader, transfersTable, [
        { tenantId: tenantId(), paymentRouteId: route.id },
      ]);
      expect(transfer).toMatchObject({ status: 'detected', grossMinor: 7_000n });
      expect(await unmatched(told.eventId)).toMatchObject({ status: 'matched', subjectId: route.id });
    });

    it('is dismissed for good', async () => {
      const eventId = nextEvent();
      const report: Report = { eventId, about: { providerReference: 'none' }, says: 'settled' };
      await receive(BANK, report);
      const close = closeUnmatched({ ...BANK, eventId }, { status: 'dismissed' }, OPERATOR);
      expect([await test.writeQueue.submit(close), await test.writeQueue.submit(close)]).toEqual([
        true,
        false,
      ]);
      expect(await receive(BANK, report)).toBe('unmatched');
      expect(await unmatched(eventId)).toMatchObject({ status: 'dismissed', count: 1 });
      expect(await alarmsOf(BANK, eventId)).toEqual([]);
    });

    it('is closed by itself when it comes again and is about somebody by then', async () => {
      const { id, about } = await payout();
      const providerReference = `L-${id}`;
      const eventId = nextEvent();
      const settled: Report = { eventId, about: { providerReference }, says: 'settled' };
      expect(await receive(BANK, settled)).toBe('unmatched');
      await receive(BANK, { eventId: nextEvent(), about, says: 'submitted', providerReference });
      expect(await receive(BANK, settled)).toBe('applied');
      expect(await unmatched(eventId)).toMatchObject({ status: 'matched', subjectId: id });
    });

    it.each<[string, object]>([
      ['an amount that is none', { amount: { minor: 1.5, asset: 'AUD' } }],
      ['an asset that is none', { amount: { minor: 1n, asset: 'DOGE' } }],
      ['a word that is none', { says: 'perhaps' }],
      ['no name', { eventId: '' }],
      ['a moment that is none', { at: Number.NaN }],
      ['nothing that it is about', { about: undefined }],
      ['a name that no database can hold', { eventId: 'a\u0000b' }],
    ])('or with %s is kept as it came, and nothing is thrown', async (_what, given) => {
      const { about } = await payout();
      const report = { eventId: nextEvent(), about, says: 'settled', ...given } as unknown as Report;
      expect(await receive(BANK, report)).toBe('unmatched');
    });
  });

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });
});
