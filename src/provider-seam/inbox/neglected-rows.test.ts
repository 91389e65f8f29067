import { beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { insertRow } from '../../db/statements/table.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import {
  DAY_MS,
  NEVER,
  START,
  callOnce,
  eachRetention,
  pruneAt,
  prunerOf,
} from '../../testing/worlds/test-retention.ts';
import type { Pruner } from '../../workers/purge.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { endDeliveries, keepDelivery, providerDeliveriesTable } from './delivery-table.ts';
import { type KeptOutcome, providerReportsTable } from './report-table.ts';
import { closeUnmatched, keepUnmatched } from './unmatched.ts';

const WAITED_MS = 900_000;

const { retentionDays } = readConfig({});

/** When replies of the start may go, and reports of it. */
const PAST = START + retentionDays.replies * DAY_MS;
const REPORTS_PAST = START + retentionDays.reports * DAY_MS;

const BANK = { provider: 'bank', adapter: 'simulated' } as const;

eachRetention((test) => {
  let tenantId: string;
  const time = { now: 0 };
  const newPruner = (writeQueue: Pick<WriteQueue, 'submit'> = test.writeQueue): Pruner =>
    prunerOf({ ...test, writeQueue }, retentionDays, () => time.now);
  const isNeglectedBy = (pruner: Pruner): Promise<boolean> => pruner.isNeglected(WAITED_MS);

  beforeEach(async () => {
    await pruneAt(test, START + 1_000 * DAY_MS);
    test.clock.now = START;
    tenantId = await test.newTenant();
  });

  it('rows are left lying if they have been past use for longer than they may wait and nothing was removed for as long', async () => {
    await callOnce(test, tenantId, 'a key');
    const pruner = newPruner();
    time.now += WAITED_MS;
    test.clock.now = PAST + WAITED_MS;
    // Nothing was removed for long, and the reply may have gone for just as long as it may wait.
    expect(await isNeglectedBy(pruner)).toBe(false);
    test.clock.now += 1;
    // It has waited for long enough now. A pruner that has just begun has left nothing lying.
    const young = newPruner();
    expect([await isNeglectedBy(young), await isNeglectedBy(pruner)]).toEqual([false, true]);
    await pruner.round(NEVER);
    await test.writeQueue.idle();
    time.now += 2 * WAITED_MS;
    expect([await isNeglectedBy(young), await isNeglectedBy(pruner)]).toEqual([false, false]);
  });

  it('a pruner that has removed something is at work, however long its round takes', async () => {
    for (let count = 0; count < 120; count += 1) await callOnce(test, tenantId, `key ${count}`);
    test.clock.now = PAST + 2 * WAITED_MS;
    const found: boolean[] = [];
    const pruner = newPruner({
      submit: async (write) => {
        // Each step takes longer than rows may wait.
        time.now += WAITED_MS - 1;
        found.push(await isNeglectedBy(pruner));
        return test.writeQueue.submit(write);
      },
    });
    await pruner.round(NEVER);
    expect(found).toEqual([false, false, false]);
  });

  it('rows that something still needs are not left lying, and those behind them are', async () => {
    const keep = (count: number, receivedAt: number, outcome: KeptOutcome): Promise<null> => {
      const report = {
        tenantId,
        ...BANK,
        subjectId: 'pay_none',
        report: { says: 'settled' },
        outcome,
      } as const;
      const effects = Array.from({ length: count }, (_, place) =>
        insertRow(providerReportsTable, { ...report, eventId: `${outcome} ${place}`, receivedAt }),
      );
      return test.writeQueue.submit(probeWrite(tenantId, { decide: () => ({ effects }) }));
    };
    // As many as one look finds, and more.
    await keep(60, START, 'disputed');
    const pruner = newPruner();
    time.now += WAITED_MS;
    test.clock.now = REPORTS_PAST + WAITED_MS + 2;
    expect(await isNeglectedBy(pruner)).toBe(false);
    await keep(1, START + 1, 'applied');
    expect(await isNeglectedBy(pruner)).toBe(true);
    await pruner.round(NEVER);
    time.now += WAITED_MS;
    expect(await isNeglectedBy(pruner)).toBe(false);
  });

  it('what providers have sent, and reports about nobody, may be left lying as well', async () => {
    const pruner = newPruner();
    const check = async (): Promise<void> => {
      time.now += WAITED_MS;
      test.clock.now = REPORTS_PAST + WAITED_MS;
      expect(await isNeglectedBy(pruner)).toBe(false);
      test.clock.now += 1;
      expect(await isNeglectedBy(pruner)).toBe(true);
      await pruner.round(NEVER);
      time.now += WAITED_MS;
      expect(await isNeglectedBy(pruner)).toBe(false);
      test.clock.now = START;
    };
    await test.writeQueue.submit(keepDelivery({ ...BANK, headers: [], body: '', receivedAt: START }));
    const [kept] = await selectMatching(test.database.reader, providerDeliveriesTable, [BANK]);
    await test.writeQueue.submit(endDeliveries('bank', [kept!.id]));
    await check();
    const report = { about: { providerReference: 'none' }, says: 'settled', eventId: 'an event' } as const;
    await test.writeQueue.submit(keepUnmatched(BANK, report));
    await test.writeQueue.submit(
      closeUnmatched({ ...BANK, eventId: 'an event' }, { status: 'dismissed' }, OPERATOR),
    );
    await check();
    expect(test.faults).toEqual([]);
  });
});
