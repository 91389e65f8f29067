import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, parseAmount, parseSignedAmount, presentAmount, type Asset } from './amount.ts';
import { BALANCE_BOUND } from '../ledger/wallet.ts';

/** The largest input, 999,999,999,999.99, in minor units. */
const LARGEST: Readonly<Record<Asset, bigint>> = {
  AUD: 99_999_999_999_999n,
  USDC: 999_999_999_999_990_000n,
  USDT: 999_999_999_999_990_000n,
};

describe.each(['AUD', 'USDC', 'USDT'] as const)('amounts of %s', (asset) => {
  const input = fc.bigInt({ min: 0n, max: LARGEST[asset] });

  it('survive the way out and back over the whole range of inputs', () => {
    fc.assert(
      fc.property(input, (minor) => {
        expect(parseAmount(presentAmount(minor, asset), asset)).toBe(minor);
        expect(parseSignedAmount(presentAmount(-minor, asset), asset)).toBe(-minor);
      }),
    );
  });

  it('are read the same with leading zeros, and without trailing ones', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 20 }), (minor, zeros) => {
        const canonical = presentAmount(minor, asset);
        const short = canonical.replace(/0+$/, '').replace(/\.$/, '');
        expect(parseAmount('0'.repeat(zeros) + canonical, asset)).toBe(minor);
        expect(parseAmount('0'.repeat(zeros) + short, asset)).toBe(minor);
      }),
    );
  });

  it('are canonical on the wire up to the bound of a balance: all decimals, no needless zero, no lost digit', () => {
    const form = new RegExp(`^-?(0|[1-9][0-9]*)\\.[0-9]{${decimalsOf(asset)}}$`);
    fc.assert(
      fc.property(fc.bigInt({ min: -BALANCE_BOUND, max: BALANCE_BOUND }), (minor) => {
        const text = presentAmount(minor, asset);
        expect(text).toMatch(form);
        expect(BigInt(text.replace('.', ''))).toBe(minor);
      }),
    );
  });
});
