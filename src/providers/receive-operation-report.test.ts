import { describe, expect, it } from 'vitest';
import type { OperationStatus } from '../flows/operations/operation.ts';
import { createTestPayout, getTestPayout } from '../testing/worlds/test-payout.ts';
import { TestWorld } from '../testing/worlds/test-world.ts';
import { providerReportsTable } from './provider-report.ts';
import {
  decideOperationReport,
  operationReportFurtherNeeds,
  operationReportNeeds,
} from './receive-operation-report.ts';

function receive(world: TestWorld, operationId: string, eventId: string, status: OperationStatus) {
  const { tenantId } = world;
  const received = { tenantId, provider: 'bank', eventId, operationId, report: { status } } as const;
  const further = operationReportFurtherNeeds(operationId, world.loaded);
  return world.decide(
    (loaded, context) => decideOperationReport(received, loaded, context),
    [...operationReportNeeds(received, world.context.head), ...further],
  );
}

describe('a report about an operation', () => {
  it('is recorded with what it did, in the step that applies it', () => {
    const world = new TestWorld({ availableMinor: 50_000n });
    const { id } = createTestPayout(world);
    expect(receive(world, id, 'e-1', 'settled').applied).toBe(true);
    expect(receive(world, id, 'e-2', 'failed').applied).toBe(false);
    const common = { provider: 'bank', subjectId: id, receivedAt: world.now };
    expect(world.loaded.list(providerReportsTable, {})).toEqual([
      {
        ...common,
        tenantId: world.tenantId,
        eventId: 'e-1',
        report: { status: 'settled' },
        outcome: 'applied',
      },
      {
        ...common,
        tenantId: world.tenantId,
        eventId: 'e-2',
        report: { status: 'failed' },
        outcome: 'ignored',
      },
    ]);
  });

  it('that comes twice under one name is applied once, whatever it says the second time', () => {
    const world = new TestWorld({ availableMinor: 50_000n });
    const { id } = createTestPayout(world);
    receive(world, id, 'e-1', 'submitted');
    const payout = getTestPayout(world, id);
    expect(receive(world, id, 'e-1', 'settled')).toMatchObject({ applied: false, effects: [] });
    expect(getTestPayout(world, id)).toEqual(payout);
    expect(receive(world, id, 'e-2', 'settled').operation.status).toBe('settled');
  });

  it('about an operation that the tenant does not have is refused and not recorded', () => {
    const world = new TestWorld();
    const refusal = expect.objectContaining({ code: 'not_found' }) as Error;
    expect(() => receive(world, 'pay_none', 'e-1', 'settled')).toThrow(refusal);
    expect(world.loaded.list(providerReportsTable, {})).toEqual([]);
  });
});
