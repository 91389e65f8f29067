import { beforeAll, describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { newId } from '../../identity/ids.ts';
import { listReviews } from '../../operator/list-reviews.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { submitPayout } from '../../testing/worlds/submit-payout.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { type Operation, operationsTable } from '../../treasury/operations/table.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { ReviewNote } from '../../writes/review.ts';
import type { Report } from '../port/provider.ts';
import { receiveReport } from './receive-report.ts';
import { nameOfReport } from './report-table.ts';
import type { ReportSource } from '../port/provider.ts';
import { applyReportByHand, dismissReport, dismissUnmatched, matchReportByHand } from './review-report.ts';

const BANK: ReportSource = { provider: 'bank', adapter: 'test' };

const newNote = (): ReviewNote => ({ reviewId: newId('rev'), actor: 'ada', reason: 'The bank was asked' });

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;
  let lastEvent = 0;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    tenantId = await test.newTenant(100_000_000n);
  });

  const nextEvent = (): string => `event/${(lastEvent += 1)}`;

  async function operation(id: string): Promise<Operation> {
    const [row] = await selectMatching(test.database.reader, operationsTable, [{ id }]);
    return row!;
  }

  const receive = (report: Report): Promise<string> => receiveReport(test, BANK, report);

  /** A payout of 100.00 of which the bank says that it settled another amount. */
  async function newDisputed(): Promise<{ id: string; eventId: string }> {
    const id = await submitPayout(test, tenantId);
    const [order] = await test.database
      .reader('instructions')
      .where('subject', id)
      .select<{ id: string }[]>('id');
    const eventId = nextEvent();
    const amount = { minor: 99_99n, asset: 'AUD' } as const;
    const report: Report = { eventId, about: { instructionId: order!.id }, says: 'settled', amount };
    expect(await receive(report)).toBe('disputed');
    return { id, eventId };
  }

  async function newUnmatched(): Promise<string> {
    const eventId = nextEvent();
    const about = { providerReference: `strange ${eventId}` };
    expect(await receive({ eventId, about, says: 'settled' })).toBe('unmatched');
    return eventId;
  }

  const waiting = async (eventId: string): Promise<unknown> => {
    const { data } = await listReviews(test.database.reader, { limit: 100 });
    return data.find(({ id }) => id === nameOfReport({ ...BANK, eventId }));
  };

  const openAlarms = async (eventId: string): Promise<string[]> => {
    const subject = nameOfReport({ ...BANK, eventId });
    const found = await selectMatching(test.database.reader, alarmsTable, [{ subject }]);
    return found.filter(({ clearedAt }) => clearedAt === null).map(({ kind }) => kind);
  };

  const reviewsOf = (eventId: string): Promise<unknown[]> =>
    test.database.reader('reviews').where({ subject: nameOfReport({ ...BANK, eventId }) });

  describe('a disputed report', () => {
    it('waits with its amount, is applied by hand once, and is kept with who did it', async () => {
      const { id, eventId } = await newDisputed();
      expect(await waiting(eventId)).toMatchObject({
        clientId: tenantId,
        amount: '99.99',
        actions: ['apply', 'dismiss'],
      });
      expect(await openAlarms(eventId)).toEqual(['report_disputed']);
      const key = { ...BANK, tenantId, eventId };
      const note = newNote();
      expect(await test.writeQueue.submit(await applyReportByHand(test, key, note))).toBe('applied');
      expect(await operation(id)).toMatchObject({ status: 'settled' });
      expect(await test.writeQueue.submit(await applyReportByHand(test, key, note))).toBe('reviewed');
      const again = test.writeQueue.submit(dismissReport(key, newNote()));
      await expect(again).rejects.toMatchObject({ code: 'invalid_state' });
      expect(await reviewsOf(eventId)).toMatchObject([
        { action: 'apply', actor: 'ada', tenant_id: tenantId },
      ]);
      expect([await waiting(eventId), await openAlarms(eventId)]).toEqual([undefined, []]);
    });

    it('is dismissed by hand, and its operation stays as it was', async () => {
      const { id, eventId } = await newDisputed();
      const before = await operation(id);
      await test.writeQueue.submit(dismissReport({ ...BANK, tenantId, eventId }, newNote()));
      expect(await operation(id)).toEqual(before);
      expect(await reviewsOf(eventId)).toMatchObject([{ action: 'dismiss', actor: 'ada' }]);
      expect([await waiting(eventId), await openAlarms(eventId)]).toEqual([undefined, []]);
    });
  });

  describe('an unmatched report', () => {
    it('is applied to what an operator names', async () => {
      const [eventId, id] = [await newUnmatched(), await submitPayout(test, tenantId)];
      expect(await waiting(eventId)).toMatchObject({ clientId: null, actions: ['match', 'dismiss'] });
      const inbox = test;
      expect(await matchReportByHand(inbox, { ...BANK, eventId }, id, newNote())).toBe('applied');
      expect(await operation(id)).toMatchObject({ status: 'settled' });
      expect(await reviewsOf(eventId)).toMatchObject([
        { action: 'match', actor: 'ada', tenant_id: tenantId },
      ]);
      expect([await waiting(eventId), await openAlarms(eventId)]).toEqual([undefined, []]);
    });

    it('is matched once, however often that is said, and says so', async () => {
      const [eventId, id] = [await newUnmatched(), await submitPayout(test, tenantId)];
      const key = { ...BANK, eventId };
      const inbox = test;
      // Nobody heard of the first commit, and nothing came after it.
      const lost = new Proxy(test.writeQueue, {
        get: (writeQueue, name) =>
          name === 'submit'
            ? async (write: Parameters<WriteQueue['submit']>[0]) => {
                if (!('tenantId' in write)) throw new Error('The process was killed');
                return writeQueue.submit(write);
              }
            : (writeQueue[name as never] as unknown),
      });
      const note = newNote();
      const killed = matchReportByHand({ ...inbox, writeQueue: lost }, key, id, note);
      await expect(killed).rejects.toThrow('killed');
      expect(await waiting(eventId)).toBeDefined();
      const { version } = await operation(id);
      expect(await matchReportByHand(inbox, key, id, note)).toBe('reviewed');
      expect([await waiting(eventId), await openAlarms(eventId)]).toEqual([undefined, []]);
      for (const again of [note, newNote()])
        expect(await matchReportByHand(inbox, key, id, again)).toBe('repeated');
      expect(await operation(id)).toMatchObject({ status: 'settled', version });
      expect(await reviewsOf(eventId)).toHaveLength(1);
      const other = matchReportByHand(inbox, key, await submitPayout(test, tenantId), newNote());
      await expect(other).rejects.toMatchObject({
        code: 'invalid_state',
        message: expect.stringContaining(id) as unknown,
      });
    });

    it('that was matched by somebody who then ended is closed by whoever says it again', async () => {
      const [eventId, id] = [await newUnmatched(), await submitPayout(test, tenantId)];
      const key = { ...BANK, eventId };
      const inbox = test;
      expect(await matchReportByHand(inbox, key, id, newNote())).toBe('applied');
      await test.database.writer('unmatched_reports').where({ event_id: eventId }).update({ status: 'open' });
      expect(await matchReportByHand(inbox, key, id, newNote())).toBe('repeated');
      expect(await waiting(eventId)).toBeUndefined();
      expect(await reviewsOf(eventId)).toHaveLength(1);
    });

    it('is dismissed by hand, once', async () => {
      const eventId = await newUnmatched();
      const dismiss = (): Promise<boolean> =>
        test.writeQueue.submit(dismissUnmatched({ ...BANK, eventId }, newNote()));
      expect([await dismiss(), await dismiss()]).toEqual([true, false]);
      expect(await reviewsOf(eventId)).toMatchObject([{ action: 'dismiss', tenant_id: null }]);
      expect([await waiting(eventId), await openAlarms(eventId)]).toEqual([undefined, []]);
    });
  });
});
