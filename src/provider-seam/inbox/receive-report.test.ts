import { describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { BANK, CHAIN, type Ordered, START, eachInbox, sumOf } from '../../testing/worlds/test-inbox.ts';
import { AUD_TO_USDC, COLD_WALLET } from '../../testing/worlds/test-tenant.ts';
import { acceptConversionQuote } from '../../treasury/conversions/accept-quote.ts';
import { createConversionQuote } from '../../treasury/conversions/create-quote.ts';
import { createDestination } from '../../treasury/destinations/create-destination.ts';
import { createWithdrawal } from '../../treasury/withdrawals/create-withdrawal.ts';
import type { About, Report } from '../port/provider.ts';
import { type ReportKey, providerReportsTable } from './report-table.ts';
import type { ReportSource } from '../port/provider.ts';
import { dismissDisputed } from './review-report.ts';

const EXCHANGE: ReportSource = { provider: 'exchange', adapter: 'test' };

eachInbox(({ test, tenantId, nextEvent, receive, operation, orderOf, payout, alarms, alarmsOf, books }) => {
  async function withdrawal(): Promise<Ordered> {
    const write = handlerWrite(
      createDestination,
      { path: {}, query: {}, body: COLD_WALLET as never },
      tenantId(),
    );
    const { id: destinationId } = await test.writeQueue.submit(write);
    const body = { destinationId, amount: '5.00', externalReference: nextEvent() };
    const { id } = await test.writeQueue.submit(
      handlerWrite(createWithdrawal, { path: {}, query: {}, body }, tenantId()),
    );
    return { id, about: await orderOf(id) };
  }

  async function conversion(): Promise<Ordered> {
    const quoted = { path: {}, query: {}, body: AUD_TO_USDC as never };
    const quote = await test.writeQueue.submit(handlerWrite(createConversionQuote, quoted, tenantId()));
    const accepted = { path: { id: quote.id }, query: {}, body: {} };
    const { id } = await test.writeQueue.submit(handlerWrite(acceptConversionQuote, accepted, tenantId()));
    return { id, about: await orderOf(id) };
  }

  /** The names under which everything is kept of one event. */
  async function keptOf(eventId: string): Promise<ReportKey[]> {
    const rows = await selectMatching(test.database.reader, providerReportsTable, [{ tenantId: tenantId() }]);
    return rows.filter((row) => row.eventId === eventId || row.eventId.startsWith(`${eventId}#`));
  }

  describe('a report about an operation', () => {
    it('that comes twice moves it once', async () => {
      const { id, about } = await payout();
      const eventId = nextEvent();
      const report: Report = { eventId, about, says: 'settled', amount: sumOf(10_000n) };
      expect(await receive(BANK, report)).toBe('applied');
      const [settled, moved] = [await operation(id), await books()];
      expect(settled.status).toBe('settled');
      expect(await receive(BANK, { ...report, at: START, reason: 'told in other words' })).toBe('repeated');
      expect([await operation(id), await books()]).toEqual([settled, moved]);
      expect(await alarmsOf(BANK, eventId)).toEqual([]);
    });

    it('that comes again with another amount is kept beside the first, once, with an alarm', async () => {
      const { id, about } = await payout();
      const eventId = nextEvent();
      await receive(BANK, { eventId, about, says: 'settled', amount: sumOf(10_000n) });
      const settled = await operation(id);
      const other: Report = { eventId, about, says: 'settled', amount: sumOf(9_999n) };
      expect(await receive(BANK, other)).toBe('conflicting');
      expect(await receive(BANK, other)).toBe('repeated');
      expect(await operation(id)).toEqual(settled);
      const kept = await keptOf(eventId);
      expect(kept).toHaveLength(2);
      const beside = kept.find((row) => row.eventId !== eventId)!;
      expect(await alarmsOf(BANK, beside.eventId)).toEqual(['report_conflicting']);
      await test.writeQueue.submit(dismissDisputed(beside, OPERATOR));
      expect(await alarmsOf(BANK, beside.eventId)).toEqual([]);
    });

    it('under the name of one about another operation is conflicting', async () => {
      const [one, other] = [await payout(), await payout()];
      const eventId = nextEvent();
      await receive(BANK, { eventId, about: one.about, says: 'settled' });
      expect(await receive(BANK, { eventId, about: other.about, says: 'settled' })).toBe('conflicting');
      expect((await operation(other.id)).status).toBe('accepted');
    });

    it.each([
      ['another amount', BANK, { amount: sumOf(9_999n) }],
      ['another asset', BANK, { amount: sumOf(10_000n, 'USDC') }],
      ['another provider', CHAIN, {}],
      ['a word that is none of its own', BANK, { says: 'credited' }],
    ] as const)('of %s is disputed: it stays, and there is an alarm', async (_what, source, given) => {
      const { id, about } = await payout();
      const before = await operation(id);
      const eventId = nextEvent();
      expect(await receive(source, { eventId, about, says: 'settled', ...given })).toBe('disputed');
      expect(await operation(id)).toEqual(before);
      expect(await alarmsOf(source, eventId)).toEqual(['report_disputed']);
    });

    it('of another adapter than the one that was given the order is disputed', async () => {
      const { id, about } = await payout();
      await test.database.writer('instructions').where('subject', id).update({ adapter: 'aba' });
      const report: Report = { eventId: nextEvent(), about, says: 'settled', amount: sumOf(10_000n) };
      expect(await receive(BANK, report)).toBe('disputed');
      expect((await operation(id)).status).toBe('accepted');
      expect(await receive({ ...BANK, adapter: 'aba' }, report)).toBe('applied');
    });

    it('may name it by the reference that its provider gave it', async () => {
      const { id, about } = await payout();
      const providerReference = `B-${id}`;
      await receive(BANK, { eventId: nextEvent(), about, says: 'submitted', providerReference });
      const report: Report = { eventId: nextEvent(), about: { providerReference }, says: 'settled' };
      expect(await receive(CHAIN, report)).toBe('unmatched');
      expect(await receive(BANK, report)).toBe('applied');
      expect((await operation(id)).status).toBe('settled');
    });

    it('from a clock that is an hour ahead is applied, and stale only where it is old', async () => {
      const ahead = await payout();
      const hour = 3_600_000;
      await receive(BANK, { eventId: nextEvent(), about: ahead.about, says: 'settled', at: START + hour });
      expect((await operation(ahead.id)).status).toBe('settled');
      expect(await alarms(ahead.id)).toEqual([]);
      const old = await payout();
      await receive(BANK, { eventId: nextEvent(), about: old.about, says: 'settled', at: START - 25 * hour });
      expect((await operation(old.id)).status).toBe('settled');
      expect(await alarms(old.id)).toEqual(['report_stale']);
    });
  });

  describe('a withdrawal on its way', () => {
    const hash = (digit: string): string => `0x${digit.repeat(64)}`;
    const tell = (about: About, given: Partial<Report>): Promise<string> =>
      receive(CHAIN, { eventId: nextEvent(), about, says: 'submitted', ...given });

    it('takes another transaction and its confirmations, without an edge', async () => {
      const { id, about } = await withdrawal();
      await tell(about, { transactionHash: hash('a') });
      expect(await tell(about, { transactionHash: hash('a'), confirmations: 2 })).toBe('applied');
      expect(await tell(about, { transactionHash: hash('a'), confirmations: 1 })).toBe('applied');
      const first = await operation(id);
      expect(first).toMatchObject({ status: 'submitted', transactionHash: hash('a'), confirmations: 2 });
      expect(
        await tell({ transactionHash: hash('A').replace('0X', '0x') }, { transactionHash: hash('C') }),
      ).toBe('applied');
      const replaced = await operation(id);
      expect(replaced).toMatchObject({ transactionHash: hash('c'), confirmations: 0 });
      expect(replaced.statusHistory).toEqual(first.statusHistory);
      await tell(about, { says: 'settled', transactionHash: hash('c'), confirmations: 12 });
      expect(await operation(id)).toMatchObject({ status: 'settled', confirmations: 12 });
    });

    it('that has settled by one transaction is not settled by another', async () => {
      const { id, about } = await withdrawal();
      await tell(about, { says: 'settled', transactionHash: hash('d') });
      const settled = await operation(id);
      expect(await tell(about, { says: 'settled', transactionHash: hash('e') })).toBe('disputed');
      expect(await operation(id)).toEqual(settled);
    });
  });

  describe('a conversion', () => {
    it('settles by what was sold; what was bought is of no matter', async () => {
      const { id, about } = await conversion();
      const sold: Report = { eventId: nextEvent(), about, says: 'settled', amount: sumOf(1_000n) };
      expect(await receive(EXCHANGE, { ...sold, bought: sumOf(1n, 'USDC') })).toBe('applied');
      expect((await operation(id)).status).toBe('settled');
    });

    it('of which another amount was sold is disputed', async () => {
      const { id, about } = await conversion();
      const sold: Report = { eventId: nextEvent(), about, says: 'settled', amount: sumOf(1_001n) };
      expect(await receive(EXCHANGE, sold)).toBe('disputed');
      expect((await operation(id)).status).toBe('accepted');
    });
  });

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });
});
