import { describe, expect, it } from 'vitest';
import { faultsOfBooks } from '../testing/faults-of-books.ts';
import { createTestPayout, getTestPayout } from '../testing/test-payout.ts';
import { testTerms } from '../testing/test-terms.ts';
import { TestWorld } from '../testing/test-world.ts';
import { applyReport } from './apply-report.ts';
import type { OperationStatus } from './operation.ts';
import type { ConfigurationTerms } from './policy/configuration.ts';

/** A payout of 100.00 for 1.00 that failed, in a wallet where only 30.00 are left. */
function failedPayout(returns: Partial<ConfigurationTerms['returns']>): { world: TestWorld; id: string } {
  const pricing = { fees: [{ operation: 'payout', asset: 'AUD', flat: '1.00', bps: 0 }] } as const;
  const world = new TestWorld({ availableMinor: 10_100n, terms: testTerms({ returns, pricing }) });
  const { id } = createTestPayout(world);
  report(world, id, 'failed');
  world.adjust(-7_100n);
  return { world, id };
}

function report(world: TestWorld, id: string, status: OperationStatus): void {
  world.decide((loaded, context) => applyReport(getTestPayout(world, id), { status }, loaded, context));
}

function again(world: TestWorld): void {
  createTestPayout(world, { externalReference: 'order-2', amount: '1.00' });
}

describe('a late execution that the wallet cannot bear', () => {
  it('leaves the balance negative where the tenant bears it, until any credit brings it back', () => {
    const { world, id } = failedPayout({ lossAllocation: 'tenant', replenishment: 'next_funding' });
    report(world, id, 'settled');
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: -7_100n, spendingStopped: false });
    expect(() => again(world)).toThrow('balance');
    world.adjust(7_300n);
    expect(() => again(world)).not.toThrow();
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it('stops spending where the tenant replenishes by hand, whatever is credited', () => {
    const { world, id } = failedPayout({ lossAllocation: 'tenant', replenishment: 'manual' });
    report(world, id, 'settled');
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: -7_100n, spendingStopped: true });
    world.adjust(1_000_000n);
    expect(() => again(world)).toThrow(expect.objectContaining({ code: 'insufficient_funds' }) as Error);
  });

  it('is made good in the same step where the platform bears it', () => {
    const { world, id } = failedPayout({ lossAllocation: 'platform', replenishment: 'manual' });
    report(world, id, 'settled');
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 0n, spendingStopped: false });
    const [execution, loss] = world.movements.slice(-2);
    expect(execution).toMatchObject({ kind: 'late_execution_debited', availableDeltaMinor: -10_100n });
    expect(loss).toMatchObject({ kind: 'admin_adjustment', availableDeltaMinor: 7_100n, reference: id });
    const { adjustments, movementIds } = getTestPayout(world, id);
    expect(adjustments).toMatchObject([{ movementIds: [execution?.id, loss?.id] }]);
    expect(movementIds.slice(-2)).toEqual([execution?.id, loss?.id]);
    expect(world.postings.filter(({ account }) => account === 'loss')).toMatchObject([
      { amountMinor: -7_100n },
    ]);
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it('is judged by what execution and return leave together', () => {
    const { world, id } = failedPayout({ lossAllocation: 'platform' });
    report(world, id, 'returned');
    expect(world.balanceOf('AUD').availableMinor).toBe(2_900n);
    expect(world.movements.slice(-2).map(({ kind }) => kind)).toEqual([
      'late_execution_debited',
      'payout_returned',
    ]);
  });
});
