import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import { eventsTable } from '../../outbox/event.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { KINDS, TAKEN, beginOperation, getOperation } from '../../testing/worlds/test-operation.ts';
import type { TestWorld } from '../../testing/worlds/test-world.ts';
import { type MoveNote, moveNeeds, moveOperation } from './move.ts';
import { referenceClaimsTable } from './rules.ts';
import { type Operation, type OperationStatus, operationsTable, resourceOf } from './table.ts';

/** A way to each status along the edges of the table. */
const WAYS: Readonly<Record<OperationStatus, readonly OperationStatus[]>> = {
  accepted: [],
  held: ['held'],
  submitted: ['submitted'],
  settled: ['submitted', 'settled'],
  failed: ['failed'],
  returned: ['submitted', 'returned'],
};

function move(world: TestWorld, id: string, to: OperationStatus, note: MoveNote = {}): Operation {
  const operation = getOperation(world, id);
  world.decide((loaded, context) => {
    const moved = moveOperation(operation, to, note, loaded, context);
    return { effects: [...moved.effects, saveRow(operationsTable, moved.operation)] };
  }, moveNeeds(operation));
  return getOperation(world, id);
}

function operationIn(
  kind: OperationKind,
  status: OperationStatus,
): { world: TestWorld; operation: Operation } {
  const { world, id } = beginOperation(kind);
  for (const step of WAYS[status]) move(world, id, step);
  return { world, operation: getOperation(world, id) };
}

const STATUSES = Object.keys(WAYS) as OperationStatus[];

const PAIRS = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

describe.each(KINDS)('the table of states of a %s', (kind) => {
  const { states, initial, final, transitions } = STATE_MACHINES[resourceOf(kind)];
  const isEdge = (from: OperationStatus, to: OperationStatus): boolean =>
    transitions.some((edge) => edge.from === from && edge.to === to);
  const isState = (status: OperationStatus): boolean => states.some((state) => state === status);

  it.each(PAIRS.filter(([from, to]) => isEdge(from, to)))('lets %s become %s', (from, to) => {
    const { world, operation } = operationIn(kind, from);
    const before = world.movements.length;
    const moved = move(world, operation.id, to, { reason: 'because' });
    const edge = transitions.find((each) => each.from === from && each.to === to);
    const kinds = world.movements.slice(before).map((movement) => movement.kind);

    expect(moved).toMatchObject({ status: to, version: operation.version + 1, updatedAt: world.now });
    expect(moved.statusHistory.at(-1)).toEqual({
      status: to,
      at: world.now,
      reason: 'because',
      actor: world.actor,
    });
    expect(kinds).toEqual(edge !== undefined && 'ledger' in edge ? edge.ledger : []);
    expect(moved.movementIds).toEqual(world.movements.slice(1).map(({ id }) => id));
    expect(faultsOfBooks(world)).toEqual([]);
    const events = world.loaded.list(eventsTable, { objectVersion: moved.version, objectId: moved.id });
    expect(events).toMatchObject([{ type: `${resourceOf(kind)}.${to}`, objectStatus: to }]);
  });

  it.each(PAIRS.filter(([from, to]) => isState(from) && !isEdge(from, to)))(
    'keeps %s from becoming %s',
    (from, to) => {
      const { world, operation } = operationIn(kind, from);
      const { asset } = TAKEN[kind];
      const [movements, balance] = [world.movements.length, world.balanceOf(asset)];
      const attempt = (): unknown => move(world, operation.id, to);
      expect(attempt).toThrow(ApiError);
      expect(attempt).toThrow(expect.objectContaining({ code: 'invalid_state', status: 409 }) as Error);
      expect(getOperation(world, operation.id)).toEqual(operation);
      expect(world.movements).toHaveLength(movements);
      expect(world.balanceOf(asset)).toEqual(balance);
    },
  );

  it('has no edge that leaves a final status, and reaches every status', () => {
    const left = new Set<string | null>(transitions.map(({ from }) => from));
    expect(final.filter((status) => left.has(status))).toEqual([]);
    const reached = new Set<string>([...initial, ...transitions.map(({ to }) => to)]);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('has the operation ordered from its provider while it is accepted, and only then', () => {
    const statusOf = (status: OperationStatus): unknown =>
      operationIn(kind, status).world.loaded.find(instructionsTable, {})?.status;
    expect(statusOf('accepted')).toBe('pending');
    expect(statusOf('held')).toBe('withdrawn');
    expect(statusOf('failed')).toBe('withdrawn');
    expect(statusOf('submitted')).toBe('taken');
    expect(statusOf('settled')).toBe('done');
    const { world, operation } = operationIn(kind, 'held');
    const { id } = world.loaded.find(instructionsTable, {}) ?? {};
    move(world, operation.id, 'accepted');
    expect(world.loaded.list(instructionsTable, {})).toMatchObject([{ id, status: 'pending', attempts: 0 }]);
  });

  it('has it keep its external reference until it fails', () => {
    for (const status of STATUSES.filter(isState)) {
      const { world, operation } = operationIn(kind, status);
      const claim = world.loaded.find(referenceClaimsTable, { externalReference: 'order-1' });
      expect(claim?.operationId).toBe(status === 'failed' ? null : operation.id);
    }
  });
});

describe('an operation that moves', () => {
  it.each(KINDS)('%s: reserves principal and fee, gives them back or takes them', (kind) => {
    const { asset, unit } = TAKEN[kind];
    const { world, operation } = operationIn(kind, 'submitted');
    const left = { availableMinor: 399n * unit };
    expect(world.balanceOf(asset)).toMatchObject({ ...left, reservedMinor: 101n * unit });
    move(world, operation.id, 'settled');
    expect(world.balanceOf(asset)).toMatchObject({ ...left, reservedMinor: 0n });
    const failed = operationIn(kind, 'failed').world;
    expect(failed.balanceOf(asset)).toMatchObject({ availableMinor: 500n * unit, reservedMinor: 0n });
  });

  it('payout: has its principal back when it returns', () => {
    const { world } = operationIn('payout', 'returned');
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 49_900n, reservedMinor: 0n });
  });

  it('says why it is held, until it is accepted, and why it failed', () => {
    const { world, operation } = operationIn('payout', 'accepted');
    const words = { reason: 'The payee is on a list.' };
    // Words of a provider are no code, and stand in the history.
    expect(move(world, operation.id, 'held', words)).toMatchObject({
      holdReason: 'provider_review',
      statusHistory: [{}, { status: 'held', ...words }],
    });
    expect(move(world, operation.id, 'accepted')).toMatchObject({ holdReason: null });
    expect(move(world, operation.id, 'held', { reason: 'provider_unknown' })).toMatchObject({
      holdReason: 'provider_unknown',
    });
    expect(move(world, operation.id, 'accepted')).toMatchObject({ holdReason: null });
    const note = { failureCode: 'account_closed', reason: 'The account is closed.' };
    expect(move(world, operation.id, 'failed', note)).toMatchObject({
      failureCode: 'account_closed',
      failureMessage: 'The account is closed.',
    });
  });

  it("keeps the provider's reference once it has one", () => {
    const { world, operation } = operationIn('payout', 'accepted');
    expect(move(world, operation.id, 'submitted', { providerReference: 'BANK-7' })).toMatchObject({
      providerReference: 'BANK-7',
    });
    expect(move(world, operation.id, 'settled')).toMatchObject({ providerReference: 'BANK-7' });
  });

  it('withdrawal: keeps its transaction, and has the confirmations of the newest report', () => {
    const { world, operation } = operationIn('stable_withdrawal', 'accepted');
    const sent = move(world, operation.id, 'submitted', { transactionHash: '0xabc' });
    expect(sent).toMatchObject({ transactionHash: '0xabc', confirmations: 0 });
    const settled = move(world, operation.id, 'settled', { confirmations: 12 });
    expect(settled).toMatchObject({ transactionHash: '0xabc', confirmations: 12 });
  });
});
