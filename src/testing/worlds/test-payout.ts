import { operationsTable, type Operation } from '../../treasury/operations/table.ts';
import { beneficiariesTable } from '../../treasury/beneficiaries/table.ts';
import { createPayout } from '../../treasury/payouts/create-payout.ts';
import { handlerWrite } from './handler-write.ts';
import { testBeneficiary } from './test-beneficiary.ts';
import type { TestWorld } from './test-world.ts';

type Body = Parameters<typeof createPayout.decide>[0]['body'];

/** A request for a payout of 100.00 to the test beneficiary, but for what is given. */
export function payoutRequest(given: Partial<Body> = {}): { path: object; query: object; body: Body } {
  const body: Body = {
    beneficiaryId: 'ben_test',
    amount: '100.00',
    currency: 'AUD',
    externalReference: 'order-1',
    ...given,
  };
  return { path: {}, query: {}, body };
}

/**
 * Creates a payout in a world through its own decision, with the beneficiary that it needs.
 * @throws ApiError what the decision refuses
 */
export function createTestPayout(world: TestWorld, given: Partial<Body> = {}): Operation {
  world.add(beneficiariesTable, testBeneficiary({ tenantId: world.tenantId }));
  const { reply } = world.run(handlerWrite(createPayout, payoutRequest(given), world.tenantId));
  return getTestPayout(world, reply.id);
}

/** A payout as it stands in the world now. */
export function getTestPayout(world: TestWorld, id: string): Operation {
  const payout = world.loaded.find(operationsTable, { id });
  if (payout === undefined) throw new Error(`The world has no payout ${id}`);
  return payout;
}
