import { operationsTable, type Operation } from '../../treasury/operations/table.ts';
import { destinationsTable } from '../../treasury/destinations/table.ts';
import { createWithdrawal } from '../../treasury/withdrawals/create-withdrawal.ts';
import { handlerWrite } from './handler-write.ts';
import { testDestination } from './test-destination.ts';
import type { TestWorld } from './test-world.ts';

type Body = Parameters<typeof createWithdrawal.decide>[0]['body'];

/** A request for a withdrawal of 100 to the test destination, but for what is given. */
export function withdrawalRequest(given: Partial<Body> = {}): { path: object; query: object; body: Body } {
  const body: Body = {
    destinationId: 'dst_test',
    amount: '100',
    externalReference: 'order-1',
    ...given,
  };
  return { path: {}, query: {}, body };
}

/**
 * Creates a withdrawal in a world through its own decision, with the destination that it needs.
 * @throws ApiError what the decision refuses
 */
export function createTestWithdrawal(world: TestWorld, given: Partial<Body> = {}): Operation {
  world.add(destinationsTable, testDestination({ tenantId: world.tenantId }));
  const { reply } = world.run(handlerWrite(createWithdrawal, withdrawalRequest(given), world.tenantId));
  const withdrawal = world.loaded.find(operationsTable, { id: reply.id });
  if (withdrawal === undefined) throw new Error(`The world has no withdrawal ${reply.id}`);
  return withdrawal;
}
