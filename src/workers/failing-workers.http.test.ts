import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Background } from '../compose-loops.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { alarmsTable } from '../outbox/alarm.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { WORKER_NAMES } from './worker-names.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

/** Short enough for a test, and long enough for a machine that is busy. */
const healthTimes = { failingAfterMs: 3_000, firstBackOffMs: 50, longestBackOffMs: 500 };

eachDatabase((dialect) => {
  let made: TestDatabase;
  let service: TestService;
  let loops: readonly Background[];

  beforeAll(async () => {
    made = await createTestDatabase(dialect);
    service = await startTestService(made.url, {}, {}, undefined, { healthTimes });
    loops = [service.worker, service.pruner, ...service.beside];
    for (const each of loops) each.start();
  });
  afterAll(async () => {
    await service.close();
    await made.remove();
  });

  const readiness = async (): Promise<unknown> => {
    const { status, body } = await service.send('GET', '/readyz');
    return [status, body['status'], body['failing']];
  };
  const failing = (): string[] => [...service.health.failing.keys()];
  const openAlarm = async (subject: string): Promise<unknown> => {
    const named = [{ kind: 'worker_failing' as const, subject }];
    const alarms = await selectMatching(service.database.reader, alarmsTable, named);
    return alarms.find(({ clearedAt }) => clearedAt === null)?.facts['code'];
  };
  const rename = (from: string, to: string): Promise<unknown> =>
    Promise.resolve(service.database.writer.raw(`alter table ${from} rename to ${to}`));

  describe('the workers of a service', () => {
    it('are all watched: every loop that is started is in the list', () => {
      for (const each of loops) {
        expect(each.loops.length > 0 || each.constructor.name === 'ProviderIngest').toBe(true);
        for (const { isRunning, workers } of each.loops) {
          expect(isRunning).toBe(true);
          expect(WORKER_NAMES).toEqual(expect.arrayContaining([...workers]));
        }
      }
      const shown = service.health.figures().map(({ worker }) => worker);
      const started = new Set(loops.flatMap((each) => each.loops.flatMap(({ workers }) => workers)));
      // Writes are no loop: what is written says how they go.
      expect([...started, 'write_queue'].sort()).toEqual([...shown].sort());
      expect(shown).toEqual(
        expect.arrayContaining(['orders', 'reports', 'webhooks', 'mail', 'retention', 'reconciliation']),
      );
    });

    it('that cannot read what is due make the service not ready, and are reported by name until they can', async () => {
      expect(await readiness()).toEqual([200, 'ready', []]);
      await rename('webhook_fan_outs', 'elsewhere');
      const parts = ['orders', 'reports', 'webhooks'];
      const told = parts.map((part) => ({ part, code: 'statement_failed' }));
      await vi.waitFor(async () => expect(await readiness()).toEqual([503, 'not_ready', told]), PATIENCE);
      await vi.waitFor(async () => expect(await openAlarm('orders')).toBe('statement_failed'), PATIENCE);
      const { text } = await service.send('GET', '/metrics');
      expect(text).toContain('corridor_worker_failing{worker="orders"} 1');
      expect(text).toContain('corridor_worker_failing{worker="mail"} 0');
      expect(text).toMatch(/corridor_worker_round_age_seconds\{worker="mail"\} \d/);
      const faults = service.logLines.filter(({ msg, worker }) => msg === 'fault' && worker === 'orders');
      expect(faults).toHaveLength(1);
      await rename('elsewhere', 'webhook_fan_outs');
      await vi.waitFor(async () => expect(await readiness()).toEqual([200, 'ready', []]), PATIENCE);
    }, 90_000);

    it('that serve no request leave it ready, and the others go on', async () => {
      await rename('mails', 'elsewhere');
      await vi.waitFor(() => expect(failing()).toContain('mail'), PATIENCE);
      expect(failing().filter((worker) => worker !== 'mail' && worker !== 'user_retention')).toEqual([]);
      expect(await readiness()).toEqual([200, 'ready', []]);
      await vi.waitFor(async () => expect(await openAlarm('mail')).toBe('statement_failed'), PATIENCE);
      await rename('elsewhere', 'mails');
      await vi.waitFor(() => expect(failing()).toEqual([]), PATIENCE);
    }, 120_000);

    it.runIf(dialect === 'postgres')(
      'that find no free connection are reported as timeouts',
      async () => {
        const { reader } = service.database;
        const client = reader.client as Knex.Client;
        const held: unknown[] = [];
        while (held.length < 8) held.push(await client.acquireConnection());
        await vi.waitFor(() => expect(service.health.failing.get('orders')).toBe('timeout'), PATIENCE);
        for (const each of held) await client.releaseConnection(each);
        await vi.waitFor(() => expect(failing()).toEqual([]), PATIENCE);
      },
      90_000,
    );
  });
});
