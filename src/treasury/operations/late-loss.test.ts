import { describe, expect, it } from 'vitest';
import type { OperationKind } from '../../ledger/movement.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { acceptTestQuote, createTestQuote } from '../../testing/worlds/test-conversion.ts';
import {
  CREDITED_MINOR,
  KINDS,
  TAKEN,
  beginOperation,
  getOperation,
  reportTestOperation,
} from '../../testing/worlds/test-operation.ts';
import { createTestPayout } from '../../testing/worlds/test-payout.ts';
import { createTestWithdrawal } from '../../testing/worlds/test-withdrawal.ts';
import type { TestWorld } from '../../testing/worlds/test-world.ts';
import type { ConfigurationTerms } from '../policy/table.ts';
import type { OperationStatus } from './table.ts';

/** An operation of 100 for 1 that failed, in a wallet where only 30 are left. */
function failedOperation(
  kind: OperationKind,
  returns: Partial<ConfigurationTerms['returns']>,
): { world: TestWorld; id: string } {
  const { world, id } = beginOperation(kind, { returns, units: 101n });
  report(world, id, 'failed');
  world.adjust(-71n * TAKEN[kind].unit, TAKEN[kind].asset);
  return { world, id };
}

function report(world: TestWorld, id: string, status: OperationStatus): void {
  reportTestOperation(world, id, { status });
}

/** Another operation of the kind, of 1 for 1. */
function again(world: TestWorld, kind: OperationKind): void {
  const given = { externalReference: 'order-2', amount: '1.00' };
  if (kind === 'payout') createTestPayout(world, given);
  else if (kind === 'stable_withdrawal') createTestWithdrawal(world, given);
  else {
    const body = { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: '1.00' } as const;
    acceptTestQuote(world, createTestQuote(world, body).id);
  }
}

const REFUSED = expect.objectContaining({ code: 'insufficient_funds' }) as Error;

describe.each(KINDS)('a late execution of a %s that the wallet cannot bear', (kind) => {
  const { asset, unit } = TAKEN[kind];

  it('leaves the balance negative where the tenant bears it, until any credit brings it back', () => {
    const { world, id } = failedOperation(kind, { lossAllocation: 'tenant', replenishment: 'next_funding' });
    report(world, id, 'settled');
    expect(world.balanceOf(asset)).toMatchObject({ availableMinor: -71n * unit, spendingStopped: false });
    expect(() => again(world, kind)).toThrow(REFUSED);
    world.adjust(73n * unit, asset);
    expect(() => again(world, kind)).not.toThrow();
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it('stops spending where the tenant replenishes by hand, whatever is credited', () => {
    const { world, id } = failedOperation(kind, { lossAllocation: 'tenant', replenishment: 'manual' });
    report(world, id, 'settled');
    expect(world.balanceOf(asset)).toMatchObject({ availableMinor: -71n * unit, spendingStopped: true });
    world.adjust(10_000n * unit, asset);
    expect(() => again(world, kind)).toThrow(REFUSED);
  });

  it('is made good in the same step where the platform bears it', () => {
    const { world, id } = failedOperation(kind, { lossAllocation: 'platform', replenishment: 'manual' });
    const before = world.movements.length;
    report(world, id, 'settled');
    expect(world.balanceOf(asset)).toMatchObject({ availableMinor: 0n, spendingStopped: false });
    const posted = world.movements.slice(before);
    const [execution, loss] = [posted[0], posted.at(-1)];
    expect(execution).toMatchObject({ kind: 'late_execution_debited', availableDeltaMinor: -101n * unit });
    expect(loss).toMatchObject({ kind: 'admin_adjustment', availableDeltaMinor: 71n * unit, reference: id });
    const { adjustments, movementIds } = getOperation(world, id);
    const ids = posted.map((movement) => movement.id);
    expect(adjustments).toMatchObject([{ movementIds: ids }]);
    expect(movementIds.slice(-ids.length)).toEqual(ids);
    expect(world.postings.filter(({ account }) => account === 'loss')).toMatchObject([
      { amountMinor: -71n * unit },
    ]);
    expect(world.balanceOf('USDC').availableMinor).toBe(kind === 'conversion' ? CREDITED_MINOR : 0n);
    expect(faultsOfBooks(world)).toEqual([]);
  });
});

it('the loss of a payout is judged by what execution and return leave together', () => {
  const { world, id } = failedOperation('payout', { lossAllocation: 'platform' });
  report(world, id, 'returned');
  expect(world.balanceOf('AUD').availableMinor).toBe(2_900n);
  expect(world.movements.slice(-2).map(({ kind }) => kind)).toEqual([
    'late_execution_debited',
    'payout_returned',
  ]);
});
