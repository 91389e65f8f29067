import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { saveRow } from '../db/row-effect.ts';
import { ApiError } from '../errors/api-error.ts';
import { eventsTable } from '../outbox/event.ts';
import { instructionsTable } from '../outbox/instruction.ts';
import { faultsOfBooks } from '../testing/faults-of-books.ts';
import { createTestPayout, getTestPayout } from '../testing/test-payout.ts';
import { testTerms } from '../testing/test-terms.ts';
import { TestWorld } from '../testing/test-world.ts';
import { moveOperation, type MoveNote } from './move-operation.ts';
import { operationsTable, type Operation, type OperationStatus } from './operation.ts';
import { referenceClaimsTable } from './reference-claim.ts';

const { states, initial, final, transitions } = STATE_MACHINES.payout;

/** A way to each status along the edges of the table. */
const WAYS: Readonly<Record<OperationStatus, readonly OperationStatus[]>> = {
  accepted: [],
  held: ['held'],
  submitted: ['submitted'],
  settled: ['submitted', 'settled'],
  failed: ['failed'],
  returned: ['submitted', 'returned'],
};

const FEE = { operation: 'payout', asset: 'AUD', flat: '1.00', bps: 0 } as const;

function move(world: TestWorld, id: string, to: OperationStatus, note: MoveNote = {}): Operation {
  world.decide((loaded, context) => {
    const moved = moveOperation(getTestPayout(world, id), to, note, loaded, context);
    return { effects: [...moved.effects, saveRow(operationsTable, moved.operation)] };
  });
  return getTestPayout(world, id);
}

function payoutIn(status: OperationStatus): { world: TestWorld; payout: Operation } {
  const world = new TestWorld({ availableMinor: 50_000n, terms: testTerms({ pricing: { fees: [FEE] } }) });
  let payout = createTestPayout(world);
  for (const step of WAYS[status]) payout = move(world, payout.id, step);
  return { world, payout };
}

function isEdge(from: OperationStatus, to: OperationStatus): boolean {
  return transitions.some((edge) => edge.from === from && edge.to === to);
}

const PAIRS = states.flatMap((from) => states.map((to) => [from, to] as const));

describe('the table of states', () => {
  it.each(PAIRS.filter(([from, to]) => isEdge(from, to)))('lets %s become %s', (from, to) => {
    const { world, payout } = payoutIn(from);
    const before = world.movements.length;
    const moved = move(world, payout.id, to, { reason: 'because' });
    const edge = transitions.find((each) => each.from === from && each.to === to);
    const kinds = world.movements.slice(before).map(({ kind }) => kind);

    expect(moved).toMatchObject({ status: to, version: payout.version + 1, updatedAt: world.now });
    expect(moved.statusHistory.at(-1)).toEqual({ status: to, at: world.now, reason: 'because' });
    expect(kinds).toEqual(edge !== undefined && 'ledger' in edge ? edge.ledger : []);
    expect(moved.movementIds).toEqual(world.movements.slice(1).map(({ id }) => id));
    expect(faultsOfBooks(world)).toEqual([]);
    const events = world.loaded.list(eventsTable, { objectVersion: moved.version });
    expect(events).toMatchObject([{ type: `payout.${to}`, objectId: payout.id, objectStatus: to }]);
  });

  it.each(PAIRS.filter(([from, to]) => !isEdge(from, to)))('keeps %s from becoming %s', (from, to) => {
    const { world, payout } = payoutIn(from);
    const [movements, balance] = [world.movements.length, world.balanceOf('AUD')];
    const attempt = (): unknown => move(world, payout.id, to);
    expect(attempt).toThrow(ApiError);
    expect(attempt).toThrow(expect.objectContaining({ code: 'invalid_state', status: 409 }) as Error);
    expect(getTestPayout(world, payout.id)).toEqual(payout);
    expect(world.movements).toHaveLength(movements);
    expect(world.balanceOf('AUD')).toEqual(balance);
  });

  it('has no edge that leaves a final status, and reaches every status', () => {
    const left = new Set<string | null>(transitions.map(({ from }) => from));
    expect(final.filter((status) => left.has(status))).toEqual([]);
    const reached = new Set([...initial, ...transitions.map(({ to }) => to)]);
    expect([...reached].sort()).toEqual([...states].sort());
  });
});

describe('an operation that moves', () => {
  it('reserves principal and fee, gives them back when it fails, and takes them when it settles', () => {
    const { world, payout } = payoutIn('submitted');
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 39_900n, reservedMinor: 10_100n });
    move(world, payout.id, 'settled');
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 39_900n, reservedMinor: 0n });
    const failed = payoutIn('failed').world;
    expect(failed.balanceOf('AUD')).toMatchObject({ availableMinor: 50_000n, reservedMinor: 0n });
    const returned = payoutIn('returned').world;
    expect(returned.balanceOf('AUD')).toMatchObject({ availableMinor: 49_900n, reservedMinor: 0n });
  });

  it('is ordered from the bank while it is accepted, and only then', () => {
    const statusOf = (status: OperationStatus): unknown =>
      payoutIn(status).world.loaded.find(instructionsTable, {})?.status;
    expect(statusOf('accepted')).toBe('pending');
    expect(statusOf('held')).toBe('withdrawn');
    expect(statusOf('failed')).toBe('withdrawn');
    expect(statusOf('submitted')).toBe('done');
    const { world, payout } = payoutIn('held');
    move(world, payout.id, 'accepted');
    expect(world.loaded.find(instructionsTable, {})).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('keeps its external reference until it fails', () => {
    const holderIn = (status: OperationStatus): unknown =>
      payoutIn(status).world.loaded.find(referenceClaimsTable, { externalReference: 'order-1' })?.operationId;
    for (const status of states) {
      expect(holderIn(status)).toEqual(status === 'failed' ? null : expect.stringMatching(/^pay_/));
    }
  });

  it('says why it is held, until it is accepted, and why it failed', () => {
    const { world, payout } = payoutIn('accepted');
    expect(move(world, payout.id, 'held', { reason: 'screening' })).toMatchObject({
      holdReason: 'screening',
    });
    expect(move(world, payout.id, 'accepted')).toMatchObject({ holdReason: null });
    const note = { failureCode: 'account_closed', reason: 'The account is closed.' };
    expect(move(world, payout.id, 'failed', note)).toMatchObject({
      failureCode: 'account_closed',
      failureMessage: 'The account is closed.',
    });
  });

  it("keeps the provider's reference once it has one", () => {
    const { world, payout } = payoutIn('accepted');
    expect(move(world, payout.id, 'submitted', { providerReference: 'BANK-7' })).toMatchObject({
      providerReference: 'BANK-7',
    });
    expect(move(world, payout.id, 'settled')).toMatchObject({ providerReference: 'BANK-7' });
  });
});
