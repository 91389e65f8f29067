import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { providerActor } from '../../identity/actor.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import { eventsTable } from '../../outbox/event.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import {
  CREDITED_MINOR,
  KINDS,
  TAKEN,
  beginOperation,
  getOperation,
  reportTestOperation,
} from '../../testing/worlds/test-operation.ts';
import type { TestWorld } from '../../testing/worlds/test-world.ts';
import type { OperationReport } from './provider-messages.ts';
import { isFinal, resourceOf } from './table.ts';

const REPORTS = ['submitted', 'settled', 'failed', 'returned'] as const;
type Reported = (typeof REPORTS)[number] | 'held' | 'accepted';

const STARTS = ['accepted', 'created held', 'held later'] as const;

const CASES = KINDS.flatMap((kind) => STARTS.map((start) => ({ kind, start })));

/** Every sequence of reports up to a length, repeats included. */
function sequences(longest: number): Reported[][] {
  if (longest === 0) return [[]];
  const shorter = sequences(longest - 1);
  const longestOfThem = shorter.filter(({ length }) => length === longest - 1);
  return [...shorter, ...longestOfThem.flatMap((sequence) => REPORTS.map((each) => [...sequence, each]))];
}

function report(world: TestWorld, id: string, given: OperationReport): boolean {
  world.now += 1_000;
  const { effects } = reportTestOperation(world, id, given);
  return effects.length > 0;
}

interface Start {
  readonly kind: OperationKind;
  readonly start: (typeof STARTS)[number];
  readonly refundDeductedFee?: boolean;
}

function begin({ kind, start, refundDeductedFee = false }: Start): { world: TestWorld; id: string } {
  const begun = beginOperation(kind, { isHeld: start === 'created held', returns: { refundDeductedFee } });
  if (start === 'held later') report(begun.world, begun.id, { status: 'held' });
  return begun;
}

/** What the rule of the interface alone says that reports come to, whatever their order, in units of 100 for 1. */
function netOf({ kind, refundDeductedFee }: Start, reports: readonly Reported[]): bigint {
  if (kind === 'payout' && reports.includes('returned')) return refundDeductedFee === true ? 0n : -1n;
  return reports.includes('settled') ? -101n : 0n;
}

function countKinds(world: TestWorld): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of world.movements) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  counts.delete('admin_adjustment');
  return counts;
}

function checkEnd(world: TestWorld, id: string, start: Start, reports: readonly Reported[]): void {
  const operation = getOperation(world, id);
  const { asset, unit } = TAKEN[start.kind];
  const { availableMinor, reservedMinor } = world.balanceOf(asset);
  const isOpen = !isFinal(operation.status);
  const ending: readonly Reported[] =
    start.kind === 'payout' ? ['settled', 'failed', 'returned'] : ['settled', 'failed'];
  expect(isOpen).toBe(!reports.some((each) => ending.includes(each)));
  expect(reservedMinor).toBe(isOpen ? 101n * unit : 0n);
  const net = netOf(start, reports);
  expect(availableMinor + reservedMinor - 500n * unit).toBe(net * unit);
  if (start.kind === 'conversion') {
    expect(world.balanceOf('USDC').availableMinor).toBe(net === 0n ? 0n : CREDITED_MINOR);
  }

  const counts = countKinds(world);
  expect([...counts.values()].every((times) => times === 1)).toBe(true);
  const ends = (counts.get('reservation_captured') ?? 0) + (counts.get('reservation_released') ?? 0);
  expect(ends).toBe(isOpen ? 0 : 1);
  expect(counts.has('reservation_captured')).toBe(['settled', 'returned'].includes(operation.status));
  expect(operation.movementIds).toEqual(world.movements.slice(1).map((movement) => movement.id));
  expect(faultsOfBooks(world)).toEqual([]);
}

function checkSequence(start: Start, reports: readonly Reported[]): void {
  const { world, id } = begin(start);
  let final: string | undefined;
  for (const status of reports) {
    report(world, id, { status });
    const operation = getOperation(world, id);
    expect(final === undefined || operation.status === final).toBe(true);
    if (isFinal(operation.status)) final = operation.status;
    const order = world.loaded.find(instructionsTable, { subject: id });
    // What a provider has reported on must not be ordered again.
    if (operation.status !== 'accepted') expect(order?.status).not.toBe('pending');
  }
  checkEnd(world, id, start, reports);
}

describe.each(CASES)('reports on a $kind that begins $start', ({ kind, start }) => {
  it('have one net effect in whatever order they come', () => {
    for (const reports of sequences(4)) checkSequence({ kind, start }, reports);
  });

  it('have it however often they are repeated, and whatever reviews come between', () => {
    const reports = fc
      .uniqueArray(fc.constantFrom(...REPORTS, 'held' as const, 'accepted' as const), { minLength: 1 })
      .chain((once) => fc.shuffledSubarray([...once, ...once, ...once], { minLength: once.length }));
    fc.assert(
      fc.property(reports, (sequence) => {
        checkSequence({ kind, start }, sequence);
      }),
    );
  });

  it('say nothing new once the operation has ended: told again, each is ignored, without the row that knew it', () => {
    for (const reports of sequences(4)) {
      const { world, id } = begin({ kind, start });
      for (const status of reports) report(world, id, { status });
      if (!isFinal(getOperation(world, id).status)) continue;
      const before = getOperation(world, id);
      const again = [...reports, ...reports.toReversed()];
      expect(again.map((status) => report(world, id, { status }))).toEqual(again.map(() => false));
      expect(getOperation(world, id)).toEqual(before);
    }
  });

  it('make up for the edges that they overtook, in the same step', () => {
    const { world, id } = begin({ kind, start });
    world.actor = providerActor('bank');
    report(world, id, { status: 'settled', reason: 'paid', providerReference: 'ABC-1', confirmations: 7 });
    const { statusHistory, providerReference, confirmations } = getOperation(world, id);
    const { now, actor } = world;
    expect(statusHistory.slice(-2)).toEqual([
      { status: 'submitted', at: now, actor },
      { status: 'settled', at: now, reason: 'paid', actor },
    ]);
    expect([providerReference, confirmations]).toEqual(['ABC-1', 7]);
    const isAcceptedNow = statusHistory.some(({ status, at }) => status === 'accepted' && at === now);
    expect(isAcceptedNow).toBe(start !== 'accepted');
  });
});

it('a failure that has the provider’s reference came after the order was taken, which the history shows', () => {
  for (const kind of ['payout', 'stable_withdrawal', 'conversion'] as const) {
    const told = begin({ kind, start: 'accepted' });
    report(told.world, told.id, { status: 'failed', providerReference: 'ABC-1' });
    const { statusHistory, providerReference } = getOperation(told.world, told.id);
    expect(statusHistory.map(({ status }) => status)).toEqual(['accepted', 'submitted', 'failed']);
    expect(providerReference).toBe('ABC-1');
    const refused = begin({ kind, start: 'accepted' });
    report(refused.world, refused.id, { status: 'failed' });
    expect(getOperation(refused.world, refused.id).statusHistory.map(({ status }) => status)).toEqual([
      'accepted',
      'failed',
    ]);
  }
});

it.each(STARTS)('give the fee of a payout that begins %s back where the configuration says so', (start) => {
  for (const reports of sequences(4))
    checkSequence({ kind: 'payout', start, refundDeductedFee: true }, reports);
});

function lateBegin(kind: OperationKind, first: Reported): { world: TestWorld; id: string } {
  const begun = begin({ kind, start: 'accepted' });
  report(begun.world, begun.id, { status: first });
  return begun;
}

describe('a report on a final status', () => {
  it.each([
    ['payout', 'settled', 'returned', 'late_return', ['payout_returned']],
    ['payout', 'failed', 'settled', 'late_execution', ['late_execution_debited']],
    ['payout', 'failed', 'returned', 'late_return', ['late_execution_debited', 'payout_returned']],
    ['stable_withdrawal', 'failed', 'settled', 'late_execution', ['late_execution_debited']],
    ['conversion', 'failed', 'settled', 'late_execution', ['late_execution_debited', 'conversion_credited']],
  ] as const)(
    '%s %s, that says %s, becomes one %s that names its movements',
    (kind, first, late, what, kinds) => {
      const { world, id } = lateBegin(kind, first);
      const before = getOperation(world, id);
      expect(report(world, id, { status: late, reason: 'recalled' })).toBe(true);
      const operation = getOperation(world, id);
      const movements = world.movements.slice(-kinds.length);
      expect(movements.map((movement) => movement.kind)).toEqual(kinds);
      expect(movements.every(({ reference, operationId }) => reference === id && operationId === id)).toBe(
        true,
      );
      expect(operation.adjustments).toEqual([
        {
          kind: what,
          at: world.now,
          movementIds: movements.map((movement) => movement.id),
          reason: 'recalled',
          actor: world.actor,
        },
      ]);
      expect(operation).toMatchObject({ status: first, statusHistory: before.statusHistory });
      expect(operation.version).toBe(before.version + 1);
      const events = world.loaded.list(eventsTable, { objectVersion: operation.version, objectId: id });
      expect(events).toMatchObject([{ type: `${resourceOf(kind)}.${what}` }]);

      expect(report(world, id, { status: late })).toBe(false);
      expect(getOperation(world, id)).toEqual(operation);
    },
  );

  it('adds the return to an execution that was already debited', () => {
    const { world, id } = lateBegin('payout', 'failed');
    report(world, id, { status: 'settled' });
    report(world, id, { status: 'returned' });
    const { adjustments } = getOperation(world, id);
    expect(adjustments.map(({ kind, movementIds }) => [kind, movementIds.length])).toEqual([
      ['late_execution', 1],
      ['late_return', 1],
    ]);
  });

  it.each([
    ['payout', 'settled', 'failed'],
    ['payout', 'settled', 'submitted'],
    ['payout', 'settled', 'held'],
    ['payout', 'returned', 'settled'],
    ['payout', 'returned', 'returned'],
    ['payout', 'failed', 'failed'],
    ['payout', 'failed', 'accepted'],
    ...(['stable_withdrawal', 'conversion'] as const).flatMap((kind) => [
      [kind, 'settled', 'settled'] as const,
      [kind, 'settled', 'failed'] as const,
      [kind, 'settled', 'returned'] as const,
      [kind, 'failed', 'returned'] as const,
      [kind, 'failed', 'submitted'] as const,
    ]),
  ] as const)('%s %s, that says %s, changes nothing', (kind, first, late) => {
    const { world, id } = lateBegin(kind, first);
    const [operation, movements] = [getOperation(world, id), world.movements.length];
    expect(report(world, id, { status: late })).toBe(false);
    expect(getOperation(world, id)).toEqual(operation);
    expect(world.movements).toHaveLength(movements);
  });
});

describe('a report that a table of states does not have', () => {
  it.each([
    ...KINDS.flatMap((kind) => [[kind, 'accepted'] as const, [kind, 'held'] as const]),
    ['stable_withdrawal', 'returned'],
    ['conversion', 'returned'],
  ] as const)('on a submitted %s that says %s changes nothing', (kind, status) => {
    const { world, id } = begin({ kind, start: 'accepted' });
    report(world, id, { status: 'submitted' });
    const operation = getOperation(world, id);
    expect(report(world, id, { status })).toBe(false);
    expect(getOperation(world, id)).toEqual(operation);
  });
});
