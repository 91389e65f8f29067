import { beforeAll, describe, expect, it } from 'vitest';
import { askLaws } from '../../../conformance/white-box/ask-laws.ts';
import { OPERATOR } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { readConfig, type RetentionDays } from '../../config.ts';
import type { Database } from '../../db/connection.ts';
import { insertRow, saveRow } from '../../db/row-effect.ts';
import { selectMatching } from '../../db/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { newId } from '../../ids.ts';
import { countersTable } from '../../operations/policy/counter.ts';
import { publish } from '../../outbox/event.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { providerReportsTable, type ProviderReport } from '../../providers/provider-report.ts';
import {
  decideIdentityReport,
  identityReportFurtherNeeds,
  identityReportNeeds,
  type ReceivedIdentityReport,
} from '../../providers/receive-identity-report.ts';
import {
  decideOperationReport,
  operationReportFurtherNeeds,
  operationReportNeeds,
  type ReceivedOperationReport,
} from '../../providers/receive-operation-report.ts';
import { freezeAt } from '../../sandbox/tenant-clock.ts';
import { checkLedger } from '../../testing/check-ledger.ts';
import { eachDatabase } from '../../testing/databases.ts';
import { fillBooks } from '../../testing/fill-books.ts';
import { countIncrements, increment } from '../../testing/increment.ts';
import { probeWrite } from '../../testing/probe-write.ts';
import { submitPayout } from '../../testing/submit-payout.ts';
import { TEST_KEY } from '../../testing/test-key.ts';
import { createTestLane, testPorts, type TestLane } from '../../testing/test-lane.ts';
import {
  fingerprintOf,
  hashIdempotencyKey,
  idempotencyKeysTable,
  idempotentWrite,
  RUNNING,
  type StoredReply,
} from '../../writes/idempotency.ts';
import type { Lane } from '../../writes/lane.ts';
import type { Write } from '../../writes/write.ts';
import { Worker } from '../worker.ts';
import { PAST_KINDS } from './find-past.ts';
import type { Pruned } from './prune-rows.ts';
import { Pruner, type PrunerDependencies } from './pruner.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 2, 1, 12);

eachDatabase((dialect, open) => {
  let database: Database;
  let test: TestLane;

  beforeAll(async () => {
    database = await open();
    test = createTestLane(database);
    test.clock.now = START;
  });

  function prunerOf(
    { lane, clock, faults, database: own }: Omit<TestLane, 'lane'> & Pick<PrunerDependencies, 'lane'>,
    days: RetentionDays = readConfig({}).retentionDays,
  ): Pruner {
    return new Pruner({
      database: own,
      lane,
      clock: () => clock.now ?? 0,
      days,
      random: () => 0,
      onFault: (error) => void faults.push(error),
    });
  }

  /** Sets the server's clock, and removes what is past use then. */
  async function pruneAt(moment: Moment): Promise<number> {
    test.clock.now = moment;
    return prunerOf(test).round();
  }

  const count = async (table: string, where: object): Promise<number> =>
    (await database.reader(table).where(where)).length;

  /** Counts up under an idempotency key. */
  function callOnce(tenantId: string, key: string): Promise<StoredReply> {
    const plain = increment(tenantId);
    const request = { method: 'POST', path: '/v1/probes', query: {}, body: {} };
    return test.lane.submit(
      idempotentWrite({
        request: {
          tenantId,
          actor: TEST_KEY,
          requestId: newId('req'),
          keyHash: hashIdempotencyKey(key),
          fingerprint: fingerprintOf(request),
        },
        successStatus: 201,
        needs: (head, serverNow) => plain.needs(head, serverNow),
        decide: (loaded, context) => ({
          reply: { done: true },
          effects: plain.decide(loaded, context).effects,
        }),
        admit: { needs: [], check: () => undefined },
        checkReply: () => undefined,
      }),
    );
  }

  /** A payout that the simulated bank has carried out as its cents say. */
  async function payAndSettle(tenantId: string, amount = '10.00'): Promise<string> {
    const id = await submitPayout(test, tenantId, amount);
    const worker = new Worker({
      database,
      lane: test.lane,
      ports: testPorts(test.lane, 0),
      clock: () => test.clock.now ?? 0,
      newToken: () => newId('evt'),
      onFault: (error) => void test.faults.push(error),
    });
    await worker.settle(tenantId);
    return id;
  }

  /** The rows that are left of an operation's dealings with its provider. */
  const dealings = async (id: string): Promise<Record<string, number>> => ({
    instructions: await count('instructions', { operation_id: id }),
    orders: await count('simulated_orders', { operation_id: id }),
    reports: await count('provider_reports', { subject_id: id }),
  });

  describe('a stored reply', () => {
    it('is kept for 30 days, and gone a millisecond later, while its key stays and never runs again', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      const { bodyText } = await callOnce(tenantId, 'key-0001');
      await pruneAt(from + 30 * DAY_MS);
      expect((await callOnce(tenantId, 'key-0001')).bodyText).toBe(bodyText);
      expect(await pruneAt(from + 30 * DAY_MS + 1)).toBeGreaterThan(0);
      const [record] = await selectMatching(database.reader, idempotencyKeysTable, [{ tenantId }]);
      expect(record).toMatchObject({ body: null, status: 201, createdAt: from });
      for (const now of [from + 30 * DAY_MS + 1, from, from + 3_000 * DAY_MS]) {
        test.clock.now = now;
        await expect(callOnce(tenantId, 'key-0001')).rejects.toMatchObject({
          code: 'idempotency_key_expired',
          status: 422,
        });
      }
      expect(await countIncrements(database.reader, tenantId)).toBe(1n);
    });

    it('is removed sooner or later where the configuration says so', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      await callOnce(tenantId, 'key-0001');
      const { retentionDays } = readConfig({ CORRIDOR_RETAIN_REPLIES_DAYS: '40' });
      test.clock.now = from + 40 * DAY_MS;
      await prunerOf(test, retentionDays).round();
      expect(await count('idempotency_keys', { tenant_id: tenantId, body: null })).toBe(0);
      test.clock.now += 1;
      await prunerOf(test, retentionDays).round();
      expect(await count('idempotency_keys', { tenant_id: tenantId, body: null })).toBe(1);
    });

    it('of a control call that was never answered is none, and its plan stays', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      const row = {
        tenantId,
        keyHash: 'a control call',
        fingerprint: 'f',
        requestId: 'req_1',
        status: RUNNING,
        body: null,
        plan: { to: 'do' },
        createdAt: from,
        leaseUntil: null,
      };
      await test.lane.submit(
        probeWrite(tenantId, { decide: () => ({ effects: [insertRow(idempotencyKeysTable, row)] }) }),
      );
      await pruneAt(from + 3_000 * DAY_MS);
      expect(await selectMatching(database.reader, idempotencyKeysTable, [{ tenantId }])).toEqual([row]);
    });
  });

  describe('an event', () => {
    const publishing = (tenantId: string, versions: readonly number[]): Write<null> =>
      probeWrite(tenantId, {
        decide: (_loaded, context) => ({
          effects: versions.map((version) =>
            publish(context, 'probe.made', { tenantId, id: 'x', status: null, version }),
          ),
        }),
      });

    const numbersOf = async (tenantId: string): Promise<number[]> =>
      (await database.reader('events').where('tenant_id', tenantId).orderBy('seq').pluck('seq')).map(Number);

    it('is kept for 30 days from when it was written, and gone a millisecond later', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      await test.lane.submit(publishing(tenantId, [1, 2]));
      test.clock.now = from + DAY_MS;
      await test.lane.submit(publishing(tenantId, [3]));
      await pruneAt(from + 30 * DAY_MS);
      expect(await numbersOf(tenantId)).toEqual([1, 2, 3]);
      await pruneAt(from + 30 * DAY_MS + 1);
      expect(await numbersOf(tenantId)).toEqual([3]);
      await pruneAt(from + 31 * DAY_MS);
      expect(await numbersOf(tenantId)).toEqual([3]);
      await pruneAt(from + 31 * DAY_MS + 1);
      expect(await numbersOf(tenantId)).toEqual([]);
      await test.lane.submit(publishing(tenantId, [4]));
      expect(await numbersOf(tenantId)).toEqual([4]);
      await checkLedger(database);
    });

    it('goes in the order of its number, though the clocks of two processes were apart', async () => {
      const from = (test.clock.now = START);
      const other = createTestLane(await open());
      const tenants = [await test.newTenant(), await test.newTenant()];
      for (let version = 1; version <= 60; version += 1) {
        // The other process is an hour ahead.
        const lane = version % 3 === 0 ? other : test;
        lane.clock.now = from + version + (lane === other ? 3_600_000 : 0);
        for (const tenantId of tenants)
          await lane.lane.submit(publishing(tenantId, [5 * version, 5 * version + 1]));
      }
      await pruneAt(from + 30 * DAY_MS + 1_000);
      for (const tenantId of tenants) {
        // The third was written an hour later, and what came behind it waits for it.
        expect(await numbersOf(tenantId)).toEqual(Array.from({ length: 116 }, (_, index) => index + 5));
      }
      await checkLedger(database);
      await pruneAt(from + 30 * DAY_MS + 3_700_000);
      for (const tenantId of tenants) expect(await numbersOf(tenantId)).toEqual([]);
      await checkLedger(database);
      expect(other.faults).toEqual([]);
    });

    it('of many tenants goes, however many each has', async () => {
      const from = (test.clock.now = START);
      const tenants = await Promise.all(Array.from({ length: 25 }, () => test.newTenant()));
      const versions = Array.from({ length: 130 }, (_, index) => index + 1);
      for (const [index, tenantId] of tenants.entries()) {
        await test.lane.submit(publishing(tenantId, index % 12 === 0 ? versions : [1]));
      }
      await pruneAt(from + 30 * DAY_MS + 1);
      expect(await database.reader('events').whereIn('tenant_id', tenants)).toEqual([]);
    });
  });

  describe('what passed between an operation that has ended and its provider', () => {
    it('is kept for 90 days, and gone a millisecond later', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      const id = await payAndSettle(tenantId);
      const whole = await dealings(id);
      expect(whole).toEqual({ instructions: 1, orders: 1, reports: 2 });
      await pruneAt(from + 90 * DAY_MS);
      expect(await dealings(id)).toEqual(whole);
      await pruneAt(from + 90 * DAY_MS + 1);
      expect(await dealings(id)).toEqual({ instructions: 0, orders: 0, reports: 0 });
    });

    it('counts from its own moment, not from that of the operation', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      const id = await submitPayout(test, tenantId, '10.00');
      await pruneAt(from + 100 * DAY_MS);
      await payAndSettle(tenantId);
      await pruneAt(from + 190 * DAY_MS);
      expect(await dealings(id)).toEqual({ instructions: 1, orders: 1, reports: 2 });
      await pruneAt(from + 190 * DAY_MS + 1);
      expect(await dealings(id)).toEqual({ instructions: 0, orders: 0, reports: 0 });
    });
  });

  describe('for as long as it lasts', () => {
    it('an order that waits is kept, and what was told of an operation that is open', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      const stalled = await payAndSettle(tenantId, '10.04');
      const waiting = await submitPayout(test, tenantId, '10.00');
      await pruneAt(from + 4_000 * DAY_MS);
      expect(await dealings(stalled)).toEqual({ instructions: 1, orders: 1, reports: 1 });
      expect(await dealings(waiting)).toEqual({ instructions: 1, orders: 0, reports: 0 });
    });

    it('an order stays whose provider still has something to report', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      const id = await payAndSettle(tenantId);
      const again = { next_report: 'settled', due_at: from + 5_000 * DAY_MS, deliveries: 1 };
      await database.writer('simulated_orders').where({ operation_id: id }).update(again);
      await pruneAt(from + 4_000 * DAY_MS);
      expect(await dealings(id)).toMatchObject({ instructions: 1, orders: 1 });
    });

    it('what has to stay keeps nothing behind it from going, however much it is', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(1_000_000n);
      const ended = await payAndSettle(tenantId);
      // Older than the one that may go, and more than a step or two looks at.
      const stalled = await payAndSettle(tenantId, '10.04');
      await database
        .writer('instructions')
        .where({ operation_id: ended })
        .update({ finished_at: from + 2 });
      const stands = await database.writer<object>('operations').where({ id: stalled }).first();
      const order = await database.writer<object>('instructions').where({ operation_id: stalled }).first();
      for (let index = 0; index < 250; index += 1) {
        const id = `${stalled}-${index}`;
        const reference = { id, external_reference: id };
        await database.writer('operations').insert({ ...stands, ...reference });
        await database.writer('instructions').insert({ ...order, operation_id: id });
      }
      await pruneAt(from + 91 * DAY_MS);
      expect(await count('instructions', { operation_id: ended })).toBe(0);
      expect(await count('instructions', { tenant_id: tenantId })).toBe(251);
      await database.writer('instructions').where('operation_id', 'like', `${stalled}-%`).delete();
      await database.writer('operations').where('id', 'like', `${stalled}-%`).delete();
    });
  });

  describe('a counter', () => {
    const row = (tenantId: string, period: string) => ({
      tenantId,
      counter: 'probe',
      period,
      totalMinor: 5n,
    });
    const write = (tenantId: string, periods: readonly string[]) =>
      test.lane.submit(
        probeWrite(tenantId, {
          decide: () => ({
            effects: periods.map((period) => insertRow(countersTable, row(tenantId, period))),
          }),
        }),
      );
    const periodsOf = async (tenantId: string): Promise<string[]> =>
      database.reader('counters').where('tenant_id', tenantId).orderBy('period').pluck<string[]>('period');

    it('goes when its window has long been over', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      await write(tenantId, ['2026-02', '2026-03', '2026-03-01', '2026-03-02']);
      await pruneAt(from + 90 * DAY_MS);
      // 1 March, where it is noon in London and late in Sydney.
      expect(await periodsOf(tenantId)).toEqual(['2026-03-01', '2026-03-02']);
      await pruneAt(from + 91 * DAY_MS);
      expect(await periodsOf(tenantId)).toEqual(['2026-03-02']);
    });

    it('stays where its window is not over on the clock of its tenant, which stands still or is ahead', async () => {
      test.clock.now = START;
      const [behind, ahead] = [await test.newTenant(), await test.newTenant()];
      await test.lane.submit(freezeAt(behind, START, OPERATOR));
      await test.lane.submit(freezeAt(ahead, START + 3_650 * DAY_MS, OPERATOR));
      await write(behind, ['2026-03', '2026-03-01']);
      await write(ahead, ['2036-02', '2036-02-27']);
      await pruneAt(START + 2_000 * DAY_MS);
      expect(await periodsOf(behind)).toEqual(['2026-03', '2026-03-01']);
      expect(await periodsOf(ahead)).toEqual(['2036-02', '2036-02-27']);
    });

    it('that is gone lets an old operation fail all the same', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      await payAndSettle(tenantId, '10.04');
      await pruneAt(from + 200 * DAY_MS);
      expect(await periodsOf(tenantId)).toEqual([]);
      await payAndSettle(tenantId, '10.01');
      await checkLedger(database);
    });
  });

  describe('a tenant whose clock jumps ahead', () => {
    it('loses nothing', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant(100_000n);
      await callOnce(tenantId, 'key-0001');
      const id = await payAndSettle(tenantId);
      await test.lane.submit(freezeAt(tenantId, from + 10_000 * DAY_MS, OPERATOR));
      const later = await payAndSettle(tenantId);
      const rows = async (): Promise<unknown> => [
        await dealings(id),
        await dealings(later),
        await count('events', { tenant_id: tenantId }),
        await count('counters', { tenant_id: tenantId }),
        await selectMatching(database.reader, idempotencyKeysTable, [{ tenantId }]),
      ];
      const before = await rows();
      await pruneAt(from + DAY_MS);
      expect(await rows()).toEqual(before);
    });
  });

  describe('books of which all that is past use has gone', () => {
    it('keep every law, balance and chain, and what providers tell again changes nothing', async () => {
      const from = (test.clock.now = START);
      const tenantId = await fillBooks(test);
      // The books' last loss has left nothing.
      await test.adjust(tenantId, 1_000_000n);
      for (const amount of ['10.00', '10.01', '10.02', '10.04']) await payAndSettle(tenantId, amount);
      const reports = await selectMatching(database.reader, providerReportsTable, [{ tenantId }]);
      const keep = async (): Promise<unknown> => [
        await database.reader('movements').where('tenant_id', tenantId).orderBy('seq'),
        await database.reader('operations').where('tenant_id', tenantId).orderBy('id'),
        await database.reader('identity_evidence').where('tenant_id', tenantId).orderBy('id'),
        await database.reader('balances').where('tenant_id', tenantId).orderBy('asset'),
      ];
      const before = await keep();
      expect(await pruneAt(from + 91 * DAY_MS)).toBeGreaterThan(50);
      expect(await keep()).toEqual(before);
      await checkLedger(database);
      const laws = await askLaws(database.writer);
      expect(laws.filter(({ offenders }) => offenders.length > 0)).toEqual([]);

      const isKnown = async ({ eventId }: ProviderReport): Promise<boolean> =>
        (await count('provider_reports', { tenant_id: tenantId, event_id: eventId })) > 0;
      const forgotten: ProviderReport[] = [];
      for (const report of reports) if (!(await isKnown(report))) forgotten.push(report);
      expect(forgotten.length).toBeGreaterThan(30);
      for (const report of [...forgotten, ...forgotten.toReversed()]) await tellAgain(report);
      expect(await keep()).toEqual(before);
      expect(await count('provider_reports', { tenant_id: tenantId, outcome: 'applied' })).toBeLessThan(
        reports.length - forgotten.length + 1,
      );
      await checkLedger(database);
    });

    /** Brings a report in once more, by the door by which it came. */
    async function tellAgain({
      tenantId,
      provider,
      eventId,
      subjectId,
      report,
    }: ProviderReport): Promise<void> {
      const write: Write<unknown> =
        provider === 'identity'
          ? identityWrite({ tenantId, eventId, evidenceId: subjectId, report: report as never })
          : operationWrite({
              tenantId,
              provider: provider as ProviderName,
              eventId,
              operationId: subjectId,
              report: report as never,
            });
      await test.lane.submit(write);
    }

    const operationWrite = (received: ReceivedOperationReport): Write<unknown> => ({
      tenantId: received.tenantId,
      actor: OPERATOR,
      claimed: true,
      needs: (head) => operationReportNeeds(received, head),
      furtherNeeds: (loaded) => operationReportFurtherNeeds(received.operationId, loaded),
      decide: (loaded, context) => {
        const { effects } = decideOperationReport(received, loaded, context);
        return { reply: null, effects };
      },
    });

    const identityWrite = (received: ReceivedIdentityReport): Write<unknown> => ({
      tenantId: received.tenantId,
      actor: OPERATOR,
      claimed: true,
      needs: (head) => identityReportNeeds(received, head),
      furtherNeeds: (loaded) => identityReportFurtherNeeds(received.evidenceId, loaded),
      decide: (loaded, context) => {
        const { effects } = decideIdentityReport(received, loaded, context);
        return { reply: null, effects };
      },
    });
  });

  describe('the work', () => {
    /** Many stored replies of one tenant, all of one age. */
    async function fillReplies(tenantId: string, rows: number, createdAt: Moment): Promise<void> {
      const body = JSON.stringify({ filler: 'x'.repeat(1_000) });
      for (let start = 0; start < rows; start += 100) {
        const effects = Array.from({ length: Math.min(100, rows - start) }, (_, index) =>
          saveRow(idempotencyKeysTable, {
            tenantId,
            keyHash: `key ${start + index}`,
            fingerprint: 'f',
            requestId: 'req_1',
            status: 201,
            body,
            plan: null,
            createdAt,
            leaseUntil: null,
          }),
        );
        await test.lane.submit(probeWrite(tenantId, { decide: () => ({ effects }) }));
      }
    }

    const repliesOf = async (tenantId: string): Promise<number> =>
      (await database.reader('idempotency_keys').where('tenant_id', tenantId).whereNotNull('body')).length;

    it('is done in small steps, between which others write', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant(1_000_000n);
      await fillReplies(tenantId, 450, START);
      const steps: number[] = [];
      test.clock.now = START + 31 * DAY_MS;
      const submit: Lane['submit'] = async (write) => {
        const reply = await test.lane.submit(write);
        steps.push((reply as Pruned).removed);
        return reply;
      };
      const round = { isDone: false };
      const done = prunerOf({ ...test, lane: { submit } })
        .round()
        .finally(() => (round.isDone = true));
      let meanwhile = 0;
      for (; !round.isDone; meanwhile += 1) await submitPayout(test, tenantId, '1.00');
      await done;
      expect(await repliesOf(tenantId)).toBe(0);
      expect(Math.max(...steps)).toBeLessThanOrEqual(100);
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(meanwhile).toBeGreaterThanOrEqual(2);
    });

    it('is done once by two that work at the same time, in processes of their own', async () => {
      test.clock.now = START;
      const tenants = [await test.newTenant(), await test.newTenant(), await test.newTenant()];
      await pruneAt(START + 31 * DAY_MS);
      for (const tenantId of tenants) await fillReplies(tenantId, 150, START);
      const other = createTestLane(await open());
      test.clock.now = other.clock.now = START + 31 * DAY_MS;
      const faultsBefore = test.faults.length;
      const [one, two] = [prunerOf(test), prunerOf(other)];
      const removed = (await Promise.all([one.round(), two.round()])).reduce((sum, each) => sum + each, 0);
      const rest = await one.round();
      expect(removed + rest).toBe(450);
      for (const tenantId of tenants) expect(await repliesOf(tenantId)).toBe(0);
      expect([...test.faults.slice(faultsBefore), ...other.faults]).toEqual([]);
    });

    it('goes on where a process that died has left it', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant();
      await pruneAt(START + 31 * DAY_MS);
      await fillReplies(tenantId, 350, START);
      const dying = createTestLane(await open());
      test.clock.now = dying.clock.now = START + 31 * DAY_MS;
      const first = prunerOf(dying);
      let stopped: Promise<void> | undefined;
      dying.lane.onCommit(() => {
        stopped ??= first.stop();
      });
      await first.round();
      await stopped;
      await dying.lane.idle();
      const left = await repliesOf(tenantId);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(350);
      await checkLedger(database);
      expect(await prunerOf(test).round()).toBe(left);
      expect(await repliesOf(tenantId)).toBe(0);
    });

    it('is put off while the service has no room for it, and that is no fault', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant();
      await pruneAt(START + 31 * DAY_MS);
      await fillReplies(tenantId, 3, START);
      const faultsBefore = test.faults.length;
      test.clock.now = START + 31 * DAY_MS;
      const submit = (): Promise<never> => Promise.reject(new ApiError('service_unavailable'));
      expect(await prunerOf({ ...test, lane: { submit } }).round()).toBe(0);
      expect(test.faults.length).toBe(faultsBefore);
      expect(await repliesOf(tenantId)).toBe(3);
      expect(await pruneAt(START + 31 * DAY_MS)).toBe(3);
    });

    it('finds what is past use by an index', async () => {
      test.clock.now = START;
      await payAndSettle(await test.newTenant(100_000n));
      const plans: string[] = [];
      const note = async (sql: string, bindings: readonly unknown[]): Promise<void> => {
        await database.writer.transaction(async (db) => {
          // A table with few rows is read whole, whatever indexes it has.
          if (dialect === 'postgres') {
            await db.raw('set local enable_seqscan = off');
            await db.raw('set local enable_bitmapscan = off');
          }
          const explain = dialect === 'postgres' ? 'explain' : 'explain query plan';
          const answer: unknown = await db.raw(`${explain} ${sql}`, bindings as string[]);
          plans.push(JSON.stringify(dialect === 'postgres' ? (answer as { rows: unknown }).rows : answer));
        });
      };
      const watched = new Map<string, readonly unknown[]>();
      const watch = ({ sql, bindings }: { sql: string; bindings: readonly unknown[] }): void =>
        void watched.set(sql.replace(/\$\d+/g, '?'), bindings);
      database.reader.on('query', watch);
      await pruneAt(START + 31 * DAY_MS);
      database.reader.off('query', watch);
      for (const [sql, bindings] of watched) await note(sql, bindings);
      expect(watched.size).toBeGreaterThanOrEqual(PAST_KINDS.length);
      for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|SCAN past"|TEMP B-TREE|Sort/);
      for (const index of [
        'idempotency_keys_replies',
        'provider_reports_received',
        'instructions_finished',
        'counters_period',
        'events_seq',
      ])
        expect(plans.join()).toContain(index);
    });
  });

  if (dialect === 'sqlite') {
    it('leaves room in the file for what comes after', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant();
      const pages = async (): Promise<number> => {
        const [counted] = await database.writer.raw<{ page_count: number }[]>('pragma page_count');
        return counted!.page_count;
      };
      const effects = (turn: number) =>
        Array.from({ length: 400 }, (_, index) =>
          saveRow(idempotencyKeysTable, {
            tenantId,
            keyHash: `turn ${turn} ${index}`,
            fingerprint: 'f',
            requestId: 'req_1',
            status: 201,
            body: 'x'.repeat(index % 2 === 0 ? 1_000 : 10_000),
            plan: null,
            createdAt: START + turn * 31 * DAY_MS,
            leaseUntil: null,
          }),
        );
      const sizes: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        await test.lane.submit(probeWrite(tenantId, { decide: () => ({ effects: effects(turn) }) }));
        sizes.push(await pages());
        await pruneAt(START + (turn + 1) * 31 * DAY_MS);
      }
      // What is written in a turn takes more than 500 pages, and the keys that stay some 30.
      expect(sizes[4]! - sizes[1]!).toBeLessThan(150);
    });
  }

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(database);
    expect(test.faults).toEqual([]);
  });
});
