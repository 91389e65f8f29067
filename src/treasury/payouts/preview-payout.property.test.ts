import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { presentAmount } from '../../money/amount.ts';
import { identityEvidenceTable } from '../evidence/table.ts';
import type { FeeEntry, LimitRule } from '../policy/table.ts';
import { count, counterNeeds } from '../policy/counters.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { testBeneficiary } from '../../testing/worlds/test-beneficiary.ts';
import { testEvidence } from '../../testing/worlds/test-evidence.ts';
import { payoutRequest } from '../../testing/worlds/test-payout.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { beneficiariesTable } from '../beneficiaries/table.ts';
import { createPayout } from './create-payout.ts';
import { previewPayout } from './create-payout.ts';
import type { PayoutRail } from './rules.ts';

// Everything is of the same size, so that each rule decides often.
const CENTS = fc.bigInt({ min: 1n, max: 3_000n });
const AUD = CENTS.map((minor) => presentAmount(minor, 'AUD'));

/** The first in nine of ten cases, so that what is judged later is met often too. */
function mostly<Value>(usual: Value, rare: Value): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(rare) });
}

const RULE: fc.Arbitrary<LimitRule> = fc.record(
  {
    // Now and then the rule of another operation or asset, which must not count.
    operation: mostly('payout' as const, 'payin' as const),
    asset: mostly('AUD' as const, 'USDC' as const),
    window: fc.constantFrom('transaction' as const, 'day' as const, 'month' as const),
    minimum: fc.bigInt({ min: 1n, max: 1_500n }).map((minor) => presentAmount(minor, 'AUD')),
    maximum: AUD,
    action: fc.constantFrom('reject' as const, 'hold' as const),
  },
  { requiredKeys: ['operation', 'asset', 'window', 'maximum', 'action'] },
);

const FEE: fc.Arbitrary<FeeEntry> = fc.record(
  {
    operation: mostly('payout' as const, 'payin' as const),
    asset: fc.constant('AUD' as const),
    // No payout has a network: an entry with one is never a payout's.
    network: fc.constant('base' as const),
    flat: AUD,
    bps: fc.integer({ min: 0, max: 10_000 }),
    minimum: AUD,
    maximum: CENTS.map((minor) => presentAmount(minor + 3_000n, 'AUD')),
  },
  { requiredKeys: ['operation', 'asset', 'flat', 'bps'] },
);

const EVIDENCE = fc.record({
  beneficiaryId: mostly('ben_test', 'ben_other'),
  status: fc.constantFrom('pending' as const, 'accepted' as const, 'rejected' as const, 'expired' as const),
  expiresInMs: fc.constantFrom(null, 1, 0),
});

const WORLD = fc.record({
  rules: fc.oneof(fc.constant([]), fc.array(RULE, { minLength: 1, maxLength: 2 })),
  beneficiaryDailyMaximum: fc.constantFrom(0, 0, 1_500),
  credit: AUD,
  fees: fc.array(FEE, { maxLength: 2 }),
  payoutsEnabled: mostly(true, false),
  rail: mostly<PayoutRail>('bsb_account', 'payid'),
  requireIdentityEvidence: fc.boolean(),
  manualReviewThreshold: fc.constantFrom(0, 500, 1_000),
  evidence: fc.array(EVIDENCE, { maxLength: 3 }),
  available: fc.oneof(CENTS, fc.bigInt({ min: 3_000n, max: 20_000n })),
  counted: fc.bigInt({ min: 1n, max: 1_500n }),
  reviews: fc.constantFrom(false, false, true),
});

const REQUEST = fc
  .tuple(
    AUD,
    mostly('short', 'longer than the eighteen of a BECS entry'),
    fc.constantFrom({}, {}, {}, {}, { evidenceId: 'evd_0' }, { evidenceId: 'evd_1' }),
  )
  .map(([amount, statementReference, evidence]) => ({ amount, statementReference, ...evidence }));

type World = typeof WORLD extends fc.Arbitrary<infer Value> ? Value : never;

function build(given: World): TestWorld {
  const { rules, beneficiaryDailyMaximum, credit, fees, payoutsEnabled, rail } = given;
  const { requireIdentityEvidence, manualReviewThreshold } = given;
  const world = new TestWorld({
    availableMinor: given.available,
    terms: testTerms({
      limits: { rules, beneficiaryDailyMaximum, creditLimits: [{ asset: 'AUD', amount: credit }] },
      pricing: { fees },
      capabilities: { payoutsEnabled, audOutboundRails: [rail] },
      identity: { requireIdentityEvidence, manualReviewThreshold },
    }),
    providers: { screen: () => (given.reviews ? 'provider_review' : undefined) },
  });
  const { tenantId, now } = world;
  world.add(beneficiariesTable, testBeneficiary({ tenantId }));
  for (const [index, { expiresInMs, ...facts }] of given.evidence.entries()) {
    const expiresAt = expiresInMs === null ? null : now + expiresInMs;
    const evidence = testEvidence({ tenantId, id: `evd_${index}`, ...facts, expiresAt });
    world.add(identityEvidenceTable, evidence);
  }
  const counted = {
    tenantId,
    operation: 'payout',
    asset: 'AUD',
    beneficiaryId: 'ben_test',
    createdAt: now,
  } as const;
  world.decide((loaded) => ({ effects: count(loaded, counted, given.counted) }), counterNeeds(counted));
  return world;
}

type Verdict =
  | { readonly code: string }
  | { readonly fee: unknown; readonly debit: unknown; readonly holdReason: string | undefined };

function judged(judge: () => Verdict): Verdict {
  try {
    return judge();
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code };
    throw error;
  }
}

/** What a creation makes of a request. */
function create(world: TestWorld, request: ReturnType<typeof payoutRequest>): Verdict {
  return judged(() => {
    const { reply } = world.run(handlerWrite(createPayout, request, world.tenantId));
    const { status, fee, sourceDebit: debit, holdReason } = reply;
    expect(status).toBe(holdReason === undefined ? 'accepted' : 'held');
    return { fee, debit, holdReason };
  });
}

/** What a preview says that a creation would make of a request. */
function preview(world: TestWorld, request: ReturnType<typeof payoutRequest>): Verdict {
  return judged(() => {
    const { reply, effects } = world.run(handlerWrite(previewPayout, request, world.tenantId));
    expect(effects).toEqual([]);
    const { canProceed, fee, sourceDebit: debit, holdReason } = reply;
    return canProceed ? { fee, debit, holdReason } : { code: String(holdReason) };
  });
}

/** Every way that this can go, and is to be met whatever the seed. */
const WAYS = [
  ...['accepted', 'held: limit_exceeded', 'held: amount_below_minimum', 'held: manual_review'],
  ...['held: provider_review', 'held: identity_evidence_pending', 'not_found', 'capability_disabled'],
  ...['identity_evidence_required', 'identity_evidence_invalid', 'amount_below_minimum'],
  ...['limit_exceeded', 'insufficient_funds'],
];

it('a preview and a creation of the same request in the same world agree on everything', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(WORLD, REQUEST, (given, body) => {
      const world = build(given);
      const request = payoutRequest(body);
      const before = world.movements.length;
      const previewed = preview(world, request);
      expect(world.movements).toHaveLength(before);
      const created = create(world, request);
      expect(created).toEqual(previewed);
      expect(faultsOfBooks(world)).toEqual([]);
      if ('code' in created) met.add(created.code);
      else met.add(created.holdReason === undefined ? 'accepted' : `held: ${created.holdReason}`);
    }),
    { numRuns: 1_000 },
  );
  expect([...met].sort()).toEqual(WAYS.toSorted());
});
