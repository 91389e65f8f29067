import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, largestAmount, type Asset } from './amount.ts';
import { canonicalRate, destinationFor, hasSlipped, sourceFor, type Direction } from './rate.ts';

const ASSETS = ['AUD', 'USDC', 'USDT'] as const satisfies readonly Asset[];

/** Rates are kept in ten decimals. */
const ONE = 10n ** 10n;

/** Whatever a pin can be: twelve digits before the point, ten behind it, above zero. */
const rates = fc
  .oneof(
    fc.bigInt({ min: 1n, max: 10n ** 22n - 1n }),
    fc.bigInt({ min: ONE / 10n, max: ONE * 10n }),
    fc.constantFrom(1n, ONE - 1n, ONE, ONE + 1n, ONE / 3n, 10n ** 22n - 1n),
  )
  .map((scaled) => ({ scaled, rate: textOf(scaled) }));

const directions = fc
  .tuple(fc.constantFrom(...ASSETS), fc.constantFrom(...ASSETS))
  .filter(([source, destination]) => source !== destination)
  .map(([source, destination]): Direction => ({ source, destination }));

const amountsOf = (asset: Asset) =>
  fc.oneof(
    fc.bigInt({ min: 1n, max: largestAmount(asset) }),
    fc.bigInt({ min: 1n, max: 1_000n }),
    fc.constantFrom(1n, largestAmount(asset) - 1n, largestAmount(asset)),
  );

const sourcesAtRates = fc
  .tuple(directions, rates)
  .chain(([direction, { scaled, rate }]) =>
    amountsOf(direction.source).map((minor) => ({ direction, scaled, rate, minor })),
  );

const destinationsAtRates = fc
  .tuple(directions, rates)
  .chain(([direction, { scaled, rate }]) =>
    amountsOf(direction.destination).map((minor) => ({ direction, scaled, rate, minor })),
  );

function textOf(scaled: bigint): string {
  const digits = scaled.toString().padStart(11, '0');
  return `${digits.slice(0, -10)}.${digits.slice(-10)}`;
}

const powerOfTen = (asset: Asset): bigint => 10n ** BigInt(decimalsOf(asset));

/** A value of source minor units, in a measure so fine that it is whole; the same as that of valueOfDestination. */
const valueOfSource = (minor: bigint, scaled: bigint, { destination }: Direction): bigint =>
  minor * scaled * powerOfTen(destination);
const valueOfDestination = (minor: bigint, { source }: Direction): bigint => minor * ONE * powerOfTen(source);

describe('a conversion whose source is fixed', () => {
  it('gives the most that the source is worth, and never more', () => {
    fc.assert(
      fc.property(sourcesAtRates, ({ direction, scaled, rate, minor }) => {
        const destination = destinationFor(minor, rate, direction);
        const worth = valueOfSource(minor, scaled, direction);
        expect(valueOfDestination(destination, direction) <= worth).toBe(true);
        expect(valueOfDestination(destination + 1n, direction) > worth).toBe(true);
      }),
    );
  });
});

describe('a conversion whose destination is fixed', () => {
  it('takes the least that is worth the destination, and never less', () => {
    fc.assert(
      fc.property(destinationsAtRates, ({ direction, scaled, rate, minor }) => {
        const source = sourceFor(minor, rate, direction);
        const worth = valueOfDestination(minor, direction);
        expect(valueOfSource(source, scaled, direction) >= worth).toBe(true);
        expect(valueOfSource(source - 1n, scaled, direction) < worth).toBe(true);
      }),
    );
  });

  it('can be had for what it takes, and not for a minor unit less', () => {
    fc.assert(
      fc.property(destinationsAtRates, ({ direction, rate, minor }) => {
        const source = sourceFor(minor, rate, direction);
        expect(destinationFor(source, rate, direction) >= minor).toBe(true);
        expect(destinationFor(source - 1n, rate, direction) < minor).toBe(true);
      }),
    );
  });
});

describe('a conversion there and back', () => {
  it('never costs less than it gave', () => {
    fc.assert(
      fc.property(sourcesAtRates, ({ direction, rate, minor }) => {
        const destination = destinationFor(minor, rate, direction);
        expect(sourceFor(destination, rate, direction) <= minor).toBe(true);
      }),
    );
  });
});

describe('a rate', () => {
  it('keeps its value in its canonical form, however it is written', () => {
    fc.assert(
      fc.property(rates, fc.nat({ max: 5 }), fc.nat({ max: 10 }), ({ scaled, rate }, leading, trailing) => {
        const zeros = /0*$/.exec(rate)?.[0].length ?? 0;
        const shorter = rate.slice(0, rate.length - Math.min(zeros, trailing)).replace(/\.$/, '');
        expect(canonicalRate('0'.repeat(leading) + shorter)).toBe(textOf(scaled));
      }),
    );
  });

  it('has slipped exactly where the market gives less by more than the maximum', () => {
    fc.assert(
      fc.property(rates, rates, fc.nat({ max: 10_000 }), (quoted, current, bps) => {
        const least = quoted.scaled * BigInt(10_000 - bps);
        expect(hasSlipped(quoted.rate, current.rate, bps)).toBe(current.scaled * 10_000n < least);
      }),
    );
  });
});
