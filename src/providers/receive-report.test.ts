import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../actor.ts';
import type { Schema } from '../contract/operation-types.ts';
import { selectMatching } from '../db/rows.ts';
import { operationsTable, type Operation } from '../flows/operations/operation.ts';
import { receiptsTable, type Receipt } from '../flows/receipts/receipt.ts';
import type { Asset } from '../money/amount.ts';
import { alarmsTable, type Alarm } from '../outbox/alarm.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { handlerWrite } from '../testing/worlds/handler-write.ts';
import { submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestLane, type TestLane } from '../testing/worlds/test-lane.ts';
import { COLD_WALLET, AUD_TO_USDC } from '../testing/worlds/test-tenant.ts';
import { createDestination } from '../treasury/destinations/create-destination.ts';
import { createFundingInstrument } from '../treasury/funding-instruments/create-funding-instrument.ts';
import { acceptConversionQuote } from '../treasury/quotes/accept-conversion-quote.ts';
import { createConversionQuote } from '../treasury/quotes/create-conversion-quote.ts';
import { createWithdrawal } from '../treasury/withdrawals/create-withdrawal.ts';
import type { About, Incoming, Report } from './provider.ts';
import { nameOfReport, providerReportsTable, type ReportKey, type ReportSource } from './provider-report.ts';
import { receiveReport } from './receive-report.ts';
import { applyDisputed, dismissDisputed, matchReport } from './review-report.ts';
import { closeUnmatched, unmatchedReportsTable } from './unmatched-report.ts';

const START = Date.UTC(2026, 2, 4, 5);
const BANK: ReportSource = { provider: 'bank', adapter: 'test' };
const CHAIN: ReportSource = { provider: 'chain', adapter: 'test' };
const EXCHANGE: ReportSource = { provider: 'exchange', adapter: 'test' };
const BLOCK = `0x${'b'.repeat(64)}`;

const sum = (minor: bigint, asset: Asset = 'AUD') => ({ minor, asset });

eachDatabase((_dialect, open) => {
  let test: TestLane;
  let tenantId: string;
  let lastEvent = 0;

  beforeAll(async () => {
    test = createTestLane(await open());
    test.clock.now = START;
    tenantId = await test.newTenant(100_000_000n);
    await test.adjust(tenantId, 1_000_000_000n, 'USDC');
  });

  const nextEvent = (): string => `event ${(lastEvent += 1)}`;

  const receive = (source: ReportSource, report: Report): Promise<string> =>
    receiveReport({ database: test.database, lane: test.lane }, source, report);

  async function operation(id: string): Promise<Operation> {
    const [row] = await selectMatching(test.database.reader, operationsTable, [{ id }]);
    return row!;
  }

  async function orderOf(id: string): Promise<About> {
    const [row] = await test.database
      .reader('instructions')
      .where('subject', id)
      .select<{ id: string }[]>('id');
    return { instructionId: row!.id };
  }

  /** A payout of 100.00, with what a report says about it. */
  async function payout(): Promise<{ id: string; about: About }> {
    const id = await submitPayout(test, tenantId);
    return { id, about: await orderOf(id) };
  }

  async function withdrawal(): Promise<{ id: string; about: About }> {
    const write = handlerWrite(
      createDestination,
      { path: {}, query: {}, body: COLD_WALLET as never },
      tenantId,
    );
    const { id: destinationId } = await test.lane.submit(write);
    const body = { destinationId, amount: '5.00', externalReference: nextEvent() };
    const { id } = await test.lane.submit(
      handlerWrite(createWithdrawal, { path: {}, query: {}, body }, tenantId),
    );
    return { id, about: await orderOf(id) };
  }

  async function conversion(): Promise<{ id: string; about: About }> {
    const quoted = { path: {}, query: {}, body: AUD_TO_USDC as never };
    const quote = await test.lane.submit(handlerWrite(createConversionQuote, quoted, tenantId));
    const accepted = { path: { id: quote.id }, query: {}, body: {} };
    const { id } = await test.lane.submit(handlerWrite(acceptConversionQuote, accepted, tenantId));
    return { id, about: await orderOf(id) };
  }

  async function alarms(subject: string): Promise<string[]> {
    const rows: Alarm[] = await selectMatching(test.database.reader, alarmsTable, [{ subject }]);
    return rows.filter(({ clearedAt }) => clearedAt === null).map(({ kind }) => kind);
  }

  const alarmsOf = (source: ReportSource, eventId: string): Promise<string[]> =>
    alarms(nameOfReport({ ...source, eventId }));

  /** The names under which everything is kept of one event. */
  async function keptOf(eventId: string): Promise<ReportKey[]> {
    const rows = await selectMatching(test.database.reader, providerReportsTable, [{ tenantId }]);
    return rows.filter((row) => row.eventId === eventId || row.eventId.startsWith(`${eventId}#`));
  }

  async function unmatched(eventId: string) {
    const [row] = await selectMatching(test.database.reader, unmatchedReportsTable, [{ ...BANK, eventId }]);
    return row;
  }

  async function books(): Promise<unknown> {
    return test.database.reader('movements').where('tenant_id', tenantId).count();
  }

  describe('a report about an operation', () => {
    it('that comes twice moves it once', async () => {
      const { id, about } = await payout();
      const eventId = nextEvent();
      const report: Report = { eventId, about, says: 'settled', amount: sum(10_000n) };
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
      await receive(BANK, { eventId, about, says: 'settled', amount: sum(10_000n) });
      const settled = await operation(id);
      const other: Report = { eventId, about, says: 'settled', amount: sum(9_999n) };
      expect(await receive(BANK, other)).toBe('conflicting');
      expect(await receive(BANK, other)).toBe('repeated');
      expect(await operation(id)).toEqual(settled);
      const kept = await keptOf(eventId);
      expect(kept).toHaveLength(2);
      const beside = kept.find((row) => row.eventId !== eventId)!;
      expect(await alarmsOf(BANK, beside.eventId)).toEqual(['report_conflicting']);
      await test.lane.submit(dismissDisputed(beside, OPERATOR));
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
      ['another amount', BANK, { amount: sum(9_999n) }],
      ['another asset', BANK, { amount: sum(10_000n, 'USDC') }],
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
      const report: Report = { eventId: nextEvent(), about, says: 'settled', amount: sum(10_000n) };
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
      const sold: Report = { eventId: nextEvent(), about, says: 'settled', amount: sum(1_000n) };
      expect(await receive(EXCHANGE, { ...sold, bought: sum(1n, 'USDC') })).toBe('applied');
      expect((await operation(id)).status).toBe('settled');
    });

    it('of which another amount was sold is disputed', async () => {
      const { id, about } = await conversion();
      const sold: Report = { eventId: nextEvent(), about, says: 'settled', amount: sum(1_001n) };
      expect(await receive(EXCHANGE, sold)).toBe('disputed');
      expect((await operation(id)).status).toBe('accepted');
    });
  });

  describe('a disputed report', () => {
    async function disputed() {
      const { id, about } = await payout();
      const eventId = nextEvent();
      await receive(BANK, { eventId, about, says: 'settled', amount: sum(9_999n) });
      return { id, key: { tenantId, ...BANK, eventId } };
    }

    it('is applied once somebody has looked, by what was ordered, and the alarm is over', async () => {
      const { id, key } = await disputed();
      const write = await applyDisputed(test.database, key, OPERATOR);
      expect(await test.lane.submit(write)).toBe('applied');
      expect(await operation(id)).toMatchObject({ status: 'settled', principalMinor: 10_000n });
      expect(await alarmsOf(BANK, key.eventId)).toEqual([]);
      await expect(test.lane.submit(write)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('is put aside, and cannot be applied then', async () => {
      const { id, key } = await disputed();
      expect(await test.lane.submit(dismissDisputed(key, OPERATOR))).toBe('dismissed');
      expect((await operation(id)).status).toBe('accepted');
      expect(await alarmsOf(BANK, key.eventId)).toEqual([]);
      const write = await applyDisputed(test.database, key, OPERATOR);
      await expect(test.lane.submit(write)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('that nobody has kept is not found', async () => {
      const key = { tenantId, ...BANK, eventId: 'never' };
      await expect(applyDisputed(test.database, key, OPERATOR)).rejects.toMatchObject({ code: 'not_found' });
      await expect(test.lane.submit(dismissDisputed(key, OPERATOR))).rejects.toMatchObject({
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
      const report: Report = { eventId, about, says: 'credited', amount: sum(1n) };
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
      await receive(BANK, { eventId, about, says: 'settled', amount: sum(10_000n) });
      const door = { database: test.database, lane: test.lane };
      const key = { ...BANK, eventId };
      await expect(matchReport(door, key, 'pay_none', OPERATOR)).rejects.toMatchObject({ code: 'not_found' });
      expect(await matchReport(door, key, id, OPERATOR)).toBe('applied');
      expect((await operation(id)).status).toBe('settled');
      expect(await unmatched(eventId)).toMatchObject({ status: 'matched', subjectId: id });
      expect(await alarmsOf(BANK, eventId)).toEqual([]);
      await expect(matchReport(door, key, id, OPERATOR)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('is dismissed for good', async () => {
      const eventId = nextEvent();
      const report: Report = { eventId, about: { providerReference: 'none' }, says: 'settled' };
      await receive(BANK, report);
      const close = closeUnmatched({ ...BANK, eventId }, { status: 'dismissed' }, OPERATOR);
      expect([await test.lane.submit(close), await test.lane.submit(close)]).toEqual([true, false]);
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

  describe('money that comes in', () => {
    type Account = Schema<'AudFundingInstrument'>;
    type Address = Schema<'StableFundingInstrument'>;

    async function instrument<Made extends Account | Address>(body: object): Promise<Made> {
      const request = { path: {}, query: {}, body: body as never };
      return (await test.lane.submit(handlerWrite(createFundingInstrument, request, tenantId))) as Made;
    }

    async function account(): Promise<Incoming['into']> {
      const { bsb, accountNumber } = await instrument<Account>({ type: 'aud_account' });
      return { bsb: `${bsb.slice(0, 3)}-${bsb.slice(3)}`, accountNumber };
    }

    async function address(): Promise<{ id: string; into: Incoming['into'] }> {
      const made = await instrument<Address>({ type: 'stable_address', asset: 'USDC', network: 'base' });
      return {
        id: made.id,
        into: { asset: 'USDC', network: 'base', address: made.address.toLowerCase(), tag: null },
      };
    }

    async function receipts(id: string): Promise<Receipt[]> {
      return selectMatching(test.database.reader, receiptsTable, [{ fundingInstrumentId: id }]);
    }

    const USDC = (minor: bigint) => sum(minor, 'USDC');
    const newHash = (): string => `0x${(lastEvent += 1).toString(16).padStart(64, '0')}`;

    it('at an account is a pay-in', async () => {
      const incoming = { into: await account(), providerReference: 'NPP-1', externalReference: 'rent' };
      const report: Report = {
        eventId: nextEvent(),
        about: { incoming },
        says: 'credited',
        amount: sum(500n),
      };
      expect(await receive(BANK, report)).toBe('applied');
      const [row] = await selectMatching(test.database.reader, receiptsTable, [
        { providerReference: 'NPP-1' },
      ]);
      expect(row).toMatchObject({ status: 'credited', grossMinor: 500n, externalReference: 'rent' });
      const recalled: Report = {
        eventId: nextEvent(),
        about: { providerReference: 'NPP-1' },
        says: 'returned',
      };
      expect(await receive(BANK, recalled)).toBe('applied');
    });

    it('twice in one transaction is two deposits; each told by poll, delivery and answer is one', async () => {
      const { id, into } = await address();
      const transactionHash = newHash();
      const tell = (transferIndex: number, minor: bigint, eventId: string): Promise<string> =>
        receive(CHAIN, {
          eventId,
          about: { incoming: { into, transactionHash, transferIndex } },
          says: 'credited',
          amount: USDC(minor),
        });
      const names = [nextEvent(), nextEvent()] as const;
      const told: string[] = [];
      for (const _way of ['poll', 'delivery', 'answer']) {
        told.push(await tell(0, 5_000_000n, names[0]), await tell(1, 7_000_000n, names[1]));
      }
      expect(told).toEqual(['applied', 'applied', 'repeated', 'repeated', 'repeated', 'repeated']);
      // A provider that names one event twice tells of one fact all the same.
      expect(await tell(1, 7_000_000n, nextEvent())).toBe('applied');
      const rows = await receipts(id);
      expect(rows.map(({ status, grossMinor }) => `${status} ${grossMinor}`).sort()).toEqual([
        'credited 5000000',
        'credited 7000000',
      ]);
    });

    it('told by many at once is one deposit', async () => {
      const { id, into } = await address();
      const about = { incoming: { into, transactionHash: newHash() } };
      const amount = USDC(3n);
      const told = await Promise.all(
        Array.from({ length: 8 }, () =>
          receive(CHAIN, { eventId: nextEvent(), about, says: 'credited', amount }),
        ),
      );
      expect(new Set(told)).toEqual(new Set(['applied']));
      expect(await receipts(id)).toHaveLength(1);
    });

    it('is credited once, however late its first reports come', async () => {
      const { id, into } = await address();
      const about = { incoming: { into, transactionHash: newHash() } };
      const outcomes: string[] = [];
      for (const says of ['credited', 'confirming', 'detected'] as const) {
        const amount = USDC(5_000_000n);
        outcomes.push(await receive(CHAIN, { eventId: nextEvent(), about, says, amount }));
      }
      expect(outcomes).toEqual(['applied', 'ignored', 'ignored']);
      expect(await receipts(id)).toMatchObject([{ status: 'credited', version: 3 }]);
      expect(await alarms((await receipts(id))[0]!.id)).toEqual([]);
    });

    it('that goes back before anybody saw it moves nothing; that it is final then is ignored, with an alarm', async () => {
      const { id, into } = await address();
      const about = { incoming: { into, transactionHash: newHash() } };
      const amount = USDC(5_000_000n);
      const before = await books();
      expect(await receive(CHAIN, { eventId: nextEvent(), about, says: 'returned', amount })).toBe('applied');
      const eventId = nextEvent();
      expect(await receive(CHAIN, { eventId, about, says: 'credited', amount })).toBe('ignored');
      expect(await receipts(id)).toMatchObject([{ status: 'returned', movementId: null }]);
      expect(await books()).toEqual(before);
      expect(await alarmsOf(CHAIN, eventId)).toEqual(['report_conflicting']);
      await test.lane.submit(dismissDisputed({ tenantId, ...CHAIN, eventId }, OPERATOR));
      expect(await alarmsOf(CHAIN, eventId)).toEqual([]);
    });

    it('goes to and fro with its chain, and is not taken back by what was overtaken', async () => {
      const { id, into } = await address();
      const about = { incoming: { into, transactionHash: newHash() } };
      const tell = (says: Report['says'], at: number): Promise<string> =>
        receive(CHAIN, { eventId: nextEvent(), about, says, at, amount: USDC(5n) });
      const status = async (): Promise<string | undefined> => (await receipts(id))[0]?.status;
      await tell('confirming', START + 20);
      expect(await tell('detected', START + 10)).toBe('ignored');
      expect(await status()).toBe('confirming');
      expect(await tell('detected', START + 30)).toBe('applied');
      expect(await status()).toBe('detected');
      expect(await tell('confirming', START + 25)).toBe('ignored');
      await tell('confirming', START + 40);
      expect(await tell('credited', START + 50)).toBe('applied');
      expect(await status()).toBe('credited');
    });

    it('whose transaction vanishes after it was credited stays, with an alarm until it is back or returned', async () => {
      const { id, into } = await address();
      const about = { incoming: { into, transactionHash: newHash() } };
      const tell = (says: Report['says'], at: number): Promise<string> =>
        receive(CHAIN, { eventId: nextEvent(), about, says, at, amount: USDC(5n) });
      await tell('credited', START);
      const [{ id: receiptId }] = (await receipts(id)) as [Receipt];
      for (const [index, after] of (['confirming', 'returned'] as const).entries()) {
        expect(await tell('detected', START + index * 10 + 1)).toBe('ignored');
        expect((await receipts(id))[0]?.status).toBe('credited');
        expect(await alarms(receiptId)).toEqual(['deposit_reorganised']);
        await tell(after, START + index * 10 + 2);
        expect(await alarms(receiptId)).toEqual([]);
      }
      expect((await receipts(id))[0]?.status).toBe('returned');
    });

    it('of another amount than was told before, or of another asset, is disputed', async () => {
      const { id, into } = await address();
      const about = { incoming: { into, transactionHash: newHash() } };
      await receive(CHAIN, { eventId: nextEvent(), about, says: 'detected', amount: USDC(5n) });
      const eventId = nextEvent();
      expect(await receive(CHAIN, { eventId, about, says: 'credited', amount: USDC(6n) })).toBe('disputed');
      expect(await receipts(id)).toMatchObject([{ status: 'detected', grossMinor: 5n }]);
      expect(await alarmsOf(CHAIN, eventId)).toEqual(['report_disputed']);
      const other = { incoming: { into: { ...into, asset: 'USDT' as const }, transactionHash: newHash() } };
      const told: Report = { eventId: nextEvent(), about: other, says: 'credited', amount: sum(5n, 'USDT') };
      expect(await receive(CHAIN, told)).toBe('disputed');
      expect(await receipts(id)).toHaveLength(1);
      const apply = await applyDisputed(
        test.database,
        { tenantId, ...CHAIN, eventId: told.eventId },
        OPERATOR,
      );
      await expect(test.lane.submit(apply)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('at an address that nobody knew is matched to the instrument that an operator names', async () => {
      const { id } = await address();
      const into = { asset: 'USDC', network: 'base', address: 'an older one', tag: null } as const;
      const eventId = nextEvent();
      const about = { incoming: { into, transactionHash: newHash() } };
      await receive(CHAIN, { eventId, about, says: 'credited', amount: USDC(5n) });
      const door = { database: test.database, lane: test.lane };
      expect(await matchReport(door, { ...CHAIN, eventId }, id, OPERATOR)).toBe('applied');
      expect(await receipts(id)).toMatchObject([{ status: 'credited', grossMinor: 5n }]);
    });
  });

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });
});
