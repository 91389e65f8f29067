import { randomUUID } from 'node:crypto';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../db/connection.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestServer, type TestServer } from '../testing/server/test-server.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

const DEADLINE_MS = 2_000;

describe.each(['sqlite', 'postgres'] as const)('a payout that waits longer than it may, on %s', (dialect) => {
  let made: TestDatabase;
  let other: Database;
  let server: TestServer;
  let tenant: TestTenant;
  let release: () => Promise<unknown> = () => Promise.resolve();

  beforeAll(async () => {
    // Deadlines pass by a clock that only the test moves, so that no write is late because the machine is slow.
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    made = await createTestDatabase(dialect);
    other = openDatabase(made.url);
    server = await startTestServer(made.url, {
      variables: { CORRIDOR_WRITE_DEADLINE_MS: String(DEADLINE_MS) },
    });
    tenant = await server.newTenant();
  });

  afterEach(async () => {
    await release();
    vi.useRealTimers();
  });

  afterAll(async () => {
    await server.close();
    await other.destroy();
    await made.remove();
  });

  /** Has the tenant's writes wait in the database, as another process would, until they are let go. */
  async function hold(): Promise<void> {
    if (dialect === 'sqlite') {
      await other.writer.raw('begin immediate');
      release = () => other.writer.raw('rollback');
      return;
    }
    const transaction = await other.writer.transaction();
    await transaction('wallets').where({ tenant_id: tenant.clientId }).forUpdate();
    release = () => transaction.rollback();
  }

  /** Waits until a write is in a group that waits in the database: the deadline does not cut that one. */
  async function untilGroupWaits(): Promise<void> {
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async (): Promise<boolean> =>
      (await other.reader.raw<{ rows: object[] }>(waiting)).rows.length > 0;
    if (dialect === 'postgres') while (!(await isWaiting())) await immediate();
    // SQLite's write queue begins its group in the next turn of the event loop.
    else await immediate();
  }

  it('is refused with 503 and Retry-After, has not happened, and is carried out under the same key afterwards', async () => {
    await tenant.fund('100.00');
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    const pay = (idempotencyKey: string) =>
      tenant.request('POST', '/v1/treasury/payouts', {
        body: { beneficiaryId, amount: '1.00', currency: 'AUD', externalReference: idempotencyKey },
        idempotencyKey,
      });
    const keys = Array.from({ length: 4 }, () => randomUUID());
    const submit = vi.spyOn(server.service.writeQueue, 'submit');
    const untilSubmitted = async (count: number): Promise<void> => {
      // What the service writes of its own accord comes with no request.
      while (submit.mock.calls.filter(([{ request }]) => request !== undefined).length < count)
        await immediate();
    };
    await hold();
    const first = pay(keys[0] ?? '');
    await untilSubmitted(1);
    await untilGroupWaits();
    const refused = keys.slice(1).map(pay);
    await untilSubmitted(keys.length);
    vi.advanceTimersByTime(DEADLINE_MS);
    for (const { status, body, headers } of await Promise.all(refused)) {
      expect([status, body['code']]).toEqual([503, 'service_unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    }
    // Who runs the server sees for what each of them waited.
    const linesOf503 = () => server.service.logLines.filter(({ status }) => status === 503);
    while (linesOf503().length < refused.length) await immediate();
    expect(linesOf503().map(({ errorReason }) => errorReason)).toEqual(
      refused.map(() => 'write_queue_deadline'),
    );
    await release();
    release = () => Promise.resolve();
    expect((await first).status).toBe(201);
    const operations = (await other.reader('operations').where('tenant_id', tenant.clientId)) as unknown[];
    expect(operations).toHaveLength(1);

    for (const [index, key] of keys.entries()) {
      const again = await pay(key);
      expect(again.status).toBe(201);
      expect(again.headers.get('idempotent-replayed')).toBe(index === 0 ? 'true' : 'false');
    }
  });
});
