import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/connection.ts';
import { saveRow } from '../db/row-effect.ts';
import { selectMatching } from '../db/rows.ts';
import { ApiError } from '../errors/api-error.ts';
import { alarmsTable, type Alarm, type AlarmKind } from '../outbox/alarm.ts';
import { instructionsTable, type Instruction } from '../outbox/instruction.ts';
import { providerCursorsTable } from '../providers/provider-cursor.ts';
import { keepDelivery, providerDeliveriesTable } from '../providers/provider-delivery.ts';
import { Retry } from '../providers/provider-errors.ts';
import type { Report } from '../providers/provider.ts';
import { unmatchedReportsTable } from '../providers/unmatched-report.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { newsOf, scriptedProvider, type ScriptedProvider } from '../testing/worlds/scripted-provider.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestLane, type TestLane } from '../testing/worlds/test-lane.ts';
import type { Lane } from '../writes/lane.ts';
import { Hearing } from './hearing.ts';
import { pollProvider } from './poll-provider.ts';
import { takeInDeliveries } from './take-in-delivery.ts';

const START = Date.UTC(2026, 2, 1);

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestLane;
  let tenantId: string;
  let provider: ScriptedProvider;
  let made = 0;
  const faults: unknown[] = [];
  const started: Hearing[] = [];

  beforeAll(async () => {
    database = await open();
    test = createTestLane(database);
    test.clock.now = START;
    tenantId = await test.newTenant(100_000_000n);
  });

  beforeEach(() => {
    provider = scriptedProvider('bank', `scripted-${(made += 1)}`);
    faults.length = 0;
  });

  afterEach(async () => {
    await Promise.all(started.splice(0).map((hearing) => hearing.stop()));
  });

  const signal = new AbortController().signal;
  const onFault = (error: unknown): void => void faults.push(error);
  const within = (lane: Lane = test.lane) => ({
    database,
    lane,
    clock: () => test.clock.now ?? undefined,
    onFault,
    signal,
  });
  const poll = (lane?: Lane) => pollProvider(within(lane), provider);
  const pass = (ms: number): void => void (test.clock.now = (test.clock.now ?? START) + ms);

  /** A payout whose order the scripted provider has. */
  async function takenPayout(status: Instruction['status'] = 'taken'): Promise<Instruction> {
    const id = await submitPayout(test, tenantId, '1.00');
    const { instruction } = await readPayout(test, id);
    const taken = { ...instruction!, status, adapter: provider.adapter, askAt: null };
    await test.lane.submit(
      probeWrite(tenantId, { decide: () => ({ effects: [saveRow(instructionsTable, taken)] }) }),
    );
    return taken;
  }

  function settled({ id }: Instruction, eventId = `${provider.adapter}-${(made += 1)}`): Report {
    return { eventId, about: { instructionId: id }, says: 'settled', amount: { minor: 100n, asset: 'AUD' } };
  }

  const stateOf = async ({ subject }: Instruction) => {
    const { payout } = await readPayout(test, subject);
    return `${payout.status} ${payout.version}`;
  };

  async function openAlarms(kind: AlarmKind, subject: string): Promise<Alarm[]> {
    const alarms = await selectMatching(database.reader, alarmsTable, [{ kind, subject }]);
    return alarms.filter(({ clearedAt }) => clearedAt === null);
  }

  const cursorOf = async () => {
    const key = { provider: 'bank' as const, adapter: provider.adapter };
    return (await selectMatching(database.reader, providerCursorsTable, [key]))[0];
  };

  /** A lane that refuses from the nth write on, as one does whose database is away. */
  function laneUntil(writes: number): Lane {
    let left = writes;
    const submit: Lane['submit'] = async (write) => {
      left -= 1;
      if (left < 0) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
      return test.lane.submit(write);
    };
    return new Proxy(test.lane, {
      get: (lane, name) => (name === 'submit' ? submit : (lane[name as never] as unknown)),
    });
  }

  describe('a stream of news', () => {
    it('is read page by page, each from the cursor of the one before, and then again in its time', async () => {
      const orders = [await takenPayout(), await takenPayout()];
      provider.pages.push(
        newsOf([settled(orders[0]!)], { at: 1 }, true),
        newsOf([settled(orders[1]!)], { at: 2 }),
      );
      expect(await poll()).toBe(1_000);
      expect(provider.reads).toEqual([null, { at: 1 }]);
      expect(await Promise.all(orders.map(stateOf))).toEqual(['settled 3', 'settled 3']);
      expect(await poll()).toBe(1_000);
      expect(provider.reads).toHaveLength(2);
      pass(1_000);
      await poll();
      expect(provider.reads.at(-1)).toEqual({ at: 2 });
    });

    it('applies a page once that comes twice', async () => {
      const order = await takenPayout();
      const page = newsOf([settled(order)], { at: 1 });
      provider.pages.push(page, page);
      await poll();
      const before = await stateOf(order);
      pass(1_000);
      await poll();
      expect(provider.reads).toHaveLength(2);
      expect(await stateOf(order)).toBe(before);
    });

    it('never has its cursor ahead of the news: whatever write of a page fails, the page comes again', async () => {
      for (let writes = 1; ; writes += 1) {
        const order = await takenPayout();
        const page = newsOf([settled(order)], { at: writes });
        provider.pages.push(page, page);
        const before = (await cursorOf())?.cursor ?? null;
        const isWhole = await poll(laneUntil(writes)).then(
          () => true,
          () => false,
        );
        if (!isWhole) {
          expect((await cursorOf())?.cursor ?? null).toEqual(before);
          // Whoever had it is gone: it is read again when its time is over.
          pass(70_000);
          await poll();
        }
        expect(await stateOf(order)).toBe('settled 3');
        expect((await cursorOf())?.cursor).toEqual({ at: writes });
        provider.pages.length = 0;
        pass(1_000);
        if (isWhole) {
          expect(writes).toBeGreaterThan(2);
          return;
        }
      }
    });

    it('starts anew with another adapter, whose cursors mean something else', async () => {
      provider.pages.push(newsOf([], { at: 7 }));
      await poll();
      provider = scriptedProvider('bank', `${provider.adapter}-successor`);
      await poll();
      expect(provider.reads).toEqual([null]);
    });

    it('keeps one bad item for an operator, and applies the others', async () => {
      const orders = [await takenPayout(), await takenPayout()];
      const bad = { eventId: 7, about: null, says: 'settled' } as unknown as Report;
      const entry = { entryId: 'entry', account: 'operating', bookedAt: START } as never;
      const page = newsOf([settled(orders[0]!), bad, settled(orders[1]!)], { at: 1 });
      provider.pages.push({ ...page, entries: [entry] });
      await poll();
      expect(await Promise.all(orders.map(stateOf))).toEqual(['settled 3', 'settled 3']);
      const kept = await selectMatching(database.reader, unmatchedReportsTable, [
        { provider: 'bank', adapter: provider.adapter },
      ]);
      expect(kept.map(({ status }) => status)).toEqual(['open', 'open']);
      for (const { eventId } of kept)
        expect(await openAlarms('report_unmatched', `bank/${provider.adapter}/${eventId}`)).toHaveLength(1);
      expect((await cursorOf())?.cursor).toEqual({ at: 1 });
    });

    it('is read by one process at a time, and by another where that one never ends', async () => {
      provider = scriptedProvider('bank', provider.adapter, { timeoutMs: 1_000 });
      provider.pages.push('hang');
      const hanging = poll();
      await vi.waitFor(() => expect(provider.reads).toHaveLength(1));
      const order = await takenPayout();
      provider.pages.push(newsOf([settled(order)], { at: 1 }));
      const other = createTestLane(database);
      other.clock.now = START;
      expect(await poll(other.lane)).toBe(1_000);
      expect(provider.reads).toHaveLength(1);
      pass(70_000);
      await poll();
      expect(await stateOf(order)).toBe('settled 3');
      // The call that hung ends at its time-out, and leaves the cursor where it is.
      await hanging;
      expect((await cursorOf())?.cursor).toEqual({ at: 1 });
    }, 20_000);

    it('that cannot be read is left alone twice as long each time, and is an alarm after five', async () => {
      const subject = `bank/${provider.adapter}`;
      provider.pages.push(
        ...Array.from({ length: 10 }, () => new Retry('nobody answers')),
        new Retry('later', 60_000),
      );
      const waits: number[] = [];
      for (let each = 0; each < 10; each += 1) {
        expect(await openAlarms('cursor_behind', subject)).toHaveLength(each < 5 ? 0 : 1);
        const waitMs = await poll();
        waits.push(waitMs);
        pass(waitMs);
      }
      expect(waits.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
      expect(waits.at(-1)).toBe(300_000);
      expect(await poll()).toBe(60_000);
      pass(60_000);
      await poll();
      expect(await openAlarms('cursor_behind', subject)).toEqual([]);
      expect(await cursorOf()).toMatchObject({ failures: 0 });
    });
  });

  describe('a delivery', () => {
    const keep = (text: string) =>
      test.lane.submit(
        keepDelivery({
          provider: 'bank',
          adapter: provider.adapter,
          headers: [['signed', 'good']],
          body: Buffer.from(text).toString('base64'),
          receivedAt: test.clock.now ?? START,
        }),
      );
    const takeIn = (lane?: Lane) => takeInDeliveries(within(lane), provider);
    const kept = () =>
      selectMatching(database.reader, providerDeliveriesTable, [{ adapter: provider.adapter }]);

    it('is translated and applied, once however often it comes', async () => {
      const order = await takenPayout();
      const report = settled(order);
      provider.translate = () => ({ news: newsOf([report]) });
      await keep('{}');
      await keep('{}');
      expect(await takeIn()).toBe(2);
      expect(await stateOf(order)).toBe('settled 3');
      expect(await takeIn()).toBe(0);
      const rows = await kept();
      expect(rows.map(({ dueAt, takenInAt }) => [dueAt, takenInAt])).toEqual([
        [null, test.clock.now],
        [null, test.clock.now],
      ]);
    });

    it('whose taking in breaks off, at whatever write, is taken in later', async () => {
      for (let writes = 0; writes < 4; writes += 1) {
        const order = await takenPayout();
        const report = settled(order);
        provider.translate = () => ({ news: newsOf([report]) });
        await keep('{}');
        await takeIn(laneUntil(writes)).catch(() => undefined);
        pass(60_000);
        await takeIn();
        expect(await stateOf(order)).toBe('settled 3');
      }
      expect((await kept()).every(({ failures, takenInAt }) => failures === 0 && takenInAt !== null)).toBe(
        true,
      );
    });

    it('that only hints has the provider asked about its order at once', async () => {
      const [taken, asking, done] = [
        await takenPayout('taken'),
        await takenPayout('asking'),
        await takenPayout('done'),
      ];
      const pending = await takenPayout('pending');
      provider.translate = () => ({ ask: [taken, asking, done, pending].map(({ id }) => id) });
      await keep('{}');
      await takeIn();
      const read = async ({ id }: Instruction) =>
        (await selectMatching(database.reader, instructionsTable, [{ id }]))[0];
      const now = test.clock.now;
      expect(await read(taken)).toMatchObject({ status: 'taken', askAt: now });
      expect(await read(asking)).toMatchObject({ status: 'asking', askAt: now });
      expect(await read(done)).toMatchObject({ status: 'taken', askAt: now, finishedAt: null });
      expect(await read(pending)).toMatchObject({ status: 'pending', askAt: null });
    });

    it('that hints at an order of nobody, or of another adapter, is kept for an operator', async () => {
      const order = await takenPayout();
      provider = scriptedProvider('bank', `${provider.adapter}-other`);
      provider.translate = () => ({ ask: [order.id, 'ins_nobody'] });
      await keep('{}');
      await takeIn();
      const unmatched = await selectMatching(database.reader, unmatchedReportsTable, [
        { provider: 'bank', adapter: provider.adapter },
      ]);
      expect(unmatched).toHaveLength(2);
    });

    it('that cannot be translated is tried ten times, then is an alarm, and is kept until it can', async () => {
      await keep('not JSON, and a secret');
      const id = (await kept())[0]?.id ?? '';
      for (let failures = 1; failures <= 12; failures += 1) {
        expect(await takeIn()).toBe(1);
        expect(await openAlarms('delivery_failing', id)).toHaveLength(failures < 10 ? 0 : 1);
        expect(await takeIn()).toBe(0);
        pass(3_600_000);
      }
      expect(faults).toHaveLength(12);
      expect(JSON.stringify(faults.map(String))).not.toContain('secret');
      provider.translate = () => ({});
      expect(await takeIn()).toBe(1);
      expect(await openAlarms('delivery_failing', id)).toEqual([]);
      expect(await kept()).toMatchObject([{ failures: 12, dueAt: null }]);
    });

    it('is translated by one of two processes', async () => {
      const other = createTestLane(await open());
      other.clock.now = test.clock.now;
      let translations = 0;
      provider.translate = () => {
        translations += 1;
        return {};
      };
      for (let each = 0; each < 10; each += 1) await keep('{}');
      await Promise.all([takeIn(), takeIn(other.lane)]);
      expect(translations).toBe(10);
    });
  });

  it('hears what comes while it runs, and one that hangs keeps nobody else', async () => {
    const hanging = scriptedProvider('chain', `hanging-${(made += 1)}`);
    hanging.pages.push('hang');
    const hearing = new Hearing({ ...within(), providers: [hanging, provider] });
    started.push(hearing);
    hearing.start();
    await vi.waitFor(() => expect(hanging.reads).toHaveLength(1));
    const order = await takenPayout();
    const report = settled(order);
    provider.translate = () => ({ news: newsOf([report]) });
    const { adapter } = provider;
    const headers = [['signed', 'good']] as const;
    await test.lane.submit(keepDelivery({ provider: 'bank', adapter, headers, body: '', receivedAt: START }));
    await vi.waitFor(async () => expect(await stateOf(order)).toBe('settled 3'), { timeout: 10_000 });
    await hearing.stop();
    expect(faults).toEqual([]);
  }, 20_000);

  it('leaves sound books', async () => {
    await checkLedger(database);
  });
});
