import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { createCustomer } from '../../direct-routes/customers/create-customer.ts';
import { type Customer, customersTable } from '../../direct-routes/customers/table.ts';
import { accrualsTable } from '../../ledger/accruals.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import {
  type TestWriteQueue,
  createTestWriteQueue,
  testFacts,
} from '../../testing/worlds/test-write-queue.ts';
import { SHOPPER } from '../../testing/worlds/test-tenant.ts';
import { testWorker } from '../../testing/worlds/test-worker.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import { providerReportsTable } from '../inbox/report-table.ts';
import { type Fault, addFault, faultNeed } from './faults.ts';

const NOW = Date.UTC(2031, 0, 1);
const STEP_MS = 700;

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;

  beforeAll(async () => {
    test = createTestWriteQueue(await open(), { providers: testFacts(STEP_MS) });
  });

  beforeEach(async () => {
    test.clock.now = NOW;
    tenantId = await test.newTenant();
    const fees = [{ operation: 'kyc', asset: 'AUD', flat: '1.50', bps: 0 }] as const;
    await test.writeQueue.submit(setConfiguration(tenantId, { pricing: { fees } }, 'test', 'test'));
  });

  const settleAt = async (moment: number): Promise<void> => {
    test.clock.now = moment;
    await testWorker(test, { stepMs: STEP_MS }).settle(tenantId);
  };

  const inject = (given: Partial<Fault>, provider: 'identity' | 'bank' = 'identity'): Promise<null> =>
    test.writeQueue.submit(
      probeWrite(tenantId, {
        needs: [faultNeed(tenantId, provider)],
        decide: (loaded) => {
          const fault: Fault = { fault: 'fail', count: 1, delayMs: 0, ...given };
          return { effects: [addFault(loaded, tenantId, provider, fault)] };
        },
      }),
    );

  async function newCustomer(): Promise<string> {
    const request = { path: {}, query: {}, body: { ...SHOPPER, entitlements: ['aud_onramp'] } } as never;
    const { id } = await test.writeQueue.submit(handlerWrite(createCustomer, request, tenantId));
    await settleAt(NOW);
    return id;
  }

  async function customerOf(id: string): Promise<Customer> {
    const [customer] = await selectMatching(test.database.reader, customersTable, [{ id }]);
    return customer!;
  }

  /** How often a verification was counted that is to be billed. */
  async function billed(): Promise<number> {
    const rows = await selectMatching(test.database.reader, accrualsTable, [{ tenantId, item: 'kyc' }]);
    return rows.reduce((sum, { count }) => sum + count, 0);
  }

  const statusesAt = async (moment: number, ids: readonly string[]): Promise<string[]> => {
    await settleAt(moment);
    return Promise.all(ids.map(async (id) => (await customerOf(id)).verificationStatus));
  };

  describe('a fault of the identity provider, for customers', () => {
    it('that fails rejects as often as it was asked for, with its reason, and is billed like any other', async () => {
      await inject({ count: 2 });
      const ids = [await newCustomer(), await newCustomer(), await newCustomer()];
      expect(await statusesAt(NOW + STEP_MS - 1, ids)).toEqual(['in_progress', 'in_progress', 'in_progress']);
      const ends = await statusesAt(NOW + STEP_MS, ids);
      expect(ends.toSorted()).toEqual(['approved', 'rejected', 'rejected']);
      const rejected = await customerOf(ids[ends.indexOf('rejected')]!);
      expect(rejected).toMatchObject({ verificationReason: 'provider_failed', audOnramp: 'rejected' });
      expect(await billed()).toBe(3);
    });

    it('that delays does so once a check', async () => {
      await inject({ fault: 'delay', count: 2, delayMs: 5_000 });
      const id = await newCustomer();
      expect(await statusesAt(NOW + STEP_MS, [id])).toEqual(['in_progress']);
      expect(await statusesAt(NOW + STEP_MS + 4_999, [id])).toEqual(['in_progress']);
      expect(await statusesAt(NOW + STEP_MS + 5_000, [id])).toEqual(['approved']);
    });

    it('that repeats reports twice, with one effect', async () => {
      await inject({ fault: 'repeat' });
      const id = await newCustomer();
      expect(await statusesAt(NOW + STEP_MS, [id])).toEqual(['approved']);
      const reports = await selectMatching(test.database.reader, providerReportsTable, [{ tenantId }]);
      expect(reports).toMatchObject([{ provider: 'identity', outcome: 'applied' }]);
      expect(await billed()).toBe(1);
    });

    it('that drops leaves the verification in progress for good', async () => {
      await inject({ fault: 'drop' });
      const id = await newCustomer();
      expect(await statusesAt(NOW + 10 ** 9, [id])).toEqual(['in_progress']);
      expect(await billed()).toBe(0);
    });

    it('that reorders has nothing to overtake, and one of another provider is none', async () => {
      await inject({ fault: 'reorder' });
      await inject({}, 'bank');
      const ids = [await newCustomer(), await newCustomer()];
      expect(await statusesAt(NOW + STEP_MS, ids)).toEqual(['approved', 'approved']);
    });
  });
});
