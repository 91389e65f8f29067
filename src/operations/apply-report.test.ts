import { describe, expect, it } from 'vitest';
import { eventsTable } from '../outbox/event.ts';
import { instructionsTable } from '../outbox/instruction.ts';
import { faultsOfBooks } from '../testing/faults-of-books.ts';
import { createTestPayout, getTestPayout } from '../testing/test-payout.ts';
import { testTerms } from '../testing/test-terms.ts';
import { TestWorld } from '../testing/test-world.ts';
import { applyReport, type OperationReport } from './apply-report.ts';
import { isFinal, type Operation } from './operation.ts';

const REPORTS = ['submitted', 'settled', 'failed', 'returned'] as const;
type Reported = (typeof REPORTS)[number];

const STARTS = ['accepted', 'created held', 'held later'] as const;

/** Every sequence of reports up to a length, repeats included. */
function sequences(longest: number): Reported[][] {
  if (longest === 0) return [[]];
  const shorter = sequences(longest - 1);
  const longestOfThem = shorter.filter(({ length }) => length === longest - 1);
  return [...shorter, ...longestOfThem.flatMap((sequence) => REPORTS.map((each) => [...sequence, each]))];
}

function report(world: TestWorld, id: string, given: OperationReport): boolean {
  world.now += 1_000;
  return world.decide((loaded, context) => applyReport(getTestPayout(world, id), given, loaded, context))
    .applied;
}

interface Start {
  readonly start: (typeof STARTS)[number];
  readonly refundDeductedFee: boolean;
}

/** A payout of 100.00 for a fee of 1.00, out of 500.00. */
function begin({ start, refundDeductedFee }: Start): { world: TestWorld; id: string } {
  const world = new TestWorld({
    availableMinor: 50_000n,
    terms: testTerms({
      returns: { refundDeductedFee },
      pricing: { fees: [{ operation: 'payout', asset: 'AUD', flat: '1.00', bps: 0 }] },
    }),
    providers: { reviewReason: () => (start === 'created held' ? 'provider_review' : undefined) },
  });
  const { id } = createTestPayout(world);
  if (start === 'held later') report(world, id, { status: 'held' });
  return { world, id };
}

/** What the wallet has lost or kept when nothing is reserved any more, in cents, by the rule of the interface alone. */
function netOf(reports: readonly Reported[], refundDeductedFee: boolean): bigint {
  if (reports.includes('returned')) return refundDeductedFee ? 0n : -100n;
  return reports.includes('settled') ? -10_100n : 0n;
}

function countKinds(world: TestWorld): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of world.movements) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

function checkEnd(world: TestWorld, payout: Operation, reports: readonly Reported[], refund: boolean): void {
  const { availableMinor, reservedMinor } = world.balanceOf('AUD');
  const isOpen = !isFinal(payout.status);
  expect(isOpen).toBe(reports.every((each) => each === 'submitted'));
  expect(reservedMinor).toBe(isOpen ? 10_100n : 0n);
  expect(availableMinor + reservedMinor - 50_000n).toBe(netOf(reports, refund));

  const counts = countKinds(world);
  counts.delete('admin_adjustment');
  expect([...counts.values()].every((times) => times === 1)).toBe(true);
  const ends = (counts.get('reservation_captured') ?? 0) + (counts.get('reservation_released') ?? 0);
  expect(ends).toBe(isOpen ? 0 : 1);
  expect(counts.has('reservation_captured')).toBe(['settled', 'returned'].includes(payout.status));
  expect(payout.movementIds).toEqual(world.movements.slice(1).map(({ id }) => id));
  expect(faultsOfBooks(world)).toEqual([]);
}

describe.each(STARTS)('reports on a payout that begins %s', (start) => {
  it.each([false, true])('have one net effect in whatever order they come (fee refunded: %s)', (refund) => {
    for (const reports of sequences(4)) {
      const { world, id } = begin({ start, refundDeductedFee: refund });
      let final: string | undefined;
      for (const status of reports) {
        report(world, id, { status });
        const payout = getTestPayout(world, id);
        expect(final === undefined || payout.status === final).toBe(true);
        if (isFinal(payout.status)) final = payout.status;
        const order = world.loaded.find(instructionsTable, { operationId: id });
        // What the bank has reported on must not be ordered again.
        expect(order?.status).not.toBe('pending');
      }
      checkEnd(world, getTestPayout(world, id), reports, refund);
    }
  });

  it('make up for the edges that they overtook, in the same step', () => {
    const { world, id } = begin({ start, refundDeductedFee: false });
    report(world, id, { status: 'settled', reason: 'paid', providerReference: 'BANK-1' });
    const { statusHistory, providerReference } = getTestPayout(world, id);
    const { now } = world;
    expect(statusHistory.slice(-2)).toEqual([
      { status: 'submitted', at: now },
      { status: 'settled', at: now, reason: 'paid' },
    ]);
    expect(providerReference).toBe('BANK-1');
    const isAcceptedNow = statusHistory.some(({ status, at }) => status === 'accepted' && at === now);
    expect(isAcceptedNow).toBe(start !== 'accepted');
  });
});

describe('a report on a final status', () => {
  const lateBegin = (first: Reported): { world: TestWorld; id: string } => {
    const begun = begin({ start: 'accepted', refundDeductedFee: false });
    report(begun.world, begun.id, { status: first });
    return begun;
  };

  it.each([
    ['settled', 'returned', 'late_return', ['payout_returned']],
    ['failed', 'settled', 'late_execution', ['late_execution_debited']],
    ['failed', 'returned', 'late_return', ['late_execution_debited', 'payout_returned']],
  ] as const)('%s, that says %s, becomes one %s that names its movements', (first, late, kind, kinds) => {
    const { world, id } = lateBegin(first);
    const before = getTestPayout(world, id);
    expect(report(world, id, { status: late, reason: 'recalled' })).toBe(true);
    const payout = getTestPayout(world, id);
    const movements = world.movements.slice(-kinds.length);
    expect(movements.map((movement) => movement.kind)).toEqual(kinds);
    expect(movements.every(({ reference, operationId }) => reference === id && operationId === id)).toBe(
      true,
    );
    expect(payout.adjustments).toEqual([
      { kind, at: world.now, movementIds: movements.map((movement) => movement.id), reason: 'recalled' },
    ]);
    expect(payout).toMatchObject({ status: first, statusHistory: before.statusHistory });
    expect(payout.version).toBe(before.version + 1);
    const events = world.loaded.list(eventsTable, { objectVersion: payout.version });
    expect(events).toMatchObject([{ type: `payout.${kind}` }]);

    expect(report(world, id, { status: late })).toBe(false);
    expect(getTestPayout(world, id)).toEqual(payout);
  });

  it('adds the return to an execution that was already debited', () => {
    const { world, id } = lateBegin('failed');
    report(world, id, { status: 'settled' });
    report(world, id, { status: 'returned' });
    const { adjustments } = getTestPayout(world, id);
    expect(adjustments.map(({ kind, movementIds }) => [kind, movementIds.length])).toEqual([
      ['late_execution', 1],
      ['late_return', 1],
    ]);
  });

  it.each([
    ['settled', 'failed'],
    ['settled', 'submitted'],
    ['settled', 'held'],
    ['returned', 'settled'],
    ['returned', 'returned'],
    ['failed', 'failed'],
    ['failed', 'accepted'],
  ] as const)('%s, that says %s, changes nothing', (first, late) => {
    const { world, id } = lateBegin(first);
    const [payout, movements] = [getTestPayout(world, id), world.movements.length];
    expect(report(world, id, { status: late })).toBe(false);
    expect(getTestPayout(world, id)).toEqual(payout);
    expect(world.movements).toHaveLength(movements);
  });
});

describe('a report that a table of states does not have', () => {
  it.each(['accepted', 'held'] as const)('%s on a submitted payout changes nothing', (status) => {
    const { world, id } = begin({ start: 'accepted', refundDeductedFee: false });
    report(world, id, { status: 'submitted' });
    const payout = getTestPayout(world, id);
    expect(report(world, id, { status })).toBe(false);
    expect(getTestPayout(world, id)).toEqual(payout);
  });
});
