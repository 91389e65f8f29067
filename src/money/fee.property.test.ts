import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentAmount } from './amount.ts';
import { feeOn, shareRoundedDown } from './rate.ts';

const PRINCIPAL = fc.oneof(
  fc.bigInt({ min: 1n, max: 99_999_999_999_999n }),
  // Small principals meet the halves far more often.
  fc.bigInt({ min: 1n, max: 20_000n }),
);
const CENTS = fc.bigInt({ min: 0n, max: 1_000_000n });
const BPS = fc.integer({ min: 0, max: 10_000 });

/** Basis points of a principal, rounded half up, in whole numbers alone. */
function shareHalfUp(principal: bigint, bps: number): bigint {
  return (2n * principal * BigInt(bps) + 10_000n) / 20_000n;
}

describe('a fee', () => {
  it('is the flat part and the share of the principal, half up', () => {
    fc.assert(
      fc.property(PRINCIPAL, CENTS, BPS, (principal, flat, bps) => {
        const terms = { flat: presentAmount(flat, 'AUD'), bps };
        expect(feeOn(principal, terms, 'AUD')).toBe(flat + shareHalfUp(principal, bps));
      }),
    );
  });

  it('stays between its minimum and its maximum', () => {
    fc.assert(
      fc.property(PRINCIPAL, CENTS, BPS, CENTS, CENTS, (principal, flat, bps, one, other) => {
        const [least, most] = one < other ? [one, other] : [other, one];
        const unbounded = flat + shareHalfUp(principal, bps);
        const bounded = unbounded < least ? least : unbounded > most ? most : unbounded;
        const terms = { flat: presentAmount(flat, 'AUD'), bps };
        const minimum = presentAmount(least, 'AUD');
        const maximum = presentAmount(most, 'AUD');
        expect(feeOn(principal, { ...terms, minimum, maximum }, 'AUD')).toBe(bounded);
        expect(feeOn(principal, { ...terms, minimum }, 'AUD')).toBe(unbounded < least ? least : unbounded);
        expect(feeOn(principal, { ...terms, maximum }, 'AUD')).toBe(unbounded > most ? most : unbounded);
      }),
    );
  });

  it.each([
    [49n, 0n],
    [50n, 1n],
    [51n, 1n],
    [149n, 1n],
    [150n, 2n],
  ])('of 100 bps on %s cents is %s', (principal, fee) => {
    expect(feeOn(principal, { flat: '0', bps: 100 }, 'AUD')).toBe(fee);
  });
});

describe('a hold-back', () => {
  it.each([
    [10_000n, 1, 1n],
    [9_999n, 1, 0n],
    [12_345n, 1000, 1_234n],
    [12_345n, 10_000, 12_345n],
    [12_345n, 0, 0n],
  ])('of %s cents at %s bps is rounded down to %s', (net, bps, holdback) => {
    expect(shareRoundedDown(net, bps)).toBe(holdback);
  });
});
