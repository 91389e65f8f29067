import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { presentAmount } from '../../money/amount.ts';
import type { FeeEntry, LimitRule } from '../policy/table.ts';
import { count, counterNeeds } from '../policy/counters.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { testDestination } from '../../testing/worlds/test-destination.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { withdrawalRequest } from '../../testing/worlds/test-withdrawal.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { destinationsTable } from '../destinations/table.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { previewWithdrawal } from './create-withdrawal.ts';

// Everything is of the same size, so that each rule decides often.
const MICROS = fc.bigInt({ min: 1n, max: 3_000n });
const USDT = MICROS.map((minor) => presentAmount(minor, 'USDT'));

const OPERATION = { operation: 'stable_withdrawal', asset: 'USDT' } as const;

const RULE: fc.Arbitrary<LimitRule> = fc.record({
  operation: fc.constant(OPERATION.operation),
  asset: fc.constant(OPERATION.asset),
  window: fc.constantFrom('transaction' as const, 'day' as const, 'month' as const),
  minimum: USDT,
  maximum: USDT,
  action: fc.constantFrom('reject' as const, 'hold' as const),
});

const FEE: fc.Arbitrary<FeeEntry> = fc
  .record({
    flat: USDT,
    bps: fc.integer({ min: 0, max: 10_000 }),
    network: fc.constantFrom('tron', 'bsc', undefined),
  })
  .map(({ network, ...fee }) => ({
    ...OPERATION,
    ...fee,
    ...(network === undefined ? {} : { network: network }),
  }));

/** The first in nine of ten cases, so that what is judged later is met often too. */
function mostly<Value>(usual: Value, rare: Value): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(rare) });
}

const WORLD = fc.record({
  rules: fc.oneof(fc.constant([]), fc.array(RULE, { minLength: 1, maxLength: 2 })),
  credit: USDT,
  fees: fc.array(FEE, { maxLength: 3 }),
  isEnabled: mostly(true, false),
  isPairOn: mostly(true, false),
  available: fc.oneof(MICROS, fc.bigInt({ min: 1n, max: 20_000n })),
  counted: MICROS,
  reviews: fc.boolean(),
});

type World = typeof WORLD extends fc.Arbitrary<infer Value> ? Value : never;

function build(given: World): TestWorld {
  const { rules, credit, fees, isEnabled, isPairOn } = given;
  const world = new TestWorld({
    terms: testTerms({
      limits: { rules, creditLimits: [{ asset: 'USDT', amount: credit }] },
      pricing: { fees },
      capabilities: {
        stableWithdrawalsEnabled: isEnabled,
        assetNetworks: [{ asset: 'USDT', network: 'tron', enabled: isPairOn }],
      },
    }),
    providers: { screen: () => (given.reviews ? 'provider_review' : undefined) },
  });
  const { tenantId, now } = world;
  world.adjust(given.available, 'USDT');
  world.add(
    destinationsTable,
    testDestination({
      tenantId,
      asset: 'USDT',
      network: 'tron',
      address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    }),
  );
  const counted = { tenantId, ...OPERATION, beneficiaryId: null, createdAt: now } as const;
  world.decide((loaded) => ({ effects: count(loaded, counted, given.counted) }), counterNeeds(counted));
  return world;
}

type Verdict =
  | { readonly code: string }
  | { readonly fee: unknown; readonly sourceDebit: unknown; readonly holdReason: unknown };

function create(world: TestWorld, request: ReturnType<typeof withdrawalRequest>): Verdict {
  try {
    const { reply } = world.run(handlerWrite(createWithdrawal, request, world.tenantId));
    const { status, fee, sourceDebit, holdReason } = reply;
    expect(status).toBe(holdReason === undefined ? 'accepted' : 'held');
    return { fee, sourceDebit, holdReason };
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code };
    throw error;
  }
}

it('a preview and a creation of the same withdrawal in the same world agree on everything', () => {
  const verdicts = new Map<string, number>();
  fc.assert(
    fc.property(WORLD, USDT, (given, amount) => {
      const world = build(given);
      const request = withdrawalRequest({ amount });
      const before = world.movements.length;
      const preview = world.run(handlerWrite(previewWithdrawal, request, world.tenantId));
      expect(preview.effects).toEqual([]);
      expect(world.movements).toHaveLength(before);
      const { canProceed, fee, sourceDebit, holdReason } = preview.reply;
      const created = create(world, request);
      expect(created).toEqual(canProceed ? { fee, sourceDebit, holdReason } : { code: holdReason });
      expect(faultsOfBooks(world)).toEqual([]);
      const verdict = canProceed ? `proceeds ${String(holdReason)}` : String(holdReason);
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    }),
    { numRuns: 500 },
  );
  // Every way that this can go was met, whatever the seed.
  for (const met of [
    'proceeds undefined',
    'proceeds provider_review',
    'proceeds limit_exceeded',
    'capability_disabled',
    'asset_network_unavailable',
    'limit_exceeded',
    'amount_below_minimum',
    'insufficient_funds',
  ]) {
    expect(verdicts.get(met), met).toBeGreaterThan(0);
  }
});
