import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRow } from '../../db/statements/table.ts';
import { newId } from '../../identity/ids.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { testCustomer } from '../../testing/worlds/test-customer.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { need } from '../../writes/write.ts';
import { isEntitled } from './rules.ts';
import { type Customer, customersTable } from './table.ts';

describe('a customer', () => {
  it.each([
    ['aud_to_stablecoin', 'approved', 'suspended', true],
    ['aud_to_stablecoin', 'suspended', 'approved', false],
    ['stablecoin_to_aud', 'not_requested', 'approved', true],
    ['stablecoin_to_aud', 'approved', 'in_progress', false],
    ['stablecoin_to_aud', 'approved', 'rejected', false],
  ] as const)(
    'sends %s with the entitlements %s and %s: %s',
    (direction, audOnramp, audOfframp, isAllowed) => {
      expect(isEntitled({ audOnramp, audOfframp }, direction)).toBe(isAllowed);
    },
  );
});

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
  });

  beforeEach(async () => {
    tenantId = await test.newTenant();
  });

  const add = (given: Partial<Customer>): Promise<null> => {
    const customer = testCustomer({ id: newId('cus'), tenantId, ...given });
    return test.writeQueue.submit(
      probeWrite(tenantId, { decide: () => ({ effects: [insertRow(customersTable, customer)] }) }),
    );
  };

  const find = (owner: string, match: Partial<Customer>): Promise<Customer | null> =>
    test.writeQueue.submit(
      probeWrite<Customer | null>(owner, {
        needs: [need(customersTable, match)],
        decide: (loaded) => ({ reply: loaded.find(customersTable, match) ?? null }),
      }),
    );

  describe('the row of a customer', () => {
    it('comes back as it was written, to its own tenant alone', async () => {
      const bare = { details: null, metadata: null, verificationStatus: 'not_started' } as const;
      const given = { ...bare, audOnramp: 'not_requested', audOfframp: 'in_progress' } as const;
      for (const row of [{ externalCustomerId: 'one', metadata: { deep: [{}] } }, given]) {
        const id = newId('cus');
        await add({ id, ...row });
        expect(await find(tenantId, { id })).toEqual(testCustomer({ id, tenantId, ...row }));
        expect(await find(await test.newTenant(), { id })).toBeNull();
      }
    });

    it('shares the name that the tenant gave with no other of the tenant', async () => {
      await add({ externalCustomerId: 'theirs' });
      expect((await find(tenantId, { externalCustomerId: 'theirs' }))?.tenantId).toBe(tenantId);
      await expect(add({ externalCustomerId: 'theirs' })).rejects.toThrow();
      const other = await test.newTenant();
      await add({ tenantId: other, externalCustomerId: 'theirs' });
      expect((await find(other, { externalCustomerId: 'theirs' }))?.tenantId).toBe(other);
    });

    it('has no entitlement that is approved without its verification', async () => {
      for (const verificationStatus of ['not_started', 'in_progress', 'needs_review', 'rejected'] as const) {
        await expect(add({ verificationStatus, audOfframp: 'rejected' })).rejects.toThrow();
      }
    });
  });
});
