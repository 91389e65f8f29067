import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectWhere } from '../db/statements/rows.ts';
import { instructionsTable } from '../outbox/instruction.ts';
import { USUAL_GRACE_MS, readReconciliation } from '../provider-seam/reconciliation/read.ts';
import { reconcileDue } from '../provider-seam/reconciliation/reconciler.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { openAlarms } from '../testing/databases/open-alarms.ts';
import {
  copyTestDatabase,
  createTestDatabase,
  restoreTestDatabase,
  type TestDatabase,
} from '../testing/databases/test-database.ts';
import { runOperator } from '../testing/server/run-program.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { type RunningStandIn, serveStandIn } from '../testing/stand-in/serve-stand-in.ts';
import { StandInAdapter } from '../testing/stand-in/stand-in-adapter.ts';
import type { WireBooks } from '../testing/stand-in/wire.ts';
import { createTestTenant, type TestTenant } from '../testing/worlds/test-tenant.ts';

const SECRET = 'what the stand-in and we alone know';

const PATIENT = { interval: 50, timeout: 30_000 };

eachDatabase((dialect) => {
  let made: TestDatabase;
  let backup: TestDatabase;
  let standIn: RunningStandIn;
  let bank: StandInAdapter;
  let service: TestService;
  let account: Awaited<ReturnType<TestService['newTenant']>>;

  beforeEach(async () => {
    made = await createTestDatabase(dialect);
    standIn = await serveStandIn({ seed: 'restored', secret: SECRET, port: 0 });
    const limits = { timeoutMs: 10_000, atOnce: 4 };
    const terms = { url: standIn.url, secret: SECRET, limits, pollMs: 50, derives: true };
    bank = new StandInAdapter('bank', terms);
    await start();
    account = await service.newTenant();
    await tenant().adjust('AUD', '1000.00');
  });

  afterEach(async () => {
    await service.close();
    await standIn.close();
    await made.remove();
    await backup.remove();
  });

  async function start(): Promise<void> {
    service = await startTestService(made.url, {}, {}, undefined, { providers: { bank } });
    service.worker.start();
    for (const each of service.beside) each.start();
  }

  function tenant(): TestTenant {
    return createTestTenant(service, service.send, account);
  }

  /** A payout that the bank has paid; answers the bank's order. */
  async function pay(amount: string): Promise<string> {
    const { id } = await tenant().newPayout({ amount });
    await vi.waitFor(async () => expect((await tenant().payout(id)).status).toBe('settled'), PATIENT);
    const [order] = await selectWhere(service.database.reader, instructionsTable, 'subject = ?', [id]);
    return order!.id;
  }

  const booksOfBank = async (): Promise<WireBooks> =>
    (await (await fetch(`${standIn.url}/control/bank/books`)).json()) as WireBooks;

  it('what the bank paid after the restored point is listed by its own name, and paid once', async () => {
    await pay('10.00');
    await service.close();
    backup = await copyTestDatabase(made);
    await start();
    const order = await pay('25.00');
    await service.close();
    await restoreTestDatabase(made, backup);
    const said = await runOperator(['restored', '--reason', 'the disk was lost', '--anyway'], {
      DATABASE_URL: made.url,
      CORRIDOR_POINT_FILE: 'none',
    });
    expect([said.exitCode, said.stderr]).toEqual([0, '']);

    await start();
    await vi.waitFor(
      async () =>
        expect((await openAlarms(service.database.reader)).join()).toContain('report_unmatched bank/'),
      PATIENT,
    );
    const [alarm] = service.logLines.filter(({ alarm: kind }) => kind === 'report_unmatched');
    expect(alarm?.['facts']).toEqual({ says: 'settled', instructionId: order });
    // The effect of the payout is gone here, and stays with the bank.
    expect(await tenant().figures('AUD')).toBe('990.00/0.00/0.00');
    const reviews = await runOperator(['review', 'list', '--json'], { DATABASE_URL: made.url });
    expect(reviews.exitCode).toBe(0);
    expect(JSON.parse(reviews.stdout)).toMatchObject({
      data: [{ kind: 'unmatched report', reason: 'settled', amount: '25.00', actions: ['match', 'dismiss'] }],
    });

    const { database, writeQueue, subjects } = service;
    const clock = (): undefined => undefined;
    const onFault = vi.fn();
    await database.writer('reconciliations').delete();
    await reconcileDue(
      { database, writeQueue, subjects, clock, providers: [bank], onFault },
      new AbortController().signal,
    );
    const now = service.clock() + 2 * USUAL_GRACE_MS;
    const found = await readReconciliation(database, {
      provider: 'bank',
      now,
      graceMs: USUAL_GRACE_MS,
      limit: 10,
    });
    expect(onFault).not.toHaveBeenCalled();
    expect(found.ours).toEqual([]);
    expect(found.theirs.map(({ entry }) => entry)).toMatchObject([
      { instructionId: order, amountMinor: -2_500n },
    ]);
    const lines = (await booksOfBank()).entries.filter(({ orderId }) => orderId === order);
    expect(lines).toHaveLength(1);
  });
});
