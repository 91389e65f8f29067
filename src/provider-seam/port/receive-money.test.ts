import { describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { BANK, CHAIN, START, eachInbox, sumOf } from '../../testing/worlds/test-inbox.ts';
import { createFundingInstrument } from '../../treasury/funding-instruments/create-funding-instrument.ts';
import { type Receipt, receiptsTable } from '../../treasury/receipts/table.ts';
import { applyDisputed, dismissDisputed, matchReport } from '../inbox/review-report.ts';
import type { Incoming, Report, Sum } from './provider.ts';

let lastHash = 0;

eachInbox(({ test, tenantId, nextEvent, receive, alarms, alarmsOf, books }) => {
  describe('money that comes in', () => {
    type Account = Schema<'AudFundingInstrument'>;
    type Address = Schema<'StableFundingInstrument'>;

    async function instrument<Made extends Account | Address>(body: object): Promise<Made> {
      const request = { path: {}, query: {}, body: body as never };
      return (await test.writeQueue.submit(
        handlerWrite(createFundingInstrument, request, tenantId()),
      )) as Made;
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

    const USDC = (minor: bigint): Sum => sumOf(minor, 'USDC');
    const newHash = (): string => `0x${(lastHash += 1).toString(16).padStart(64, '0')}`;

    it('at an account is a pay-in', async () => {
      const incoming = { into: await account(), providerReference: 'NPP-1', externalReference: 'rent' };
      const report: Report = {
        eventId: nextEvent(),
        about: { incoming },
        says: 'credited',
        amount: sumOf(500n),
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
      await test.writeQueue.submit(dismissDisputed({ tenantId: tenantId(), ...CHAIN, eventId }, OPERATOR));
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
      const told: Report = {
        eventId: nextEvent(),
        about: other,
        says: 'credited',
        amount: sumOf(5n, 'USDT'),
      };
      expect(await receive(CHAIN, told)).toBe('disputed');
      expect(await receipts(id)).toHaveLength(1);
      const apply = await applyDisputed(
        test,
        { tenantId: tenantId(), ...CHAIN, eventId: told.eventId },
        OPERATOR,
      );
      await expect(test.writeQueue.submit(apply)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('at an address that nobody knew is matched to the instrument that an operator names', async () => {
      const { id } = await address();
      const into = { asset: 'USDC', network: 'base', address: 'an older one', tag: null } as const;
      const eventId = nextEvent();
      const about = { incoming: { into, transactionHash: newHash() } };
      await receive(CHAIN, { eventId, about, says: 'credited', amount: USDC(5n) });
      const inbox = test;
      const match = matchReport(inbox, { ...CHAIN, eventId }, id, OPERATOR, (write) => write);
      expect(await match).toBe('applied');
      expect(await receipts(id)).toMatchObject([{ status: 'credited', grossMinor: 5n }]);
    });
  });

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });
});
