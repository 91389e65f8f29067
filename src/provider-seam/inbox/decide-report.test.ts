import { describe, expect, it } from 'vitest';
import { createTestPayout, getTestPayout } from '../../testing/worlds/test-payout.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { aboutOperation } from '../../treasury/operations/provider-messages.ts';
import type { OperationStatus } from '../../treasury/operations/table.ts';
import { type ReportOutcome, takeReport } from './decide-report.ts';
import { providerReportsTable } from './report-table.ts';
import type { Said } from '../port/provider.ts';

const SOURCE = { provider: 'bank', adapter: 'test' } as const;

function receive(
  world: TestWorld,
  operationId: string,
  eventId: string,
  says: OperationStatus,
  given: Partial<Said> = {},
): ReportOutcome {
  const subject = aboutOperation(operationId);
  const { tenantId } = world;
  return world.run(takeReport({ tenantId, source: SOURCE, subject, eventId, report: { says, ...given } }))
    .reply.outcome;
}

describe('a report about an operation', () => {
  it('is recorded with what it did, in the step that applies it', () => {
    const world = new TestWorld({ availableMinor: 50_000n });
    const { id } = createTestPayout(world);
    expect(receive(world, id, 'e-1', 'settled')).toBe('applied');
    expect(receive(world, id, 'e-2', 'failed')).toBe('ignored');
    const common = { ...SOURCE, tenantId: world.tenantId, subjectId: id, receivedAt: world.now };
    expect(world.loaded.list(providerReportsTable, {})).toEqual([
      { ...common, eventId: 'e-1', report: { says: 'settled' }, outcome: 'applied' },
      { ...common, eventId: 'e-2', report: { says: 'failed' }, outcome: 'ignored' },
    ]);
  });

  it('that comes twice under one name is applied once', () => {
    const world = new TestWorld({ availableMinor: 50_000n });
    const { id } = createTestPayout(world);
    receive(world, id, 'e-1', 'submitted');
    const payout = getTestPayout(world, id);
    expect(receive(world, id, 'e-1', 'submitted')).toBe('repeated');
    expect(getTestPayout(world, id)).toEqual(payout);
    expect(receive(world, id, 'e-1', 'settled')).toBe('conflicting');
    expect(getTestPayout(world, id)).toEqual(payout);
    expect(receive(world, id, 'e-2', 'settled')).toBe('applied');
    expect(getTestPayout(world, id).status).toBe('settled');
  });

  it('that the tenant does not have is unmatched, and not recorded', () => {
    const world = new TestWorld();
    expect(receive(world, 'pay_none', 'e-1', 'settled')).toBe('unmatched');
    expect(world.loaded.list(providerReportsTable, {})).toEqual([]);
  });
});
