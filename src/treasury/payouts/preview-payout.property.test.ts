import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { presentAmount } from '../../money/amount.ts';
import type { FeeEntry, LimitRule } from '../../operations/policy/configuration.ts';
import { count } from '../../operations/policy/counter.ts';
import { faultsOfBooks } from '../../testing/faults-of-books.ts';
import { testBeneficiary } from '../../testing/test-beneficiary.ts';
import { payoutRequest } from '../../testing/test-payout.ts';
import { testTerms } from '../../testing/test-terms.ts';
import { TestWorld } from '../../testing/test-world.ts';
import { beneficiariesTable } from '../beneficiaries/beneficiary-store.ts';
import { createPayout } from './create-payout.ts';
import { previewPayout } from './preview-payout.ts';

// Everything is of the same size, so that each rule decides often.
const CENTS = fc.bigInt({ min: 1n, max: 3_000n });
const AUD = CENTS.map((minor) => presentAmount(minor, 'AUD'));

const RULE: fc.Arbitrary<LimitRule> = fc.record({
  operation: fc.constant('payout' as const),
  asset: fc.constant('AUD' as const),
  window: fc.constantFrom('transaction' as const, 'day' as const, 'month' as const),
  maximum: AUD,
  action: fc.constantFrom('reject' as const, 'hold' as const),
});

const FEE: fc.Arbitrary<FeeEntry> = fc.record({
  operation: fc.constant('payout' as const),
  asset: fc.constant('AUD' as const),
  flat: AUD,
  bps: fc.integer({ min: 0, max: 10_000 }),
});

/** The first in nine of ten cases, so that what is judged later is met often too. */
function mostly<Value>(usual: Value, rare: Value): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(rare) });
}

const WORLD = fc.record({
  rules: fc.oneof(fc.constant([]), fc.array(RULE, { minLength: 1, maxLength: 2 })),
  beneficiaryDailyMaximum: fc.constantFrom(0, 0, 1_500),
  credit: AUD,
  fees: fc.array(FEE, { maxLength: 2 }),
  payoutsEnabled: mostly(true, false),
  requireIdentityEvidence: mostly(false, true),
  available: fc.oneof(CENTS, fc.bigInt({ min: 1n, max: 20_000n })),
  counted: CENTS,
  reviews: fc.boolean(),
});

const REQUEST = fc
  .tuple(
    AUD,
    mostly('short', 'longer than the eighteen of a BECS entry'),
    mostly({}, { evidenceId: 'evd_none' }),
  )
  .map(([amount, statementReference, evidence]) => ({ amount, statementReference, ...evidence }));

type World = typeof WORLD extends fc.Arbitrary<infer Value> ? Value : never;

function build(given: World): TestWorld {
  const { rules, beneficiaryDailyMaximum, credit, fees, payoutsEnabled, requireIdentityEvidence } = given;
  const world = new TestWorld({
    availableMinor: given.available,
    terms: testTerms({
      limits: { rules, beneficiaryDailyMaximum, creditLimits: [{ asset: 'AUD', amount: credit }] },
      pricing: { fees },
      capabilities: { payoutsEnabled },
      identity: { requireIdentityEvidence },
    }),
    providers: { reviewReason: () => (given.reviews ? 'provider_review' : undefined) },
  });
  const { tenantId, now } = world;
  world.add(beneficiariesTable, testBeneficiary({ tenantId }));
  const counted = {
    tenantId,
    operation: 'payout',
    asset: 'AUD',
    beneficiaryId: 'ben_test',
    createdAt: now,
  } as const;
  world.decide((loaded) => ({ effects: count(loaded, counted, given.counted) }));
  return world;
}

type Verdict =
  | { readonly code: string }
  | { readonly fee: unknown; readonly sourceDebit: unknown; readonly holdReason: unknown };

function create(world: TestWorld, request: ReturnType<typeof payoutRequest>): Verdict {
  try {
    const { reply } = world.decide((loaded, context) => createPayout.decide(request, loaded, context));
    const { status, fee, sourceDebit, holdReason } = reply;
    expect(status).toBe(holdReason === undefined ? 'accepted' : 'held');
    return { fee, sourceDebit, holdReason };
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code };
    throw error;
  }
}

it('a preview and a creation of the same request in the same world agree on everything', () => {
  const verdicts = new Map<string, number>();
  fc.assert(
    fc.property(WORLD, REQUEST, (given, body) => {
      const world = build(given);
      const request = payoutRequest(body);
      const before = world.movements.length;
      const preview = world.decide((loaded, context) => previewPayout.decide(request, loaded, context));
      expect(preview.effects).toEqual([]);
      expect(world.movements).toHaveLength(before);
      const { canProceed, fee, sourceDebit, holdReason } = preview.reply;
      const created = create(world, request);
      expect(created).toEqual(canProceed ? { fee, sourceDebit, holdReason } : { code: holdReason });
      expect(faultsOfBooks(world)).toEqual([]);
      const verdict = canProceed ? `proceeds ${String(holdReason)}` : String(holdReason);
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    }),
    { numRuns: 400 },
  );
  // Every way that this can go was met, whatever the seed.
  for (const met of [
    'proceeds undefined',
    'proceeds limit_exceeded',
    'limit_exceeded',
    'insufficient_funds',
  ]) {
    expect(verdicts.get(met), met).toBeGreaterThan(0);
  }
});
