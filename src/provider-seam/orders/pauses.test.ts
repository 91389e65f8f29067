import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { newId } from '../../identity/ids.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { readPayout, submitPayout } from '../../testing/worlds/submit-payout.ts';
import { TestProvider } from '../../testing/worlds/test-provider.ts';
import {
  createTestWriteQueue,
  type TestWriteQueue,
  testFacts,
} from '../../testing/worlds/test-write-queue.ts';
import { DUE_KINDS } from '../../capabilities.ts';
import { type DueWork, findFirstDue, findReadyWork } from '../../workers/due-work.ts';
import { AbsenceWatch } from './absence-watch.ts';
import { ProviderCalls } from './calls.ts';
import { KnownPauses, pauseProvider, readPauses, resumeProvider } from './pauses.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 4, 5);
const WHY = { reason: 'it sends wrong answers', actor: 'ada' };

describe.each(['sqlite', 'postgres'] as const)('a provider that is paused, on %s', (dialect) => {
  let made: TestDatabase;
  let test: TestWriteQueue;
  let tenantId: string;
  let bank: TestProvider;
  let pauses: KnownPauses;
  let calls: ProviderCalls;

  beforeEach(async () => {
    made = await createTestDatabase(dialect);
    test = createTestWriteQueue(openDatabase(made.url), { providers: testFacts(0) });
    test.clock.now = START;
    tenantId = await test.newTenant(100_000_000n);
    bank = new TestProvider({});
    const { database, writeQueue, subjects, sealer, faults } = test;
    pauses = new KnownPauses(database);
    const own = { database, writeQueue, subjects, sealer, pauses, orderMaxAgeMs: HOUR };
    calls = new ProviderCalls(
      { bank, chain: null, exchange: null, identity: null },
      { ...own, newToken: () => newId('evt'), onFault: (error) => void faults.push(error) },
      () => 0,
    );
    return async () => {
      await database.destroy();
      await made.remove();
    };
  });

  const pause = () => test.writeQueue.submit(pauseProvider('bank', WHY));
  const resume = () => test.writeQueue.submit(resumeProvider('bank'));
  const workOf = (id: string): DueWork => ({
    kind: 'instruction',
    tenantId,
    id,
    order: 'pay',
    provider: 'bank',
    dueAt: START,
    isLeased: false,
  });

  const openAlarms = async (kind: 'provider_paused' | 'order_stuck'): Promise<string[]> => {
    const alarms = await selectMatching(test.database.reader, alarmsTable, [{ kind }]);
    return alarms.filter(({ clearedAt }) => clearedAt === null).map(({ subject }) => subject);
  };

  /** A look of a process that is connected to the bank. */
  const watch = (): Promise<void> => {
    const { database, writeQueue, subjects, clock, faults } = test;
    return new AbsenceWatch({
      database,
      writeQueue,
      subjects,
      clock: () => clock.now ?? undefined,
      providers: [bank],
      ask: () => Promise.resolve([{ provider: bank.name, adapter: bank.adapter }]),
      orderMaxAgeMs: HOUR,
      onFault: (error) => void faults.push(error),
    }).round();
  };

  it('is given nothing by a process that has heard of it, and asked about what it has', async () => {
    const { clock, database } = test;
    const waiting = await submitPayout(test, tenantId);
    const asked = await submitPayout(test, tenantId);
    const set = { status: 'asking', adapter: bank.adapter, ask_at: START };
    await database.writer('instructions').where({ subject: asked }).update(set);
    const common = { kinds: DUE_KINDS, clock: () => clock.now ?? undefined, isSimulated: true };
    const found = async (): Promise<string[]> => {
      const given = { ...common, callable: calls.callable };
      const ready = (await findReadyWork(database, given)).filter((work) => work.tenantId === tenantId);
      const first = await findFirstDue(database, { ...given, tenantId });
      const begun = ready.filter((work) => calls.poolFor(work) !== undefined);
      return [...begun.map(({ kind, id }) => `${kind} ${id}`), `first ${String(first?.id)}`].sort();
    };
    await pause();
    expect(await found()).toEqual([`ask ${asked}`, `first ${waiting}`, `instruction ${waiting}`].sort());
    await pauses.read();
    expect(await found()).toEqual([`ask ${asked}`, `first ${asked}`]);
    expect(calls.poolFor(workOf(waiting))).toBeUndefined();
    expect(calls.connected).toEqual([bank]);
    await resume();
    await pauses.read();
    expect(await found()).toEqual([`ask ${asked}`, `first ${waiting}`, `instruction ${waiting}`].sort());
  });

  it('is an alarm until it is resumed, and a second pause changes nothing', async () => {
    const first = await pause();
    test.clock.now = START + 1;
    expect(await test.writeQueue.submit(pauseProvider('bank', { reason: 'again', actor: null }))).toEqual(
      first,
    );
    expect(await readPauses(test.database)).toEqual([{ provider: 'bank', pausedAt: START, ...WHY }]);
    expect(await openAlarms('provider_paused')).toEqual(['bank']);
    expect(await resume()).toEqual(first);
    expect([await readPauses(test.database), await openAlarms('provider_paused')]).toEqual([[], []]);
    expect(await resume()).toBeUndefined();
  });

  it('lets orders grow old in sight: after too long a pause they wait for an operator', async () => {
    const [old, young] = [await submitPayout(test, tenantId), await submitPayout(test, tenantId)];
    // What was read before the pause says nothing of it.
    await calls.call(workOf(await submitPayout(test, tenantId)));
    await pause();
    await pauses.read();
    await watch();
    expect((await openAlarms('order_stuck')).sort()).toEqual([old, young].sort());
    const { reader, writer } = test.database;
    await writer('instructions')
      .where({ subject: young })
      .update({ due_at: START + HOUR });
    test.clock.now = START + HOUR;
    await resume();
    await pauses.read();
    for (const id of [old, young]) await calls.call(workOf(id));
    expect((await readPayout(test, old)).payout).toMatchObject({
      status: 'held',
      holdReason: 'order_expired',
    });
    expect((await readPayout(test, young)).payout.status).toBe('submitted');
    const orders = await selectMatching(reader, instructionsTable, [{ subject: old, kind: 'pay' }]);
    expect(orders).toMatchObject([{ status: 'withdrawn', attempts: 0 }]);
    await watch();
    expect(await openAlarms('order_stuck')).toEqual([]);
    expect(test.faults).toEqual([]);
  });
});
