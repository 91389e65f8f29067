import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { serveStandIn, type RunningStandIn } from '../testing/stand-in/serve-stand-in.ts';
import { StandInAdapter } from '../testing/stand-in/stand-in-adapter.ts';
import type { WireBooks } from '../testing/stand-in/wire.ts';
import { createTestTenant, type TestTenant } from '../testing/worlds/test-tenant.ts';

const SECRET = 'what the stand-in and we alone know';

const PATIENT = { interval: 50 };

const PAYOUTS = 6;

const NEVER_MS = 3_600_000;

describe.each(['sqlite', 'postgres'] as const)(
  'a bank that is asked what became of orders, on %s',
  (dialect) => {
    let made: TestDatabase;
    let standIn: RunningStandIn;
    let service: TestService;
    let tenant: TestTenant;

    async function start(pollMs: number): Promise<void> {
      const limits = { timeoutMs: 10_000, atOnce: 4 };
      const bank = new StandInAdapter('bank', {
        url: standIn.url,
        secret: SECRET,
        limits,
        pollMs,
        derives: true,
      });
      service = await startTestService(made.url, {}, {}, undefined, { providers: { bank } });
      await control('PUT', 'subscription', { url: `${service.url}/providers/stand-in-bank/events` });
      const request: TestTenant['request'] = (method, path, sent) => service.send(method, path, sent);
      tenant = createTestTenant(service, request, await service.newTenant());
      await tenant.fund('1000.00');
      service.worker.start();
      for (const each of service.beside) each.start();
    }

    beforeEach(async () => {
      made = await createTestDatabase(dialect);
      standIn = await serveStandIn({ seed: 'asked', secret: SECRET, port: 0 });
    });

    afterEach(async () => {
      await service.close();
      await standIn.close();
      await made.remove();
    });

    async function control(method: string, path: string, body: object): Promise<void> {
      const headers = { 'content-type': 'application/json' };
      const url = `${standIn.url}/control/bank/${path}`;
      expect((await fetch(url, { method, headers, body: JSON.stringify(body) })).ok).toBe(true);
    }

    async function books(): Promise<WireBooks> {
      return (await (await fetch(`${standIn.url}/control/bank/books`)).json()) as WireBooks;
    }

    /** The payouts, each as the statuses that it has had. */
    async function payAll(): Promise<() => Promise<string[]>> {
      const ids: string[] = [];
      for (let each = 0; each < PAYOUTS; each += 1)
        ids.push((await tenant.newPayout({ amount: '10.00' })).id);
      return async () => {
        const rows = await Promise.all(
          ids.map((id) => tenant.get<{ statusHistory: { status: string }[] }>(`/v1/treasury/payouts/${id}`)),
        );
        return rows.map(({ statusHistory }) => statusHistory.map(({ status }) => status).join(' '));
      };
    }

    async function expectOnce(): Promise<void> {
      const { orders, entries } = await books();
      expect([orders.length, entries.length]).toEqual([PAYOUTS, PAYOUTS]);
      expect(orders.every(({ repeats }) => repeats === 0)).toBe(true);
      expect(await tenant.figures('AUD')).toBe('940.00/0.00/0.00');
      await checkLedger(service.database);
    }

    it('says so when a delivery hints at them, which brings no news by itself', async () => {
      await start(NEVER_MS);
      await control('PATCH', 'behaviour', { deliveries: { hint: 1 }, settleMs: 200 });
      const payouts = await payAll();
      await vi.waitFor(
        async () => expect(await payouts()).toEqual(Array(PAYOUTS).fill('accepted submitted settled')),
        PATIENT,
      );
      expect((await books()).deliveries).toMatchObject({ hint: PAYOUTS, 200: PAYOUTS });
      await expectOnce();
    }, 60_000);

    it('says so after calls that broke off, and again by its poll and its hints: each is once', async () => {
      await start(50);
      await control('PATCH', 'behaviour', { deliveries: { hint: 0.5, repeat: 0.5 } });
      const faults = ['reset_after', 'reset_before', 'error_after', 'error_before'];
      await control(
        'POST',
        'faults',
        faults.map((fault) => ({ call: 'carryOut', fault })),
      );
      const payouts = await payAll();
      await vi.waitFor(
        async () =>
          expect((await payouts()).filter((each) => each.endsWith('settled'))).toHaveLength(PAYOUTS),
        PATIENT,
      );
      const settled = await payouts();
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await payouts()).toEqual(settled);
      await expectOnce();
    }, 60_000);
  },
);
