import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectMatching } from '../db/statements/rows.ts';
import { providerCursorsTable } from '../provider-seam/port/cursor.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { type TestDatabase, createTestDatabase } from '../testing/databases/test-database.ts';
import { type TestService, startTestService } from '../testing/server/test-service.ts';
import { type RunningStandIn, serveStandIn } from '../testing/stand-in/serve-stand-in.ts';
import { StandInAdapter } from '../testing/stand-in/stand-in-adapter.ts';
import type { WireBooks } from '../testing/stand-in/wire.ts';
import { type TestTenant, createTestTenant } from '../testing/worlds/test-tenant.ts';

const SECRET = 'what the stand-in and we alone know';

const PATIENT = { interval: 50 };

describe.each(['sqlite', 'postgres'] as const)(
  'a chain that tells its news by poll and by delivery, on %s',
  (dialect) => {
    let made: TestDatabase;
    let standIn: RunningStandIn;
    let service: TestService;
    let chain: StandInAdapter;

    beforeEach(async () => {
      made = await createTestDatabase(dialect);
      standIn = await serveStandIn({ seed: 'heard', secret: SECRET, port: 0 });
      const limits = { timeoutMs: 10_000, atOnce: 4 };
      // It derives its addresses, so that none has to be opened before money can come in.
      const terms = { secret: SECRET, limits, pollMs: 50, derives: true };
      chain = new StandInAdapter('chain', { ...terms, url: standIn.url });
      service = await startTestService(made.url, {}, {}, undefined, {
        providers: { chain },
      });
      await control('PUT', 'subscription', { url: `${service.url}/providers/stand-in-chain/events` });
    });

    afterEach(async () => {
      await service.close();
      await standIn.close();
      await made.remove();
    });

    async function control(method: string, path: string, body: object): Promise<void> {
      const headers = { 'content-type': 'application/json' };
      const sent = await fetch(`${standIn.url}/control/chain/${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      expect(sent.ok).toBe(true);
    }

    async function books(): Promise<WireBooks> {
      return (await (await fetch(`${standIn.url}/control/chain/books`)).json()) as WireBooks;
    }

    const newTenant = async (): Promise<TestTenant> => {
      const request: TestTenant['request'] = (method, path, sent) => service.send(method, path, sent);
      return createTestTenant(service, request, await service.newTenant());
    };

    it('has each transfer credited once: two of one transaction, each told by both, twice and by forgers', async () => {
      await control('PATCH', 'behaviour', {
        deliveries: { repeat: 0.4, forge: 0.3, overtake: 0.2 },
        pageSize: 3,
      });
      const tenant = await newTenant();
      const { id, address } = await tenant.newAddress();
      expect(address).toBe(chain.deriveAddress?.(id, 'USDC', 'base').address);
      const into = { asset: 'USDC', network: 'base', address, tag: null };
      for (const each of service.beside) each.start();
      for (let transaction = 1; transaction <= 5; transaction += 1) {
        for (const [transferIndex, minor] of [5_000_000, 7_000_000].entries()) {
          const incoming = { into, transactionHash: `0x${transaction}`, transferIndex };
          await control('POST', 'incoming', {
            incoming,
            says: 'credited',
            amount: { asset: 'USDC', minor: String(minor) },
          });
        }
      }
      await vi.waitFor(
        async () => expect(await tenant.figures('USDC')).toBe('60.000000/0.000000/0.000000'),
        PATIENT,
      );
      await vi.waitFor(async () => {
        const [row] = await selectMatching(service.database.reader, providerCursorsTable, [
          { provider: 'chain', adapter: chain.adapter },
        ]);
        expect(row?.cursor).toEqual({ events: 10, entries: 10 });
        expect(await service.database.reader('provider_deliveries').whereNotNull('due_at')).toEqual([]);
        expect((await books()).deliveries['200']).toBeGreaterThanOrEqual(10);
      }, PATIENT);
      expect((await books()).deliveries['401'] ?? 0).toBe((await books()).deliveries['forge'] ?? 0);
      expect(await tenant.figures('USDC')).toBe('60.000000/0.000000/0.000000');
      const deposits = await tenant.get<{ data: { amount: string }[] }>('/v1/treasury/deposits?limit=100');
      expect(deposits.data).toHaveLength(10);
      await checkLedger(service.database);
    });
  },
);
