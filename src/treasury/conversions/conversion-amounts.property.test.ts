import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { decimalsOf, largestAmount, parseAmount, presentAmount, type Asset } from '../../money/amount.ts';
import { canonicalRate } from '../../money/rate.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { reportTestOperation } from '../../testing/worlds/test-operation.ts';
import { acceptTestQuote, createTestQuote } from '../../testing/worlds/test-conversion.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';

const ASSETS = ['AUD', 'USDC', 'USDT'] as const satisfies readonly Asset[];

/** Rates near those of a market, so that both sides come to something; and all others. */
const RATE = fc
  .oneof(
    { weight: 4, arbitrary: fc.bigInt({ min: 5n * 10n ** 9n, max: 2n * 10n ** 10n }) },
    { weight: 1, arbitrary: fc.bigInt({ min: 1n, max: 10n ** 22n - 1n }) },
  )
  .map((scaled) =>
    canonicalRate(`${scaled / 10n ** 10n}.${(scaled % 10n ** 10n).toString().padStart(10, '0')}`),
  );

const GIVEN = fc
  .record({
    sourceAsset: fc.constantFrom(...ASSETS),
    destinationAsset: fc.constantFrom(...ASSETS),
    side: fc.constantFrom('source' as const, 'destination' as const),
    rate: RATE,
    flat: fc.nat({ max: 500 }).map((cents) => presentAmount(BigInt(cents), 'AUD')),
    bps: fc.nat({ max: 1_000 }),
    outcome: fc.constantFrom('settled' as const, 'failed' as const),
  })
  .filter(({ sourceAsset, destinationAsset }) => sourceAsset !== destinationAsset)
  .chain((given) => {
    const fixed = given.side === 'source' ? given.sourceAsset : given.destinationAsset;
    const minor = fc.oneof(
      fc.bigInt({ min: 1n, max: largestAmount(fixed) }),
      fc.bigInt({ min: 1n, max: 1_000_000n }),
      fc.constantFrom(1n, largestAmount(fixed)),
    );
    return minor.map((each) => ({ ...given, amount: presentAmount(each, fixed) }));
  });

type Given = typeof GIVEN extends fc.Arbitrary<infer Value> ? Value : never;

function build({ sourceAsset, rate, flat, bps }: Given): TestWorld {
  const fee = { operation: 'conversion', asset: sourceAsset, flat, bps } as const;
  const world = new TestWorld({
    terms: testTerms({ pricing: { fees: [fee] } }),
    providers: { marketRate: (_direction, now) => ({ rate, asOf: now }) },
  });
  // Enough for the largest amount with the largest fee.
  world.adjust(largestAmount(sourceAsset) * 2n, sourceAsset);
  return world;
}

/** The quote that a request gets, or nothing where an amount of it would be none that can be named. */
function quoteOf(world: TestWorld, { sourceAsset, destinationAsset, side, amount }: Given) {
  const assets = { sourceAsset, destinationAsset };
  try {
    return createTestQuote(
      world,
      side === 'source' ? { ...assets, sourceAmount: amount } : { ...assets, destinationAmount: amount },
    );
  } catch (error) {
    if (error instanceof ApiError && ['limit_exceeded', 'amount_below_minimum'].includes(error.code))
      return undefined;
    throw error;
  }
}

it('a conversion takes and brings exactly what its quote says, or takes nothing', () => {
  fc.assert(
    fc.property(GIVEN, (given) => {
      const world = build(given);
      const { sourceAsset, destinationAsset, side, amount, outcome } = given;
      const before = world.balanceOf(sourceAsset).availableMinor;
      const quote = quoteOf(world, given);
      fc.pre(quote !== undefined);
      const fixed = side === 'source' ? quote.sourceMinor : quote.destinationMinor;
      expect(fixed).toBe(parseAmount(amount, side === 'source' ? sourceAsset : destinationAsset));
      // The house never pays the rounding: what it gets is worth what it gives, at the quoted rate.
      const gets =
        quote.sourceMinor * BigInt(quote.rate.replace('.', '')) * 10n ** BigInt(decimalsOf(destinationAsset));
      const gives = quote.destinationMinor * 10n ** BigInt(10 + decimalsOf(sourceAsset));
      expect(gets >= gives).toBe(true);
      const total = quote.sourceMinor + quote.feeMinor;
      const { id } = acceptTestQuote(world, quote.id);
      expect(world.balanceOf(sourceAsset)).toMatchObject({
        availableMinor: before - total,
        reservedMinor: total,
      });
      reportTestOperation(world, id, { status: outcome });
      const isSettled = outcome === 'settled';
      expect(world.balanceOf(sourceAsset)).toMatchObject({
        availableMinor: isSettled ? before - total : before,
        reservedMinor: 0n,
      });
      expect(world.balanceOf(destinationAsset).availableMinor).toBe(isSettled ? quote.destinationMinor : 0n);
      expect(faultsOfBooks(world)).toEqual([]);
    }),
  );
});
