import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { ApiError } from '../../errors/api-error.ts';
import { eventsTable } from '../../outbox/event.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { testBeneficiary } from '../../testing/worlds/test-beneficiary.ts';
import { testEvidence } from '../../testing/worlds/test-evidence.ts';
import { reportTestOperation } from '../../testing/worlds/test-operation.ts';
import { createTestPayout, getTestPayout } from '../../testing/worlds/test-payout.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld, type WorldOptions } from '../../testing/worlds/test-world.ts';
import { beneficiariesTable } from '../beneficiaries/table.ts';
import type { OperationStatus } from '../operations/table.ts';
import { countersTable } from '../policy/counters.ts';
import type { ConfigurationTerms } from '../policy/table.ts';
import { followEvidenceNeeds } from './follow-evidence.ts';
import { evidenceMoveNeeds, moveEvidence } from './move.ts';
import { type IdentityEvidence, type IdentityEvidenceStatus, identityEvidenceTable } from './table.ts';

const { states, transitions } = STATE_MACHINES.identity_evidence;

function worldWith(
  given: Partial<IdentityEvidence>,
  identity: Partial<ConfigurationTerms['identity']> = {},
  options: WorldOptions = {},
): TestWorld {
  const terms = testTerms({ identity: { requireIdentityEvidence: true, ...identity } });
  const world = new TestWorld({ availableMinor: 100_000n, terms, ...options });
  world.add(identityEvidenceTable, testEvidence({ tenantId: world.tenantId, status: 'pending', ...given }));
  return world;
}

function evidenceOf(world: TestWorld): IdentityEvidence {
  const evidence = world.loaded.find(identityEvidenceTable, { id: 'evd_test' });
  if (evidence === undefined) throw new Error('The world has lost its evidence');
  return evidence;
}

function move(world: TestWorld, to: IdentityEvidenceStatus, reason?: string): IdentityEvidence {
  const { id } = evidenceOf(world);
  world.decide(
    (loaded, context) => moveEvidence(evidenceOf(world), to, reason, loaded, context),
    [...evidenceMoveNeeds(id, world.context.head), ...followEvidenceNeeds(id, world.loaded)],
  );
  return evidenceOf(world);
}

function report(world: TestWorld, id: string, status: OperationStatus): void {
  reportTestOperation(world, id, { status });
}

const PAIRS = states.flatMap((from) => states.map((to) => ({ from, to })));

describe('identity evidence', () => {
  it.each(PAIRS)('that is $from becomes $to as its table says', ({ from, to }) => {
    const world = worldWith({ status: from, version: 4 });
    const isEdge = transitions.some((edge) => edge.from === from && edge.to === to);
    if (!isEdge) {
      expect(() => move(world, to)).toThrow(expect.objectContaining({ code: 'invalid_state' }) as ApiError);
      expect(world.loaded.list(eventsTable, {})).toEqual([]);
      return;
    }
    expect(move(world, to)).toMatchObject({ status: to, version: 5, updatedAt: world.now });
    expect(world.loaded.list(eventsTable, {})).toMatchObject([
      { type: 'identity_evidence.updated', objectId: 'evd_test', objectStatus: to, objectVersion: 5 },
    ]);
  });

  it('expires when the configuration says, counted from its acceptance', () => {
    const world = worldWith({}, { evidenceMaxAgeSeconds: 60 });
    expect(move(world, 'accepted')).toMatchObject({
      acceptedAt: world.now,
      expiresAt: world.now + 60_000,
    });
  });

  it('never expires where the configuration sets no age', () => {
    const world = worldWith({}, { evidenceMaxAgeSeconds: 0 });
    expect(move(world, 'accepted')).toMatchObject({ acceptedAt: world.now, expiresAt: null });
  });

  it('keeps why it was rejected', () => {
    expect(move(worldWith({}), 'rejected', 'blurred')).toMatchObject({ reason: 'blurred', acceptedAt: null });
    expect(move(worldWith({}), 'accepted', 'clear')).toMatchObject({ reason: null });
  });
});

describe('a payout that waits for its evidence', () => {
  it('is held, reserved, and not ordered', () => {
    const world = worldWith({});
    expect(createTestPayout(world)).toMatchObject({
      status: 'held',
      holdReason: 'identity_evidence_pending',
      evidenceId: 'evd_test',
    });
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 90_000n, reservedMinor: 10_000n });
    expect(world.loaded.list(instructionsTable, {})).toEqual([]);
  });

  it('is accepted with it, and ordered from the bank', () => {
    const world = worldWith(
      {},
      {},
      { providers: { handOverDelayMs: { bank: 700, chain: 1, exchange: 2, identity: 3 } } },
    );
    const ids = ['order-1', 'order-2'].map(
      (externalReference) => createTestPayout(world, { externalReference }).id,
    );
    world.now += 5;
    move(world, 'accepted');
    for (const id of ids) {
      expect(getTestPayout(world, id)).toMatchObject({ status: 'accepted', version: 2, holdReason: null });
    }
    expect(world.loaded.list(instructionsTable, {})).toMatchObject(
      ids.map((subject) => ({ subject, status: 'pending', dueAt: world.now + 700 })),
    );
    expect(world.balanceOf('AUD').reservedMinor).toBe(20_000n);
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it('fails with it: released, uncounted, its reference free', () => {
    const world = worldWith({});
    const first = createTestPayout(world, { amount: '30.00' });
    const second = createTestPayout(world, { amount: '12.00', externalReference: 'order-2' });
    move(world, 'rejected', 'blurred');
    for (const { id } of [first, second]) {
      expect(getTestPayout(world, id)).toMatchObject({
        status: 'failed',
        failureCode: 'identity_evidence_rejected',
        failureMessage: 'blurred',
        holdReason: null,
      });
    }
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 100_000n, reservedMinor: 0n });
    expect(world.loaded.list(countersTable, {}).map(({ totalMinor }) => totalMinor)).toEqual([0n, 0n, 0n]);
    expect(faultsOfBooks(world)).toEqual([]);
    expect(() => createTestPayout(world)).toThrow(
      expect.objectContaining({ code: 'identity_evidence_required' }) as ApiError,
    );
  });

  it('gives each day back what was counted in it', () => {
    const world = worldWith({});
    createTestPayout(world, { amount: '30.00' });
    world.now += 86_400_000;
    createTestPayout(world, { amount: '12.00', externalReference: 'order-2' });
    move(world, 'rejected');
    const totals = world.loaded.list(countersTable, {}).map(({ totalMinor }) => totalMinor);
    expect(totals).toEqual([0n, 0n, 0n, 0n, 0n]);
  });

  it.each(['accepted', 'submitted', 'failed'] as const)(
    'is left alone once it has been moved on to %s',
    (status) => {
      for (const decision of ['accepted', 'rejected'] as const) {
        const world = worldWith({});
        const { id } = createTestPayout(world);
        report(world, id, status);
        const [payout, movements] = [getTestPayout(world, id), world.movements.length];
        const instructions = world.loaded.list(instructionsTable, {});
        move(world, decision);
        expect(getTestPayout(world, id)).toEqual(payout);
        expect(world.movements).toHaveLength(movements);
        expect(world.loaded.list(instructionsTable, {})).toEqual(instructions);
      }
    },
  );

  it('stays held with accepted evidence where it waits for a review too, and fails with rejected evidence', () => {
    for (const [decision, left] of [
      ['accepted', { status: 'held', holdReason: 'manual_review' }],
      ['rejected', { status: 'failed' }],
    ] as const) {
      const world = worldWith({}, { manualReviewThreshold: 10_000 });
      const payout = createTestPayout(world, { amount: '100.00' });
      expect(payout).toMatchObject({ holdReason: 'manual_review', evidenceId: 'evd_test' });
      move(world, decision);
      expect(getTestPayout(world, payout.id)).toMatchObject(left);
    }
  });

  it('does not follow evidence that it does not rest on', () => {
    const world = worldWith({});
    const { tenantId } = world;
    world.add(beneficiariesTable, testBeneficiary({ tenantId, id: 'ben_2' }));
    const other = testEvidence({ tenantId, id: 'evd_2', beneficiaryId: 'ben_2', status: 'pending' });
    world.add(identityEvidenceTable, other);
    const { id } = createTestPayout(world, { beneficiaryId: 'ben_2' });
    move(world, 'rejected');
    expect(getTestPayout(world, id)).toMatchObject({ status: 'held', evidenceId: 'evd_2' });
  });
});

describe('a payout whose evidence is accepted', () => {
  it('rests on it, and outlives its expiry', () => {
    const world = worldWith({ status: 'accepted', expiresAt: Date.UTC(2026, 2, 5) });
    const payout = createTestPayout(world);
    expect(payout).toMatchObject({ status: 'accepted', evidenceId: 'evd_test' });
    world.now = Date.UTC(2026, 2, 5);
    move(world, 'expired');
    expect(getTestPayout(world, payout.id)).toEqual(payout);
  });

  it.each([
    [10_000, '99.99', 'accepted'],
    [10_000, '100.00', 'held'],
    [10_000, '100.01', 'held'],
    [0, '100.01', 'accepted'],
  ])('is reviewed from %s cents on: %s is %s', (manualReviewThreshold, amount, status) => {
    const world = worldWith({ status: 'accepted' }, { manualReviewThreshold });
    const holdReason = status === 'held' ? 'manual_review' : null;
    expect(createTestPayout(world, { amount })).toMatchObject({ status, holdReason });
  });

  it('is not reviewed for its size where policy requires no evidence', () => {
    const world = worldWith({}, { manualReviewThreshold: 1, requireIdentityEvidence: false });
    expect(createTestPayout(world)).toMatchObject({ status: 'accepted' });
  });
});
