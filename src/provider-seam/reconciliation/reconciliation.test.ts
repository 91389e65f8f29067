import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { insertRow } from '../../db/statements/table.ts';
import { newId } from '../../identity/ids.ts';
import { advanceOperation } from '../../sandbox/advance-operation.ts';
import { simulatePayin } from '../../sandbox/simulate-money.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { testBeneficiary } from '../../testing/worlds/test-beneficiary.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { payoutRequest } from '../../testing/worlds/test-payout.ts';
import { beneficiariesTable } from '../../treasury/beneficiaries/table.ts';
import { createFundingInstrument } from '../../treasury/funding-instruments/create-funding-instrument.ts';
import { createPayout } from '../../treasury/payouts/create-payout.ts';
import { takeEntries } from '../inbox/entry-table.ts';
import type { Entry } from '../port/provider.ts';
import { keepHoldings } from './holdings.ts';
import { matchEntries } from './match.ts';
import { type Reconciliation, USUAL_GRACE_MS, readReconciliation } from './read.ts';
import { markAsHouse } from './review.ts';

const SOURCE = { provider: 'bank', adapter: 'test' } as const;
const NOW = Date.UTC(2026, 2, 4);
const LATER = NOW + 30 * 60 * 60 * 1000;

const PAYINS = 50;
const RETURNED = 50;
const SETTLED = 900;

/** What the bank says of one order or receipt: one line, or two where the money came back. */
interface Booked {
  readonly id: string;
  readonly minor: bigint;
  readonly names: Partial<Entry>;
}

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let tenantId: string;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = NOW;
    tenantId = await test.newTenant(1_000_000_00n);
  });

  /** A payout that has settled, or has come back, by the sandbox's control call. */
  async function newPayout(index: number, beneficiaryId: string): Promise<Booked[]> {
    const minor = BigInt(1_000 + index);
    const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
    const reference = `REF ${index}`;
    const { body } = payoutRequest({ beneficiaryId, amount, externalReference: `order ${index}` });
    const request = { path: {}, query: {}, body: { ...body, statementReference: reference } };
    const { id } = await test.writeQueue.submit(handlerWrite(createPayout, request, tenantId));
    const to = index < RETURNED ? 'returned' : 'settled';
    const advance = { path: { id }, query: {}, body: { to } } as const;
    await test.writeQueue.submit(handlerWrite(advanceOperation, advance, tenantId));
    const names = { providerReference: `BANK-${id}`, statementReference: reference };
    const out = { id, minor: -minor, names };
    return to === 'returned' ? [out, { id, minor, names }] : [out];
  }

  async function newPayin(index: number, fundingInstrumentId: string): Promise<Booked[]> {
    const providerReference = `IN-${index}`;
    const body = { fundingInstrumentId, amount: '7.77', providerReference } as const;
    // One in ten is held: the bank has the money, and the books do not.
    const outcome = index % 10 === 0 ? 'held' : 'credited';
    const request = { path: {}, query: {}, body: { ...body, outcome } } as const;
    const { id } = await test.writeQueue.submit(handlerWrite(simulatePayin, request, tenantId));
    return [{ id, minor: 777n, names: { providerReference } }];
  }

  /** A thousand orders and receipts, as our books have them, and as the bank's should. */
  async function fillBooks(): Promise<Booked[]> {
    const beneficiary = testBeneficiary({ id: newId('ben'), tenantId });
    const insert = { decide: () => ({ effects: [insertRow(beneficiariesTable, beneficiary)] }) };
    await test.writeQueue.submit(probeWrite(tenantId, insert));
    const instrument = { path: {}, query: {}, body: { type: 'aud_account' } } as const;
    const { id } = await test.writeQueue.submit(handlerWrite(createFundingInstrument, instrument, tenantId));
    const payouts = Array.from({ length: RETURNED + SETTLED }, (_each, index) =>
      newPayout(index, beneficiary.id),
    );
    const payins = Array.from({ length: PAYINS }, (_each, index) => newPayin(index, id));
    const booked = (await Promise.all([...payouts, ...payins])).flat();
    await database.writer.raw(`update operations set provider_reference = 'BANK-' || id`);
    return booked;
  }

  const lineOf = ({ minor, names }: Booked, index: number): Entry => ({
    entryId: `line ${String(index).padStart(5, '0')}`,
    account: 'operating',
    amount: { minor, asset: 'AUD' },
    bookedAt: NOW + index,
    ...names,
  });

  /** Plants differences into what the bank has booked; answers the lines, and what is wrong with which. */
  async function plant(booked: readonly Booked[]): Promise<{ lines: Entry[]; planted: Planted }> {
    const right = booked.map(lineOf);
    const orders = await database
      .reader('instructions')
      .select<{ id: string; subject: string }[]>('id', 'subject');
    const orderOf = new Map(orders.map(({ id, subject }) => [subject, id]));
    // Some lines name the order, some nothing but what the beneficiary reads, and the others the bank's own reference.
    for (const [index, { id }] of booked.entries()) {
      const instructionId = orderOf.get(id);
      const { statementReference: _words, ...named } = right[index]!;
      const { providerReference: _name, ...worded } = right[index]!;
      if (instructionId === undefined) continue;
      if (index % 3 === 0) right[index] = { ...named, providerReference: 'of another', instructionId };
      else if (index % 3 === 1 && index > 2 * RETURNED) right[index] = worded;
    }
    const pick = (kind: number): number[] =>
      Array.from({ length: 5 }, (_each, place) => 200 + kind * 100 + place * 17);
    const [missing, other, twice, late] = [0, 1, 2, 3].map(pick) as [number[], number[], number[], number[]];
    for (const place of other) {
      const { providerReference: _name, statementReference: _words, ...line } = right[place]!;
      const amount = { minor: line.amount.minor - BigInt(place), asset: 'AUD' as const };
      right[place] = { ...line, amount, providerReference: `BANK-${booked[place]!.id}` };
    }
    for (const place of late) right[place] = { ...right[place]!, bookedAt: NOW + 26 * 60 * 60 * 1000 };
    const again = twice.map((place) => {
      const line = right[place]!;
      return { ...line, entryId: `again ${place}`, bookedAt: line.bookedAt + 3_600_000 };
    });
    const strange = [1n, 20n, 300n, 4_000n, 50_000n];
    const extra = strange.map((minor) => ({
      ...lineOf({ id: '', minor, names: { providerReference: `STRANGE-${minor}` } }, 5_000 + Number(minor)),
    }));
    const fees = [1, 2, 3, 4, 5].map((index) => ({
      ...lineOf({ id: '', minor: -BigInt(index), names: { statementReference: 'FEE' } }, 90_000 + index),
    }));
    const lines = [...right.filter((_line, place) => !missing.includes(place)), ...again, ...extra, ...fees];
    const idsAt = (places: readonly number[]): string[] => places.map((place) => booked[place]!.id);
    const entriesOf = (given: readonly Entry[]): string[] => given.map(({ entryId }) => entryId);
    return {
      lines,
      planted: {
        missing: idsAt(missing),
        other: idsAt(other),
        late: idsAt(late),
        twice: entriesOf(again),
        extra: entriesOf(extra),
        fees: entriesOf(fees),
      },
    };
  }

  interface Planted {
    readonly missing: readonly string[];
    readonly other: readonly string[];
    readonly late: readonly string[];
    readonly twice: readonly string[];
    readonly extra: readonly string[];
    readonly fees: readonly string[];
  }

  const reconcile = async (): Promise<Reconciliation> => {
    await matchEntries(database.reader, test.writeQueue, 'bank');
    const query = { provider: 'bank', now: LATER, graceMs: USUAL_GRACE_MS, limit: 100 } as const;
    return readReconciliation(database, query);
  };

  describe('a thousand orders with thirty differences', () => {
    it('are reconciled: the thirty are listed, nothing else is, and the sum explains itself', async () => {
      const { lines, planted } = await plant(await fillBooks());
      test.clock.now = LATER;
      for (let start = 0; start < lines.length; start += 100)
        await test.writeQueue.submit(takeEntries(SOURCE, lines.slice(start, start + 100)));
      const total = lines.reduce((sum, { amount }) => sum + amount.minor, 0n);
      const holding = { account: 'operating', amount: { minor: total, asset: 'AUD' as const }, at: LATER };
      await test.writeQueue.submit(keepHoldings(SOURCE, [holding]));

      const found = await reconcile();
      const sorted = (names: readonly (string | null)[]): string[] => names.map(String).sort();
      const { twice, extra, fees } = planted;
      expect(sorted(found.theirs.map(({ entry }) => entry.entryId))).toEqual(
        sorted([...twice, ...extra, ...fees]),
      );
      // A line that names nothing is not known to be there twice.
      const named = found.theirs.filter(
        ({ entry }) => entry.statementReference === null || entry.providerReference,
      );
      for (const { entry, why } of named)
        expect([entry.entryId, why]).toEqual([
          entry.entryId,
          twice.includes(entry.entryId) ? 'twice' : 'unknown',
        ]);
      expect(named.filter(({ why }) => why === 'twice').length).toBeGreaterThan(0);
      expect(sorted(found.ours.map(({ subjectId }) => subjectId))).toEqual(sorted(planted.missing));
      expect(sorted(found.differing.map(({ match }) => match.subjectId))).toEqual(sorted(planted.other));
      expect(sorted(found.late.map(({ match }) => match.subjectId))).toEqual(sorted(planted.late));
      const listed = [found.theirs, found.ours, found.differing, found.late].map(({ length }) => length);
      expect([listed, found.hasMore]).toEqual([[15, 5, 5, 5], false]);

      const [sum, ...others] = found.sums;
      expect(others).toEqual([]);
      expect(sum).toMatchObject({ asset: 'AUD', heldMinor: total, houseMinor: 0n, unexplainedMinor: 0n });
      // What is held is with them, and not in the books: five receipts of 7.77.
      expect(sum?.onTheWayMinor).toBe(5n * 777n);

      const note = { actor: 'ada', reason: 'Fees of the month' };
      for (const entryId of planted.fees)
        await test.writeQueue.submit(
          markAsHouse({ ...SOURCE, entryId }, { ...note, reviewId: newId('rev') }),
        );
      const after = await reconcile();
      expect(after.theirs).toHaveLength(10);
      expect(after.sums[0]).toMatchObject({ houseMinor: -15n, unexplainedMinor: 0n });
    }, 60_000);
  });
});
